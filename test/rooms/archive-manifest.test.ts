import { expect } from 'vitest';
import { z } from 'zod';
import { createLedgerKey } from '#features/ledger/server/ledger-key.ts';
import { verifyManifest } from '#features/room-archives/contract.ts';
import { canonicalJson } from '#kernel/canonical-json.ts';
import { test } from '#test/support/database.ts';
import { expectOk } from '#test/support/people.ts';
import { tryClosing } from '#test/support/rooms.ts';
import { aRoom } from './a-room.ts';
import { unzipped } from './unzipped.ts';

test('the manifest of an archive shows, to anybody, whether it is as it was signed', async ({ fresh }) => {
  const world = await aRoom(fresh);
  await using _ended = world.product;
  const { product, seller, room } = world;
  await expectOk(tryClosing(seller, room.id));
  await product.runJobs();
  const taken = await seller.get(`/api/deal-rooms/${room.id}/archive`);
  const files = await unzipped(Buffer.from(await taken.arrayBuffer()));
  const written: unknown = JSON.parse(files.get('manifest.json')?.toString() ?? '');
  const { manifest, signature } = verifyManifest.body.parse(written);
  expect(written).toEqual({ manifest, signature });
  const verify = (body: unknown) => product.call('POST', '/api/archive-verification', { body });
  const outcome = async (body: unknown) =>
    z.object({ outcome: z.string() }).parse(await expectOk(verify(body))).outcome;
  expect(await outcome({ manifest, signature })).toBe('valid');
  const changes = {
    files: manifest.files + 1,
    reason: 'sold',
    sumsSha256: '0'.repeat(64),
    copy: 'anybody',
  };
  for (const [name, value] of Object.entries(changes))
    expect([name, await outcome({ manifest: { ...manifest, [name]: value }, signature })]).toEqual([
      name,
      'altered',
    ]);
  for (const broken of ['', 'not hex', signature.slice(2), `${signature}00`, '00'.repeat(64)])
    expect([broken, await outcome({ manifest, signature: broken })]).toEqual([broken, 'altered']);
  // Who signs anew with a key of their own must name that key: it is not ours.
  const own = createLedgerKey(Buffer.alloc(32, 7));
  const forged = { ...manifest, publicKey: own.publicKey, reason: 'sold' };
  expect(await outcome({ manifest: forged, signature: own.sign(canonicalJson(forged)) })).toBe('unknown');
  const { room: _left, ...less } = manifest;
  for (const other of [{ ...manifest, more: 1 }, less])
    expect((await verify({ manifest: other, signature })).status).toBe(400);
  // The archive goes with its closing: of its manifest the same is said.
  await expectOk(seller.delete(`/api/deal-rooms/${room.id}/closure`));
  expect(await outcome({ manifest, signature })).toBe('valid');
}, 120_000);
