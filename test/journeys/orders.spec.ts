import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { withBrand } from '#test/support/with-brand.ts';
import { startByHand } from './support/answer-check.ts';
import { api } from './support/api.ts';
import { test } from './support/app.ts';
import { faultsOf } from './support/faults.ts';
import { becomeKnown, onboard, signUp } from './support/steps.ts';

const listed = z.object({ items: z.array(z.object({ id: z.uuid() })) });

test.use({ settings: withBrand('charging-brand') });

test('a seller orders the health check, an admin records the payment, and both see it', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page, 'Olga Owner');
  await page.goto('/user/dashboard?tab=pending-actions');
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('No results.');
  await orderHealthCheck(page, { ein: '47-2093316', name: 'Olga Optics LLC' });
  await expect(page.getByRole('heading', { name: 'How to pay' })).toBeVisible();
  await expect(page.getByText('Unpaid')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Invoice INV-/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^INV-\d{5}\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  const orderUrl = page.url();

  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const desk = await context.newPage();
  await becomeKnown(desk, 'admin@demo.example');
  await desk.goto('/admin?tab=revenue');
  const orders = desk.getByRole('region', { name: 'Orders' }).last();
  await desk.getByLabel('Filter by email').first().fill('OLGA');
  const row = orders.getByRole('row').filter({ hasText: 'Olga Owner' });
  await row.getByRole('button', { name: 'Open menu' }).click();
  await desk.getByRole('menuitem', { name: 'View order' }).click();
  await desk.getByRole('button', { name: 'Record a payment' }).click();
  expect(await faultsOf(desk)).toEqual([]);
  await desk.getByRole('textbox', { name: 'Amount' }).fill('500');
  await desk.getByRole('textbox', { name: 'Reference' }).fill('=CHK-7');
  await desk.getByRole('button', { name: 'Record', exact: true }).dblclick();
  await expect(desk.getByText('Pending')).toBeVisible();
  await expect(desk.getByRole('region', { name: 'Payments of this order' }).getByRole('row')).toHaveCount(2);

  await page.goto('/user/dashboard?tab=pending-actions');
  const payments = page.getByRole('region', { name: 'Payments' });
  await expect(payments).toContainText('olga.owner@journey.example');
  await expect(payments).toContainText('$500');
  await expect(payments).toContainText('Paid');
  await expect(page.getByText('0 of 1 row(s) selected.')).toBeVisible();
  await payments.getByRole('checkbox', { name: 'Select row' }).click();
  await expect(page.getByText('1 of 1 row(s) selected.')).toBeVisible();
  await payments.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Copy payment ID',
    'View customer',
    'View payment details',
  ]);
  await page.getByRole('menuitem', { name: 'View payment details' }).click();
  await expect(page.getByRole('dialog')).toContainText('=CHK-7');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Mark as failed' })).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await payments.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('menuitem', { name: 'View customer' }).click();
  await page.waitForURL('**/user/profile');

  const stale = await context.newPage();
  await stale.goto(orderUrl);
  await stale.getByRole('button', { name: 'Record a payment' }).click();
  await desk.getByRole('button', { name: 'Record a payment' }).click();
  await desk.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(desk.getByRole('heading', { name: 'Nothing to pay' })).toBeVisible();
  await stale.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(stale.getByRole('alert')).toContainText('This has changed since you opened it');
  await page.goto(orderUrl);
  await expect(page.getByRole('definition').getByText('Paid', { exact: true })).toBeVisible();
  await context.close();
});

test('revenue is shown as a chart and a table, and the exported table contains no formulas', async ({
  page,
}) => {
  await signUp(page, 'Rita Revenue');
  await orderHealthCheck(page, { ein: '47-2093317', name: 'Rita Rentals LLC' });
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await becomeKnown(page, 'admin@demo.example');
  await page.goto('/admin?tab=revenue');
  await expect(
    page.getByRole('img', { name: /ordered and .* received in the last twelve months/ }),
  ).toBeVisible();
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Revenue by month' })).toBeHidden();
  await page.getByText('As a table, by month').click();
  await expect(page.getByRole('region', { name: 'Revenue by month' })).toContainText('$1,500');
  expect(await faultsOf(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).nth(1).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^orders-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.split('\r\n')[0]).toBe('Order ID,Customer,Date,Amount,Status');
  expect(text).toContain('rita.revenue@journey.example');
});

/** Starting a check is the only way to order one. */
async function orderHealthCheck(page: Page, business: { ein: string; name: string }): Promise<void> {
  await onboard(page, { ...business, address: '5 Invoice Way, Provo, UT 84601', industry: 'Education' });
  await page.goto('/analysis/pre-diligence');
  await expect(page.getByRole('button', { name: 'Order for $10,000' })).toBeEnabled();
  await expect(page.getByRole('region', { name: 'Your own review of the books' })).toContainText(
    'To have our team prepare the report, order the Digital Quality of Earnings below.',
  );
  await expect(page.getByRole('link', { name: 'Go to the health check' }).first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to the health check' }).first().click();
  await startByHand(page);
  const [order] = listed.parse(await api(page, 'GET', '/api/orders')).items;
  await page.goto(`/orders/${order?.id}`);
}
