import { describe, expect } from 'vitest';
import { z } from 'zod';
import { test } from '#test/support/database.ts';
import { expectOk } from '#test/support/people.ts';
import { announce, documentsIn, sendBytes } from '#test/support/rooms.ts';
import { aRoom } from './a-room.ts';

const detail = z.object({ versions: z.array(z.object({ number: z.number() })) });

describe('files that arrive in a room at the same time', () => {
  test('become versions of one document if they have the same name, and separate documents otherwise', async ({
    fresh,
  }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { seller, room, folder } = world;
    const files = [1, 2, 3, 4].flatMap((n) => [
      { name: n % 2 === 0 ? 'Lease.txt' : 'LEASE.txt', bytes: Buffer.from(`The lease, text ${n}.`) },
      { name: `Account ${n}.txt`, bytes: Buffer.from(`Account ${n}`) },
    ]);
    const ids = await announce(seller, room.id, folder('02.01'), files);
    await Promise.all(
      files.map(async ({ bytes }, at) => {
        for (let sent = false; !sent; ) {
          const answer = await sendBytes(seller, ids[at] ?? '', 0, bytes);
          sent = answer.status !== 503 && answer.status !== 429;
          if (sent) await expectOk(Promise.resolve(answer));
          else await new Promise((soon) => setTimeout(soon, 20));
        }
      }),
    );
    const documents = await documentsIn(seller, folder('02.01'));
    expect(documents.map(({ name }) => name.toLowerCase()).toSorted()).toEqual([
      'account 1.txt',
      'account 2.txt',
      'account 3.txt',
      'account 4.txt',
      'lease.txt',
    ]);
    const lease = documents.find(({ name }) => name.toLowerCase() === 'lease.txt');
    const { versions } = detail.parse(await expectOk(seller.get(`/api/room-documents/${lease?.id}`)));
    expect(versions.map(({ number }) => number).toSorted()).toEqual([1, 2, 3, 4]);
  });
});
