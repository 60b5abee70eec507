import { expect } from 'vitest';
import { z } from 'zod';
import { verifyManifest } from '#features/deal-room/room-archives/contract.ts';
import { createLedgerKey } from '#features/record/ledger/server/ledger-key.ts';
import { canonicalJson } from '#kernel/canonical-json.ts';
import { test } from '#test/support/database.ts';
import { expectOk } from '#test/support/people.ts';
import { tryClosing } from '#test/support/rooms.ts';
import { aRoom } from './a-room.ts';
import { unzipped } from './unzipped.ts';

const written = z.object({
  manifest: z.record(z.string(), z.union([z.string(), z.number()])),
  signature: z.string(),
});

test('anyone can verify that the manifest of an archive is unchanged since it was signed', async ({
  fresh,
}) => {
  const world = await aRoom(fresh);
  await using _ended = world.product;
  const { product, seller, room } = world;
  await expectOk(tryClosing(seller, room.id));
  await product.runJobs();
  const taken = await seller.get(`/api/deal-rooms/${room.id}/archive`);
  const files = await unzipped(Buffer.from(await taken.arrayBuffer()));
  const text = files.get('manifest.json')?.toString() ?? '';
  const { manifest, signature } = written.parse(JSON.parse(text));
  const verify = async (given: string) =>
    verifyManifest.reply.parse(
      await expectOk(product.call('POST', '/api/archive-verification', { body: { text: given } })),
    );
  const outcome = async (given: string) => (await verify(given)).outcome;
  expect(await verify(text)).toMatchObject({
    outcome: 'valid',
    manifest: { reason: 'withdrawn', copy: 'seller', files: files.size - 2 },
  });
  const changes = { files: files.size, reason: 'sold', sumsSha256: '0'.repeat(64), copy: 'buyer', more: 1 };
  for (const [name, value] of Object.entries(changes)) {
    const changed = canonicalJson({ manifest: { ...manifest, [name]: value }, signature });
    expect([name, await verify(changed)]).toMatchObject([name, { outcome: 'altered', manifest: null }]);
  }
  const lengthened = [`${signature}00`, `${signature}0`, `${signature} `, `${signature}z`];
  for (const broken of [
    '',
    'not hex',
    signature.slice(2),
    ...lengthened,
    signature.toUpperCase(),
    '00'.repeat(64),
  ])
    expect([broken, await outcome(canonicalJson({ manifest, signature: broken }))]).toEqual([
      broken,
      'altered',
    ]);
  // Parsers disagree on whether the first or the last of two equal keys counts.
  expect(await outcome(text.replace('"reason":', '"reason":"sold","reason":'))).toBe('altered');
  expect(await outcome(JSON.stringify({ manifest, signature }, null, 2))).toBe('altered');
  // A manifest signed with another key must name that key, which is not ours.
  const own = createLedgerKey(Buffer.alloc(32, 7));
  const forged = { ...manifest, publicKey: own.publicKey, reason: 'sold' };
  const resigned = canonicalJson({ manifest: forged, signature: own.sign(canonicalJson(forged)) });
  for (const other of [resigned, '', '{}', 'null', 'no JSON', '[1', '"\u0000"'])
    expect([other, await outcome(other)]).toEqual([other, 'unknown']);
  // Reopening the room deletes the archive; the verdict on its manifest stays the same.
  await expectOk(seller.delete(`/api/deal-rooms/${room.id}/closure`));
  expect(await outcome(text)).toBe('valid');
});
