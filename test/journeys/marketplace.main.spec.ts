import { expect, type Page } from '@playwright/test';
import { test } from './support/app.ts';
import { violationsOf } from './support/faults.ts';
import { becomeKnown, choose, register, signUp } from './support/steps.ts';

const cards = (page: Page) => page.getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading');

test('the marketplace has the required filters, pages and words', async ({ page }) => {
  await register(page, 'Ada Spec');
  await page.goto('/marketplace');
  await expect(page.getByRole('heading', { name: 'Featured Businesses' })).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
  await page.setViewportSize({ width: 1440, height: 900 });
  const filters = page.getByRole('region', { name: 'Filters' });
  expect((await filters.boundingBox())?.width).toBe(280);

  const pages = page.getByRole('navigation', { name: 'Pages of businesses' });
  await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
  const last = pages.getByRole('link', { name: /^Page \d+$/ }).last();
  const number = (await last.textContent())?.trim() ?? '';
  expect(Number(number)).toBeGreaterThanOrEqual(3);
  await last.click();
  await expect(page).toHaveURL(new RegExp(`page=${number}`));
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();

  // Changing a filter keeps the page; past the end it becomes the last one.
  await choose(page, 'Location', 'Florida');
  await expect(page).toHaveURL(new RegExp(`page=${number}`));
  const card = cards(page).filter({ hasText: 'Manufacturing Business' });
  await expect(card).toBeVisible();
  await expect(pages).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'NDA Request' })).toHaveCount(0);
  await card.getByRole('button', { name: 'View Details' }).click();
  for (const fact of ['Industry', 'Location', 'Revenue Range', 'Last Year Revenue', 'EBITDA'])
    await expect(card.getByText(fact, { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'NDA Request' })).toBeVisible();
  await card.getByRole('button', { name: 'Hide Details' }).click();
  await expect(card.getByRole('button', { name: 'NDA Request' })).toHaveCount(0);

  await page.goto('/marketplace');
  await choose(page, 'Revenue', 'Under $100k');
  await expect(page.getByText('No businesses found for the selected filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all businesses' }).click();
  await expect(cards(page)).toHaveCount(3);

  // One criterion less, with what it would find.
  await page.goto('/marketplace?location=florida&revenue=0-100k');
  await page.getByRole('button', { name: /^Florida: \d+ business/ }).click();
  await expect(page).toHaveURL('/marketplace?location=florida');
  await expect(card).toBeVisible();
});

test('the page size is remembered in this browser, and the URL takes precedence', async ({ page }) => {
  await register(page, 'Ada Many');
  await page.goto('/marketplace');
  await expect(cards(page)).toHaveCount(3);
  await choose(page, 'Businesses per page', 'Show 12 businesses');
  await expect.poll(() => cards(page).count()).toBeGreaterThan(3);
  await page.goto('/user/dashboard');
  await page.goto('/marketplace');
  await expect.poll(() => cards(page).count()).toBeGreaterThan(3);
  await page.goto('/marketplace?size=3');
  await expect(cards(page)).toHaveCount(3);
});

test('words, bounds and orders are in the URL, and a slow response never overwrites a newer one', async ({
  page,
}) => {
  await register(page, 'Ada Search');
  await page.goto('/marketplace');
  await expect(cards(page)).toHaveCount(3);
  const [asked, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/listing/?*q=machin*', async (route) => {
    const response = await route.fetch();
    asked.resolve();
    await late.promise;
    // The page may have canceled the request.
    await route.fulfill({ response }).catch(() => undefined);
    answered.resolve();
  });
  const box = page.getByRole('searchbox', { name: 'Search by keyword' });
  await box.fill('machin');
  await asked.promise;
  await box.fill('dental practice');
  await expect(titles(page)).toHaveText(['General dental practice, two associates']);
  late.resolve();
  await answered.promise;
  // By then the page has rendered its result.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(titles(page)).toHaveText(['General dental practice, two associates']);
  await expect(cards(page).locator('mark')).toContainText(['dental', 'practice']);
  await expect(page).toHaveURL(/q=dental\+practice/);
  await page.reload();
  await expect(box).toHaveValue('dental practice');
  await expect(titles(page)).toHaveText(['General dental practice, two associates']);

  await box.fill('');
  await expect(cards(page)).toHaveCount(3);
  await choose(page, 'Price from', '$2.5M');
  await choose(page, 'Order', 'Price, low to high');
  await expect(page.getByRole('status').filter({ hasText: '3 businesses' })).toBeVisible();
  await choose(page, 'Price up to', '$100k');
  await expect(page.getByText('nothing can lie between')).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(3);
  await choose(page, 'Businesses per page', 'Show 12 businesses');
  await page.getByRole('button', { name: 'Clear' }).first().click();
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(7);
});

