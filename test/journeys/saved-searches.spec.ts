import { expect, type Page } from '@playwright/test';
import { test } from './support/app.ts';
import { violationsOf } from './support/faults.ts';
import { mailedLink } from './support/search-mail.ts';
import { becomeKnown, choose, register } from './support/steps.ts';

test('a search is saved, renamed, unsubscribed from in an email, and deleted', async ({ page, browser }) => {
  await register(page, 'Ada Saver');
  await page.goto('/marketplace?location=idaho');
  await expect(page.getByText('No businesses found for the selected filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name')).toHaveValue('Idaho');
  await holds(page, 'the dialog that saves a search', 0);
  await dialog.getByLabel('Name').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Give the search a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Schools in Idaho');
  await choose(page, 'Email me new listings', 'Instantly');
  await dialog.getByRole('button', { name: 'Save' }).dblclick();
  await expect(page.getByText('Search saved.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Saved searches' }).click();
  const row = page.getByRole('article').filter({ hasText: 'Schools in Idaho' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Instantly');
  await holds(page, 'the saved searches');

  await row.getByRole('button', { name: 'What to do with Schools in Idaho' }).click();
  await page.getByRole('menuitem', { name: 'Rename or change emails' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Learning centers');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Learning centers' })).toBeVisible();

  await test.step('a later email can be unsubscribed from without signing in', async () => {
    const link = await mailedLink(browser);
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(link);
    await holds(stranger, 'where mails are stopped');
    await stranger.getByRole('button', { name: 'Stop the emails' }).click();
    await expect(stranger.getByRole('heading', { name: 'The emails have stopped' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('article').filter({ hasText: 'Learning centers' })).toContainText('Off');
  });

  await page.getByRole('button', { name: 'What to do with Learning centers' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No saved searches yet.')).toBeVisible();
});

test('on a phone the offline notice does not cover an open dialog', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await becomeKnown(page, 'buyer@demo.example');
  await page.goto('/marketplace?location=utah');
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.context().setOffline(true);
  const notice = page.getByText('You are offline.');
  await expect(notice).toBeVisible();
  const overlap = async () => {
    const [below, above] = [await dialog.boundingBox(), await notice.boundingBox()];
    return (below?.y ?? 0) + (below?.height ?? 740) - (above?.y ?? 0);
  };
  await expect.poll(overlap).toBeLessThanOrEqual(0);
  expect(await violationsOf(page)).toEqual([]);
});

async function holds(page: Page, where: string, headings = 1): Promise<void> {
  if (headings > 0) expect(await page.getByRole('heading', { level: 1 }).count(), where).toBe(headings);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, `${where} is wider than the screen`).toBeLessThanOrEqual(0);
  expect(await violationsOf(page), where).toEqual([]);
}
