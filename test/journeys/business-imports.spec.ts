import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { register } from './support/steps.ts';

const book = join(import.meta.dirname, '../documents/businesses-libreoffice-semicolons.csv');

test('a seller imports businesses from a file: columns first, then the rows that are ready', async ({
  page,
}) => {
  await register(page, 'Ida Porter');
  await page.goto('/user/dashboard');
  await page.getByRole('button', { name: 'Import from a file' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Import businesses' });
  await checked(page, 'the import before a file is chosen');

  await test.step('shows what each column is read as, and the rows that cannot be imported', async () => {
    await dialog.getByLabel('CSV or XLSX file').setInputFiles(book);
    await expect(dialog.getByRole('combobox', { name: 'Import “List Price” as' })).toContainText(
      'Asking price',
    );
    await expect(dialog.getByRole('combobox', { name: 'Import “Broker Notes” as' })).toContainText(
      'Not imported',
    );
    await expect(dialog.getByText(/^Row 6: EIN/)).toBeVisible();
    await expect(dialog.getByText(/^Row 7: Industry Type/)).toBeVisible();
    await checked(page, 'the columns and the rows of an import');
  });

  await test.step('checks them, and imports the good ones only when that is chosen', async () => {
    await dialog.getByRole('button', { name: 'Check 2 rows' }).click();
    const submit = dialog.getByRole('button', { name: 'Import 2 rows' });
    await expect(submit).toHaveAccessibleDescription(/choose to skip/);
    await dialog.getByText('Import only the 2 rows that are ready, and skip the rest').click();
    await submit.click();
    await expect(page.getByText('2 businesses added, 1 draft listing filled in.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Desert Bakery Inc.' })).toBeVisible();
    await expect(page.getByText('Machine shop, "second shift" included')).toBeVisible();
  });

  await test.step('exports them in the same columns', async () => {
    await page.getByRole('button', { name: 'Import from a file' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const text = readFileSync(await (await download).path(), 'utf8');
    expect(text).toContain('Business ID,EIN,Business Name');
    expect(text).toContain('••-•••4568');
  });
});
