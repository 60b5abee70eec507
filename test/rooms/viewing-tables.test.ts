import { expect } from 'vitest';
import { z } from 'zod';
import { expectOk } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { test } from '../support/database.ts';
import { addFile, show, viewingRoom } from './viewing-room.ts';

const opened = z.object({ pages: z.number(), versionId: z.string() });
const hitsShape = z.object({ hits: z.array(z.object({ page: z.number() })) });

test('a CSV file of a thousand rows is paged as a table, and search finds each word on its page', async ({
  fresh,
}) => {
  await using product = await testProduct(fresh);
  const made = await viewingRoom(product);
  const { buyer, room } = made;
  const long = `${'A clause about renewal. '.repeat(12)}Quokka`;
  const rows = Array.from(
    { length: 1_000 },
    (_, at) => `Customer ${at};${at * 7},50;${at === 900 ? long : 'ok'}`,
  );
  const text = ['Name;Sales;Note', ...rows].join('\r\n');
  const { document } = await addFile(made, 'Customers.csv', Buffer.from(`\ufeff${text}`, 'utf16le'));
  await product.runJobs();
  await product.runJob('read-room-pages');
  await show(made, 'view');
  const path = `/api/room-documents/${document}`;
  const { pages } = opened.parse(await expectOk(buyer.get(`${path}/pages`)));
  expect(pages).toBe(23);
  const picture = await buyer.get(`${path}/page-image?number=${pages}`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  const found = async (words: string) =>
    hitsShape
      .parse(await expectOk(buyer.get(`/api/deal-rooms/${room.id}/search?q=${encodeURIComponent(words)}`)))
      .hits.map(({ page }) => page);
  expect(await found('Quokka')).toEqual([21]);
  expect(await found('"Customer 999"')).toEqual([23]);
});

test('search finds drafts for the seller’s side, and nothing of them for buyers', async ({ fresh }) => {
  await using product = await testProduct(fresh);
  const made = await viewingRoom(product);
  const { owner, buyer, room } = made;
  await addFile(made, 'Rent roll.csv', Buffer.from('Unit,Tenant\n1,Quokka Books\n'));
  await product.runJobs();
  await product.runJob('read-room-pages');
  await show(made, 'watermarked');
  await addFile(made, 'Wombat lease.csv', Buffer.from('Clause,Text\n1,Numbat pays the rent\n'));
  await product.runJobs();
  await product.runJob('read-room-pages');
  const found = async (who: typeof buyer, words: string) =>
    hitsShape.parse(await expectOk(who.get(`/api/deal-rooms/${room.id}/search?q=${words}`))).hits.length;
  for (const words of ['Numbat', 'Wombat'])
    expect([await found(owner, words), await found(buyer, words)], words).toEqual([1, 0]);
  expect([await found(owner, 'Quokka'), await found(buyer, 'Quokka')]).toEqual([1, 1]);
});
