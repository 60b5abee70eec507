import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageProgram } from '../../scripts/package-program.ts';

const root = join(import.meta.dirname, '../..');
const listings = 'features/marketplace/listings';
const deals = 'features/deal-room/deal-rooms';

const backward: readonly [rule: string, from: string, to: string][] = [
  ['kernel-alone', 'kernel/one.ts', 'wire/two.ts'],
  ['wire', 'wire/one.ts', `${listings}/domain/two.ts`],
  ['content', 'content/one.ts', 'wire/two.ts'],
  ['platform', 'platform/one.ts', 'http/two.ts'],
  ['http', 'http/one.ts', `${listings}/contract.ts`],
  ['kit', 'kit/one.tsx', `${listings}/domain/two.ts`],
  ['kit', 'kit/ui/one.tsx', 'site/layouts/two.tsx'],
  ['domain', `${listings}/domain/one.ts`, 'wire/two.ts'],
  ['contract', `${listings}/one-contract.ts`, 'platform/two.ts'],
  ['contract', `${listings}/one-shapes.ts`, `${listings}/server/two.ts`],
  ['server', `${listings}/server/one.ts`, 'kit/two.ts'],
  ['server', `${listings}/server/one.ts`, `${listings}/web/two.tsx`],
  ['web', `${listings}/web/one.tsx`, `${listings}/server/two.ts`],
  ['web', `${listings}/web/one.tsx`, 'http/two.ts'],
  ['site', 'site/pages/one.tsx', `${listings}/server/two.ts`],
  ['nothing-imports-app', 'site/dashboard/server/one.ts', 'app/two.ts'],
  ['marketplace-imports-a-later-context', `${listings}/web/one.tsx`, `${deals}/web/two.tsx`],
  ['marketplace-imports-a-later-context', `${listings}/server/one.ts`, `${deals}/server/two.ts`],
  ['marketplace-imports-a-later-context', `${listings}/one-contract.ts`, `${deals}/room-shapes.ts`],
  [
    'conversation-imports-a-later-context',
    'features/conversation/messages/web/one.tsx',
    'site/finder/web/two.tsx',
  ],
  [
    'listings-imports-a-later-feature',
    `${listings}/web/one.tsx`,
    'features/marketplace/mandates/web/two.tsx',
  ],
  ['storage-imports-a-later-feature', 'site/storage/server/one.ts', 'site/finder/server/two.ts'],
  ['store-and-routes-are-private', `${deals}/server/one.ts`, `${listings}/server/listing-store.ts`],
  ['store-and-routes-are-private', 'site/finder/server/one.ts', 'site/storage/server/store.ts'],
  ['product-imports-no-tests', 'app/one.ts', '../test/support/two.ts'],
  ['tests-beside-code', `${listings}/domain/one.test.ts`, '../scripts/two.ts'],
];

/** Violations that are no import of a later file. */
const others: readonly [rule: string, from: string, text: string][] = [
  ['no-circle', 'kernel/about.ts', "import type { Round } from './round.ts';\nexport type About = Round;\n"],
  [
    'domain-is-pure',
    `${listings}/domain/reads.ts`,
    "import { readFileSync } from 'node:fs';\nreadFileSync('x');\n",
  ],
  ['domain-is-pure', 'kernel/reads.ts', "import type { Hono } from 'hono';\nexport type Reads = Hono;\n"],
  [
    'hono-only-in-http',
    `${listings}/server/serves.ts`,
    "import type { Hono } from 'hono';\nexport type Serves = Hono;\n",
  ],
  ['no-unresolved', 'kernel/lost.ts', "export * from './nowhere.ts';\n"],
  [
    'list-of-marketplace-imports-another-context',
    'app/contexts/marketplace.ts',
    "import type { Two } from '../../features/deal-room/deal-rooms/server/two.ts';\nexport type Three = Two;\n",
  ],
];

let tree: string;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'cairn-test-directions-'));
  for (const file of ['.dependency-cruiser.cjs', 'src/contexts.json'])
    cpSync(join(root, file), join(tree, file));
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

test('dependency-cruiser rejects every forbidden import, including type imports', () => {
  backward.forEach(([, from, to], at) => {
    write(importerOf(from, at), `import type { Two } from '${place(to)}';\nexport const one: Two = 2;\n`);
    write(to, 'export type Two = 2;\n');
  });
  for (const [, from, text] of others) write(from, text);
  write('kernel/round.ts', "import type { About } from './about.ts';\nexport type Round = About;\n");
  write(`${deals}/server/two.ts`, 'export type Two = 2;\n');
  write('../node_modules/hono/package.json', '{ "name": "hono", "version": "1.0.0", "main": "index.js" }');
  write('../node_modules/hono/index.js', 'export class Hono {}\n');
  write('../package.json', '{ "name": "planted", "dependencies": { "hono": "1.0.0" } }');
  const args = [
    packageProgram('dependency-cruiser', 'depcruise'),
    'src',
    '--config',
    '.dependency-cruiser.cjs',
  ];
  const { stdout } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' });
  const refused = (rule: string, from: string, at: number) =>
    stdout.includes(`error ${rule}: src/${importerOf(from, at)} `);
  expect(backward.filter(([rule, from], at) => !refused(rule, from, at))).toEqual([]);
  expect(others.filter(([rule, from]) => !stdout.includes(`error ${rule}: src/${from} `))).toEqual([]);
});

const place = (path: string) => join(tree, 'src', path);

const importerOf = (path: string, at: number) => path.replace('one', `one-${String.fromCharCode(97 + at)}`);

function write(path: string, text: string): void {
  mkdirSync(dirname(place(path)), { recursive: true });
  writeFileSync(place(path), text);
}
