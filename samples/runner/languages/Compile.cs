// Compiles C# with Roslyn 4: `-out:<file>`, `-r:<reference>`, `-d:<symbol>`, then the sources. A program when they have statements of their own, a library
// otherwise.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

static class Compile
{
    static int Main(string[] args)
    {
        IEnumerable<string> Values(string option) => args.Where(arg => arg.StartsWith(option)).Select(arg => arg.Substring(option.Length));
        var output = Values("-out:").Single();
        var parse = new CSharpParseOptions(LanguageVersion.CSharp10, preprocessorSymbols: Values("-d:"));
        var trees = args.Where(arg => !arg.StartsWith("-")).Select(file => CSharpSyntaxTree.ParseText(File.ReadAllText(file), parse, file)).ToList();
        var isProgram = trees.Any(tree => tree.GetRoot().ChildNodes().OfType<GlobalStatementSyntax>().Any());
        var options = new CSharpCompilationOptions(isProgram ? OutputKind.ConsoleApplication : OutputKind.DynamicallyLinkedLibrary)
            .WithNullableContextOptions(NullableContextOptions.Annotations);
        var references = Values("-r:").Select(file => MetadataReference.CreateFromFile(file));
        using (var stream = File.Create(output))
        {
            var result = CSharpCompilation.Create(Path.GetFileNameWithoutExtension(output), trees, references, options).Emit(stream);
            foreach (var problem in result.Diagnostics.Where(each => each.Severity == DiagnosticSeverity.Error)) Console.WriteLine(problem);
            return result.Success ? 0 : 1;
        }
    }
}
