import { execFileSync } from 'node:child_process';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join as joinPath } from 'node:path';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { partBytes } from '#features/deal-room/deal-rooms/domain/part-size.ts';
import { checkSignature } from '#features/record/ledger/web/verifier/check-signature.ts';
import { linesOf } from '#features/record/ledger/web/verifier/lines-of.ts';
import { verifyLedger } from '#features/record/ledger/web/verifier/verify-ledger.ts';
import { canonicalJson } from '#kernel/canonical-json.ts';
import { Refused } from '#kernel/refusal.ts';
import { problemOf } from '#test/support/caller.ts';
import { test } from '#test/support/database.ts';
import { expectOk, type Someone } from '#test/support/people.ts';
import { type TestRoom, tryClosing } from '#test/support/rooms.ts';
import { memoryFiles } from '../files/memory-files.ts';
import { closureOf, fullRoom } from './full-room.ts';
import { unzipped } from './unzipped.ts';

const code = async (answer: Promise<Response>) => (await problemOf(await answer)).code;

async function archiveOf(someone: Someone, room: Pick<TestRoom, 'id'>): Promise<Buffer> {
  const answer = await someone.get(`/api/deal-rooms/${room.id}/archive`);
  if (!answer.ok) throw new Error(await answer.text());
  return Buffer.from(await answer.arrayBuffer());
}

const textOf = (files: ReadonlyMap<string, Buffer>, path: string) => files.get(path)?.toString() ?? '';

