import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const paths = globSync('src/{features/*,site}/*/server/**/*.ts', { cwd: root });
const server = paths.filter((path) => !path.endsWith('.test.ts'));

/** The types of the parameters of each exported function, in their order. */
type Signature = { name: string; types: string[] };

const caller = /^(?:Pick<)?(?:Work|Reading)\b/;
const tools = /^(?:Pick<|Omit<)?(?:\w*Tools|AccountParts|TokenParts|Vault)\b/;

const signatures = server.flatMap((path) => signaturesIn(readFileSync(join(root, path), 'utf8'), path));
const ofVerbs = signatures.filter(({ types }) => types.some((type) => caller.test(type)));

test('verbs and reads take who asks first, then what is asked, and what they work with last', () => {
  expect(ofVerbs.length).toBeGreaterThan(400);
  const otherwise = ofVerbs.filter(({ types }) => {
    const last = types.findLastIndex((type) => tools.test(type));
    return !caller.test(types[0] ?? '') || (last !== -1 && last !== types.length - 1);
  });
  expect(otherwise).toEqual([]);
});

test('the order is seen where it is wrong', () => {
  const [first, last] = signaturesIn(
    'export function a(id: string, { db }: Work): void {}\nexport async function b(work: Work, tools: ATools, of: { x: (y: A) => B; z: Map<C, D> }) {}',
    'x.ts',
  );
  expect(first).toEqual({ name: 'x.ts a', types: ['string', 'Work'] });
  expect(last).toEqual({ name: 'x.ts b', types: ['Work', 'ATools', '{ x: (y: A) => B; z: Map<C, D> }'] });
});

function signaturesIn(text: string, path: string): Signature[] {
  return [...text.matchAll(/^export (?:async )?function\*? (\w+)(?:<[^(]*>)?\(/gm)].map((found) => ({
    name: `${path} ${found[1]}`,
    types: parametersFrom(text.slice(found.index + found[0].length)).map(typeOf),
  }));
}

/** What stands between the commas up to the parenthesis that closes the list. */
function parametersFrom(text: string): string[] {
  const found: string[] = [''];
  let depth = 0;
  for (const sign of text.replaceAll('=>', '⇒')) {
    if (/[)\]}>]/.test(sign)) depth -= 1;
    if (depth < 0) break;
    if (/[([{<]/.test(sign)) depth += 1;
    if (sign === ',' && depth === 0) found.push('');
    else found.push(`${found.pop()}${sign}`);
  }
  return found.map((one) => one.replaceAll('⇒', '=>').trim()).filter((one) => one !== '');
}

function typeOf(parameter: string): string {
  let depth = 0;
  for (const [index, sign] of [...parameter].entries()) {
    if (/[([{]/.test(sign)) depth += 1;
    if (/[)\]}]/.test(sign)) depth -= 1;
    if (sign === ':' && depth === 0) return parameter.slice(index + 1).trim();
  }
  return '';
}
