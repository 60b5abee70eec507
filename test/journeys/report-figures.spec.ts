import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { writeReport } from '#test/support/earnings-reports.ts';
import {
  addAdjustmentTo,
  chooseLines,
  journalOf,
  type Posting,
  sendLedger,
  startReviewOf,
} from '#test/support/ledgers.ts';
import { expectOk } from '#test/support/people.ts';
import { handsOf } from './support/a-report.ts';
import { liveListing } from './support/a-request.ts';
import { api } from './support/api.ts';
import { test } from './support/app.ts';
import { inBothThemes } from './support/both-themes.ts';
import { checked } from './support/checked.ts';

const monthAt = (at: number) =>
  new Date(Date.UTC(new Date().getUTCFullYear() - 3, at, 15)).toISOString().slice(0, 10);
const monthCount = 36 + new Date().getUTCMonth();

/** Every month of three fiscal years and since: $500 of sales, $120 of club dues, $200 of wages. */
const books = (): Posting[] =>
  Array.from({ length: monthCount }, (_, at) => {
    const entry = (number: string, name: string, ...sides: [string, number][]): Posting[] =>
      sides.map(([account, cents]) => ({
        ...{ account, cents, name, memo: `Paid ${number}` },
        ...{ day: monthAt(at), number: `${number}${at}` },
      }));
    return [
      ...entry('S', 'Ann Ace', ['Checking', 50_000], ['Sales', -50_000]),
      ...entry('C', 'Country Club', ['Meals and entertainment', 12_000], ['Checking', -12_000]),
      ...entry('W', 'Payroll Co', ['Wages', 20_000], ['Checking', -20_000]),
    ];
  }).flat();

async function aReport(seller: Page): Promise<string> {
  const listing = await liveListing(seller, { seller: 'Fiona Figure', business: 'Figure Works LLC' });
  const hands = await handsOf(seller);
  const { businessId } = z
    .looseObject({ businessId: z.string() })
    .parse(await api(seller, 'GET', `/api/listing/${listing}/draft`));
  const review = await startReviewOf(hands, businessId);
  await sendLedger(hands, review, journalOf(books()));
  const shown = z.looseObject({ dataset: z.number() });
  await expect
    .poll(
      async () => shown.parse(await api(seller, 'GET', `/api/earnings-reviews/${review}/reports`)).dataset,
    )
    .toBe(1);
  const dues = await addAdjustmentTo(hands, review, { why: 'Not needed' });
  const all = {
    code: 'TRAVEL_MEALS',
    first: monthAt(0).slice(0, 7),
    last: monthAt(monthCount - 1).slice(0, 7),
  };
  await expectOk(chooseLines(hands, dues, { version: 1, all }));
  const report = await writeReport(hands, review, 'names');
  return `/analysis/pre-diligence/${review}/report?report=${report}`;
}

test('a figure of a report opens its parts and its entries, and the reader stays where they were', async ({
  page,
}) => {
  test.slow();
  const path = await aReport(page);
  const dialog = page.getByRole('dialog');
  const close = () => page.keyboard.press('Escape');

  await inBothThemes(page, path, async (face) => {
    const bridge = page.getByRole('region', { name: 'Bridge', exact: true });
    const months = page.getByRole('region', { name: 'Months', exact: true });
    await expect(page.getByText('Press a figure to see what is behind it.')).toBeVisible();

    await test.step(`the summary: adjusted EBITDA, then the entries of an adjustment, ${face}`, async () => {
      await page.getByRole('button', { name: /^\$\S+ ?, what is behind Adjusted EBITDA$/ }).click();
      await expect(dialog.getByRole('button', { name: /what is behind EBITDA as reported/ })).toBeVisible();
      await checked(page, `parts of a figure, ${face}`);
      await dialog.getByRole('button', { name: /what is behind Club dues/ }).click();
      await expect(dialog.getByText('from 12 entries')).toBeVisible();
      await expect(dialog.getByText('$1,440')).toBeVisible();
      await expect(dialog.getByText(/Country Club/).first()).toBeVisible();
      await checked(page, `entries of a part, ${face}`);
      await dialog.getByRole('button', { name: 'Back', exact: true }).click();
      await expect(dialog.getByRole('button', { name: /what is behind Club dues/ })).toBeVisible();
      // The button is gone: who works with the keyboard goes on in the drawer.
      expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
      await close();
      await expect(dialog).toHaveCount(0);
    });

    await test.step(`the bridge, with the keyboard, ${face}`, async () => {
      const revenue = bridge.getByRole('button', { name: /what is behind Revenue, LTM/ });
      await revenue.focus();
      const at = await page.evaluate(() => window.scrollY);
      await page.keyboard.press('Enter');
      await expect(dialog.getByText('from 12 entries')).toBeVisible();
      await expect(dialog.getByText('$6,000')).toBeVisible();
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(revenue).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(at);
    });

    await test.step(`a month, ${face}`, async () => {
      await months
        .getByRole('button', { name: /, Revenue$/ })
        .last()
        .click();
      await expect(dialog.getByText('from 1 entry')).toBeVisible();
      await expect(dialog.getByText(/Ann Ace/)).toBeVisible();
      await close();
      await expect(dialog).toHaveCount(0);
    });
    await checked(page, face);
  });
});
