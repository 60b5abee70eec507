import { expect } from 'vitest';
import { z } from 'zod';
import { test } from '#test/support/database.ts';
import { expectOk } from '#test/support/people.ts';
import { publish, uploadFile } from '#test/support/rooms.ts';
import { aRoom } from './a-room.ts';

const found = z.object({ hits: z.array(z.object({ documentId: z.string() })) });

test('one run makes all documents of an upload searchable, however many', async ({ fresh }) => {
  const { product, seller, room, folder } = await aRoom(fresh);
  await using _ = product;
  const many = 45;
  for (let at = 0; at < many; at += 1) {
    const bytes = new TextEncoder().encode(`The landlord agrees, part ${at}.`);
    await uploadFile(seller, room, folder('02.01'), { name: `part-${at}.txt`, bytes });
  }
  await publish(seller, room.id);
  await product.runJob('read-room-pages');
  const made = await fresh.db.selectFrom('room_rendition').select('version_id').execute();
  expect(made).toHaveLength(many);
  const path = `/api/deal-rooms/${room.id}/search?q=landlord`;
  expect(found.parse(await expectOk(seller.get(path))).hits.length).toBeGreaterThan(40);
});
