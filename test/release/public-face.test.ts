import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('public CI calls the same script as every machine, with no right but to read', () => {
  const workflow = z
    .looseObject({
      permissions: z.record(z.string(), z.string()),
      jobs: z.record(z.string(), z.looseObject({ steps: z.array(z.looseObject({})) })),
    })
    .parse(parse(read('.github/workflows/check.yml')));
  expect(workflow.permissions).toEqual({ contents: 'read' });
  const steps = Object.values(workflow.jobs).flatMap(({ steps: all }) => all);
  expect(steps.filter((step) => 'run' in step)).toEqual([{ run: '.ci/run' }]);
  // The oldest Node with which the product runs unbuilt.
  expect(steps).toContainEqual(expect.objectContaining({ with: { 'node-version': 24, cache: 'npm' } }));
});

const part = z.looseObject({ type: z.string(), id: z.string().optional() });
test.each(
  globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: root }).filter((file) => !file.endsWith('config.yml')),
)('%s has a name, a description and parts with names of their own', (file) => {
  const form = z
    .looseObject({ name: z.string(), description: z.string(), body: z.array(part) })
    .parse(parse(read(file)));
  const ids = form.body.flatMap(({ id }) => id ?? []);
  expect(ids.length).toBeGreaterThan(2);
  expect(new Set(ids).size).toBe(ids.length);
});

test('SECURITY.md names the file that every site serves, and nothing public asks for secrets', () => {
  expect(read('SECURITY.md')).toContain('/.well-known/security.txt');
  expect(read('src/http/security-txt.ts')).toContain("'/.well-known/security.txt'");
  expect(read('SECURITY.md')).toContain('`supportEmail` of `src/content/brand.ts`');
});

test.each([
  'README.md',
  'SECURITY.md',
  'CODE_OF_CONDUCT.md',
  'CHANGELOG.md',
  'ROADMAP.md',
  'docs/deploying.md',
  'docs/operating.md',
])('the files that %s links to are there', (file) => {
  const links = [...read(file).matchAll(/\]\(([^)#:\s]+)(?:#[\w-]+)?\)/g)].map(([, to = '']) => to);
  const missing = links.filter((to) => !existsSync(join(root, file, '..', to)));
  expect(missing).toEqual([]);
});

test('the README shows the main job as a moving picture that loads quickly', () => {
  const film = 'docs/pictures/main-job.webp';
  expect(read('README.md')).toContain(`](${film})`);
  expect(statSync(join(root, film)).size).toBeLessThan(1_500_000);
});
