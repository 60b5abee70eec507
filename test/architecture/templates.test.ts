import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const notAscii = /[^\p{ASCII}]/u;

function taggedTemplates(file: string, source: string): string[] {
  const found: string[] = [];
  const visitor = new Visitor({
    'TaggedTemplateExpression:exit': ({ quasi }) => {
      found.push(...quasi.quasis.map(({ value }) => value.raw));
    },
  });
  visitor.visit(parseSync(file, source).program);
  return found;
}

test('the text of a tagged template is found', () => {
  expect(taggedTemplates('a.ts', 'const a = sql`one`; const b = `two`; String.raw`three`;')).toEqual([
    'one',
    'three',
  ]);
});

// The bundler escapes other characters, but a tagged template keeps what is written in it. One such character makes V8
// keep two bytes for each of the bundle. The test of the built folder is slow; this one says the same sooner.
test('tagged templates of the server are ASCII', () => {
  const wide = globSync('src/**/*.ts', { cwd: root }).flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    if (!notAscii.test(source)) return [];
    return taggedTemplates(file, source)
      .filter((text) => notAscii.test(text))
      .map((text) => `${file}: ${text}`);
  });
  expect(wide).toEqual([]);
});
