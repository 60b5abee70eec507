import { readFileSync } from 'node:fs';
import { join as pathOf } from 'node:path';
import { expect } from 'vitest';
import type { z } from 'zod';
import { importBusinesses, readBusinessTable } from '#features/marketplace/business-imports/contract.ts';
import { findColumns } from '#features/marketplace/business-imports/domain/find-columns.ts';
import { mostAtOnce } from '#features/marketplace/business-imports/domain/import-fields.ts';
import { readRows } from '#features/marketplace/business-imports/web/read-rows.ts';
import { problemOf } from '#test/support/caller.ts';
import { test } from '#test/support/database.ts';
import { addBusiness, publishListing } from '#test/support/deal.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { workbook } from '#test/support/workbooks.ts';

type Rows = z.input<typeof importBusinesses.body>['rows'];
type Write = z.input<typeof importBusinesses.body>['write'];

const document = (name: string) =>
  new Uint8Array(readFileSync(pathOf(import.meta.dirname, '../documents', name)));
const send = (who: Someone, file: Uint8Array, sheet = '') =>
  who.upload(`/api/business-tables${sheet}`, file, 'application/octet-stream');

async function tableOf(who: Someone, file: Uint8Array) {
  const { rows } = readBusinessTable.reply.parse(await expectOk(send(who, file)));
  const found = findColumns(rows);
  const mapping = found.columns.map(({ field }) => field);
  return { mapping, ...readRows(found.rows, mapping) };
}

async function importRows(who: Someone, rows: Rows, write: Write) {
  return importBusinesses.reply.parse(await expectOk(who.post('/api/business-imports', { rows, write })));
}

async function owned(who: Someone) {
  const items = async (path: string) => {
    const { items } = (await expectOk(who.get(path))) as { items: Record<string, unknown>[] };
    return items;
  };
  return { businesses: await items('/api/business/'), listings: await items('/api/own-listings') };
}

const business = (ein: string, more: object = {}) => ({
  ein,
  businessName: `Oak ${ein.slice(-1)} LLC`,
  businessAddress: '1 Oak St',
  industry: 'Technology' as const,
  ...more,
});
const listing = { teaser: { title: 'A shop' }, profile: { sde: 100_00 } };

/** “Unicode Text” of Excel: UTF-16 with tabs, and text that looks like a number as a formula. */
function excelText(rows: readonly (readonly string[])[]): Uint8Array {
  const text = rows
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join('\t'))
    .join('\r\n');
  return new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]));
}

test('files that other programs wrote are read with the rows of the spreadsheet, and nothing is kept', async ({
  fresh,
}) => {
  await using product = await testProduct(fresh);
  const seller = await join(product, 'Zebulon Quist');
  const good = [
    {
      row: 4,
      business: {
        ein: '04-1234567',
        businessName: 'Müller & Söhne, LLC',
        businessAddress: '12 Oak St, Provo, UT',
        dba: "Muller's",
        industry: 'Manufacturing',
      },
      listing: {
        teaser: { title: 'Machine shop, "second shift" included', place: 'utah' },
        profile: { askingPrice: 125_000_000, sde: -1_250_000, foundedYear: 1987 },
      },
    },
    { row: 5, business: expect.objectContaining({ ein: '04-1234568' }), listing: null },
  ];
  for (const name of ['semicolons', 'utf16']) {
    const read = await tableOf(seller, document(`businesses-libreoffice-${name}.csv`));
    expect(read.good).toEqual(good);
    expect(read.bad.map(({ line, problem }) => [line, problem.split(':')[0]])).toEqual([
      [6, 'EIN'],
      [7, 'Industry Type'],
    ]);
    expect(read.mapping.at(-1)).toBeNull();
  }
  const head = ['EIN', 'Company', 'Address', 'Industry', 'Description'];
  const cells = ['="04-1234567"', 'Elm LLC', '2 Elm St', 'Retail', '=HYPERLINK("http://x.example")'];
  const [fromExcel] = (await tableOf(seller, excelText([head, cells]))).good;
  expect(fromExcel?.business).toMatchObject({ ein: '04-1234567' });
  expect(fromExcel?.listing?.teaser.description).toBe('=HYPERLINK("http://x.example")');
  const sheets = new Uint8Array(await workbook({ rows: [head, ['04-1234567', ...cells.slice(1)]] }));
  expect((await tableOf(seller, sheets)).good).toHaveLength(1);
  expect(await owned(seller)).toEqual({ businesses: [], listings: [] });

  const code = async (file: Uint8Array, sheet = '') =>
    (await problemOf(await send(seller, file, sheet))).code;
  expect(await code(new Uint8Array())).toMatch(/empty/);
  expect(await code(new TextEncoder().encode('EIN,"open'))).toBe('quote-open');
  expect(await code(new TextEncoder().encode('EIN\n12\n'.repeat(1_500)))).toBe('business-table-too-long');
  expect(await code(sheets, '?sheet=Other')).toBe('sheet-unknown');
});

