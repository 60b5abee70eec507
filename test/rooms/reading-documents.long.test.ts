import { expect } from 'vitest';
import { plainPdf, scannedPdf } from '#test/support/hostile-pdfs.ts';
import { expectOk } from '#test/support/people.ts';
import { workbookOf } from '#test/support/workbooks.ts';
import { test } from '../support/database.ts';
import { addFile, keptViewingRoom } from './viewing-room.ts';

test('the text of every page of a long document is stored with its page number', async ({ fresh }) => {
  const made = await keptViewingRoom(fresh);
  await using product = made.product;
  const { version } = await addFile(made, 'ledger.pdf', plainPdf('Ledger', 60));
  await product.runJob('read-room-pages');
  const rows = await fresh.db
    .selectFrom('room_page_text')
    .select('page')
    .where('version_id', '=', version)
    .orderBy('page')
    .execute();
  expect(rows.map(({ page }) => page)).toEqual(Array.from({ length: 60 }, (_, at) => at + 1));
});

test('the owner learns before publishing that a scan cannot be searched', async ({ fresh }) => {
  const made = await keptViewingRoom(fresh);
  await using product = made.product;
  const { version } = await addFile(made, 'W-2.pdf', scannedPdf(1_200, 'Page 1'));
  await product.runJobs();
  const row = await fresh.db
    .selectFrom('room_version')
    .select('personal_data')
    .where('id', '=', version)
    .executeTakeFirstOrThrow();
  expect(row.personal_data).toBe('unreadable');
  expect(await expectOk(made.owner.get(`/api/deal-rooms/${made.room.id}`))).toMatchObject({
    manage: { unreadable: 1, held: 0, waiting: 0 },
  });
});

test('every sheet of a workbook is scanned, even without LibreOffice', async ({ fresh }) => {
  const made = await keptViewingRoom(fresh);
  await using product = made.product;
  const workbook = await workbookOf([
    ['Plan', [['Total', 12]]],
    [
      'Staff',
      [
        ['Name', 'SSN'],
        ['Ann Lee', 219099999],
      ],
    ],
  ]);
  const { version } = await addFile(made, 'plan.xlsx', workbook);
  await product.runJobs();
  const row = await fresh.db
    .selectFrom('room_version')
    .select('personal_data')
    .where('id', '=', version)
    .executeTakeFirstOrThrow();
  expect(row.personal_data).toBe('found');
});

test('personal data is found in the text of a PDF', async ({ fresh }) => {
  const made = await keptViewingRoom(fresh);
  await using product = made.product;
  const { version } = await addFile(made, 'staff.pdf', plainPdf('SSN 219-09-9999'));
  await product.runJobs();
  const row = await fresh.db
    .selectFrom('room_version')
    .select('personal_data')
    .where('id', '=', version)
    .executeTakeFirstOrThrow();
  expect(row.personal_data).toBe('found');
});
