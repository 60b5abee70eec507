import { expect, type Page } from '@playwright/test';
import { liveListing } from './support/a-request.ts';
import { test } from './support/app.ts';
import { inBothThemes } from './support/both-themes.ts';
import { violationsOf } from './support/faults.ts';
import { fillSignUp } from './support/steps.ts';

const list = '/businesses-for-sale';

/** Of all pages: other journeys put their own listings into the same market, and a page shows twelve. */
async function totalOf(page: Page): Promise<number> {
  const said = await page
    .getByText(/^[\d,]+ business(?:es)?\b/)
    .first()
    .textContent();
  return Number(/^[\d,]+/.exec(said ?? '')?.[0].replaceAll(',', ''));
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor filters, opens a business and finds the sign-up', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'See businesses for sale' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Businesses for sale' })).toBeVisible();
    const all = await totalOf(page);
    await page.getByLabel('Industry').selectOption('technology');
    await page.getByRole('button', { name: 'Show businesses' }).click();
    await expect(page).toHaveURL(/industry=technology/);
    const some = await totalOf(page);
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
    await expect(page.getByLabel('Industry')).toHaveValue('technology');
    await openFirst(page);
    await page.getByRole('link', { name: 'Businesses for sale' }).first().click();
    await expect(page).toHaveURL(/businesses-for-sale$/);
  });

  test('a visitor filters by trade', async ({ page }) => {
    await page.goto(list);
    const all = await totalOf(page);
    const options = await page.getByLabel('Trade').locator('option').allTextContents();
    expect(options[0]).toBe('All trades');
    expect(options).toContain('HVAC, plumbing and electrical');
    await page.getByLabel('Trade').selectOption('building-services');
    await page.getByRole('button', { name: 'Show businesses' }).click();
    await expect(page).toHaveURL(/trade=building-services/);
    await expect(page.getByLabel('Trade')).toHaveValue('building-services');
    await expect(
      page.getByRole('heading', { level: 1, name: 'HVAC, plumbing and electrical businesses for sale' }),
    ).toBeVisible();
    expect(await totalOf(page)).toBeLessThan(all);
  });

  test('a visitor filters by asking price', async ({ page }) => {
    await page.goto(list);
    const all = await totalOf(page);
    await page.getByLabel('Asking price').selectOption({ label: '$2.5M – $5M' });
    await page.getByRole('button', { name: 'Show businesses' }).click();
    await expect(page).toHaveURL(/price=2\.5m-5m/);
    await expect(page.getByLabel('Asking price')).toHaveValue('2.5m-5m');
    const prices = await page.getByRole('article').getByRole('definition').first().allTextContents();
    expect(prices.join()).toMatch(/\$[2-5]/);
    expect(await totalOf(page)).toBeLessThan(all);
  });

  test('an odd URL gets a helpful page', async ({ page }) => {
    const answer = await page.goto(`${list}?industry=cheese&page=99`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByText('an industry that we do not know')).toBeVisible();
    const none = await page.goto(`${list}/not-there`);
    expect(none?.status()).toBe(404);
    await page.getByRole('link', { name: 'See businesses for sale' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('a visitor signs up from a business and can request its NDA', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(list);
  await page.getByLabel('Industry').selectOption('technology');
  await page.getByRole('button', { name: 'Show businesses' }).click();
  await expect(page).toHaveURL(
    /businesses-for-sale\?industry=technology(&trade=all&location=all&price=all&revenue=all)?$/,
  );
  // Neither hovering nor filtering counts as a view.
  await page.getByRole('article').getByRole('link').first().hover();
  await page.waitForTimeout(300);
  expect(asked.filter((path) => path.startsWith(`${list}/`))).toEqual([]);
  const title = await openFirst(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/\/signup\?return=/);
  await fillSignUp(page, 'Olive Fenwick');
  await page.waitForURL('**/listing/*');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'NDA Request' })).toBeVisible();
});

for (const [what, path] of [
  ['the list', list],
  ['an industry that is none', `${list}?industry=cheese`],
  ['a list of nothing', `${list}?location=wyoming`],
  ['a business', null],
  ['a business that is none', `${list}/x`],
] as const)
  test(`${what} is accessible, in both themes, on a phone and on a desktop`, async ({ page }) => {
    await inBothThemes(page, path ?? (await firstBusiness(page)).pathname, async (face) => {
      expect(await page.getByRole('heading', { level: 1 }).count(), face).toBe(1);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${face} is wider than the screen`).toBeLessThanOrEqual(0);
      expect(await violationsOf(page), face).toEqual([]);
    });
  });

test('a business without a photo has the drawing of its industry', async ({ page, browser }) => {
  const seller = await (await browser.newContext()).newPage();
  const id = await liveListing(seller, { seller: 'Ines Plain', business: 'Plain Picture LLC' });
  await page.goto(`${list}?industry=technology&sort=newest`);
  const card = page.getByRole('article').filter({ has: page.locator(`a[href$="${id}"]`) });
  const drawing = card.locator('img[src="/card-pictures/industry-technology.svg"]');
  await drawing.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      drawing.evaluate((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth),
    )
    .toBe(1_200);
});

test('the list works by keyboard only', async ({ page }) => {
  await page.goto(list);
  await page.getByLabel('Industry').focus();
  await page.keyboard.type('Tech');
  for (let i = 0; i < 5; i += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show businesses' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/industry=technology/);
  await page.getByRole('article').getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Who it is' })).toBeVisible();
});

async function firstBusiness(page: Page): Promise<URL> {
  await page.goto(list);
  const href = await page.getByRole('article').getByRole('link').first().getAttribute('href');
  return new URL(href ?? '', page.url());
}

async function openFirst(page: Page): Promise<string> {
  const link = page.getByRole('article').getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Hidden until approval').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' }).last()).toHaveAttribute(
    'href',
    /return=%2Flisting%2F/,
  );
  return title;
}
