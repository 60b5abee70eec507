import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkVersion, releaseEdits } from '../../scripts/release/edits.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { version: from } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')));
const release = { from, version: '999.8.7', day: '2027-01-02' };

// Once more for the package itself, and in a comment.
const twice = ['package-lock.json', 'deploy/compose.server.yaml'];

test('a release changes the version wherever it stands, and nothing else', () => {
  const changed = releaseEdits(release, read);
  for (const [file, text] of changed) {
    if (file === 'CHANGELOG.md') continue;
    const lines = text.split('\n');
    const before = read(file).split('\n');
    const different = lines.filter((line, at) => line !== before[at]);
    expect([file, different.length]).toEqual([file, twice.includes(file) ? 2 : 1]);
    expect(different.every((line) => line.includes('999.8.7'))).toBe(true);
  }
  expect([...changed.keys()]).toContain('deploy/kubernetes/server/kustomization.yaml');
});

test('what was unreleased gets the version and the day, and a new list begins above it', () => {
  const text = releaseEdits(release, read).get('CHANGELOG.md') ?? '';
  expect(text).toMatch(/^## Unreleased\n\n## 999\.8\.7 – 2027-01-02\n\n### Added\n/m);
  const again = (file: string) => (file === 'CHANGELOG.md' ? text : read(file));
  expect(() => releaseEdits(release, again)).toThrow('has nothing under “Unreleased”');
});

test('a file that no longer names the version stops the release', () => {
  const without = (file: string) => (file === 'deploy/compose.yaml' ? 'name: cairn\n' : read(file));
  expect(() => releaseEdits(release, without)).toThrow(
    `deploy/compose.yaml does not name the version ${from}`,
  );
});

test.each([
  ['0.1.0', '0.1.1', true],
  ['0.1.9', '0.2.0', true],
  ['0.9.0', '0.10.0', true],
  ['1.2.3', '2.0.0', true],
  ['0.2.0', '0.1.9', false],
  ['0.1.0', '0.1.0', false],
  ['0.1.0', 'v0.2.0', false],
  ['0.1.0', '0.2', false],
])('from %s to %s: %s', (was, version, allowed) => {
  if (allowed) expect(() => checkVersion(was, version)).not.toThrow();
  else expect(() => checkVersion(was, version)).toThrow(/does not come after|is no version/);
});