test('four listings can be compared, a fifth is refused, and those that left the market say so', async ({
  page,
}) => {
  await register(page, 'Ada Compare');
  await page.goto('/marketplace?size=12');
  const toggle = (n: number) => cards(page).nth(n).getByRole('button', { name: 'Compare' });
  await expect(toggle(1)).toBeVisible();
  await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLButtonElement>('article button')];
    for (const button of all.filter((one) => one.textContent?.trim() === 'Compare').slice(0, 2))
      button.click();
  });
  for (const n of [2, 3]) await toggle(n).click();
  for (const n of [0, 1, 2, 3]) await expect(toggle(n)).toHaveAttribute('aria-pressed', 'true');
  await expect(toggle(4)).toBeDisabled();
  await expect(cards(page).nth(4)).toContainText('Four are chosen already');
  const chosen = await titles(page).allTextContents();
  await page
    .getByRole('region', { name: 'Chosen to compare' })
    .getByRole('link', { name: 'Compare' })
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(5);
  // Other journeys add listings too: two of the newest four may have the same title.
  const compared = page.getByRole('columnheader').getByRole('link');
  const sorted = (all: readonly string[]) => all.map((title) => title.trim()).toSorted();
  await expect.poll(async () => sorted(await compared.allTextContents())).toEqual(sorted(chosen.slice(0, 4)));
  await expect(page.getByRole('row').filter({ hasText: 'Asking price' })).toContainText('$');
  await page.setViewportSize({ width: 360, height: 740 });
  await holds(page, 'compare at 360');

  const gone = '00000000-0000-4000-8000-00000000000';
  const ids = new URL(page.url()).searchParams.get('ids') ?? '';
  const late = Promise.withResolvers<void>();
  await page.route(`**/api/listing/${ids.split(',')[0]}`, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto(`/marketplace/compare?ids=${gone}1,${ids}`);
  await expect(page.getByText('It was sold or withdrawn')).toBeVisible();
  // A listing that is still loading is not reported as gone: the others have loaded, this one has not.
  await expect(page.getByRole('button', { name: 'Take off: Loading the listing' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Take off: No longer on the market' })).toHaveCount(1);
  late.resolve();
  await expect(page.getByText('The address names 5 listings.')).toBeVisible();
  await page.getByRole('button', { name: 'Take off: No longer on the market' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(5);
  await expect(page.getByText('No longer on the market')).toHaveCount(0);
  await page.goto('/marketplace/compare');
  await expect(page.getByText('Nothing is chosen.')).toBeVisible();
});

test('a listing is watched from its card and its page, and removed from the list', async ({
  page,
  context,
}) => {
  await register(page, 'Ada Watcher');
  await page.goto('/marketplace/watch-list');
  await expect(page.getByText('No listings on your watch list yet.')).toBeVisible();
  await holds(page, 'the empty watch list');
  await page.goto('/marketplace');
  const title = (await titles(page).first().textContent()) ?? '';
  await cards(page).first().getByRole('button', { name: 'Watch' }).click();
  await expect(page.getByText('Added to your watch list.').first()).toBeVisible();
  await titles(page).first().getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Watching' })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/marketplace/watch-list');
  await expect(titles(other)).toHaveText([title]);
  await holds(other, 'the watch list');
  await page.getByRole('button', { name: 'Watching' }).click();
  await expect(page.getByRole('button', { name: 'Watch', exact: true })).toBeVisible();
  await other.getByRole('button', { name: 'Watching' }).click();
  await expect(other.getByText('No listings on your watch list yet.')).toBeVisible();
});

test('a button keeps the focus when it is no longer disabled', async ({ page }) => {
  await signUp(page, 'Ada Keys');
  const loaded = Promise.withResolvers<void>();
  await page.route('**/api/watched-listing-ids**', async (route) => {
    await loaded.promise;
    await route.continue();
  });
  await page.goto('/marketplace');
  const watch = cards(page).first().getByRole('button', { name: 'Watch', exact: true });
  await watch.focus();
  await expect(watch).toBeDisabled();
  loaded.resolve();
  await expect(watch).toBeEnabled();
  await expect(watch).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Added to your watch list.').first()).toBeVisible();
});

test('typing a letter only re-renders the search box, and its delay is recorded', async ({ page }) => {
  await signUp(page, 'Ada Swift');
  await page.clock.install();
  await page.goto('/marketplace?size=48');
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(7);
  // The cards render again when the watch list arrives, which is not caused by a letter.
  const unready = cards(page).getByRole('button', { name: 'Watch', exact: true, disabled: true });
  await expect(unready).toHaveCount(0);
  await page.evaluate(() => {
    const slow: number[] = [];
    const watched = { redrawn: 0, slowest: () => Math.max(0, ...slow) };
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) =>
      slow.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe(options);
    const list = document.querySelector('main section ul, section[aria-labelledby=featured] ul');
    const count = (changes: MutationRecord[]) => {
      watched.redrawn += changes.length;
    };
    if (list)
      new MutationObserver(count).observe(list, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { watched });
  });
  const box = page.getByRole('searchbox', { name: 'Search by keyword' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/listing\/\?.*q=/.test(request.url())) asked.push(request.url());
  });
  // No debounce can fire: nothing is requested or rendered in between.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await box.pressSequentially('machined parts');
  expect(await page.evaluate('watched.redrawn')).toBe(0);
  expect(asked).toEqual([]);
  await page.clock.resume();
  await expect(cards(page)).toHaveCount(1);
  expect(asked).toHaveLength(1);
  await page.getByRole('button', { name: 'View Details' }).click();
  await expect(page.getByRole('button', { name: 'NDA Request' })).toBeVisible();
  const slowest = String(await page.evaluate('watched.slowest()'));
  test.info().annotations.push({ type: 'slowest interaction to next paint, ms', description: slowest });
});

for (const theme of ['dark', 'light'] as const)
  for (const width of [360, 768, 1440])
    test(`its screens are accessible, ${theme}, ${width} px`, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('cairn-theme', chosen), theme);
      await page.setViewportSize({ width, height: 900 });
      await becomeKnown(page, 'buyer@demo.example');
      await page.goto('/marketplace?q=business&sort=best');
      await expect(cards(page).first()).toBeVisible();
      await cards(page).first().getByRole('button', { name: 'View Details' }).click();
      await holds(page, 'the marketplace');
    });

async function holds(page: Page, where: string, headings = 1): Promise<void> {
  if (headings > 0) expect(await page.getByRole('heading', { level: 1 }).count(), where).toBe(headings);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, `${where} is wider than the screen`).toBeLessThanOrEqual(0);
  expect(await violationsOf(page), where).toEqual([]);
}
