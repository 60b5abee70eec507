import { type ESTree, parseSync } from 'vite';

type Node = ESTree.Node;

export type SourceMap = { lineOf(name: string, path: readonly PropertyKey[]): number };

export function syntaxError(file: string, text: string): { line: number; message: string } | null {
  const [error] = parseSync(file, text, { lang: 'ts' }).errors;
  if (!error) return null;
  const at = Math.max(0, ...error.labels.map((label) => label.start));
  return { line: lineAt(text, at), message: error.message };
}

/** Finds the line where a part of an exported value is written; a missing field is found at its object. */
export function sourceMap(file: string, text: string): SourceMap {
  const { program } = parseSync(file, text, { lang: 'ts' });
  const values = new Map<string, Node>();
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations)
      if (id.type === 'Identifier' && init) values.set(id.name, init);
  }
  return {
    lineOf(name, path) {
      let node = values.get(name);
      if (!node) return 1;
      for (const step of path) {
        const next = stepInto(resolved(node, values), step);
        if (!next) break;
        node = next;
      }
      return lineAt(text, node.start);
    },
  };
}

function resolved(node: Node, values: ReadonlyMap<string, Node>): Node {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return resolved(node.expression, values);
  if (node.type === 'ParenthesizedExpression') return resolved(node.expression, values);
  const value = node.type === 'Identifier' ? values.get(node.name) : undefined;
  return value ? resolved(value, values) : node;
}

function stepInto(node: Node, step: PropertyKey): Node | undefined {
  if (node.type === 'ArrayExpression' && typeof step === 'number') return node.elements[step] ?? undefined;
  if (node.type !== 'ObjectExpression') return undefined;
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.computed) continue;
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null;
    if (name === step) return property.value;
  }
  return undefined;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
