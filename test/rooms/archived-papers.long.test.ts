import { describe, expect } from 'vitest';
import { sha256 } from '#features/agreements/ndas/server/sha256.ts';
import { test } from '#test/support/database.ts';
import { expectOk, type Someone } from '#test/support/people.ts';
import { pagesRead } from '#test/support/read-pdf.ts';
import { type TestRoom, tryClosing } from '#test/support/rooms.ts';
import { move, sent } from '../offers/an-offer.ts';
import { closureOf, fullRoom } from './full-room.ts';
import { unzipped } from './unzipped.ts';

async function papersIn(someone: Someone, room: Pick<TestRoom, 'id'>) {
  const answer = await someone.get(`/api/deal-rooms/${room.id}/archive`);
  const files = await unzipped(Buffer.from(await answer.arrayBuffer()));
  const papers = [...files].filter(([path]) => path.startsWith('agreements/'));
  return { files, papers: new Map(papers), index: files.get('index.html')?.toString() ?? '' };
}

const bytesAt = async (someone: Someone, path: string) => {
  const answer = await someone.get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return Buffer.from(await answer.arrayBuffer());
};

describe('a closed room', () => {
  test('contains the NDAs and letters of intent for each reader, on its page and in the archive', async ({
    fresh,
  }) => {
    const world = await fullRoom(fresh);
    await using _ended = world.product;
    const { product, seller, buyer, other, broker, room, listingId } = world;
    await product.runJobs();
    const lost = await sent(product, other, listingId);
    await expectOk(move(seller, lost, 'accepted'));
    await expectOk(move(seller, lost, 'declined', { reason: 'Financing failed.' }));
    const won = await sent(product, buyer, listingId, { exclusivityDays: 30 });
    await expectOk(move(seller, won, 'accepted'));
    await product.runJobs();
    expect((await closureOf(seller, room)).papers).toEqual([]);
    await expectOk(tryClosing(seller, room.id, { reason: 'sold', keepFor: buyer.id }));
    await product.runJobs();

    const all = await papersIn(seller, room);
    const plain = [...all.papers.keys()].map((path) =>
      path.replace(/\d{4}-\d\d-\d\d|[0-9a-f]{8}(?=\.)/g, '*'),
    );
    expect(plain.sort()).toEqual([
      'agreements/*_letter-of-intent_Ada Lovelace_*.pdf',
      'agreements/*_letter-of-intent_Bela Kun_*.pdf',
      'agreements/*_nda_Ada Lovelace_*.pdf',
      'agreements/*_nda_Bela Kun_*.pdf',
    ]);
    for (const path of all.papers.keys()) {
      expect(all.files.get('SHA256SUMS')?.toString()).toContain(`  ${path}\n`);
      expect(all.index).toContain(path.split('/').map(encodeURIComponent).join('/'));
    }
    const brokers = await papersIn(broker, room);
    expect([...brokers.papers.keys()]).toEqual([...all.papers.keys()]);
    const own = await papersIn(buyer, room);
    expect([...own.papers.keys()]).toEqual(
      [...all.papers.keys()].filter((path) => path.includes('Ada Lovelace')),
    );
    expect(own.index).not.toContain('Bela');

    for (const [who, count] of [
      [seller, 4],
      [broker, 4],
      [buyer, 2],
    ] as const) {
      const { papers } = await closureOf(who, room);
      expect(papers.length).toBe(count);
      const packed = new Set([...(await papersIn(who, room)).papers.values()].map((bytes) => sha256(bytes)));
      for (const { kind, id } of papers) {
        const bytes = await bytesAt(
          who,
          kind === 'letter' ? `/api/offers/${id}/letter` : `/api/ndas/${id}/file`,
        );
        expect(packed).toContain(sha256(bytes));
      }
    }
    const letter = [...own.papers].find(([path]) => path.includes('letter'))?.[1] ?? Buffer.alloc(0);
    expect((await pagesRead(letter)).join('\n')).toContain('Quartzite Hollow Plumbing LLC');
    expect((await other.get(`/api/deal-rooms/${room.id}/closure`)).status).toBe(404);
  });

  test('makes its archive wait for an NDA that is not sealed yet, and says so', async ({ fresh }) => {
    const world = await fullRoom(fresh);
    await using _ended = world.product;
    const { product, seller, room } = world;
    await product.runJobs();
    await product.database.db.updateTable('nda_seal').set({ file_key: null, status: 'waiting' }).execute();
    await expectOk(tryClosing(seller, room.id));
    await expect(product.runJobs()).rejects.toThrow();
    expect((await closureOf(seller, room)).archive?.trouble).toMatch(/still being sealed/);
  });
});
