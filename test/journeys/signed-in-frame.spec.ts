import { expect } from '@playwright/test';
import { test } from './support/app.ts';
import { signIn } from './support/steps.ts';

test('an unknown URL keeps the sidebar of a signed-in person', async ({ app, page }) => {
  await page.goto(app.url);
  await signIn(page, 'buyer@demo.example');
  const answer = await page.goto(`${app.url}/no/such/page`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404: there is no such page' })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Deal Rooms' })).toBeVisible();
});

test('on a phone Ctrl+B does not change the sidebar of larger screens', async ({ app, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(app.url);
  await signIn(page, 'buyer@demo.example');
  await page.goto(`${app.url}/user/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+b');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Control+b');
  const kept = async () => (await page.context().cookies()).filter(({ name }) => name === 'cairn-sidebar');
  await expect.poll(async () => (await kept()).map(({ value }) => value)).toEqual(['closed']);
});

for (const width of [360, 768, 1440])
  test(`the assistant's button covers nothing of a page that is ${width} pixels wide`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(app.url);
    await signIn(page, 'seller@demo.example');
    await page.goto(`${app.url}/marketplace`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const button = await page.getByRole('button', { name: 'Ask Appa' }).boundingBox();
    const column = await page.locator('main > div').evaluate((element) => {
      const { paddingRight } = getComputedStyle(element);
      return element.getBoundingClientRect().right - Number.parseFloat(paddingRight);
    });
    // Next to the column, or on a strip that hides what is below it.
    if (width >= 768) expect(button?.x).toBeGreaterThanOrEqual(column);
    else {
      const strip = await page.getByRole('region', { name: 'Assistant' }).boundingBox();
      expect(strip).toMatchObject({ x: 0, width });
      expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeCloseTo(740, 0);
    }
  });

test('the terms open next to their form', async ({ app, page, context }) => {
  await page.goto(`${app.url}/signup`);
  await page.getByLabel('First Name').fill('Ann');
  const opened = context.waitForEvent('page');
  await page.getByRole('main').getByRole('link', { name: 'Terms of Service' }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Ann');
});