describe('the archive', () => {
  test('of the owner has every file byte for byte, with checksums, ledger and a valid signature', async ({
    fresh,
  }) => {
    const world = await fullRoom(fresh);
    await using _ended = world.product;
    const { product, seller, buyer, room, big } = world;
    await expectOk(tryClosing(seller, room.id, { reason: 'other', note: 'We take it off the market.' }));
    expect(await code(seller.get(`/api/deal-rooms/${room.id}/archive`))).toBe('archive-not-ready');
    await product.runJobs();
    const { archive } = await closureOf(seller, room);
    const bytes = await archiveOf(seller, room);
    expect(archive).toMatchObject({
      state: 'ready',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    const files = await unzipped(bytes);
    expect(archive?.files).toBe(files.size);
    const month = new Date().toISOString().slice(0, 7);
    const documents = [...files.keys()].filter((path) => path.startsWith('documents/'));
    const annual = 'documents/02.01_Annual P&L, balance sheet and cash flow, 3 to 5 years';
    expect(documents).toEqual([
      `${annual}/02.01.01_${month}_損益 2024_v1.qbw`,
      `${annual}/02.01.02_${month}__nul_v1.txt`,
      `${annual}/02.01.02_${month}__nul_v2.txt`,
      `${annual}/02.01.03_${month}_=cmd_x_v1.txt`,
      `documents/06.01_Income tax returns, 3 years/06.01.01_${month}_Return_v1.txt`,
      `documents/09.01_Organization chart by role/09.01.01_${month}_Payroll_v1.txt`,
    ]);
    expect(files.get(documents[0] ?? '')?.equals(big)).toBe(true);
    expect(documents.slice(1).map((path) => textOf(files, path))).toEqual([
      'Sales rose.',
      'Sales rose twice.',
      'Only to look at.',
      'A tax return.',
      'SSN 219-09-9999',
    ]);
    await sumsHold(files);
    expect(textOf(files, 'questions.csv')).toMatch(/Ada Lovelace,nul.txt,1,Why did sales rise\?,answered/);
    expect(textOf(files, 'questions.csv')).toContain('A secret of another buyer?');
    expect(textOf(files, 'rights.csv')).toMatch(/everyone with access,,the whole room,,,original/);
    expect(textOf(files, 'rights.csv')).toMatch(
      /everyone with access,,document,02.01.03,"'=cmd\|x.txt",view/,
    );
    expect(textOf(files, 'people.csv')).toContain('ada.lovelace@people.example');
    expect(textOf(files, 'index.html')).not.toMatch(/<script/i);
    const verdict = await verifyLedger(
      linesOf(new Blob([Uint8Array.from(files.get('record.jsonl') ?? [])])),
      checkSignature,
    );
    expect(verdict).toMatchObject({ fault: null, signed: true });
    expect(textOf(files, 'record.jsonl')).toMatch(/"act":"room-closed"/);
    expect(textOf(files, 'record-rules.txt')).toContain('The rules of a record, version 1');
    expect(textOf(files, 'record-verifier.html')).toBe(
      await (await product.call('GET', '/ledger-verifier.html')).text(),
    );
    expect(await seller.mails('room-closed')).toHaveLength(1);
    expect(await code(buyer.get(`/api/deal-rooms/${room.id}/archive`))).toBe('not-found');
  });

  test('of a broker leaves out files that may hold personal data, and a buyer’s what they could not download', async ({
    fresh,
  }) => {
    const world = await fullRoom(fresh);
    await using _ended = world.product;
    const { product, buyer, broker, room } = world;
    await expectOk(tryClosing(broker, room.id, { reason: 'sold', keepFor: buyer.id }));
    await product.runJobs();
    const brokers = await unzipped(await archiveOf(broker, room));
    const all = [...brokers].map(([path, bytes]) => `${path}\n${bytes.toString('latin1')}`).join('\n');
    expect(all).not.toContain('219-09-9999');
    expect(textOf(brokers, 'index.csv')).toMatch(/09\.01\.01.*Payroll\.txt.*May contain personal data/);
    const bought = await unzipped(await archiveOf(buyer, room));
    expect(
      [...bought.keys()].filter((path) => path.startsWith('documents/')).map((path) => path.slice(-8)),
    ).toEqual(['4_v1.qbw', 'l_v1.txt']);
    // One file is random bytes, which may contain any short text.
    const readable = [...bought].filter(([path]) => !path.endsWith('.qbw'));
    const known = readable.map(([path, bytes]) => `${path}\n${bytes.toString()}`).join('\n');
    for (const secret of [
      'Sales rose twice',
      'Only to look at.',
      'tax return',
      'Payroll',
      '219-09',
      'A secret of another',
      'Bela',
      'Kun',
      world.other.id,
      'Zebulon',
    ])
      expect([secret, known.includes(secret)]).toEqual([secret, false]);
    expect(textOf(bought, 'index.csv')).toMatch(/'=cmd\|x\.txt.*View only/);
    expect(textOf(bought, 'questions.csv')).toContain('New trucks.');
    await sumsHold(bought);
    await sumsHold(brokers);
  });

  test('resumes at any byte, is recorded once, and is refused when the permission ends', async ({
    fresh,
  }) => {
    const world = await fullRoom(fresh);
    await using _ended = world.product;
    const { product, seller, buyer, room } = world;
    await expectOk(tryClosing(seller, room.id, { reason: 'sold', keepFor: buyer.id }));
    await product.runJobs();
    const path = `/api/deal-rooms/${room.id}/archive`;
    const whole = await archiveOf(buyer, room);
    const part = async (range: string, more = {}) => {
      const answer = await product.call('GET', path, { key: buyer.key, headers: { Range: range, ...more } });
      return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    const cut = partBytes - 5;
    const rest = await part(`bytes=${cut}-`);
    expect(rest.answer.status).toBe(206);
    expect(rest.answer.headers.get('content-range')).toBe(`bytes ${cut}-${whole.length - 1}/${whole.length}`);
    expect(rest.bytes.equals(whole.subarray(cut))).toBe(true);
    const middle = await part(`bytes=${cut}-${cut + 9}`);
    expect(middle.bytes.equals(whole.subarray(cut, cut + 10))).toBe(true);
    expect((await part('bytes=-7')).bytes.equals(whole.subarray(-7))).toBe(true);
    expect((await part(`bytes=${whole.length}-`)).answer.status).toBe(416);
    expect((await part('bytes=5-', { 'If-Range': '"another"' })).answer.status).toBe(200);
    const record = await (await seller.get(`/api/listing/${world.listingId}/ledger`)).text();
    expect(record.match(/"act":"room-archive-downloaded"/g)).toHaveLength(1);
    const answer = await buyer.get(path);
    const reader = answer.body?.getReader();
    await reader?.read();
    await expectOk(tryClosing(seller, room.id, { reason: 'sold', keepFor: null }));
    await expect(
      (async () => {
        for (let piece = await reader?.read(); piece && !piece.done; ) piece = await reader?.read();
      })(),
    ).rejects.toThrow();
    expect(await code(buyer.get(path))).toBe('not-found');
  });

  test('waits for disk space or for a lost file, says so, and is made once', async ({ fresh }) => {
    let full = false;
    const { files, kept } = memoryFiles(() => {
      if (full) throw new Refused('storage-full');
    });
    const world = await fullRoom(fresh, { files });
    await using _ended = world.product;
    const { product, seller, room } = world;
    await product.runJobs();
    await expectOk(tryClosing(seller, room.id));
    full = true;
    await expect(product.runJobs()).rejects.toThrow('storage-full');
    expect(await closureOf(seller, room)).toMatchObject({
      archive: { state: 'waiting', trouble: expect.stringMatching(/no room left/) },
      may: { download: 'archive-not-ready' },
    });
    full = false;
    const rooms = [...kept.keys()].filter((key) => key.startsWith('rooms/'));
    const lost = kept.get(rooms[2] ?? '') ?? new Uint8Array();
    kept.set(rooms[2] ?? '', lost.with(30, (lost[30] ?? 0) ^ 1));
    await product.runJob('resume-room-archives');
    await expect(product.runJobs()).rejects.toThrow();
    expect((await closureOf(seller, room)).archive?.trouble).toMatch(
      /not as it was kept.*\(document 02\.01\.02\)/,
    );
    kept.set(rooms[2] ?? '', lost);
    await product.runJob('resume-room-archives');
    await product.runJob('resume-room-archives');
    await product.runJobs();
    expect(await closureOf(seller, room)).toMatchObject({ archive: { state: 'ready', trouble: null } });
    await sumsHold(await unzipped(await archiveOf(seller, room)));
    product.clock.advance(2 * 60 * 60 * 1_000);
    await product.runJob('remove-orphaned-files');
    const held = await product.database.db.selectFrom('room_blob_part').select('key').execute();
    expect([...kept.keys()].filter((key) => key.startsWith('rooms/')).sort()).toEqual(
      held.map(({ key }) => key).sort(),
    );
  });

  test('that a killed process left unfinished is started again by another after some minutes', async ({
    fresh,
  }) => {
    const world = await fullRoom(fresh);
    await using _ended = world.product;
    const { product, seller, room } = world;
    await expectOk(tryClosing(seller, room.id));
    await product.database.db.updateTable('room_archive').set({ claimed_at: product.clock.now() }).execute();
    await product.runJobs();
    expect((await closureOf(seller, room)).archive?.state).toBe('being-made');
    await product.runJob('resume-room-archives');
    expect(product.queued.filter(({ job }) => job === 'make-room-archive')).toEqual([]);
    product.clock.advance(6 * 60 * 1_000);
    await product.runJob('resume-room-archives');
    await product.runJobs();
    expect(await product.database.db.selectFrom('room_archive').select('made_at').execute()).toEqual([
      { made_at: expect.any(Date) },
      { made_at: expect.any(Date) },
    ]);
  });
});

const manifestShape = z.object({
  manifest: z
    .object({ files: z.number(), publicKey: z.string(), sumsSha256: z.string() })
    .catchall(z.union([z.string(), z.number()])),
  signature: z.string(),
});

/** `sha256sum -c` passes, lists every file but itself and the manifest, and the manifest signs it. */
async function sumsHold(files: ReadonlyMap<string, Buffer>): Promise<void> {
  const folder = await mkdtemp(joinPath(tmpdir(), 'cairn-archive-'));
  try {
    for (const [path, bytes] of files) {
      await mkdir(dirname(joinPath(folder, path)), { recursive: true });
      await writeFile(joinPath(folder, path), bytes);
    }
    execFileSync('/usr/bin/env', ['sha256sum', '--check', '--strict', '--quiet', 'SHA256SUMS'], {
      cwd: folder,
    });
  } finally {
    await rm(folder, { recursive: true });
  }
  const sums = textOf(files, 'SHA256SUMS');
  const named = sums.split('\n').flatMap((line) => (line ? [line.slice(66)] : []));
  expect([...named, 'SHA256SUMS', 'manifest.json']).toEqual([...files.keys()]);
  const { manifest, signature } = manifestShape.parse(JSON.parse(textOf(files, 'manifest.json')));
  expect(manifest.sumsSha256).toBe(createHash('sha256').update(sums).digest('hex'));
  expect(manifest.files).toBe(named.length);
  const der = Buffer.concat([
    Buffer.from('302a300506032b6570032100', 'hex'),
    Buffer.from(manifest.publicKey, 'hex'),
  ]);
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  expect(verify(null, Buffer.from(canonicalJson(manifest)), key, Buffer.from(signature, 'hex'))).toBe(true);
}
