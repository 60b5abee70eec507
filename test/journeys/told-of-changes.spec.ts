import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { writeReport } from '#test/support/earnings-reports.ts';
import { journalOf, type Posting, sendLedger, startReviewOf } from '#test/support/ledgers.ts';
import { handsOf, putIntoRoom } from './support/a-report.ts';
import { liveListing } from './support/a-request.ts';
import { approvedBuyer, giveEverybody, openRoom } from './support/a-room.ts';
import { api } from './support/api.ts';
import { test } from './support/app.ts';
import { inBothThemes } from './support/both-themes.ts';
import { checked } from './support/checked.ts';
import { twoHoursLater } from './support/two-hours-later.ts';

/** Of three fiscal years and the months since: $50,000 of sales and $20,000 of pay. */
function months(): Posting[] {
  const now = new Date();
  return Array.from({ length: 36 + now.getUTCMonth() }, (_, at) => {
    const day = new Date(Date.UTC(now.getUTCFullYear() - 3, at, 15)).toISOString().slice(0, 10);
    const entry = { day, number: `J${at}`, name: 'Monthly', memo: 'Month' };
    return [
      { ...entry, account: 'Sales', cents: -50_000_00 },
      { ...entry, account: 'Wages', cents: 20_000_00 },
      { ...entry, account: 'Checking', cents: 30_000_00 },
    ];
  }).flat();
}

/** Of the last month of the books. */
function anotherSale(): Posting[] {
  const now = new Date();
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15)).toISOString().slice(0, 10);
  const entry = { day, number: 'NEW', name: 'Ann Ace', memo: 'Another' };
  return [
    { ...entry, account: 'Checking', cents: 1_000_00 },
    { ...entry, account: 'Sales', cents: -1_000_00 },
  ];
}

/** Reloads, because what the page says is found out by a job. */
async function eventually(page: Page, path: string, text: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

test('a buyer who read a figure of a listing reads what it was before it was corrected', async ({
  browser,
  app,
}) => {
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer] = [await person(), await person()];
  const listing = await liveListing(seller, { seller: 'Cora Corrects', business: 'Corrected Works LLC' });
  await approvedBuyer(seller, buyer, listing, 'Cole Corrected');
  const path = `/listing/${listing}`;

  await test.step('the seller corrects it on the live listing', async () => {
    await seller.goto(`${path}/edit`);
    await seller.getByRole('textbox', { name: /^SDE/ }).fill('398100');
    await seller.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect(seller.getByText(/^Saved/).first()).toBeVisible();
    await buyer.goto(path);
    await expect(buyer.getByText('$398,100')).toBeVisible();
    await expect(buyer.getByText('Corrected', { exact: true })).toBeHidden();
  });

  await test.step('two hours later the buyer is told, and the page says what it was', async () => {
    await twoHoursLater(app);
    await eventually(buyer, path, 'Corrected');
    await inBothThemes(buyer, path, async (face) => {
      const figure = buyer.getByRole('definition').filter({ hasText: 'Corrected' });
      await expect(figure).toContainText('$374,000');
      await checked(buyer, face);
    });
    await buyer.goto('/notifications');
    await expect(
      buyer.getByText('A seller corrected figures of a listing open to you').first(),
    ).toBeVisible();
    await seller.goto(path);
    await expect(seller.getByText('Corrected', { exact: true })).toBeHidden();
  });
});

test('a report in a deal room says in the room and in the viewer that its books changed: to the seller with figures, to the buyer later and without', async ({
  browser,
  app,
}) => {
  test.slow();
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer] = [await person(), await person()];
  const listing = await liveListing(seller, { seller: 'Stefan Stale', business: 'Stale Works LLC' });
  await approvedBuyer(seller, buyer, listing, 'Nell Notified');
  const room = await openRoom(seller, listing);
  await giveEverybody(seller, room, 'view');
  const hands = await handsOf(seller);
  const { businessId } = z
    .looseObject({ businessId: z.string() })
    .parse(await api(seller, 'GET', `/api/listing/${listing}/draft`));
  const review = await startReviewOf(hands, businessId);
  await sendLedger(hands, review, journalOf(months()));
  const shown = z.looseObject({ dataset: z.number() });
  const dataset = async () =>
    shown.parse(await api(seller, 'GET', `/api/earnings-reviews/${review}/reports`)).dataset;
  await expect.poll(dataset).toBe(1);
  const report = await writeReport(hands, review, 'summary');
  await putIntoRoom(seller, { review, report, room });
  await sendLedger(hands, review, journalOf(anotherSale()), { name: 'another.csv' });
  await expect.poll(dataset).toBe(2);
  const inRoom = `/deal-rooms/${room}`;
  const notice = (page: Page) => page.getByText('The books changed after this report was written');

  await test.step('the seller reads what it was and is now, and opens the report from there', async () => {
    await eventually(seller, inRoom, 'The books changed after a report in this room was written');
    await checked(seller, 'a stale report of a room');
    await seller.getByRole('link', { name: 'A quality of earnings report' }).click();
    await expect(notice(seller)).toBeVisible();
    await inBothThemes(seller, new URL(seller.url()).pathname, async (face) => {
      await expect(seller.getByText('Revenue was $600,000, and is $601,000 now.')).toBeVisible();
      await checked(seller, face);
    });
  });

  await test.step('the buyer is told of nothing within the hour', async () => {
    await buyer.goto(new URL(seller.url()).pathname);
    await expect(buyer.getByText('The seller sees which pages you open')).toBeVisible();
    await expect(notice(buyer)).toBeHidden();
  });

  await test.step('then the buyer reads in both places since when, and no new figure', async () => {
    await twoHoursLater(app);
    await eventually(buyer, inRoom, 'The books changed after a report in this room was written');
    await buyer.getByRole('link', { name: 'A quality of earnings report' }).click();
    await expect(notice(buyer)).toBeVisible();
    await inBothThemes(buyer, new URL(buyer.url()).pathname, async (face) => {
      await expect(notice(buyer)).toBeVisible();
      await expect(buyer.getByText(/and no new figures are published yet\.$/)).toBeVisible();
      await expect(buyer.locator('body')).not.toContainText('601,000');
      await checked(buyer, face);
    });
  });
});
