import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { verifierSources } from '#features/record/ledger/server/verifier-page.ts';
import { readBackups } from '#platform/backup/read-backups.ts';
import { openDatabase } from '#platform/db/connect.ts';
import { enqueueFromOutside } from '#platform/jobs/jobs.ts';
import { run } from '../commands/shortest.ts';
import { embeddedPlace } from '../faults/storm/places.ts';
import { freePort } from '../support/running-app.ts';

let made: string;
let folder: string;

beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), `cairn-test-${process.pid}-`));
  folder = join(made, 'cairn');
  await run('build', [folder], 'start it with node');
});

afterAll(() => rmSync(made, { recursive: true, force: true, maxRetries: 5 }));

/** With nothing on the search path: no npm, no git, and no Node of the checkout. */
function launch(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(folder, 'scripts/launch.mjs'), ...args], {
    cwd: made,
    env: { PATH: join(made, 'nothing'), DATA_DIR: join(made, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, ended, output: () => output };
}

test('a built folder starts with Node alone, fills a demo with pictures and PDFs, and stops on a signal', async () => {
  const port = String(await freePort());
  const app = launch(['start'], { PORT: port, DEMO_SIZE: 'full' });
  await expect.poll(app.output).toContain('The demo is complete');
  const [page, market, verifier] = await Promise.all(
    ['/', '/businesses-for-sale', '/ledger-verifier.html'].map((path) =>
      fetch(`http://localhost:${port}${path}`),
    ),
  );
  expect([page?.status, market?.status, verifier?.status]).toEqual([200, 200, 200]);
  const admin = launch(['admin', 'list']);
  expect([await admin.ended, admin.output()]).toEqual([0, expect.stringContaining('admin@demo.example')]);
  app.child.kill('SIGTERM');
  expect(await app.ended).toBe(0);
  const wrong = /ERR_MODULE_NOT_FOUND|Cannot find|ENOENT|a job failed for good/;
  expect(
    app
      .output()
      .split('\n')
      .filter((line) => wrong.test(line)),
  ).toEqual([]);
});

test('the app makes a backup with the command of the folder', async () => {
  const [dataDir, backups] = [join(made, 'own'), join(made, 'backups')];
  const app = launch(['start'], {
    PORT: String(await freePort()),
    DEMO: 'off',
    DATA_DIR: dataDir,
    BACKUP_FOLDER: backups,
  });
  await expect.poll(app.output).toContain('is running at');
  const { db } = openDatabase(embeddedPlace(dataDir).source());
  onTestFinished(() => db.destroy());
  await db.transaction().execute((tx) => enqueueFromOutside(tx, 'watch-backups', {}));
  await expect
    .poll(() => readBackups(backups))
    .toMatchObject([{ problem: null, verification: { fault: null } }]);
  expect(app.output()).not.toContain('a backup or its verification failed');
  await db.destroy();
  app.child.kill('SIGTERM');
  expect(await app.ended).toBe(0);
});

test('files of the server are ASCII, so that V8 keeps one byte for each character', () => {
  const files = globSync('{program,build/server}/**/*.js', { cwd: folder });
  expect(files).toContain('program/start.js');
  // A tagged template keeps what is written in it: write such a character as an escape, or outside of it.
  const wide = files.flatMap(
    (file) => readFileSync(join(folder, file), 'utf8').match(/.*[^\p{ASCII}].*/gu) ?? [],
  );
  expect(wide).toEqual([]);
});

test('it has no tests, no tools and no sources, and the license of every package that has one', () => {
  const inside = (pattern: string) => globSync(pattern, { cwd: folder });
  const kept = verifierSources.map((path) => `src/${path}`);
  expect(inside('{src,scripts}/**/*.{js,ts,tsx}').toSorted()).toEqual(kept.toSorted());
  expect(inside('node_modules/{vite,typescript,@playwright,lucide-react}')).toEqual([]);
  expect(inside('node_modules/**/*.{map,d.ts}')).toEqual([]);
  const root = join(import.meta.dirname, '../..');
  const licenses = globSync('node_modules/*/{LICENSE,LICENCE}*', { cwd: root });
  const ofKept = licenses.filter((path) => existsSync(join(folder, path, '..')));
  expect(ofKept.length).toBeGreaterThan(100);
  expect(ofKept.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
});

test('it has what Appa learned from how people ask', () => {
  expect(existsSync(join(folder, 'build/appa/topics.bin'))).toBe(true);
});

test('it says what it was built from, and has only the commands that it can run', async () => {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const built = JSON.parse(readFileSync(join(folder, 'built.json'), 'utf8'));
  expect(built).toEqual({
    version,
    commit: expect.toSatisfy((commit) => commit === null || /^[0-9a-f]{40}$/.test(commit)),
    platform: process.platform,
    arch: process.arch,
  });
  const other = launch(['test']);
  expect([await other.ended, other.output()]).toEqual([1, 'Unknown command "test": use start, admin.\n']);
});

test('a folder with other files is not overwritten, and a built one is built again', async () => {
  const taken = join(made, 'data');
  await expect(run('build', [taken], '')).rejects.toThrow(/has files of something else/);
  await run('build', [folder], 'start it with node');
});
