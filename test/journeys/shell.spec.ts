import { expect, type Page } from '@playwright/test';
import { test } from './support/app.ts';
import { everyFace } from './support/every-face.ts';
import { faultsOf } from './support/faults.ts';
import { becomeKnown, signIn } from './support/steps.ts';

const sidebar = (page: Page) => page.getByRole('complementary');
const widthOf = async (page: Page) => Math.round((await sidebar(page).boundingBox())?.width ?? 0);

test.describe('the sidebar', () => {
  test('has the menu items, collapses to icons by button and key, and stays as it was left', async ({
    page,
    context,
  }) => {
    await signIn(page, 'seller@demo.example');
    const nav = sidebar(page).getByRole('navigation', { name: 'Main' });
    const first = ['Dashboard', 'Marketplace', 'Deal Rooms', 'Pre-diligence', 'Add a business'];
    await expect(nav.getByRole('link', { name: 'Add a business' })).toBeVisible();
    const names = await nav.getByRole('link').allInnerTexts();
    expect(names.map((name) => name.split('\n')[0]).filter((name) => first.includes(name ?? ''))).toEqual(
      first,
    );
    await expect(nav.getByRole('group', { name: 'Analysis' }).getByRole('link')).toHaveText([
      'Pre-diligence',
      'Health check',
      'Valuation',
    ]);
    const fold = nav.getByRole('button', { name: 'Analysis' });
    await fold.click();
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(nav.getByRole('link', { name: 'Pre-diligence' })).toBeHidden();
    await fold.click();
    await expect(nav.getByRole('link', { name: 'Pre-diligence' })).toBeVisible();
    expect(await widthOf(page)).toBe(256);

    await page.keyboard.press('Control+b');
    await expect.poll(() => widthOf(page)).toBe(48);
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'cairn-sidebar')?.value).toBe('closed');
    await page.reload();
    expect(await widthOf(page)).toBe(48);
    await nav.getByRole('link', { name: 'Marketplace' }).hover();
    await expect(page.locator('.popup', { hasText: 'Marketplace' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await nav.getByRole('link', { name: 'Deal Rooms' }).hover();
    await page.clock.runFor(50);
    await expect(page.locator('.popup', { hasText: 'Deal Rooms' })).toBeVisible();
    await page.clock.resume();
    await page.getByRole('button', { name: 'Expand sidebar' }).click();
    await expect.poll(() => widthOf(page)).toBe(256);
    await page.keyboard.press('Meta+b');
    await expect.poll(() => widthOf(page)).toBe(48);
    await page.keyboard.press('Meta+b');
    await expect.poll(() => widthOf(page)).toBe(256);
  });

  test('is a column from 768 px on, and a drawer of 18rem below', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await signIn(page, 'seller@demo.example');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(sidebar(page)).toBeVisible();
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(sidebar(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect.poll(async () => Math.round((await drawer.boundingBox())?.width ?? 0)).toBe(288);
    expect(await faultsOf(page)).toEqual([]);
    await drawer.getByRole('button', { name: 'Ada Lark' }).click();
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    await page.keyboard.press('Escape');
    await drawer.getByRole('link', { name: 'Marketplace' }).click();
    await page.waitForURL('**/marketplace');
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await drawer.getByRole('button', { name: 'Ada Lark' }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await page.waitForURL('**/user/profile');
    await expect(drawer).toBeHidden();
  });
});

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ }).filter({ visible: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

test.describe('the bell', () => {
  test('shows the number of unread notices, and each links to its subject', async ({ page }) => {
    await signIn(page, 'seller@demo.example');
    await expect(bell(page)).toHaveAccessibleName(/^Notifications, \d+ unread$/);
    const unread = async () =>
      Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0);
    const before = await unread();
    expect(before).toBeGreaterThan(1);
    await bell(page).click();
    const first = panel(page).getByRole('listitem').first();
    await first.getByRole('button', { name: /^Mark as read/ }).click();
    await expect.poll(unread).toBe(before - 1);
    await first.getByRole('button', { name: /^Mark as unread/ }).click();
    await expect.poll(unread).toBe(before);

    await panel(page)
      .getByRole('link', { name: /A buyer requested access/ })
      .first()
      .click();
    await page.waitForURL('**/access-request/**');
    await expect(panel(page)).toBeHidden();
    await expect.poll(unread).toBe(before - 1);

    await bell(page).click();
    const kept = page.waitForResponse((response) => response.request().method() !== 'GET' && response.ok());
    await panel(page).getByRole('button', { name: 'Mark all as read' }).click();
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await kept;
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bell(page)).toHaveAccessibleName('Notifications');
  });

  test('saves what was marked offline when the connection is back', async ({ page, context }) => {
    await becomeKnown(page, 'seller@demo.example');
    await page.goto('/notifications');
    const first = page.getByRole('main').getByRole('listitem').first();
    const mark = first.getByRole('button', { name: /^Mark as/ });
    const was = (await mark.getAttribute('aria-label')) ?? '';
    const other = was.startsWith('Mark as read') ? /^Mark as unread/ : /^Mark as read/;
    await context.setOffline(true);
    await mark.click();
    await expect(mark).toHaveAttribute('aria-label', other);
    await expect(page.getByText('You are offline.')).toBeVisible();
    const kept = page.waitForResponse((response) => response.url().endsWith('/reading') && response.ok());
    await context.setOffline(false);
    await kept;
    await page.reload();
    await expect(mark).toHaveAttribute('aria-label', other);
  });

  test('reverts a change that the server refuses, and says so', async ({ page }) => {
    await becomeKnown(page, 'seller@demo.example');
    await page.goto('/notifications');
    await page.route('**/reading', (route) => route.fulfill({ status: 404, body: '{}' }));
    const mark = page
      .getByRole('main')
      .getByRole('button', { name: /^Mark as/ })
      .first();
    const was = (await mark.getAttribute('aria-label')) ?? '';
    await mark.click();
    await expect(page.getByText('That could not be saved. Try again.').first()).toBeVisible();
    await expect(mark).toHaveAttribute('aria-label', was);
  });

  test('fits every screen, open, as a page, and empty', async ({ page }) => {
    await signIn(page, 'seller@demo.example');
    await everyFace(page, async (name) => {
      await bell(page).click();
      await expect(panel(page).getByRole('listitem').first()).toBeVisible();
      expect.soft(await faultsOf(page), name).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
    });
    await page.goto('/notifications');
    await expect(page.getByRole('listitem').filter({ hasText: 'A buyer requested' }).first()).toBeVisible();
    await everyFace(page, async (name) => expect.soft(await faultsOf(page), name).toEqual([]));
    await page.getByRole('button', { name: 'Unread', exact: true }).click();
    await page.waitForURL('**/notifications?unread=');
  });

  test('keeps the choice of emails on the profile', async ({ page }) => {
    await becomeKnown(page, 'seller@demo.example');
    await page.goto('/user/profile#notifications');
    const choice = page.getByRole('combobox', { name: 'Email about: New requests' });
    await expect(choice).toBeInViewport();
    await expect(choice).toHaveText('Instantly');
    await choice.click();
    const kept = page.waitForResponse((response) => response.request().method() !== 'GET' && response.ok());
    await page.getByRole('option', { name: 'Daily digest' }).click();
    await expect(choice).toHaveText('Daily digest');
    await kept;
    await page.reload();
    await expect(choice).toHaveText('Daily digest');
    await expect(page.getByRole('combobox', { name: 'Email about: Listings to review' })).toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
  });
});
