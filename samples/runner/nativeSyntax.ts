import {findProgram, run} from './process';
import type {SyntaxProblem} from './syntax';

type Checker = {program: string; args: string[]; line: RegExp};

/** Languages whose own parser is asked as well where it is installed. The grammars alone decide everywhere else. */
const CHECKERS: Record<string, Checker> = {
  exs: {program: 'elixir', args: ['-e', 'Code.string_to_quoted!(IO.read(:stdio, :eof))'], line: /nofile:(\d+)/},
  php: {program: 'php', args: ['-l'], line: /on line (\d+)/},
  rb: {program: 'ruby', args: ['-c'], line: /:(\d+):/},
};

const found = new Map<string, Promise<string | undefined>>();

export async function checkNatively(extension: string, code: string): Promise<SyntaxProblem | undefined> {
  const checker = CHECKERS[extension];
  if (!checker) return undefined;
  const {program, args, line} = checker;
  const search = found.get(program) ?? findProgram([program]);
  found.set(program, search);
  if (!(await search)) return undefined;
  const {code: exit, stdout, stderr} = await run(program, args, {input: code, timeoutMs: 60_000});
  if (exit === 0) return undefined;
  const output = `${stderr}${stdout}`.trim();
  return {line: Number(line.exec(output)?.[1] ?? 1), message: output.split('\n')[0] ?? 'does not parse'};
}
