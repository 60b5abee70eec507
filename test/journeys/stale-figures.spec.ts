import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { journalOf, type Posting } from '#test/support/ledgers.ts';
import { api } from './support/api.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { choose, onboard, signUp } from './support/steps.ts';

const made = z.looseObject({ id: z.string() });
const found = z.looseObject({ items: z.array(made) });

/** Every month of the last three fiscal years and since. In cents. */
function books(wages: number): Posting[] {
  const now = new Date();
  const first = now.getUTCFullYear() - 3;
  return Array.from({ length: 36 + now.getUTCMonth() }, (_, at) => {
    const day = new Date(Date.UTC(first, at, 15)).toISOString().slice(0, 10);
    const line = { day, number: `J${at}`, name: 'Monthly', memo: 'Month' };
    return [
      { ...line, account: 'Sales', cents: -50_000_00 },
      { ...line, account: 'Wages', cents: wages },
      { ...line, account: 'Checking', cents: 50_000_00 - wages },
    ];
  }).flat();
}

async function upload(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('File of the general ledger').setInputFiles(file);
}

/** What the books say is kept a moment after they were read. */
async function eventually(page: Page, path: string, text: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

test('a figure of a listing leads to the books, is stale once they change, and is corrected', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  await signUp(page, 'Stella Stale');
  await onboard(page, {
    ein: '36-4471219',
    name: 'Stale and Fresh Bakery LLC',
    address: '7 Oven Street, Provo, UT 84601',
    industry: 'Education',
  });
  const [business] = found.parse(await api(page, 'GET', '/api/business/')).items;
  const businessId = business?.id ?? '';
  const review = made.parse(await api(page, 'POST', '/api/earnings-reviews', { businessId }));
  const listing = made.parse(await api(page, 'POST', '/api/listing/', { businessId }));
  const editor = `/listing/${listing.id}/edit`;
  const documents = `/analysis/pre-diligence/${review.id}`;

  await test.step('what is stated as in the books says where in the books', async () => {
    await page.goto(documents);
    await upload(page, 'books.csv', journalOf(books(20_000_00)));
    await expect(page.getByText('Proved', { exact: true }).first()).toBeVisible();
    await page.goto(editor);
    await page.getByLabel('SDE', { exact: true }).fill('360000');
    await page.getByLabel('SDE', { exact: true }).blur();
    await expect(page.getByText(/^Saved/).first()).toBeVisible();
    await eventually(page, editor, 'From your books:');
    await checked(page, 'a listing that agrees with the books');
  });

  await test.step('and opens the figure with the entries behind it', async () => {
    await page.getByRole('link', { name: 'SDE of the last 12 months $360,000' }).first().click();
    const parts = page.getByRole('dialog', { name: /^SDE, LTM / });
    await expect(parts).toBeVisible();
    await parts.getByRole('button', { name: /entries behind Adjusted EBITDA/ }).click();
    await expect(page.getByRole('dialog', { name: /^Adjusted EBITDA, LTM / })).toBeVisible();
  });

  await test.step('once the books change, the to-do list names the listing', async () => {
    await page.goto(documents);
    await choose(page, 'What the new file is', 'A newer export of books.csv');
    await upload(page, 'books-2.csv', journalOf(books(21_000_00)));
    await expect(page.getByText('Version 2.')).toBeVisible();
    await eventually(
      page,
      '/user/dashboard?tab=pending-actions',
      'Correct figures that don’t match your books in a listing',
    );
    await checked(page, 'a listing that is off the books, in the to-do list');
    await page.getByRole('link', { name: 'Compare' }).first().click();
  });

  await test.step('the figure is stale since then, and is corrected with a click', async () => {
    await expect(page.getByText('Stale', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/was \$360,000 in your books, now/).first()).toBeVisible();
    await checked(page, 'a stale figure of a listing');
    await page.goto(`/listing/${listing.id}`);
    await expect(page.getByRole('link', { name: 'Correct it' })).toBeVisible();
    await checked(page, 'a stale figure on the page of a listing');
    await page.getByRole('link', { name: 'Correct it' }).click();
    await page.getByRole('button', { name: 'Use $348,000' }).first().click();
    await expect(page.getByText('From your books:').first()).toBeVisible();
    await expect(page.getByText('Stale', { exact: true })).toHaveCount(0);
    await expect(page.getByText(/^Saved/).first()).toBeVisible();
    await eventually(page, `/listing/${listing.id}`, 'From your books:');
  });

  await test.step('the health check says it of its answer', async () => {
    const check = made.parse(await api(page, 'POST', '/api/health-checks', { businessId }));
    const answer = { question: 'A6', state: 'given', value: 30_000_000, version: 0 };
    await api(page, 'PUT', `/api/health-checks/${check.id}/answers`, answer);
    await page.goto(`/analysis/health-check/${check.id}/value`);
    await expect(page.getByText('Your books say otherwise')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Correct the answer' })).toBeVisible();
    await checked(page, 'a health check beside the books');
    const need = page
      .getByRole('tabpanel', { name: 'Pending Actions' })
      .getByRole('listitem')
      .filter({ hasText: 'Correct figures that don’t match your books in your health check' });
    await page.goto('/user/dashboard?tab=pending-actions');
    await expect(need).toContainText('Stale and Fresh Bakery LLC');
    await checked(page, 'a health check that is off the books, in the to-do list');
    await need.getByRole('link', { name: 'Compare' }).click();
    await expect(page.getByText('Your books say otherwise')).toBeVisible();
  });
});
