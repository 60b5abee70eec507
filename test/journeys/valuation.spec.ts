import { expect, type Page } from '@playwright/test';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { becomeKnown, choose, signUp } from './support/steps.ts';

test('an owner values an HVAC company, an admin changes the source of its row, and the owner sees that', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page, 'Hedda Furnace');
  await page.getByRole('link', { name: 'Valuation', exact: true }).click();
  await page.waitForURL('**/analysis/valuation');
  await expect(page.getByText('Your estimate appears here')).toBeVisible();
  await checked(page, 'nothing typed');
  await valueHvac(page);
  const estimate = page.getByRole('region', { name: 'What it may be worth' });
  await expect(estimate.getByRole('status')).toContainText('$1.5M');
  await expect(estimate.getByRole('status')).toContainText('from $1.1M to $1.9M');
  await estimate.getByText('Show exact figures').click();
  await expect(estimate).toContainText('$1,125,000');
  await expect(estimate).toContainText('SDE at 3.8×, and 25% either way.');
  await expect(estimate).toContainText('2.5× to 5× of SDE');
  await expect(estimate).toContainText('sellyourbusiness.com');
  await expect(estimate).toContainText('as of Nov 20, 2026');
  await expect(estimate).toContainText('median 3.3×, so 2.5× to 5.0×');
  await expect(estimate).toContainText('This is an estimate, not an appraisal.');
  await checked(page, 'a value');

  await page.getByRole('textbox', { name: 'Annual revenue' }).fill('1.3M');
  await expect(estimate).toContainText('This is high for the revenue');
  const financing = page.getByRole('region', { name: 'Could a buyer finance it?' });
  await expect(financing).toContainText('comfortable');
  await page.getByRole('textbox', { name: 'Price' }).fill('1.9M');
  await expect(financing).toContainText('DSCR is below the required minimum');
  await expect(financing).toContainText('Minimum DSCR: 1.15.');
  await page.getByRole('textbox', { name: 'Seller note' }).fill('95,000');
  await page.getByText('No payments on the note until the bank loan is paid off').click();
  await expect(financing).toContainText('$95,000');
  await checked(page, 'a price that is too high');

  await page.getByRole('textbox', { name: 'Annual SDE' }).fill('-5000');
  await expect(estimate).toContainText('Multiples apply only to positive earnings.');
  await expect(financing).toBeHidden();
  await page.getByRole('textbox', { name: 'Annual SDE' }).fill('about 5');
  await expect(page.getByText('Enter a dollar amount.')).toBeVisible();

  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const desk = await context.newPage();
  await becomeKnown(desk, 'admin@demo.example');
  await desk.goto('/admin/valuation');
  await expect(desk.getByRole('searchbox', { name: 'Find a row' })).toBeVisible();
  await checked(desk, 'the tables');
  await edit(desk, { low: '2.6', source: 'Survey of contractors', asOf: '2026-09-30' });

  await page.reload();
  await valueHvac(page);
  await expect(estimate).toContainText('2.6× to 5× of SDE');
  await expect(estimate).toContainText('Survey of contractors, as of Sep 30, 2026');
  await expect(estimate).toContainText('$1,140,000');

  await desk.getByRole('tab', { name: 'Changes' }).click();
  const change = desk.getByRole('listitem').filter({ hasText: 'HVAC, plumbing, electrical, SDE' }).first();
  await expect(change).toContainText('Low: 2.5 → 2.6');
  await expect(change).toContainText('→ Survey of contractors');
  await checked(desk, 'the changes');
  await desk.getByRole('tab', { name: 'SBA rules' }).click();
  await desk.getByRole('button', { name: 'Edit Base rate (prime)' }).click();
  await desk.getByRole('textbox', { name: 'Percent' }).fill('140');
  await desk.getByRole('button', { name: 'Save the rule' }).click();
  await expect(desk.getByRole('alert')).toContainText('The rule cannot have this value.');
  await checked(desk, 'a rule that cannot be');
  await desk.keyboard.press('Escape');

  // Restores the row, because other journeys value HVAC companies too.
  await desk.getByRole('tab', { name: 'Multiples' }).click();
  const source = 'sellyourbusiness.com, multiples page: a broker’s guide range';
  await edit(desk, { low: '2.5', source, asOf: '2026-11-20' });
  await context.close();
});

async function valueHvac(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Annual SDE' }).fill('400k');
  await choose(page, 'Kind of business', 'HVAC, plumbing, electrical');
}

async function edit(desk: Page, to: { low: string; source: string; asOf: string }): Promise<void> {
  await desk.getByRole('searchbox', { name: 'Find a row' }).fill('hvac electrical');
  await desk.getByRole('button', { name: 'Edit HVAC, plumbing, electrical, SDE' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Low' }).fill(to.low);
  await dialog.getByRole('textbox', { name: 'Source', exact: true }).fill(to.source);
  await dialog.getByLabel('As of').fill(to.asOf);
  await checked(desk, 'the form of a row');
  await dialog.getByRole('button', { name: 'Save the row' }).click();
  await expect(dialog).toBeHidden();
}
