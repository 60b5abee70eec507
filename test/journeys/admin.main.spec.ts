import { type Browser, expect, type Page } from '@playwright/test';
import { demoPassword, test } from './support/app.ts';
import { confirmByPassword } from './support/confirm-yourself.ts';
import { violationsOf } from './support/faults.ts';
import { confirm, password, register, signIn, signUp } from './support/steps.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function accessible(page: Page): Promise<void> {
  // Content behind an open dialog is hidden, including the heading that axe's best practices require.
  expect(await violationsOf(page, wcag)).toEqual([]);
}

async function adminIn(browser: Browser): Promise<Page> {
  const admin = await (await browser.newContext()).newPage();
  await signIn(admin, 'admin@demo.example');
  return admin;
}

async function rowMenu(admin: Page, email: string): Promise<void> {
  const row = admin.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: 'Open menu' }).click();
}

async function find(admin: Page, email: string): Promise<void> {
  await admin.goto('/admin/users');
  await admin.getByRole('searchbox').fill(email);
  await expect(admin.getByRole('row')).toHaveCount(2);
}

test('an admin finds an account, gives it a role, locks it out and unlocks it', async ({ browser, page }) => {
  await register(page, 'Ida Lund');
  const admin = await adminIn(browser);
  await admin.goto('/admin');
  await expect(admin.getByText('Pending NDA requests for your approval')).toBeVisible();
  const picture = admin.getByRole('img', { name: /requested and .* approved in the last twelve months/ });
  await expect(picture).toBeVisible();
  const months = admin.getByRole('region', { name: 'Requests by month' }).getByRole('table');
  await expect(months).toBeHidden();
  await admin.getByText('As a table, by month').click();
  await expect(months.getByRole('row')).toHaveCount(13);
  await accessible(admin);
  await admin.getByRole('tab', { name: 'Storage' }).click();
  await expect(admin.getByText(/ of 1 TB used$/)).toBeVisible();
  await expect(admin.getByText(/ of [0-9.]+ [GT]B free$/)).toBeVisible();
  await accessible(admin);
  await admin.getByRole('link', { name: 'Accounts' }).click();
  await find(admin, 'ida.lund');
  await accessible(admin);
  await rowMenu(admin, 'ida.lund@journey.example');
  await accessible(admin);
  await admin.getByRole('menuitem', { name: 'Roles…' }).click();
  await accessible(admin);
  await admin.getByRole('checkbox', { name: /^Broker/ }).check();
  await confirm(admin, 'Save roles');
  await confirmByPassword(admin, demoPassword);
  await expect(admin.getByText('Ida Lund has the role Broker now.')).toBeVisible();
  await expect(admin.getByRole('cell', { name: 'broker', exact: true })).toBeVisible();

  await rowMenu(admin, 'ida.lund@journey.example');
  await admin.getByRole('menuitem', { name: 'Lock out…' }).click();
  await accessible(admin);
  await admin.getByLabel('Reason').fill('Sent the same text to every seller');
  await confirm(admin, 'Lock out');
  await expect(admin.getByText('Locked out', { exact: true })).toBeVisible();
  await page.goto('/user/profile');
  await expect(page).toHaveURL(/\/login/);

  await rowMenu(admin, 'ida.lund@journey.example');
  await admin.getByRole('menuitem', { name: 'Unlock' }).click();
  await expect(admin.getByText('Active', { exact: true })).toBeVisible();
});

test('an admin views the site as another person, changes nothing, and stops', async ({ browser, page }) => {
  await signUp(page, 'Omar Reed');
  const admin = await adminIn(browser);
  await find(admin, 'omar.reed');
  await rowMenu(admin, 'omar.reed@journey.example');
  await admin.getByRole('menuitem', { name: 'View as…' }).click();
  await accessible(admin);
  await admin.getByLabel('Reason').fill('He cannot find his request');
  await confirm(admin, 'View as this person');
  await admin.waitForURL('**/user/dashboard');
  const banner = admin.getByRole('region', { name: 'Viewing as another person' });
  await expect(banner).toContainText('Omar Reed');
  await expect(admin.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);
  await accessible(admin);

  await admin.goto('/user/profile');
  await expect(admin.getByText('omar.reed@journey.example').first()).toBeVisible();
  await admin.getByRole('button', { name: 'Send the confirmation again' }).click();
  await expect(admin.getByText(/Stop viewing to make changes/).first()).toBeVisible();

  await banner.getByRole('button', { name: 'Stop viewing' }).click();
  await admin.waitForURL('**/admin/users?view=stopped');
  await expect(admin.getByText('You’re back in your own account.')).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('a person closes the account, is told what happens, and cannot come back', async ({ page }) => {
  await register(page, 'Vera Holm');
  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'Close account' }).click();
  await expect(page.getByText(/Nothing ties your account to anyone else here/)).toBeVisible();
  await accessible(page);
  await page.getByLabel(/To confirm, type/).fill('vera.holm@journey.example');
  await confirm(page, 'Close account');
  await confirmByPassword(page, password);
  await expect(page.getByRole('heading', { name: 'Your account is closed' })).toBeVisible();
  await expect(page.getByText(/Nothing tied your account to anyone else here/)).toBeVisible();
  await accessible(page);
  await page.getByRole('link', { name: 'Leave' }).click();
  await page.waitForURL(/\/$/);
  await page.goto('/user/dashboard');
  await expect(page).toHaveURL(/\/login/);
});