test('the check writes nothing, all rows come or none, and the good ones on request', async ({ fresh }) => {
  await using product = await testProduct(fresh);
  const broker = await join(product, 'Bro Ker', ['broker']);
  await addBusiness(broker, { ein: '12-0000001' });
  const rows: Rows = [
    { row: 2, business: business('12-0000002', { trade: 'hvac' }), listing },
    { row: 3, business: business('12-0000001'), listing: null },
    { row: 4, business: business('12-0000003'), listing: null },
    { row: 5, business: business('12-0000003'), listing },
  ];
  const refused = [
    { row: 3, why: 'ein-taken' },
    { row: 5, why: 'ein-repeated' },
  ];
  for (const write of ['nothing', 'all'] as const)
    expect(await importRows(broker, rows, write)).toEqual({
      written: false,
      businesses: 2,
      listings: 1,
      refused,
    });
  expect((await owned(broker)).businesses).toHaveLength(1);

  expect(await importRows(broker, rows, 'good')).toMatchObject({ written: true, businesses: 2, listings: 1 });
  const { businesses, listings } = await owned(broker);
  expect(businesses.map(({ businessName, trade }) => [businessName, trade]).toSorted()).toEqual([
    ['Oak 2 LLC', 'hvac'],
    ['Oak 3 LLC', null],
    ['Quartzite Hollow Plumbing LLC', null],
  ]);
  expect(listings).toMatchObject([{ businessName: 'Oak 2 LLC', status: 'draft', title: 'A shop' }]);
  const { db } = product.database;
  const audited = await db
    .selectFrom('audit_event')
    .select('action')
    .where('actor_id', '=', broker.id)
    .execute();
  const actions = audited.map(({ action }) => action);
  expect(actions.filter((action) => /^(business|listing)-/.test(action)).toSorted()).toEqual([
    'business-added',
    'business-added',
    'business-added',
    'listing-begun',
    'listing-saved',
  ]);
});

test('one row that the contract refuses refuses the import, and so do too many', async ({ fresh }) => {
  await using product = await testProduct(fresh);
  const seller = await join(product, 'Zebulon Quist');
  const status = async (rows: unknown) =>
    (await seller.post('/api/business-imports', { rows, write: 'good' })).status;
  const row = (at: number) => ({
    row: at + 2,
    business: business(`12-${String(1_000_000 + at)}`),
    listing: null,
  });
  expect(await status([row(0), { ...row(1), business: business('12') }])).toBe(400);
  expect(await status([])).toBe(400);
  expect(await status(Array.from({ length: mostAtOnce + 1 }, (_, at) => row(at)))).toBe(400);
  expect((await owned(seller)).businesses).toEqual([]);
  expect(await status(Array.from({ length: mostAtOnce }, (_, at) => row(at)))).toBe(200);
});

test('an export is imported back: drafts are filled in, what a row leaves out stays, and nothing public changes', async ({
  fresh,
}) => {
  await using product = await testProduct(fresh);
  const seller = await join(product, 'Zebulon Quist');
  const other = await join(product, 'Sel Ler');
  const live = await publishListing(seller, { ein: '12-0000001' });
  const about = '-5% churn; "loyal"\ncustomers';
  await importRows(
    seller,
    [
      {
        row: 2,
        business: business('12-0000002'),
        listing: {
          ...listing,
          profile: { sde: -5_050, about, saleReason: 'relocation', leaseEnd: '2031-08-31' },
        },
      },
      { row: 3, business: business('12-0000003'), listing: null },
    ],
    'all',
  );
  const before = await owned(seller);
  const file = async (who: Someone) =>
    new Uint8Array(await (await who.get('/api/business-imports.csv')).arrayBuffer());
  const exported = await file(seller);
  const text = new TextDecoder().decode(exported);
  expect(text).toContain('••-•••0002');
  expect(text).not.toContain('12-0000002');
  expect(text).toContain("'-5% churn");

  const { good, bad } = await tableOf(seller, exported);
  expect(bad).toEqual([]);
  const why = Object.fromEntries(
    (await importRows(seller, good, 'nothing')).refused.map(({ row, why }) => [why, row]),
  );
  expect(Object.keys(why).toSorted()).toEqual(['listing-not-draft', 'nothing-to-change']);
  const draft = good.filter(({ listing }) => listing?.teaser.title === 'A shop');
  expect(draft[0]?.listing?.profile).toMatchObject({ sde: -5_050, about, saleReason: 'relocation' });
  const renamed = draft.map((row) => ({
    ...row,
    listing: { teaser: { title: 'A better shop' }, profile: {} },
  }));
  expect(await importRows(seller, renamed, 'all')).toMatchObject({
    written: true,
    businesses: 0,
    listings: 1,
  });
  const after = await owned(seller);
  expect(after.businesses).toEqual(before.businesses);
  const changed = after.listings.find(({ title }) => title === 'A better shop');
  expect(changed).toMatchObject({ status: 'draft' });
  const saved = await expectOk(seller.get(`/api/listing/${changed?.id}/draft`));
  expect(saved).toMatchObject({ draft: { profile: { about, sde: -5_050, leaseEnd: '2031-08-31' } } });
  expect(after.listings.find(({ id }) => id === live)).toEqual(before.listings.find(({ id }) => id === live));

  const stolen = await importRows(other, draft, 'good');
  expect(stolen).toMatchObject({ listings: 0, refused: [{ why: 'business-unknown' }] });
  expect(
    new TextDecoder()
      .decode(await file(other))
      .trim()
      .split('\r\n'),
  ).toHaveLength(1);
});
