import { randomBytes } from 'node:crypto';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { confirmEmail } from '#test/support/broker.ts';
import { problemOf } from '#test/support/caller.ts';
import { test as plain } from '#test/support/database.ts';
import { addBusiness, publishListing } from '#test/support/deal.ts';
import { startCheck } from '#test/support/health-checks.ts';
import { plainPdf } from '#test/support/hostile-pdfs.ts';
import { expectOk, join, type Someone, signIn } from '#test/support/people.ts';
import { picture } from '#test/support/pictures.ts';
import { testProduct } from '#test/support/product.ts';
import { documentsIn, openRoom, sendBytes } from '#test/support/rooms.ts';
import { useOf } from '#test/support/stored-files.ts';
import { memoryFiles } from '../files/memory-files.ts';
import { zipOf } from '../rooms/a-room.ts';

const versioned = z.object({ id: z.string(), version: z.number() });
const announced = z.object({ items: z.array(z.object({ id: z.string() })).length(1) });
const piece = 10_000;
const quota = 45_000;
const seal = 64;

/** Bytes that a zip archive compresses to a fifth. */
function spaced(size: number): Buffer {
  return Buffer.concat([randomBytes(size / 5), Buffer.alloc((size / 5) * 4)]);
}

type Try = () => Promise<Response>;
type Sending = (size: number, then: (id: string, answer: Response) => Promise<Response>) => Promise<Response>;

const inRoom =
  (way: (send: Sending, owner: Someone, folder: string) => Try) =>
  async (owner: Someone): Promise<Try> => {
    const room = await openRoom(owner, await publishListing(owner));
    const folderId = room.folders.get('02.01') ?? '';
    const send: Sending = async (size, then) => {
      const files = [{ path: [], name: `${randomBytes(6).toString('hex')}.bin`, size }];
      const answer = await owner.post(`/api/deal-rooms/${room.id}/uploads`, { folderId, files });
      return answer.ok ? then(announced.parse(await answer.json()).items[0]?.id ?? '', answer) : answer;
    };
    return way(send, owner, folderId);
  };

/** Every way to send a file that is stored; each returns a function that tries it once more. */
const ways: Record<string, (owner: Someone) => Promise<Try>> = {
  'files of a room': inRoom(
    (send, owner) => () => send(piece, (id) => sendBytes(owner, id, 0, randomBytes(piece))),
  ),
  'one part of a file, sent four times at once': inRoom(
    (send, owner) => () =>
      send(piece, async (id, answer) => {
        const parts = [1, 2, 3, 4].map(() => sendBytes(owner, id, 0, randomBytes(piece)));
        return (await Promise.all(parts)).find(({ status }) => status === 413) ?? answer;
      }),
  ),
  'files that are given up while they are sent': inRoom(
    (send, owner) => () =>
      send(piece, async (id, answer) => {
        const sent = sendBytes(owner, id, 0, randomBytes(piece));
        await Promise.all([sent, owner.delete(`/api/room-uploads/${id}`)]);
        return answer;
      }),
  ),
  'documents that are taken out again': inRoom(
    (send, owner, folder) => () =>
      send(piece, async (id) => {
        await expectOk(sendBytes(owner, id, 0, randomBytes(piece)));
        const [document] = await documentsIn(owner, folder);
        return owner.delete(`/api/room-documents/${document?.id}`);
      }),
  ),
  'what is only announced': inRoom((send) => () => send(piece, async (_id, answer) => answer)),
  'proofs that are taken back': async (owner) => async () => {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(piece)]);
    const answer = await owner.upload('/api/proofs?kind=funds', bytes, 'application/pdf');
    if (!answer.ok) return answer;
    const { id, version } = versioned.parse(await answer.json());
    return owner.post(`/api/proofs/${id}/moves`, { to: 'withdrawn', version });
  },
  'papers of a health check': async (owner) => {
    const path = `/api/health-checks/${await startCheck(owner, await addBusiness(owner))}/papers?name=a.pdf`;
    return () => owner.upload(path, plainPdf(randomBytes(piece).toString('hex')), 'application/pdf');
  },
  'agreements that take the place of one another': async (owner) => {
    const path = `/api/listing/${await publishListing(owner)}/nda-pdf`;
    return () => owner.upload(path, plainPdf(randomBytes(2 * piece).toString('hex')), 'application/pdf');
  },
  'photos that are taken off again': async (owner) => {
    const path = `/api/listing/${await publishListing(owner)}/photos`;
    const shot = await picture('png', { width: 1_600, height: 1_200 });
    return async () => {
      const answer = await owner.upload(path, shot, 'image/png');
      if (!answer.ok) return answer;
      return owner.delete(`/api/listing-photos/${versioned.parse(await answer.json()).id}`);
    };
  },
};

