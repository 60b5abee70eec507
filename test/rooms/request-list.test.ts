import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readRequestList } from '#features/deal-room/diligence-requests/contract.ts';
import { readCsvLines } from '#features/deal-room/diligence-requests/domain/request-lines.ts';
import { problemOf } from '#test/support/caller.ts';
import { test } from '#test/support/database.ts';
import { requestsIn } from '#test/support/diligence.ts';
import { expectOk, type Someone } from '#test/support/people.ts';
import { workbook } from '#test/support/workbooks.ts';
import { askedRoom } from './asked-room.ts';

const list = new Uint8Array(readFileSync(join(import.meta.dirname, '../documents/request-list.xlsx')));
const upload = (who: Someone, room: string, file: Uint8Array, sheet = '') =>
  who.upload(`/api/deal-rooms/${room}/request-lists${sheet}`, file, 'application/octet-stream');

test('a workbook that another program wrote is read as the list of its sheet, and nothing is kept', async ({
  fresh,
}) => {
  const world = await askedRoom(fresh);
  await using _ended = world.product;
  const { seller, buyer, room } = world;
  const read = async (file: Uint8Array, sheet = '') =>
    readRequestList.reply.parse(await expectOk(upload(buyer, room.id, file, sheet)));
  const code = async (answer: Promise<Response>) => (await problemOf(await answer)).code;

  const { text, sheet, sheets } = await read(list);
  expect([sheet, sheets]).toEqual(['Request list', ['Instructions', 'Request list']]);
  expect(text).not.toContain('Offer less');
  const lines = readCsvLines(text);
  if ('refusal' in lines) throw new Error(lines.refusal);
  expect(lines.lines.map((line) => ('request' in line ? line.request : line.problem))).toEqual([
    'This is a heading.',
    {
      title: 'Trial balances by month, January 2024 to date',
      details: `Financial\n${'Export to Excel; include all accounts, also those with no balance. '.repeat(12).trim()}`,
      folder: null,
      priority: 'high',
      dueOn: '2026-12-15',
    },
    {
      title: 'Bank statements, all accounts',
      details: 'Financial',
      folder: null,
      priority: 'normal',
      dueOn: '2026-12-18',
    },
    'This is a heading.',
    {
      title: '–5% discount agreements with customers',
      details: 'Legal',
      folder: null,
      priority: 'normal',
      dueOn: null,
    },
    { title: '2', details: 'Legal', folder: null, priority: 'low', dueOn: null },
  ]);
  expect((await read(list, '?sheet=Instructions')).text).toContain('Please upload each item');
  expect(await requestsIn(buyer, room.id)).toEqual([]);

  expect(await code(upload(buyer, room.id, list, '?sheet=Notes%20for%20us'))).toBe('sheet-unknown');
  expect(await code(upload(buyer, room.id, new TextEncoder().encode('PK no workbook')))).toBe(
    'workbook-broken',
  );
  const wide = new Uint8Array(await workbook({ rows: [['Request'], ['x'.repeat(5_001)]] }));
  expect(await problemOf(await upload(buyer, room.id, wide))).toMatchObject({
    code: 'cell-too-long',
    cell: 'A2',
  });
  const long = Array.from({ length: 60 }, () => ['x'.repeat(4_900)]);
  expect(
    await code(upload(buyer, room.id, new Uint8Array(await workbook({ rows: [['Request'], ...long] })))),
  ).toBe('request-list-too-long');
  expect(await code(upload(seller, room.id, list))).toBe('diligence-own-room');
  expect((await upload(world.admin, room.id, list)).status).toBe(404);
});
