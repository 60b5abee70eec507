import { expect, type Page } from '@playwright/test';
import { test } from './support/app.ts';
import { everyFace } from './support/every-face.ts';
import { faultsOf } from './support/faults.ts';
import { signIn } from './support/steps.ts';

async function openPalette(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => palette(page).getByRole('combobox');
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });

test.describe('the command palette', () => {
  test('opens with its shortcut, searches while typing, and works without a mouse', async ({ page }) => {
    await signIn(page, 'seller@demo.example');
    await page
      .getByRole('button', { name: 'Add a business' })
      .or(page.getByRole('link', { name: 'Add a business' }))
      .first()
      .focus();
    await openPalette(page);
    await expect(option(page, 'Dashboard')).toHaveAttribute('data-highlighted');
    await page.keyboard.type('manufact');
    await expect(option(page, /Manufacturing Business.*Yours/)).toBeVisible();
    const active = async () =>
      page.locator(`[id="${await field(page).getAttribute('aria-activedescendant')}"]`).textContent();
    await expect.poll(active).toContain('Manufacturing Business');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/listing/*/edit');
    await expect(palette(page)).toBeHidden();

    await openPalette(page);
    await page.keyboard.type('larkspur');
    await expect(palette(page).getByRole('group', { name: 'Your businesses' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();

    await openPalette(page);
    await page.keyboard.type('marketpl');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/marketplace');
    await openPalette(page);
    await expect(palette(page).getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
      'Marketplace',
    ]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.type('jonah');
    await option(page, 'Jonah Okafor').click();
    await page.waitForURL('**/user/*/profile');
  });

  test('starts empty when it is reopened during its closing animation', async ({ page, context }) => {
    await signIn(page, 'buyer@demo.example');
    await openPalette(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
    await page.keyboard.type('zz');
    await expect(field(page)).toHaveValue('zz');
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(option(page, 'Dashboard')).toBeVisible();
  });

  test('finds for each person what they may see: all pages and people for admins, neither for buyers', async ({
    page,
    context,
  }) => {
    await signIn(page, 'admin@demo.example');
    await openPalette(page);
    await page.keyboard.type('buyer@demo.example');
    await expect(option(page, /Jonah Okafor.*buyer@demo.example/)).toBeVisible();
    await field(page).fill('outbox');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/outbox');
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());

    await signIn(page, 'buyer@demo.example');
    await openPalette(page);
    await expect(palette(page).getByRole('group', { name: 'Recent' })).toHaveCount(0);
    for (const secret of ['outbox', 'Ada Lark', 'Larkspur', 'seller@demo.example']) {
      const answered = page.waitForResponse(/\/api\/find\?/);
      await field(page).fill(secret);
      await answered;
      await expect(palette(page).getByRole('status')).toHaveText(/\d results?$/);
      await expect(option(page, /Outbox|Ada|Larkspur|@/)).toHaveCount(0);
      for (const group of ['People', 'Your businesses'])
        await expect(palette(page).getByRole('group', { name: group })).toHaveCount(0);
    }
    await field(page).fill('nda');
    await expect(palette(page).getByRole('group', { name: 'Help' })).toBeVisible();
    await field(page).fill('\'"<qqxxzz>%_\\');
    await expect(palette(page).getByText(/^Nothing is called/)).toBeVisible();
  });

  test('still opens pages without a connection, and explains why other results are missing', async ({
    page,
    context,
  }) => {
    await signIn(page, 'buyer@demo.example');
    await openPalette(page);
    await context.setOffline(true);
    await field(page).fill('market');
    await expect(option(page, 'Marketplace')).toBeVisible();
    await expect(palette(page).getByText('The search could not be reached.')).toBeVisible({
      timeout: 30_000,
    });
    await context.setOffline(false);
    await palette(page).getByRole('button', { name: 'Try again' }).click();
    await expect(palette(page).getByText('The search could not be reached.')).toBeHidden();
  });

  test('works on a phone with its button, and fits every screen', async ({ page }) => {
    await signIn(page, 'seller@demo.example');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await everyFace(page, async (name) => {
      await page.getByRole('button', { name: 'Search', exact: true }).filter({ visible: true }).click();
      await field(page).fill('ma');
      await expect(palette(page).getByRole('group', { name: 'Listings' })).toBeVisible();
      expect.soft(await faultsOf(page), name).toEqual([]);
      await palette(page).getByRole('button', { name: 'Close' }).click();
      await expect(palette(page)).toBeHidden();
    });
  });
});
