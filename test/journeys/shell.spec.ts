import { expect, type Page } from '@playwright/test';
import { test } from './support/app.ts';
import { faultsOf } from './support/faults.ts';
import { signIn } from './support/steps.ts';

const widths = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
];
const themes = ['dark', 'light'];

/** Shows the page that is open at every width and in both themes, as `look` has it. */
async function everyFace(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  for (const size of widths)
    for (const theme of themes) {
      await page.setViewportSize(size);
      await page.evaluate((choice) => {
        localStorage.setItem('cairn-theme', choice);
        document.documentElement.dataset.theme = choice;
      }, theme);
      await look(`${size.width} ${theme}`);
    }
}

const sidebar = (page: Page) => page.getByRole('complementary');
const widthOf = async (page: Page) => Math.round((await sidebar(page).boundingBox())?.width ?? 0);

test.describe('the sidebar', () => {
  test('has the items of the product, collapses to icons by button and key, and stays as it was left', async ({
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
  });
});

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ }).filter({ visible: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

test.describe('the bell', () => {
  test('says how many are unread, and each leads to what it is about', async ({ page }) => {
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
      .getByRole('link', { name: /A buyer asks for access/ })
      .first()
      .click();
    await page.waitForURL('**/access-request/**');
    await expect(panel(page)).toBeHidden();
    await expect.poll(unread).toBe(before - 1);

    await bell(page).click();
    await panel(page).getByRole('button', { name: 'Mark all as read' }).click();
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bell(page)).toHaveAccessibleName('Notifications');
  });

  test('what is marked without a connection is kept when it is back', async ({ page, context }) => {
    await signIn(page, 'seller@demo.example');
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

  test('what the server does not have is taken back, and said', async ({ page }) => {
    await signIn(page, 'seller@demo.example');
    await page.goto('/notifications');
    await page.route('**/reading', (route) => route.fulfill({ status: 404, body: '{}' }));
    const mark = page
      .getByRole('main')
      .getByRole('button', { name: /^Mark as/ })
      .first();
    const was = (await mark.getAttribute('aria-label')) ?? '';
    await mark.click();
    await expect(page.getByText('That was not kept.').first()).toBeVisible();
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
    await expect(page.getByRole('listitem').filter({ hasText: 'A buyer asks' }).first()).toBeVisible();
    await everyFace(page, async (name) => expect.soft(await faultsOf(page), name).toEqual([]));
    await page.getByRole('button', { name: 'Unread', exact: true }).click();
    await page.waitForURL('**/notifications?unread=');
  });

  test('what comes by mail is chosen on the profile and stays chosen', async ({ page }) => {
    await signIn(page, 'seller@demo.example');
    await page.goto('/user/profile#notifications');
    const choice = page.getByRole('combobox', { name: 'Mail about: New requests' });
    await expect(choice).toBeInViewport();
    await expect(choice).toHaveText('At once');
    await choice.click();
    await page.getByRole('option', { name: 'Once a day' }).click();
    await expect(choice).toHaveText('Once a day');
    await page.reload();
    await expect(choice).toHaveText('Once a day');
    await expect(page.getByRole('combobox', { name: 'Mail about: Listings to review' })).toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
  });
});

/** Opens it by its keys on a page that has come to life. */
async function openPalette(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => palette(page).getByRole('combobox');
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });

test.describe('the command palette', () => {
  test('opens by key, finds while one types, and is used without a mouse', async ({ page }) => {
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

  test('finds for each what is theirs: admins their pages and anybody, a buyer neither', async ({
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

  test('without a connection pages still open, and the rest says why not', async ({ page, context }) => {
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

  test('works on a phone by its button, and fits every screen', async ({ page }) => {
    await signIn(page, 'seller@demo.example');
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
