import { expect, type Page, type Request } from '@playwright/test';
import { test } from './support/app.ts';
import { inBothThemes } from './support/both-themes.ts';
import { violationsOf } from './support/faults.ts';
import { becomeKnown, comeAlive } from './support/steps.ts';

const pages = [
  '/',
  '/for-sellers',
  '/evaluation',
  '/for-brokers',
  '/about-us',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/verify',
  '/terms',
  '/privacy',
];
const partners = 'Proudly cultivating partnerships with providers like';

test('the landing page loads little, and nothing from other hosts', async ({ page, app }) => {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto('/', { waitUntil: 'networkidle' });
  // A pointer movement loads the scripts, which are deferred.
  await page.mouse.move(100, 100);
  const isScript = (one: Request) => one.resourceType() === 'script' || one.url().endsWith('.js');
  await expect.poll(async () => sizeOf(requests.filter(isScript))).toBeGreaterThan(50_000);
  await page.waitForLoadState('networkidle');
  for (const request of requests) expect(new URL(request.url()).origin).toBe(app.url);
  expect(await sizeOf(requests.filter(isScript))).toBeLessThan(130_000);
  expect(await sizeOf(requests)).toBeLessThan(260_000);
});

async function sizeOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((one) => one.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

for (const path of pages)
  test(`${path} is accessible, in both themes, on a phone and on a desktop`, async ({ page }) => {
    const trouble = troubleOf(page);
    await inBothThemes(page, path, async (face) => {
      await seeAll(page);
      await holds(page, face);
    });
    expect(trouble).toEqual([]);
  });

test('the mobile drawer has the links, opens and closes by keyboard, and returns the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0);
  await expect(menu.getByRole('link')).toContainText([
    'Businesses for sale',
    'For Sellers',
    'For Brokers',
    'About Us',
  ]);
  await expect(menu.getByRole('link', { name: 'Support' })).toHaveAttribute(
    'href',
    /^mailto:.*subject=Support$/,
  );
  for (const name of ['LinkedIn', 'Terms of Service', 'Privacy Policy'])
    await expect(menu.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  await holds(page, 'the open drawer');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.mouse.click(350, 400);
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('link', { name: 'For Brokers' }).click();
  await expect(page).toHaveURL(/\/for-brokers$/);
  await expect(menu).toBeHidden();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the site is readable and linked, and the carousels are scrollable rows', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('article', { name: /HVAC/ })).toBeVisible();
    await expect(page.getByText('Must be removed', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Pause|Play)/ })).toHaveCount(0);
    const row = page
      .getByRole('region', { name: partners })
      .locator('[aria-roledescription=slide]')
      .locator('xpath=../..');
    await row.evaluate((node) => node.scrollTo({ left: 400 }));
    expect(await row.evaluate((node) => node.scrollLeft)).toBe(400);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL(/\/about-us$/);
    await expect(page.locator('main h3')).toHaveCount(4);
    await page.getByRole('link', { name: 'Validate Your Business' }).click();
    await expect(page).toHaveURL(/\/for-sellers$/);
  });
});

test('an owner and a buyer each find their main button immediately', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1_024 });
  await page.goto('/');
  const header = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  for (const label of ['For Sellers', 'Get Started', 'Onboard Now'])
    await expect(page.getByRole('link', { name: label, exact: true }).first()).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Browse businesses', exact: true })).toBeInViewport();
  await header.getByRole('link', { name: 'Businesses for sale' }).click();
  await page.waitForURL('**/businesses-for-sale');
  await page.goto('/');
  await page.getByRole('link', { name: 'Browse businesses', exact: true }).click();
  await page.waitForURL('**/businesses-for-sale');
});

test('the interactive parts work on the landing page', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('article', { name: /HVAC/ });
  await expect(card.getByText('Revenue Range')).toBeVisible();
  await card.getByRole('button', { name: 'Hide Details' }).click();
  await expect(card.getByText('Revenue Range')).toBeHidden();
  const field = page.getByLabel('Describe the business');
  const found = page.getByRole('list', { name: 'Found in the description' }).getByRole('listitem');
  await expect(found.first()).toContainText('Must be removed');
  await field.click();
  // `fill` selects and inserts in two steps; hydration in between would drop the selection.
  await comeAlive(page, field);
  await field.fill('Serves commercial customers with a crew that stays.');
  await expect(page.getByText('Nothing found that gives the business away.')).toBeVisible();
  await field.pressSequentially(' Ask for E11en Varga.');
  await expect(found).toHaveCount(1);
  await holds(page, 'the leak check at work');
});

test('what is typed into the leak check before its scripts came is checked', async ({ page }) => {
  const { promise: here, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => here.then(() => route.continue()));
  await page.goto('/');
  const field = page.getByLabel('Describe the business');
  await field.fill('Serves commercial customers with a crew that stays.');
  come();
  await expect(page.getByText('Nothing found that gives the business away.')).toBeVisible();
  await expect(field).toHaveValue('Serves commercial customers with a crew that stays.');
});

test('See Partners says that it does not link anywhere yet', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'See Partners' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription(/not open yet/);
  await button.click({ force: true });
  await expect(page).toHaveURL(/\/$/);
});

test('no request goes to another host, and no script loads before the page is readable', async ({ page }) => {
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  await page.goto('/', { waitUntil: 'networkidle' });
  await seeAll(page);
  const own = new URL(page.url()).origin;
  expect(asked.filter((url) => url.origin !== own && url.protocol.startsWith('http'))).toEqual([]);
  expect(asked.length).toBeGreaterThan(3);
});

/** Scrolls through the page to activate everything that loads when visible. */
async function seeAll(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')));
  for (const region of await page.getByRole('region').all()) await region.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {}))));
}

async function holds(page: Page, where: string): Promise<void> {
  expect(await page.getByRole('heading', { level: 1 }).count(), where).toBe(1);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, `${where} is wider than the screen`).toBeLessThanOrEqual(0);
  expect(await violationsOf(page), where).toEqual([]);
}

function troubleOf(page: Page): string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(error.message));
  return trouble;
}

test('who is signed in is led from the public page of a business to its listing', async ({ page }) => {
  await becomeKnown(page, 'buyer@demo.example');
  await page.goto('/businesses-for-sale');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByText('You are signed in.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Open the listing' }).click();
  await page.waitForURL('**/listing/*');
});
