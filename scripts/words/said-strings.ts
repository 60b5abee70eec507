import { type ESTree, parseSync } from 'vite';

export type Said = { text: string; line: number };

/** Identifiers, codes and paths: one token without a capital first letter; and calls of the API. */
const code = /^(?:[^A-Z\s]\S*|(?:GET|POST|PUT|DELETE) \/\S+(?: \w+)?)$/;

/** Texts that a person may read, without imports, keys, types, class names, SQL, and codes. */
export function saidStrings(file: string, source: string): Said[] {
  return placed(source, textsIn(parsed(file, source))).filter(
    ({ text }) => text.trim() !== '' && !code.test(text.trim()),
  );
}

/** What the API reference says of each endpoint that is declared in a file. */
export function saidSummaries(file: string, source: string): Said[] {
  return source.includes('summary:') ? placed(source, summariesIn(parsed(file, source))) : [];
}

function parsed(file: string, source: string): ESTree.Node {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return program;
}

function placed(source: string, found: readonly Found[]): Said[] {
  const lines = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return found.map(({ text, at }) => ({
    text: text.replace(/\s+/g, ' '),
    line: lines.findLastIndex((start) => start <= at) + 1,
  }));
}

type Found = { text: string; at: number };

function textsIn(node: ESTree.Node): Found[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'TSLiteralType':
      return [];
    case 'ExportNamedDeclaration':
      return node.declaration ? textsIn(node.declaration) : [];
    case 'Property':
      return [...(node.computed ? textsIn(node.key) : []), ...textsIn(node.value)];
    case 'JSXAttribute':
      return node.value && !isClass(node.name) ? textsIn(node.value) : [];
    case 'TaggedTemplateExpression':
      return node.tag.type === 'Identifier' && node.tag.name === 'sql' ? [] : textsIn(node.quasi);
    case 'JSXElement':
    case 'JSXFragment':
      return [
        ...(node.type === 'JSXElement' ? textsIn(node.openingElement) : []),
        ...node.children.flatMap((child, at) =>
          // Text after a value is treated like text after a number.
          child.type === 'JSXText' && node.children[at - 1]?.type === 'JSXExpressionContainer'
            ? [{ text: `0${child.value}`, at: child.start }]
            : textsIn(child),
        ),
      ];
    case 'JSXText':
      return [{ text: node.value, at: node.start }];
    case 'Literal':
      return typeof node.value === 'string' ? [{ text: node.value, at: node.start }] : [];
    case 'TemplateLiteral': {
      const text = node.quasis.map(({ value }) => value.cooked ?? value.raw).join('0');
      return [{ text, at: node.start }, ...node.expressions.flatMap(textsIn)];
    }
    default:
      return Object.values(node).flat().filter(isNode).flatMap(textsIn);
  }
}

function summariesIn(node: ESTree.Node): Found[] {
  if (node.type !== 'ObjectExpression') return Object.values(node).flat().filter(isNode).flatMap(summariesIn);
  const values = new Map(
    node.properties.flatMap((property): [string, ESTree.Node][] =>
      property.type === 'Property' && property.key.type === 'Identifier'
        ? [[property.key.name, property.value]]
        : [],
    ),
  );
  const summary = values.get('summary');
  const isEndpoint = values.has('method') && values.has('path');
  return isEndpoint && summary ? textsIn(summary) : [...values.values()].flatMap(summariesIn);
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function isClass(name: ESTree.JSXAttributeName): boolean {
  return name.type === 'JSXIdentifier' && /className$/i.test(name.name);
}
