import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { z } from 'zod';
import { confirmEmail } from '#test/support/broker.ts';
import { test } from '#test/support/database.ts';
import { publishListing } from '#test/support/deal.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { documentsIn, openRoom, sendBytes } from '#test/support/rooms.ts';
import { useOf } from '#test/support/stored-files.ts';
import '#test/support/property-seed.ts';
import { memoryFiles } from './memory-files.ts';

const announced = z.object({ items: z.array(z.object({ id: z.string() })) });
const quotas = { account: 100_000, room: 60_000, site: 150_000 };

type Place = { who: Someone; id: string; folder: string };
type Ask = { at: number; size: number; sent: boolean };

async function placeOf(who: Someone): Promise<Place> {
  const room = await openRoom(who, await publishListing(who));
  return { who, id: room.id, folder: room.folders.get('02.01') ?? '' };
}

async function ask({ who, id: roomId, folder }: Place, { size, sent }: Ask): Promise<string | null> {
  const files = [{ name: `${randomBytes(6).toString('hex')}.bin`, size }];
  const answer = await who.post(`/api/deal-rooms/${roomId}/uploads`, { folderId: folder, files });
  if (!answer.ok) return null;
  const id = announced.parse(await answer.json()).items[0]?.id ?? '';
  for (let sending = sent; sending; )
    sending = (await sendBytes(who, id, 0, randomBytes(size))).status === 503;
  return id;
}

test('concurrent uploads never get more room than the quota, and use all of it', async ({ fresh }) => {
  const { files, kept } = memoryFiles();
  await using product = await testProduct(fresh, { files, quotas });
  const [one, other] = [await join(product, 'Olive Owner'), await join(product, 'Ada Lovelace')];
  for (const who of [one, other]) await confirmEmail(product, who);
  const places = [await placeOf(one), await placeOf(one), await placeOf(other)];
  const emptied = async () => {
    for (const { who, folder } of places)
      for (const { id } of await documentsIn(who, folder)) await who.delete(`/api/room-documents/${id}`);
    await product.runJobs();
    await product.runJob('remove-orphaned-files');
    expect(await useOf(fresh.db, 'site')).toEqual({ bytes: 0, files: 0 });
    expect(kept.size).toBe(0);
  };
  const asks = fc.array(
    fc.record({ at: fc.nat(2), size: fc.integer({ min: 1, max: 40_000 }), sent: fc.boolean() }),
    { minLength: 6, maxLength: 14 },
  );
  await fc.assert(
    fc.asyncProperty(asks, async (all) => {
      const ids = await Promise.all(
        all.map((one) => ask(places[one.at] ?? expect.fail('no such place'), one)),
      );
      const taken = (fits: (at: number) => boolean) =>
        all.reduce((sum, { at, size }, n) => (ids[n] !== null && fits(at) ? sum + size : sum), 0);
      for (const [n, { at, size }] of all.entries()) {
        const left = Math.min(
          quotas.room - taken((other) => other === at),
          quotas.account - taken((other) => (other === 2) === (at === 2)),
          quotas.site - taken(() => true),
        );
        expect(left).toBeGreaterThanOrEqual(0);
        if (ids[n] === null) expect(size).toBeGreaterThan(left);
      }
      for (const [n, id] of ids.entries())
        if (id !== null) await places[all[n]?.at ?? 0]?.who.delete(`/api/room-uploads/${id}`);
      await emptied();
    }),
    { numRuns: 8 },
  );
  await expectOk(one.get('/api/deal-rooms'));
});
