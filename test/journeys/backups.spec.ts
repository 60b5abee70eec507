import { expect } from '@playwright/test';
import { test } from './support/app.ts';
import { violationsOf } from './support/faults.ts';
import { signIn } from './support/steps.ts';

test('an admin makes a backup, watches it, has it verified again, and reads how to restore it', async ({
  page,
}) => {
  await signIn(page, 'admin@demo.example');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Backups' }).click();
  await expect(page.getByRole('heading', { name: 'Backups', level: 1 })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  // Another one has to wait, and the button says why.
  await page.getByRole('button', { name: 'Back up now' }).hover();
  await expect(page.getByText('Wait until the one that is running is done.').first()).toBeVisible();
  await expect(page.getByText(/^The last backup was made .*, verified, /)).toBeVisible({ timeout: 120_000 });
  const table = page.getByRole('region', { name: 'Backups' });
  await expect(table.getByText('Verified', { exact: true }).last()).toBeVisible();
  await expect(table.getByText('Daily, Weekly, Monthly')).toBeVisible();
  await table.getByRole('button', { name: 'Open menu' }).first().click();
  await page.getByRole('menuitem', { name: 'Verify' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden({ timeout: 120_000 });
  await expect(page.getByText(/npm run admin -- restore \/.*Z$/)).toBeVisible();
  await expect(page.getByText('What failed')).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);
});
