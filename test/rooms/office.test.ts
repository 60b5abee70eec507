import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Refused } from '#kernel/refusal.ts';
import type { Confinement } from '#platform/confine/confinement.ts';
import { findOffice } from '#platform/render/find-office.ts';
import { type OfficeConverter, officeConverter } from '#platform/render/office-converter.ts';

const installed = await findOffice(process.env.PATH ?? '');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-test-office-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A program with LibreOffice's arguments: the last is the file, the one after --outdir the folder. */
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

test('finds LibreOffice in the search path, or reports that it is missing', async () => {
  expect(await findOffice(`/nowhere:${folder}`, [])).toBe(null);
  const program = await standIn('exit 0');
  expect(await findOffice(`/nowhere:${folder}`, [])).toBe(program);
  expect(await findOffice('/nowhere', [folder])).toBe(program);
});

const unconfined: Confinement = { name: 'none', words: (inside) => [...inside] };

type Options = NonNullable<Parameters<typeof officeConverter>[2]>;

async function converter(body: string, options: Options = {}): Promise<OfficeConverter> {
  const work = join(folder, 'work');
  await mkdir(work, { recursive: true });
  return officeConverter(await standIn(body), unconfined, { folder: work, ...options });
}

const file = (fileName: string, bytes: Uint8Array = Buffer.from('x'), whose = 'somebody') => ({
  fileName,
  whose,
  load: async () => bytes,
});

const makesPdf = 'mkdir -p "$out"; { printf "%%PDF-1.7 "; cat "$last"; } > "$out/in.pdf"';

test('makes a PDF without exposing secrets to LibreOffice', async () => {
  process.env.OFFICE_TEST_SECRET = 'a secret of the program';
  const office = await converter(`${makesPdf}; env >> "$out/in.pdf"`);
  const pdf = Buffer.from(await office.toPdf(file('a; rm -rf $HOME.xlsx', Buffer.from('sheet'))));
  expect(pdf.toString()).toContain('%PDF-1.7 sheet');
  expect(pdf.toString()).not.toContain('a secret of the program');
});

test.skipIf(!installed)('LibreOffice starts without its tests of graphics', async () => {
  const lists = `"${installed}" "$@"; { echo; ls profile/user; } >> "$out/in.pdf"`;
  const pdf = Buffer.from(await (await converter(lists)).toPdf(file('a.txt'))).toString('latin1');
  expect(pdf).toMatch(/%%EOF\s+[^%]*registrymodifications\.xcu/);
  expect(pdf).not.toContain('GraphicsRenderTests');
});

test('refuses a file that cannot be converted, and stops one that takes too long', async () => {
  const sampleOnly = `case "$(wc -c < "$last")" in 1) exit 0;; *) ${makesPdf};; esac`;
  const nothing = await converter(sampleOnly);
  expect(await refusalOf(nothing.toPdf(file('a.docx')))).toBe('document-unreadable');
  const failing = await converter(sampleOnly.replace('exit 0', 'exit 3'));
  expect(await refusalOf(failing.toPdf(file('a.docx')))).toBe('document-unreadable');
  const slow = await converter('exec sleep 60', { within: 300 });
  expect(await refusalOf(slow.toPdf(file('a.docx')))).toBe('document-too-slow');
});

test('does not call a file damaged if a part of LibreOffice is missing, and tells the operator once', async () => {
  const said: object[] = [];
  const log = { error: (facts: object) => void said.push(facts) };
  // Only Calc is installed: for other files it exits normally without output.
  const office = await converter(`case "$last" in *.xlsx) ${makesPdf};; esac`, { log });
  expect(await refusalOf(office.toPdf(file('a.docx')))).toBe('office-part-missing');
  expect(await refusalOf(office.toPdf(file('b.docx')))).toBe('office-part-missing');
  expect(await refusalOf(office.toPdf(file('c.xlsx')))).not.toBe('office-part-missing');
  expect(said).toEqual([{ ending: 'docx' }]);
  expect(await office.opens('xlsx')).toBe(true);
  expect(await office.opens('docx')).toBe(false);
});

test('stops a conversion that needs too much memory, and says so', async () => {
  const grows = 'x=$(head -c 600000000 /dev/zero | tr "\\0" x); sleep 30';
  const office = await converter(grows, { memory: 150_000_000 });
  expect(await refusalOf(office.toPdf(file('a.xlsx')))).toBe('document-too-heavy');
});

test('takes turns between accounts, so that one file does not wait behind another person’s many', async () => {
  const office = await converter(makesPdf);
  const order: string[] = [];
  const one = async (name: string, whose: string) => {
    await office.toPdf(file(name, Buffer.from('x'), whose));
    order.push(name);
  };
  await Promise.all([
    one('a1.xlsx', 'anna'),
    one('a2.xlsx', 'anna'),
    one('a3.xlsx', 'anna'),
    one('b1.xlsx', 'ben'),
  ]);
  expect(order).toEqual(['a1.xlsx', 'b1.xlsx', 'a2.xlsx', 'a3.xlsx']);
});

test('ends child processes together with the program', async () => {
  const started = join(folder, 'started');
  const slow = await converter(`sleep 600 & echo $! > ${started}; wait`, { within: 300 });
  expect(await refusalOf(slow.toPdf(file('a.docx')))).toBe('document-too-slow');
  const pid = Number(await readFile(started, 'utf8'));
  await expect.poll(() => isRunning(pid)).toBe(false);
});

/** A zombie process counts as ended. */
async function isRunning(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat !== '' && !/\) Z /.test(stat);
}
