import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../support/running-app.ts';
import { begin, commands, ending, lasting, run } from './shortest.ts';

test('every command of package.json has a shortest form that a test runs', () => {
  expect([...Object.keys(ending), ...lasting].toSorted()).toEqual(Object.keys(commands).toSorted());
});

const distinct = Object.entries(ending).filter(
  ([name], at, all) => all.findIndex(([other]) => commands[other] === commands[name]) === at,
);

test.each(distinct.filter(([, { browser }]) => !browser))(
  'npm run %s completes',
  async (name, { args, says }) => {
    await run(name, args, says);
  },
);

test('npm run start and dev serve the first page and stop on a signal; npm run admin works at the same time', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), `cairn-test-${process.pid}-`));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  for (const name of ['start', 'dev']) {
    const port = String(await freePort());
    const app = begin(name, [], { DATA_DIR: dataDir, PORT: port, DEMO: 'off' });
    await app.running;
    const page = await fetch(`http://localhost:${port}/`);
    expect([name, page.status, (await page.text()).includes('</html>')]).toEqual([name, 200, true]);
    await run('admin', ['list'], 'admin', { DATA_DIR: dataDir });
    app.child.kill('SIGTERM');
    // Vite, inside of `dev`, exits with the signal's code.
    expect([name, await app.ended]).toEqual([name, name === 'dev' ? 143 : 0]);
  }
});
