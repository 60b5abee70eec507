import { randomBytes } from 'node:crypto';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { leastPart } from '#features/deal-room/deal-rooms/domain/part-size.ts';
import { type BodyWatch, bodyLimits, bodyWatch } from '#http/body-watch.ts';
import { minutes, seconds } from '#kernel/instant.ts';
import { confirmEmail } from '#test/support/broker.ts';
import { test as plain } from '#test/support/database.ts';
import { expectOk } from '#test/support/people.ts';
import { announce, documentsIn, sendBytes } from '#test/support/rooms.ts';
import { listening, serveApp } from '../http/real-server.ts';
import { slowClient } from '../http/slow-client.ts';
import { aRoom } from './a-room.ts';

/** As in the product, but the test triggers the check that runs every ten seconds. */
const test = plain.extend('bodies', (): BodyWatch => bodyWatch({ ...bodyLimits, every: null }));

async function onALine(fresh: Parameters<typeof aRoom>[0], bodies: BodyWatch, size: number) {
  const world = await aRoom(fresh, { bodies });
  const real = await listening();
  serveApp(real, world.product.app);
  const { seller, room, folder } = world;
  const bytes = randomBytes(size);
  const [id = ''] = await announce(seller, room.id, folder('02.01'), [{ name: 'big.bin', bytes }]);
  const received = async () => {
    const { items } = await expectOk(seller.get(`/api/deal-rooms/${room.id}/uploads?open=yes`)).then((open) =>
      z.object({ items: z.array(z.object({ id: z.string(), received: z.number() })) }).parse(open),
    );
    return items.find((one) => one.id === id)?.received;
  };
  return {
    ...world,
    id,
    bytes,
    received,
    part: (from: number, length: number) =>
      slowClient(real, [
        `PUT /api/room-uploads/${id}/bytes?offset=${from} HTTP/1.1`,
        'Host: x',
        `X-Application-Key: ${seller.key}`,
        'Content-Type: application/octet-stream',
        `Content-Length: ${length}`,
      ]),
    [Symbol.asyncDispose]: async () => {
      await real.server.stop();
      await world.product[Symbol.asyncDispose]();
    },
  };
}

const kib = 1024;

describe('a file on a slow connection', () => {
  test('arrives in parts of any size at any speed, and lost parts can be sent again', async ({
    fresh,
    bodies,
  }) => {
    await using line = await onALine(fresh, bodies, 600 * kib);
    const { bytes, seller, folder, part, received } = line;
    // At 16 kbit/s a check sees 20 kB, so this part alone takes two minutes.
    const slow = await part(0, 256 * kib);
    for (let at = 0; at < 256 * kib; at += 20_000) {
      await slow.say(bytes.subarray(at, Math.min(at + 20_000, 256 * kib)));
      bodies.look();
    }
    expect(await slow.answered()).toMatch(/^HTTP\/1\.1 200 /);
    const lost = await part(256 * kib, 128 * kib);
    await lost.say(bytes.subarray(256 * kib, 300 * kib));
    lost.leave();
    expect(await received()).toBe(256 * kib);
    for (let at = 256 * kib; at < bytes.length; ) {
      const length = Math.min(at === 256 * kib ? 64 * kib : 150 * kib, bytes.length - at);
      const next = await part(at, length);
      await next.say(bytes.subarray(at, at + length));
      expect(await next.answered()).toMatch(/^HTTP\/1\.1 200 /);
      at += length;
    }
    const [document] = await documentsIn(seller, folder('02.01'));
    const answer = await seller.get(`/api/room-versions/${document?.current.id}/original`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test('that stops in the middle of a part gets a 408, and acknowledged parts are kept', async ({
    fresh,
    bodies,
  }) => {
    await using line = await onALine(fresh, bodies, 300 * kib);
    const { bytes, seller, part, received, id } = line;
    await expectOk(sendBytes(seller, id, 0, bytes.subarray(0, 64 * kib)));
    const stalled = await part(64 * kib, 128 * kib);
    await stalled.say(bytes.subarray(64 * kib, 84 * kib));
    for (let looks = 0; looks < 4; looks += 1) bodies.look();
    expect(await stalled.answered()).toMatch(/^HTTP\/1\.1 408 .*"code":"body-too-slow"/s);
    expect(await received()).toBe(64 * kib);
  });

  test('is refused if the sender was signed out during the upload', async ({ fresh, bodies }) => {
    await using line = await onALine(fresh, bodies, 100 * kib);
    const { bytes, part, product, seller } = line;
    const slow = await part(0, 100 * kib);
    await slow.say(bytes.subarray(0, 50 * kib));
    const out = await product.call('DELETE', '/token/', { headers: { Cookie: seller.cookie } });
    expect(out.status).toBeLessThan(300);
    product.clock.advance(20 * seconds);
    await slow.say(bytes.subarray(50 * kib));
    expect(await slow.answered()).toMatch(/^HTTP\/1\.1 401 .*"code":"token-not-valid"/s);
  });

  test('is accepted if the key expired during the upload but the session is still valid', async ({
    fresh,
    bodies,
  }) => {
    await using line = await onALine(fresh, bodies, 100 * kib);
    const { bytes, part, product, seller } = line;
    const slow = await part(0, 100 * kib);
    await slow.say(bytes.subarray(0, 50 * kib));
    product.clock.advance(61 * minutes);
    expect((await seller.get('/api/deal-rooms')).status).toBe(401);
    await slow.say(bytes.subarray(50 * kib));
    expect(await slow.answered()).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('the parts of a file', () => {
  test('are at least 64 KiB except for the last, and at most 4,096', async ({ fresh }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { seller, room, folder } = world;
    await confirmEmail(world.product, seller);
    const bytes = randomBytes(70 * kib);
    const [id = ''] = await announce(seller, room.id, folder('02.01'), [{ name: 'a.bin', bytes }]);
    const answer = await sendBytes(seller, id, 0, bytes.subarray(0, 64 * kib - 1));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'part-size', least: 64 * kib, most: 70 * kib });
    await expectOk(sendBytes(seller, id, 0, bytes.subarray(0, 64 * kib)));
    await expectOk(sendBytes(seller, id, 64 * kib, bytes.subarray(64 * kib)));
    const huge = 4 * kib * kib * kib;
    const body = { folderId: folder('02.01'), files: [{ path: [], name: 'huge.bin', size: huge }] };
    const { items } = z
      .object({ items: z.array(z.object({ id: z.string() })) })
      .parse(await expectOk(seller.post(`/api/deal-rooms/${room.id}/uploads`, body)));
    const tooShort = await sendBytes(seller, items[0]?.id ?? '', 0, randomBytes(leastPart(huge) - 1));
    expect(tooShort.status).toBe(422);
    await expectOk(sendBytes(seller, items[0]?.id ?? '', 0, randomBytes(leastPart(huge))));
  });
});
