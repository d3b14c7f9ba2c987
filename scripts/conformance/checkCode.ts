/**
 * The code of a check, in one spelling whatever its layout: a result is stale when the code
 * that gave it has changed.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import type {Check} from '../../conformance/types';

export function hasCode(value: unknown): boolean {
  if (typeof value === 'function') return true;
  return typeof value === 'object' && value !== null && !(value instanceof RegExp) && Object.values(value).some(hasCode);
}

/**
 * Code of a check in this file: its own literal and what the file declares beside its checks; the
 * whole file when checks are made in a loop.
 */
export function codeOf(file: string, {id}: Pick<Check, 'id'>): string {
  const {source, print} = parse(file);
  const literal = findLiteral(source, id);
  const statements = source.statements.filter((statement) => !literal || !ts.isExportAssignment(statement));
  return [...statements.map(print), ...(literal ? [print(literal)] : []), ...ownModules(source).map(printFile)].join('\n');
}

type Parsed = {source: ts.SourceFile; print: (node: ts.Node) => string};
const parsed = new Map<string, Parsed>();

function parse(file: string): Parsed {
  const known = parsed.get(file);
  if (known) return known;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const printer = ts.createPrinter({removeComments: true});
  // The printer keeps line breaks of literals; layout must not count.
  const print = (node: ts.Node): string =>
    printer
      .printNode(ts.EmitHint.Unspecified, node, source)
      .replace(/\s+/g, '')
      .replace(/,(?=[)\]}])/g, '');
  const result = {source, print};
  parsed.set(file, result);
  return result;
}

function printFile(file: string): string {
  const {source, print} = parse(file);
  return print(source);
}

function findLiteral(node: ts.Node, id: string): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node) && node.properties.some((property) => isId(property, id))) return node;
  return ts.forEachChild(node, (child) => findLiteral(child, id));
}

function isId(property: ts.ObjectLiteralElementLike, id: string): boolean {
  return (
    ts.isPropertyAssignment(property) &&
    property.name.getText() === 'id' &&
    ts.isStringLiteral(property.initializer) &&
    property.initializer.text === id
  );
}

/** Modules that only checks use; those of the run itself would make everything stale. */
function ownModules(source: ts.SourceFile): string[] {
  return source.statements
    .filter(ts.isImportDeclaration)
    .map(({moduleSpecifier}) => path.join(path.dirname(source.fileName), (moduleSpecifier as ts.StringLiteral).text))
    .filter((module) => /scripts\/conformance\/\w+\//.test(module))
    .map((module) => `${module}.ts`)
    .filter((file) => existsSync(file));
}
