import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Refused } from '#kernel/refusal.ts';
import { findOffice, officeConverter } from '#platform/render/office-converter.ts';

/** Whether a test's machine allows namespaces is not what is tried here. */
const here = { isolated: [] };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-test-office-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A program that takes LibreOffice's words: the last is the file, the one after --outdir the folder. */
async function standIn(body: string): Promise<string> {
  const path = join(folder, 'soffice');
  const read = 'for word in "$@"; do [ "$last" = "--outdir" ] && out="$word"; last="$word"; done';
  await writeFile(path, `#!/bin/sh\n${read}\n${body}\n`);
  await chmod(path, 0o755);
  return path;
}

async function refusalOf(run: Promise<unknown>): Promise<string> {
  const error = await run.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof Refused ? error.code : String(error);
}

test('is found in the search path, or not', async () => {
  expect(await findOffice(`/nowhere:${folder}`, [])).toBe(null);
  const program = await standIn('exit 0');
  expect(await findOffice(`/nowhere:${folder}`, [])).toBe(program);
  expect(await findOffice('/nowhere', [folder])).toBe(program);
});

test('makes a PDF, sees no secret of ours, and leaves nothing behind', async () => {
  const program = await standIn('{ printf "%%PDF-1.7 "; cat "$last"; env; } > "$out/in.pdf"');
  process.env.OFFICE_TEST_SECRET = 'a secret of the program';
  const before = (await readdir(tmpdir())).filter((name) => name.startsWith('cairn-office-'));
  const pdf = Buffer.from(
    await officeConverter(program, here).toPdf(Buffer.from('sheet'), 'a; rm -rf $HOME.xlsx'),
  );
  expect(pdf.toString()).toContain('%PDF-1.7 sheet');
  expect(pdf.toString()).not.toContain('a secret of the program');
  const after = (await readdir(tmpdir())).filter((name) => name.startsWith('cairn-office-'));
  expect(after.filter((name) => !before.includes(name))).toEqual([]);
});

test('a file that it cannot convert is refused, one that takes too long is ended', async () => {
  const nothing = officeConverter(await standIn('exit 0'), here);
  expect(await refusalOf(nothing.toPdf(Buffer.from('x'), 'a.docx'))).toBe('document-unreadable');
  const failing = officeConverter(await standIn('exit 3'), here);
  expect(await refusalOf(failing.toPdf(Buffer.from('x'), 'a.docx'))).toBe('document-unreadable');
  const slow = officeConverter(await standIn('exec sleep 60'), { ...here, within: 300 });
  expect(await refusalOf(slow.toPdf(Buffer.from('x'), 'a.docx'))).toBe('document-too-slow');
});

test('what the program started ends with it', async () => {
  const started = join(folder, 'started');
  const body = `sleep 600 & echo $! > ${started}; wait`;
  const slow = officeConverter(await standIn(body), { ...here, within: 300 });
  expect(await refusalOf(slow.toPdf(Buffer.from('x'), 'a.docx'))).toBe('document-too-slow');
  const pid = Number(await readFile(started, 'utf8'));
  await expect.poll(() => isRunning(pid)).toBe(false);
});

/** A process that ended and that nobody has asked about counts as ended. */
async function isRunning(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat !== '' && !/\) Z /.test(stat);
}
