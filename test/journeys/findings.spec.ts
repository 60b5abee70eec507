import { expect } from '@playwright/test';
import { type Entry, ledgerOfEntries } from '#test/support/findings.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { onboard, signUp } from './support/steps.ts';

/** Every month of the last fiscal year and of the months since. */
function monthsUntilNow(): string[] {
  const now = new Date();
  return Array.from({ length: 12 + now.getUTCMonth() }, (_, at) =>
    new Date(Date.UTC(now.getUTCFullYear() - 1, at, 15)).toISOString().slice(0, 10),
  );
}

/** Sales and rent by month; in the last month a truck that became revenue, and a repair that became an asset. */
function books(): Entry[] {
  const months = monthsUntilNow();
  const last = months.at(-1) ?? '';
  const quiet = months.flatMap((day, at): Entry[] => [
    {
      ...{ day, type: 'Sales Receipt', number: `S${at}`, name: 'Ann Ace' },
      sides: [
        ['Checking', 325_050 + at],
        ['Sales', -325_050 - at],
      ],
    },
    {
      ...{ day, type: 'Check', number: `R${at}`, name: 'Landlord LLC' },
      sides: [
        ['Rent', 130_000 + at],
        ['Checking', -130_000 - at],
      ],
    },
  ]);
  return [
    ...quiet,
    {
      ...{ day: last, type: 'Invoice', number: 'T1', name: 'Truck Dealer Inc', memo: 'Old truck' },
      sides: [
        ['Machinery', 1_200_012],
        ['Sales', -1_200_012],
      ],
    },
    {
      ...{ day: last, type: 'Check', number: 'T2', name: 'Fix It Inc', memo: 'Repair of the lift' },
      sides: [
        ['Machinery', 300_012],
        ['Checking', -300_012],
      ],
    },
  ];
}

test('from a ledger to the questions of a buyer, their price and the answer', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  await signUp(page, 'Fenna Finding');
  await onboard(page, {
    ein: '36-4471208',
    name: 'Question and Answer LLC',
    address: '5 Sum Street, Provo, UT 84601',
    industry: 'Education',
  });

  await test.step('before a ledger there are no findings', async () => {
    await page.goto('/analysis/pre-diligence');
    await page.getByRole('button', { name: 'Start the review of Question and Answer LLC' }).click();
    await page.getByRole('tab', { name: 'Findings' }).click();
    await expect(page.getByText('No findings yet')).toBeVisible();
    await page.getByRole('tab', { name: 'Re-trade Radar' }).click();
    await expect(page.getByText('No letter yet')).toBeVisible();
  });

  await test.step('a ledger is put to the tests by itself', async () => {
    await page.getByRole('tab', { name: 'Documents' }).click();
    const file = { name: 'books.csv', mimeType: 'text/csv' };
    const buffer = Buffer.from(ledgerOfEntries(books(), { Checking: 5_000_000 }));
    await page.getByLabel('File of the general ledger').setInputFiles({ ...file, buffer });
    await expect(page.getByText('In the figures')).toBeVisible();
    await page.getByRole('tab', { name: 'Findings' }).click();
    await expect(
      page.getByRole('heading', { name: 'Revenue against equipment, debt or equity' }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Repairs or wages on the balance sheet' })).toBeVisible();
    await expect(page.getByText('Bank statements of every account.')).toBeVisible();
    await checked(page, 'findings');
  });

  await test.step('a finding opens its entries', async () => {
    await page.getByRole('button', { name: /^Open 1 entry: Revenue against equipment/ }).click();
    const entries = page.getByRole('dialog', { name: 'Revenue against equipment, debt or equity' });
    await expect(entries.getByText('Truck Dealer Inc')).toBeVisible();
    await expect(entries.getByText(/books\.csv, row/)).toBeVisible();
    await checked(page, 'entries behind a finding');
    await entries.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the owner explains it', async () => {
    await page.getByRole('button', { name: /^Explain: Revenue against equipment/ }).click();
    await page.getByLabel('Your explanation').fill('We sold the old truck. The bill of sale is in the safe.');
    await checked(page, 'explaining a finding');
    await page.getByRole('button', { name: 'Save the explanation' }).click();
    await expect(page.getByText('We sold the old truck.')).toBeVisible();
    await expect(page.getByText('Explained', { exact: true })).toBeVisible();
  });

  await test.step('the radar shows each step of the letter, and what to do', async () => {
    await page.getByRole('tab', { name: 'Re-trade Radar' }).click();
    const letter = page.getByRole('region', { name: 'The price, step by step' });
    await expect(letter.getByRole('row', { name: /Revenue against equipment.*explained/ })).toBeVisible();
    await expect(letter.getByText('Expense what only keeps things running.')).toBeVisible();
    await expect(page.getByText('There is no multiple yet')).toBeVisible();
    await checked(page, 'the radar');
  });

  await test.step('after an account was changed, the tests can run again', async () => {
    await page.getByRole('tab', { name: 'Accounts' }).click();
    await page.getByRole('button', { name: /^Accept \d proposals shown$/ }).click();
    await expect(page.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Findings' }).click();
    // Accepting a proposal changes no account.
    await expect(page.getByText('Accounts or months were changed since')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Documents' }).click();
    await page.getByLabel('Fiscal years').click();
    await page.getByRole('option', { name: 'Two' }).click();
    await page.getByRole('button', { name: 'Save months' }).click();
    await page.getByRole('tab', { name: 'Findings' }).click();
    await page.getByRole('button', { name: 'Test again' }).click();
    await expect(page.getByText('Accounts or months were changed since')).toHaveCount(0);
    await expect(page.getByText('We sold the old truck.')).toBeVisible();
  });
});