const test = plain.extend('shop', async ({ fresh }, { onCleanup }) => {
  const { files, kept } = memoryFiles();
  const product = await testProduct(fresh, { files, quotas: { unconfirmed: quota } });
  onCleanup(() => product[Symbol.asyncDispose]());
  const lies = () =>
    [...kept].filter(([key]) => !key.startsWith('ndas/')).reduce((sum, [, bytes]) => sum + bytes.length, 0);
  return { product, kept, lies, db: fresh.db };
});

describe('an account with an unconfirmed address cannot fill the disk', () => {
  test.for(Object.keys(ways))('with %s', async (way, { shop }) => {
    const { product, kept, lies, db } = shop;
    const owner = await join(product, 'Mallory Fill');
    const once = await ways[way]?.(owner);
    let answer: Response | undefined;
    // No job runs in between, so that orphaned files are still on the disk.
    for (let tries = 0; tries < 60 && (answer === undefined || answer.ok); tries += 1) {
      answer = await once?.();
      expect(lies()).toBeLessThanOrEqual(quota + seal * kept.size);
    }
    expect([answer?.status, answer && (await problemOf(answer))]).toMatchObject([
      413,
      {
        code: 'quota-unconfirmed',
        detail: expect.stringContaining('Confirm it with the link that we emailed'),
      },
    ]);
    expect((await useOf(db, 'account', owner.id)).bytes).toBeLessThanOrEqual(quota);
    await confirmEmail(product, owner);
    expect((await once?.())?.ok).toBe(true);
  });

  test('with archives that unpack to more than the quota', async ({ shop }) => {
    const { product, kept, lies } = shop;
    const owner = await join(product, 'Mallory Fill');
    const room = await openRoom(owner, await publishListing(owner));
    // Each archive is small, and its content would fit alone.
    for (let n = 0; n < 4; n += 1) {
      const files = {
        [`${n}.bin`]: spaced(20_000),
        [`${n} too.bin`]: spaced(9_000),
      };
      const bytes = await zipOf(files);
      const body = { folderId: room.folders.get('02.01'), files: [{ name: `${n}.zip`, size: bytes.length }] };
      const { items } = announced.parse(
        await expectOk(owner.post(`/api/deal-rooms/${room.id}/uploads`, body)),
      );
      await expectOk(sendBytes(owner, items[0]?.id ?? '', 0, bytes));
      await product.runJobs();
      expect(lies()).toBeLessThanOrEqual(quota + seal * kept.size);
    }
    const { items } = z
      .object({ items: z.array(z.object({ name: z.string(), refusal: z.string().nullable() })) })
      .parse(await expectOk(owner.get(`/api/deal-rooms/${room.id}/uploads`)));
    const words = expect.stringContaining('more than this deal room');
    expect(items.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(({ refusal }) => refusal)).toEqual([
      null,
      words,
      words,
      words,
    ]);
  });

  test('with empty files: their number is limited', async ({ shop }) => {
    const { product } = shop;
    const owner = await join(product, 'Mallory Fill');
    const room = await openRoom(owner, await publishListing(owner));
    const empties = (count: number, size = 0) => ({
      folderId: room.folders.get('02.01'),
      files: Array.from({ length: count }, (_, n) => ({ name: `${n}.txt`, size })),
    });
    const path = `/api/deal-rooms/${room.id}/uploads`;
    for (let n = 0; n < 10; n += 1) await expectOk(owner.post(path, empties(500)));
    const full = await owner.post(path, empties(1));
    expect([full.status, (await problemOf(full)).code]).toEqual([409, 'too-many-uploads']);
    product.clock.advance(8 * 86_400_000);
    for (let n = 0; n < 51; n += 1) await product.runJob('sweep-room-uploads');
    const back = await signIn(product, owner);
    await expectOk(back.post(path, empties(500, 1)));
    await expectOk(back.post(path, empties(500, 1)));
    const many = await back.post(path, empties(1, 1));
    expect([many.status, (await problemOf(many)).code]).toEqual([413, 'quota-files']);
  });
});
