import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { type Entry, ledgerOfEntries } from '#test/support/findings.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { onboard, signUp } from './support/steps.ts';

/** Every month of the last fiscal year and of the months since: a sale and the rent. */
function books(): Entry[] {
  const now = new Date();
  return Array.from({ length: 12 + now.getUTCMonth() }, (_, at): Entry[] => {
    const day = new Date(Date.UTC(now.getUTCFullYear() - 1, at, 15)).toISOString().slice(0, 10);
    const sale = 325_050 + at;
    return [
      {
        ...{ day, type: 'Invoice', number: `S${at}`, name: 'Ann Ace' },
        sides: [
          ['Checking', sale],
          ['Sales', -sale],
        ],
      },
      {
        ...{ day, type: 'Check', number: `R${at}`, name: 'Landlord LLC' },
        sides: [
          ['Rent', 130_000],
          ['Checking', -130_000],
        ],
      },
    ];
  }).flat();
}

test('from a ledger to a databook on the seller’s own machine', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  await signUp(page, 'Dara Databook');
  await onboard(page, {
    ein: '36-4471209',
    name: 'Formula and Row LLC',
    address: '6 Sum Street, Provo, UT 84601',
    industry: 'Education',
  });

  await test.step('before a ledger there is nothing to make one of', async () => {
    await page.goto('/analysis/pre-diligence');
    await page.getByRole('button', { name: 'Start the review of Formula and Row LLC' }).click();
    await page.getByRole('tab', { name: 'Databook' }).click();
    await expect(page.getByText('No databook yet')).toBeVisible();
    await page.getByRole('tab', { name: 'Documents' }).click();
    const file = { name: 'books.csv', mimeType: 'text/csv' };
    const buffer = Buffer.from(ledgerOfEntries(books(), { Checking: 5_000_000 }));
    await page.getByLabel('File of the general ledger').setInputFiles({ ...file, buffer });
    await expect(page.getByText('In the figures')).toBeVisible();
    await page.getByRole('tab', { name: 'Findings' }).click();
    await expect(page.getByText(/^Version 1 of the books/)).toBeVisible();
  });

  await test.step('each stage says who gets it and what is in it', async () => {
    await page.getByRole('tab', { name: 'Databook' }).click();
    for (const title of ['Summary', 'Monthly', 'Names'])
      await expect(page.getByRole('region', { name: title }).getByText('Not made yet')).toBeVisible();
    await expect(page.getByText('A buyer whose letter of intent you accepted.')).toBeVisible();
    await checked(page, 'databooks that are not made');
  });

  await test.step('one is made and downloaded', async () => {
    await page.getByRole('button', { name: 'Make the databook: “Monthly”' }).click();
    const monthly = page.getByRole('region', { name: 'Monthly' });
    await expect(monthly.getByText('Up to date')).toBeVisible();
    await expect(monthly.getByText('Version 1', { exact: true })).toBeVisible();
    const coming = page.waitForEvent('download');
    await monthly.getByRole('button', { name: 'Download version 1 of the databook “Monthly”' }).click();
    const taken = await coming;
    expect(taken.suggestedFilename()).toBe('databook-monthly-1.xlsx');
    const bytes = await readFile((await taken.path()) ?? '');
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    await checked(page, 'a databook that is made');
  });

  await test.step('after the months were changed it is out of date, and says why', async () => {
    await page.getByRole('tab', { name: 'Documents' }).click();
    await page.getByLabel('Fiscal years').click();
    await page.getByRole('option', { name: 'Two' }).click();
    await page.getByRole('button', { name: 'Save months' }).click();
    await page.getByRole('tab', { name: 'Databook' }).click();
    const monthly = page.getByRole('region', { name: 'Monthly' });
    await expect(monthly.getByText('Out of date')).toBeVisible();
    await expect(monthly.getByText(/the months under review/)).toBeVisible();
    await monthly.getByRole('button', { name: 'Make a new version: “Monthly”' }).click();
    await expect(monthly.getByText('Version 2', { exact: true })).toBeVisible();
  });

  await test.step('the report says what stands open, is read, and is a PDF', async () => {
    await page.getByRole('tab', { name: 'Report', exact: true }).click();
    await expect(page.getByText('No bank statements were read')).toBeVisible();
    await checked(page, 'reports that are not written');
    await page.getByRole('button', { name: 'Write the final report: “Monthly”' }).click();
    const dialog = page.getByRole('dialog');
    const write = dialog.getByRole('button', { name: 'Write the final report' });
    for (const box of await dialog.getByRole('checkbox').all()) await box.click();
    await write.click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Read report 1: “Monthly”' }).click();
    const report = page.getByRole('article');
    await expect(report.getByText('Final, monthly')).toBeVisible();
    await expect(report.getByText('The owner discloses these open points:')).toBeVisible();
    await expect(report.getByText(/^No bank statements were read/)).toBeVisible();
    await expect(report.getByRole('heading', { name: 'Working capital and the peg' })).toBeVisible();
    await checked(page, 'a report of a review');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    expect((await coming).suggestedFilename()).toBe('quality-of-earnings-monthly-1.pdf');
  });
});
