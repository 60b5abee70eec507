import { expect, type Page } from '@playwright/test';
import { journalOf, type Posting } from '#test/support/ledgers.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { choose, onboard, signUp } from './support/steps.ts';

/** Every month of the last three fiscal years and since. */
function monthsUntilNow(): string[] {
  const now = new Date();
  const first = now.getUTCFullYear() - 3;
  const count = 36 + now.getUTCMonth();
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(first, at, 15)).toISOString().slice(0, 10),
  );
}

function books(rent = 30_000): Posting[] {
  return monthsUntilNow().flatMap((day, at) => [
    ...entry(`S${at}`, day, 'Ann Ace', ['Checking', 125_050], ['Sales', -125_050]),
    ...entry(`R${at}`, day, 'Landlord LLC', ['Rent', rent], ['Checking', -rent]),
    ...entry(`Q${at}`, day, 'Quux', ['Quux', 1_000], ['Checking', -1_000]),
  ]);
}

const entry = (number: string, day: string, name: string, ...sides: [string, number][]): Posting[] =>
  sides.map(([account, cents]) => ({ day, account, cents, number, name, memo: `Paid ${number}` }));

async function upload(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('File of the general ledger').setInputFiles(file);
}

test('from an export to the figure and the entries behind it', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  await signUp(page, 'Petra Peg');
  await onboard(page, {
    ein: '36-4471207',
    name: 'Peg and Ledger LLC',
    address: '4 Sum Street, Provo, UT 84601',
    industry: 'Education',
  });

  await test.step('a review is started on Pre-diligence, and says what is missing', async () => {
    await page.goto('/analysis/pre-diligence');
    await page.getByRole('button', { name: 'Start the review of Peg and Ledger LLC' }).click();
    await expect(page.getByRole('heading', { name: 'General ledger', exact: true })).toBeVisible();
    await expect(page.getByText('Bank and card statements')).toBeVisible();
    await checked(page, 'a review without documents');
  });

  await test.step('a general ledger is uploaded, read and proved', async () => {
    await upload(page, 'books.csv', journalOf(books()));
    await expect(page.getByText('In the figures')).toBeVisible();
    const ledger = page.getByRole('region', { name: 'General ledger', exact: true });
    await expect(ledger.getByText('Debits equal credits, to the cent.').first()).toBeVisible();
    await expect(ledger.getByText('Proved', { exact: true })).toBeVisible();
    const undecided = `1 account waits for your decision, with $${monthsUntilNow().length * 10} in all.`;
    await expect(page.getByText(undecided).first()).toBeVisible();
    await checked(page, 'a review with a ledger');
  });

  await test.step('the account that nothing tells is decided, and the proposals are accepted', async () => {
    await page.getByRole('tab', { name: 'Accounts' }).click();
    await expect(page.getByText('1 account is in no figure')).toBeVisible();
    await checked(page, 'accounts to decide');
    await choose(page, 'Where Quux belongs', 'Insurance');
    await page.getByRole('button', { name: 'Save 1 decision' }).click();
    await expect(page.getByText('1 account is in no figure')).toHaveCount(0);
    await page.getByRole('button', { name: 'Accept 3 proposals shown' }).click();
    await expect(page.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
  });

  await test.step('a figure opens the entries behind it', async () => {
    await page.getByRole('tab', { name: 'Figures' }).click();
    const bridge = page.getByRole('region', { name: /^EBITDA, LTM / });
    await expect(bridge.getByRole('button', { name: /entries behind EBITDA, LTM / })).toContainText(
      '$11,286',
    );
    await checked(page, 'figures');
    await page.getByRole('button', { name: /entries behind Rent, LTM / }).click();
    const entries = page.getByRole('dialog', { name: 'Rent' });
    await expect(entries.getByText('from 12 entries')).toBeVisible();
    await expect(entries.getByText('Landlord LLC').first()).toBeVisible();
    await expect(entries.getByText(/books\.csv, row/).first()).toBeVisible();
    await checked(page, 'entries behind a figure');
    await entries.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('an adjustment is made of entries, and its tests are worked out', async () => {
    await page.getByRole('tab', { name: 'Adjusted earnings' }).click();
    await expect(page.getByText('No adjustments yet')).toBeVisible();
    await page.getByRole('button', { name: 'Add an adjustment' }).click();
    await choose(page, 'Kind', 'Personal expenses paid by the business');
    await page.getByLabel('What is it?').fill('Flat of the owner');
    await page.getByLabel('Share of the entries that counts').fill('50');
    await checked(page, 'an adjustment');
    await page.getByRole('button', { name: 'Save and choose entries' }).click();
    const entries = page.getByRole('dialog', { name: 'Entries for Flat of the owner' });
    await choose(page, 'Line of the books', 'Rent');
    await entries
      .getByRole('checkbox', { name: /Landlord LLC/ })
      .first()
      .click();
    await checked(page, 'entries to choose');
    await entries.getByRole('button', { name: 'Use all 12' }).click();
    await expect(entries).toHaveCount(0);
    const card = page.getByRole('listitem').filter({ hasText: 'Flat of the owner' }).first();
    await expect(card.getByText('Counts', { exact: true })).toBeVisible();
    await expect(card.getByText(/Books can’t tell, and no one has said it yet/)).toBeVisible();
    await expect(page.getByRole('button', { name: /entries behind SDE, LTM / })).toContainText('$13,086');
    await checked(page, 'adjusted earnings');
  });

  await test.step('a figure of the adjusted earnings opens what it is made of', async () => {
    await page.getByRole('button', { name: /entries behind SDE, LTM / }).click();
    const parts = page.getByRole('dialog', { name: /^SDE, LTM / });
    await parts.getByRole('button', { name: /entries behind Adjusted EBITDA/ }).click();
    const adjusted = page.getByRole('dialog', { name: /^Adjusted EBITDA, LTM / });
    await adjusted.getByRole('button', { name: /entries behind Flat of the owner/ }).click();
    const entries = page.getByRole('dialog', { name: 'Flat of the owner' });
    await expect(entries.getByText('12 entries, 50% of it counts')).toBeVisible();
    await expect(entries.getByText('Landlord LLC').first()).toBeVisible();
    await checked(page, 'entries of an adjustment');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('working capital says what is missing, and a price becomes cash', async () => {
    await page.getByRole('tab', { name: 'Working capital' }).click();
    await expect(page.getByText('This ledger has no beginning balances')).toBeVisible();
    await page.getByRole('button', { name: 'Enter a price' }).click();
    await page.getByLabel('Price of the business').fill('50000');
    await page.getByRole('button', { name: 'Add an item' }).click();
    await page.getByLabel('What it is').fill('Roof repair');
    await page.getByLabel('Amount', { exact: true }).fill('4000');
    await checked(page, 'terms of a price');
    await page.getByRole('button', { name: 'Save terms' }).click();
    await expect(page.getByText('Cash to you')).toBeVisible();
    await expect(page.getByText('$46,000')).toBeVisible();
    await checked(page, 'working capital');
  });

  await test.step('customers open the entries behind their revenue', async () => {
    await page.getByRole('tab', { name: 'Revenue' }).click();
    await expect(page.getByText('Severe concentration')).toBeVisible();
    await expect(page.getByText('Net revenue retention (NRR)')).toBeVisible();
    await checked(page, 'revenue');
    await page.getByRole('button', { name: /entries behind Ann Ace, LTM / }).click();
    await expect(page.getByRole('dialog', { name: 'Ann Ace' }).getByText('from 12 entries')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a tax return is typed, and says where it is apart from the books', async () => {
    await page.getByRole('tab', { name: 'Tax returns' }).click();
    await checked(page, 'no tax returns');
    const newest = page.getByRole('region', { name: /^Fiscal year/ }).first();
    await newest.getByRole('button', { name: /^Enter the return/ }).click();
    const form = page.getByRole('dialog');
    await choose(page, 'Form', 'Schedule C (sole proprietor)');
    await form.getByLabel('Gross receipts or sales, line 1').fill('14000');
    await form.getByLabel('Total expenses, line 28').fill('3600');
    await checked(page, 'a tax return');
    await form.getByRole('button', { name: 'Save the return' }).click();
    await expect(newest.getByText('Needs an explanation')).toBeVisible();
    await expect(newest.getByText(/The books show \$1,006 more in sales than the return/)).toBeVisible();
    await checked(page, 'a tax return beside the books');
    await newest.getByRole('button', { name: /entries behind Sales, less returns/ }).click();
    await expect(page.getByRole('dialog').getByText('from 12 entries')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a newer export makes a new version and says what moved', async () => {
    await page.getByRole('tab', { name: 'Documents' }).click();
    await choose(page, 'What the new file is', 'A newer export of books.csv');
    await upload(page, 'books-2.csv', journalOf(books(31_000)));
    await expect(page.getByText('Version 2.')).toBeVisible();
    await expect(page.getByText(/^Checking, .*\$940\.50 → \$930\.50$/).first()).toBeVisible();
    await page.goto('/analysis/pre-diligence');
    await expect(page.getByText('Version 2 of the books')).toBeVisible();
    await checked(page, 'the list of reviews');
    await page.getByRole('link', { name: 'Open the review of Peg and Ledger LLC' }).click();
    await page.getByRole('button', { name: 'Delete this review' }).click();
    await page.getByRole('button', { name: 'Delete the review' }).click();
    await expect(page.getByRole('button', { name: 'Start the review of Peg and Ledger LLC' })).toBeVisible();
  });
});
