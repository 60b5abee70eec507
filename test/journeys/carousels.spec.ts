import { expect, type Locator, type Page } from '@playwright/test';
import { carousels } from '#content/landing.ts';
import { test } from './support/app.ts';

const partnersRegion = 'Proudly cultivating partnerships with providers like';
const testimonialsRegion = 'What our partners say';

for (const [region, { delay, count }] of [
  [partnersRegion, carousels.partners],
  [testimonialsRegion, carousels.testimonials],
] as const)
  test(`the carousel "${region}" turns every ${delay} ms in a loop, and pauses when it should`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    const carousel = page.getByRole('region', { name: region });
    await expect(slidesOf(page, region)).toHaveCount(count);
    let at = await stillAt(page, carousel);
    const next = () => (at % count) + 1;
    const turn = async () => {
      at = next();
      await page.clock.runFor(delay);
      await expectAt(carousel, at);
    };
    const rests = async () => {
      await expect(carousel).toHaveAttribute('data-moving', 'false');
      await page.clock.runFor(3 * delay);
      await expectAt(carousel, at);
    };
    const away = async () => {
      await page.mouse.move(0, 0);
      await expect(carousel).toHaveAttribute('data-moving', 'true');
    };

    await test.step('pauses under the pointer', rests);
    await test.step('then turns after the full delay', async () => {
      await away();
      await page.clock.runFor(delay - 200);
      await expectAt(carousel, at);
      at = next();
      await page.clock.runFor(200);
      await expectAt(carousel, at);
    });
    await test.step('pauses while it has the focus', async () => {
      await carousel.locator('[tabindex="0"]').focus();
      await rests();
      await page.getByRole('link', { name: 'Sign in' }).focus();
      await expect(carousel).toHaveAttribute('data-moving', 'true');
      await turn();
    });
    await test.step('pauses while the tab is hidden', async () => {
      await hide(page, true);
      await page.clock.runFor(3 * delay);
      await expectAt(carousel, at);
      await hide(page, false);
      await turn();
    });
    await test.step('pauses between Pause and Play', async () => {
      await carousel.getByRole('button', { name: /^Pause/ }).click();
      await page.mouse.move(0, 0);
      await rests();
      await carousel.getByRole('button', { name: /^Play/ }).click();
      await away();
      await turn();
    });
    await test.step('pauses after a person moves it', async () => {
      const row = carousel.locator('[tabindex="0"]');
      await row.focus();
      await page.keyboard.press('ArrowRight');
      at = next();
      await row.blur();
      await expectAt(carousel, at);
      await rests();
    });
    await test.step('loops', async () => {
      await carousel.getByRole('button', { name: /^Play/ }).click();
      await away();
      for (let i = 0; i < count; i += 1) await turn();
    });
  });

test('a carousel that was hovered or focused before its scripts loaded is paused', async ({ page }) => {
  const { promise: here, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => here.then(() => route.continue()));
  await page.goto('/');
  const [pointed, focused] = [partnersRegion, testimonialsRegion].map((name) =>
    page.getByRole('region', { name }).locator('[tabindex="0"]'),
  );
  await focused?.focus();
  await pointed?.hover();
  come();
  for (const name of [partnersRegion, testimonialsRegion]) {
    const carousel = page.getByRole('region', { name });
    await expect(carousel.locator('[data-selected]')).toHaveCount(1);
    await expect(carousel).toHaveAttribute('data-moving', 'false');
  }
  await page.mouse.move(0, 0);
  await expect(page.getByRole('region', { name: partnersRegion })).toHaveAttribute('data-moving', 'true');
});

test('with reduced motion the carousels do not turn', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  for (const region of [partnersRegion, testimonialsRegion]) {
    const carousel = page.getByRole('region', { name: region });
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.getByRole('button', { name: /^Play/ })).toBeVisible();
    await page.clock.runFor(20_000);
    await expectAt(carousel, 1);
  }
});

function slidesOf(page: Page, region: string): Locator {
  return page.getByRole('region', { name: region }).locator('[aria-roledescription=slide]');
}

async function stillAt(page: Page, carousel: Locator): Promise<number> {
  await carousel.scrollIntoViewIfNeeded();
  await carousel.locator('[tabindex="0"]').hover();
  const shown = carousel.locator('[data-selected]');
  await expect(shown).toHaveCount(1);
  await expect(carousel).toHaveAttribute('data-moving', 'false');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  return Number.parseInt((await shown.getAttribute('aria-label')) ?? '', 10);
}

async function expectAt(carousel: Locator, slide: number): Promise<void> {
  await expect(carousel.locator('[data-selected]')).toHaveAttribute(
    'aria-label',
    new RegExp(`^${slide} of `),
  );
}

/** Playwright cannot hide tabs. */
async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((is) => {
    Object.defineProperty(document, 'visibilityState', {
      value: is ? 'hidden' : 'visible',
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
