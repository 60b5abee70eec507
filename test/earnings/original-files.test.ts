import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { problemOf } from '#test/support/caller.ts';
import { test as plain } from '#test/support/database.ts';
import { addBusiness } from '#test/support/deal.ts';
import { earningsOf, keepFile, keptFile, smallStatement } from '#test/support/earnings.ts';
import { startCheck } from '#test/support/health-checks.ts';
import { expectOk, join } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { memoryFiles } from '../files/memory-files.ts';
import { unzipped } from '../rooms/unzipped.ts';

const test = plain.extend('desk', async ({ fresh }, { onCleanup }) => {
  const { files, kept } = memoryFiles();
  const product = await testProduct(fresh, { files });
  onCleanup(() => product[Symbol.asyncDispose]());
  const owner = await join(product, 'Hettie Harrow');
  const businessId = await addBusiness(owner);
  return { product, owner, businessId, checkId: await startCheck(owner, businessId), kept };
});

const statement = smallStatement('Design');
const named = 'Profit and loss 2025.csv';
const keep = (owner: Parameters<typeof keptFile>[0], checkId: string) =>
  keptFile(owner, checkId, statement, ['month'], undefined, null, null, named);
const booksIn = (kept: ReadonlyMap<string, unknown>) =>
  [...kept.keys()].filter((key) => key.startsWith('earnings-books/'));

test('a file of the books is kept sealed as it came, listed, and downloaded by those who have the books', async ({
  desk,
}) => {
  const { owner, checkId, kept, product } = desk;
  const { id } = await keep(owner, checkId);
  const size = Buffer.byteLength(statement);
  expect((await earningsOf(owner, checkId)).files).toMatchObject([{ id, name: named, size }]);
  const [key = ''] = booksIn(kept);
  expect(String(kept.get(key))).not.toContain('Design');
  const answer = await owner.get(`/api/earnings-files/${id}/file`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toContain('Profit and loss 2025.csv');
  expect(await answer.text()).toBe(statement);
  const stranger = await join(product, 'Nosy Neighbor', ['buyer']);
  expect((await stranger.get(`/api/earnings-files/${id}/file`)).status).toBe(404);
  const counted = await product.database.db
    .selectFrom('storage_use')
    .select('bytes')
    .where('scope', '=', 'account')
    .where('id', '=', owner.id)
    .executeTakeFirst();
  expect(Number(counted?.bytes)).toBe(size);
});

test('it is in the own data of the person who uploaded it', async ({ desk: { owner, checkId } }) => {
  await keep(owner, checkId);
  const answer = await owner.get('/api/own-data.zip');
  const files = await unzipped(Buffer.from(await answer.arrayBuffer()));
  const path = [...files.keys()].find((one) => one.includes('health-checks/books/'));
  expect(path).toContain('Profit and loss 2025.csv');
  expect(String(files.get(path ?? ''))).toBe(statement);
});

test('it goes when it is taken out of the books, and is let go of with the health check', async ({
  desk,
}) => {
  const { owner, checkId, kept, product } = desk;
  const { id } = await keep(owner, checkId);
  expect(booksIn(kept)).toHaveLength(1);
  await expectOk(owner.delete(`/api/earnings-files/${id}`));
  await product.runJobs();
  expect(booksIn(kept)).toEqual([]);
  expect((await owner.get(`/api/earnings-files/${id}/file`)).status).toBe(404);

  await keep(owner, checkId);
  await product.database.db.deleteFrom('health_check').where('id', '=', checkId).execute();
  const held = await product.database.db
    .selectFrom('stored_file')
    .select('key')
    .where('key', 'like', 'earnings-books/%')
    .where('remove_after', 'is', null)
    .execute();
  expect(held).toEqual([]);
});

test('nothing is stored of a file that is refused: a harmful one, another one, one that is there already', async ({
  desk: { owner, checkId, kept },
}) => {
  const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS', '-TEST-FILE!$H+H*'].join('');
  const harmful = await keepFile(owner, checkId, `${statement}${eicar}`, ['month']);
  expect((await problemOf(harmful)).code).toBe('books-infected');
  const other = await keepFile(owner, checkId, statement, ['month'], createHash('sha256').digest('hex'));
  expect((await problemOf(other)).code).toBe('another-file');
  expect(booksIn(kept)).toEqual([]);
  await keep(owner, checkId);
  expect((await problemOf(await keepFile(owner, checkId, statement, ['month']))).code).toBe('file-known');
  expect(booksIn(kept)).toHaveLength(1);
});

test('a file that was imported before originals were kept stays in the books without one', async ({
  desk: { owner, checkId, product },
}) => {
  const { id } = await keep(owner, checkId);
  const none = { key: null, size: null, original_sha256: null };
  await product.database.db.updateTable('earnings_file').set(none).where('id', '=', id).execute();
  expect((await earningsOf(owner, checkId)).files).toMatchObject([{ id, size: null }]);
  expect((await owner.get(`/api/earnings-files/${id}/file`)).status).toBe(404);
  await expectOk(owner.delete(`/api/earnings-files/${id}`));
});
