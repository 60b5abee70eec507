import { expect } from '@playwright/test';
import { helpArticles } from '#content/help/articles.ts';
import { legalPages } from '#content/legal-pages.ts';
import { test } from './support/app.ts';
import { inBothThemes } from './support/both-themes.ts';
import { violationsOf } from './support/faults.ts';

test('every article was prerendered and needs no script', async ({ request }) => {
  for (const { slug, title, summary } of helpArticles) {
    const response = await request.get(`/help/${slug}`);
    expect(response.status(), slug).toBe(200);
    // Only prerendered pages have an ETag.
    expect(response.headers().etag, slug).toBeTruthy();
    const html = (await response.text()).replaceAll('&amp;', '&');
    expect(html, slug).toContain(`<title>${title} · Cairn</title>`);
    expect(html, slug).toContain(summary);
  }
  expect((await request.get('/help/no-such-article')).status()).toBe(404);
});

test('search tolerates a typo, marks its matches, and is restored by going back', async ({ page }) => {
  await page.goto('/help');
  const search = page.getByRole('searchbox', { name: 'Search the help articles' });
  await search.fill('exclusivty');
  const hit = page.getByRole('link', { name: 'The letter of intent and exclusivity' });
  const list = page.getByRole('heading', { name: 'Preparing to sell' });
  // The list has the article too, so wait until it is hidden.
  await expect(list).toBeHidden();
  await expect(hit).toBeVisible();
  await expect(page.locator('mark', { hasText: /^exclusivity$/i }).first()).toBeVisible();
  await hit.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The letter of intent and exclusivity');
  await page.goBack();
  await expect(search).toHaveValue('exclusivty');
  await expect(list).toBeHidden();
  await expect(hit).toBeVisible();
  await search.fill('zeppelin');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await search.fill('');
  await expect(list).toBeVisible();
});

test('by keyboard from the list to an article and to the next one', async ({ page }) => {
  await page.goto('/help');
  await page.getByRole('link', { name: 'How anonymity works' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/help\/how-anonymity-works$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How anonymity works');
  await page.getByRole('link', { name: 'What a teaser shows' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What a teaser shows, and what it hides');
});

test('the list can be narrowed to one reader, and topics lead to their articles', async ({ page }) => {
  await page.goto('/help');
  const forSellers = page.getByRole('link', { name: 'How to prepare your business in 12 months' });
  const forBuyers = page.getByRole('link', { name: 'Where a buyer’s money comes from' });
  await expect(forSellers).toBeVisible();
  await page.getByRole('button', { name: 'Buyers', exact: true }).click();
  await expect(forSellers).toBeHidden();
  await expect(forBuyers).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Topics' })
    .getByRole('link', { name: 'Paying for a business' })
    .click();
  await expect(page).toHaveURL(/\/help#financing$/);
  await expect(forBuyers).toBeInViewport();
  await forBuyers.click();
  await expect(page.getByText('Not reviewed by an attorney or a CPA.')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Paying for a business' })
    .click();
  await expect(page).toHaveURL(/\/help#financing$/);
});

test('without JavaScript the help is a plain list', async ({ browser, app }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.url });
  const page = await context.newPage();
  await page.goto('/help');
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('heading', { level: 3 }).getByRole('link')).toHaveCount(helpArticles.length);
  await page.getByRole('link', { name: 'What SDE is' }).first().click();
  await expect(page.getByRole('table')).toBeVisible();
  await context.close();
});

test('the footer and the menu link to the legal pages, and these to their PDFs', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const footer = page.getByRole('navigation', { name: 'Footer' });
  for (const [name, path] of [
    ['Terms of service', '/legal/terms.pdf'],
    ['Privacy Policy', '/legal/privacy.pdf'],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', path);
    await expect(footer.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  }
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
    'href',
    '/legal/terms.pdf',
  );
  await expect(menu.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/legal/privacy.pdf',
  );
  await expect(menu.getByRole('link', { name: 'Help' })).toBeVisible();
  for (const { slug } of legalPages) {
    const file = await request.get(`/legal/${slug}.pdf`);
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect((await file.body()).subarray(0, 5).toString('latin1')).toBe('%PDF-');
    await page.goto(`/${slug}`);
    await expect(page.getByRole('link', { name: 'This page as a PDF' })).toHaveAttribute(
      'href',
      `/legal/${slug}.pdf`,
    );
  }
});

/** One article with every kind of block: tables of two to four columns, lists, notes, links. */
const busy = [
  '/help/what-a-teaser-shows',
  '/help/multiples-by-size',
  '/help/deal-room-contents',
  '/help/words-of-the-trade',
  '/help/how-the-price-is-taxed',
];

for (const path of ['/help', '/help?q=note', '/help?q=zeppelin', ...busy, '/terms', '/privacy'])
  test(`${path} has no axe violations, in both themes, on a phone and on a desktop`, async ({ page }) => {
    await inBothThemes(page, path, async (face) => {
      if (path.includes('?')) await expect(page.getByText(/ for “(note|zeppelin)”/).first()).toBeVisible();
      expect(await violationsOf(page), face).toEqual([]);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(wider, `${face} scrolls sideways`).toBe(false);
    });
  });
