import { readFile } from 'node:fs/promises';
import { type BrowserContextOptions, expect } from '@playwright/test';
import { type FormServer, formServer } from '../waitlist/form-server.ts';
import { test as plain } from './support/app.ts';
import { faultsOf } from './support/faults.ts';
import { becomeKnown, comeAlive } from './support/steps.ts';

const test = plain.extend<object, { form: FormServer }>({
  form: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names out of this pattern
    async ({}, use) => {
      await using form = await formServer();
      await use(form);
    },
    { scope: 'worker' },
  ],
  settings: [async ({ form }, use) => use({ WAITLIST_URL: form.url }), { scope: 'worker' }],
});

const phone = { viewport: { width: 360, height: 740 } };
const onTheList = 'You are on the list';

test('an owner leaves an address by keyboard only, and continues to an account', async ({ page, form }) => {
  await page.goto('/for-sellers');
  // With scripts: without them it works differently (below).
  await comeAlive(page);
  const card = page.getByRole('region', { name: 'Business Health Check' });
  await card.getByRole('button', { name: 'Get an Evaluation' }).focus();
  await page.keyboard.press('Enter');
  const field = card.getByLabel('Email');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('type', 'email');
  await expect(card.getByRole('button')).toHaveText(['Sign Up']);
  await page.keyboard.type('x'.repeat(60));
  await page.keyboard.press('Enter');
  await expect(card.getByText('Invalid email')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(await faultsOf(page)).toEqual([]);
  await field.fill('Olga.Owner@journey.example');
  await page.keyboard.press('Enter');
  const status = card.getByRole('status');
  await expect(status).toContainText(onTheList);
  await expect(status).toBeFocused();
  await expect(field).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  await expect
    .poll(() => form.received.map(({ body }) => body))
    .toEqual([{ email: 'olga.owner@journey.example', list: 'health-check' }]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/evaluation?email=olga.owner%40journey.example');
});

test('the quality of earnings report can be asked for, and no page says that it is coming', async ({
  page,
}) => {
  await page.goto('/for-sellers');
  const card = page.getByRole('region', { name: 'Digital Quality of Earnings' });
  await expect(card.getByRole('button', { name: 'Get an Evaluation' })).toBeEnabled();
  for (const path of ['/', '/for-sellers', '/signup', '/help/quality-of-earnings']) {
    await page.goto(path);
    await expect(page.getByRole('main')).not.toContainText(/coming soon|in development/i);
  }
});

const withoutScripts: [string, BrowserContextOptions, boolean][] = [
  ['with scripts switched off', { ...phone, javaScriptEnabled: false }, false],
  ['before the scripts have come', phone, true],
];

for (const [how, options, cut] of withoutScripts)
  test(`the form also works ${how}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...options, ...(baseURL ? { baseURL } : {}) });
    if (cut) await context.route('**/assets/*.js', (route) => route.abort());
    const page = await context.newPage();
    await page.goto('/for-sellers');
    const card = page.getByRole('region', { name: 'Business Health Check' });
    await expect(card.getByLabel('Email')).toBeHidden();
    await expect(card.getByText(onTheList)).toBeHidden();
    await card.getByRole('button', { name: 'Get an Evaluation' }).click();
    await expect(card.getByRole('button')).toHaveText(['Sign Up']);
    await expect(card.getByLabel('Email')).toBeFocused();
    await card.getByLabel('Email').fill('not an address');
    await card.getByRole('button', { name: 'Sign Up' }).click();
    await expect(card.getByText('Invalid email')).toBeVisible();
    await expect(card.getByText('That did not work')).toBeHidden();
    await card.getByLabel('Email').fill('Olga.Owner@journey.example');
    await card.getByLabel('Email').press('Enter');
    await expect(card.getByText(onTheList)).toBeVisible();
    await expect(card.getByLabel('Email')).toBeHidden();
    await expect(card.getByRole('link', { name: 'Start your evaluation' })).toHaveAttribute(
      'href',
      '/evaluation',
    );
    await page.goto('/for-brokers');
    await page.getByRole('button', { name: 'Join Our Private Beta' }).click();
    await page.getByLabel('Email').fill('bo.broker@mailinator.com');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByText(onTheList)).toBeVisible();
    await context.close();
  });

test('an address refused before the scripts loaded is reported at its field once they have', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/for-sellers');
  const card = page.getByRole('region', { name: 'Business Health Check' });
  await card.getByRole('button', { name: 'Get an Evaluation' }).click();
  await card.getByLabel('Email').fill('not an address');
  await card.getByRole('button', { name: 'Sign Up' }).click();
  await expect(card.getByText('Invalid email')).toBeVisible();
  const field = card.getByLabel('Email');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expect(card.getByText('Invalid email')).toHaveCount(1);
  expect(await faultsOf(page)).toEqual([]);
});

test('an admin sees the entries, exports them, and sends one again that the form refused', async ({
  page,
  form,
}) => {
  form.answers = 422;
  const joined = await page.request.post('/api/waitlist', {
    data: { email: 'rita@journey.example', list: 'broker-program' },
  });
  expect(joined.status()).toBe(201);
  await becomeKnown(page, 'admin@demo.example');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Waitlist' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Waitlist' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'rita@journey.example' });
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('The form refused the entry.', { timeout: 3_000 });
  }).toPass();
  expect(await faultsOf(page)).toEqual([]);
  form.answers = 200;
  await row.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('menuitem', { name: 'Try again' }).click();
  await expect(row).toContainText('Forwarded');
  const others = page.getByRole('row').filter({ hasText: 'olga.owner@journey.example' });
  await expect(others).toHaveCount(1);
  await page.getByRole('combobox', { name: 'List' }).click();
  await page.getByRole('option', { name: 'Broker Partner Program' }).click();
  await expect(others).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'bo.broker@mailinator.com' })).toContainText(
    'Disposable',
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^waitlist-broker-program-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toBe('email,list,joined,disposable,forwarding,reason');
  expect(lines.slice(1).map((line) => line.split(',').toSpliced(2, 1).join())).toEqual([
    'rita@journey.example,broker-program,no,forwarded,',
    'bo.broker@mailinator.com,broker-program,yes,forwarded,',
  ]);
});
