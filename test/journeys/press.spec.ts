import { expect, type Locator } from '@playwright/test';
import { test } from './support/app.ts';
import { register } from './support/steps.ts';

test('a click counts if the page moves under the pointer, but not if the pointer leaves before the release', async ({
  page,
}) => {
  await register(page, 'Steady Hand');
  await page.goto('/business/onboarding');
  const industry = page.getByLabel('Industry Type', { exact: true });
  const option = (name: string) => page.getByRole('option', { name, exact: true });

  await test.step('a list opens, and its option is chosen', async () => {
    await pressWhileMoving(industry);
    await expect(option('Technology')).toBeVisible();
    await pressWhileMoving(option('Technology'));
    await expect(industry).toContainText('Technology');
  });

  await test.step('a pointer that leaves before the release chooses nothing', async () => {
    await industry.click();
    await option('Mining').hover();
    await page.mouse.down();
    await page.mouse.move(5, 5, { steps: 4 });
    await page.mouse.up();
    await expect(industry).toContainText('Technology');
  });
});

/** Moves the page down by more than the control's height between press and release. */
async function pressWhileMoving(part: Locator): Promise<void> {
  const mouse = part.page().mouse;
  await part.hover();
  await mouse.down();
  await part.page().evaluate(() => {
    for (const one of document.body.children) if (one instanceof HTMLElement) one.style.translate = '0 90px';
  });
  await mouse.up();
  await part.page().evaluate(() => {
    for (const one of document.body.children) if (one instanceof HTMLElement) one.style.translate = '';
  });
}
