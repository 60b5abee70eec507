import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { plainPdf } from '#test/support/hostile-pdfs.ts';
import { type RunningApp, runApp } from '#test/support/running-app.ts';
import { buildWeb } from '../../scripts/web-build.ts';
import { callsAt, signUp } from './writers.ts';

const checkout = join(import.meta.dirname, '../..');

async function sendFile({ url }: RunningApp): Promise<void> {
  const draft = { version: 0, about: 0 };
  const email = await signUp(callsAt({ url }), {
    people: new Map(),
    businesses: new Set(),
    draft,
    deals: [],
  });
  const basic = Buffer.from(`${email}:a password of mine`).toString('base64');
  const answer = await fetch(`${url}/token/`, { headers: { Authorization: `Basic ${basic}` } });
  const { jwt } = z.object({ jwt: z.string() }).parse(await answer.json());
  const sent = await fetch(`${url}/api/proofs?kind=funds`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/pdf', 'X-Application-Key': jwt },
    body: Uint8Array.from(plainPdf('Funds')),
  });
  expect(sent.status).toBe(201);
}

async function readyz({ url }: RunningApp): Promise<string> {
  return (await fetch(`${url}/readyz`)).text();
}

test('Cairn refuses to start without its files, and starts with them or after a command accepts the loss', async () => {
  await buildWeb();
  const dataDir = await mkdtemp(join(tmpdir(), `cairn-test-${process.pid}-`));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const [folder, aside] = [join(dataDir, 'files'), join(dataDir, 'aside')];
  const first = await runApp(dataDir);
  await sendFile(first);
  expect(await readyz(first)).toBe('ready\ndatabase: ok\nfiles: ok\n');
  await first.stop();

  await rename(folder, aside);
  await expect(runApp(dataDir)).rejects.toThrow(
    /is not where the files of this installation are: its marker is missing, the database knows 1 file/,
  );
  expect(await readdir(dataDir)).not.toContain('files');
  await rename(aside, folder);
  await (await runApp(dataDir)).stop();

  await rm(folder, { recursive: true });
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(checkout, 'scripts/admin.ts'), 'accept-files'],
    { env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir } },
  );
  expect(stdout).toMatch(/of the 1 that were checked, 0 are there/);
  const last = await runApp(dataDir);
  expect(await readyz(last)).toBe('ready\ndatabase: ok\nfiles: ok\n');
  await last.stop();
});
