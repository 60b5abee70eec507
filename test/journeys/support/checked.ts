import { expect, type Page } from '@playwright/test';
import { violationsOf } from './faults.ts';
import { isTooWide } from './sideways.ts';

export async function checked(page: Page, what: string): Promise<void> {
  expect(await violationsOf(page), what).toEqual([]);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 800 });
  // A chart adapts to its container a moment later.
  await expect.poll(() => isTooWide(page), `${what} scrolls sideways`).toBe(false);
  if (size) await page.setViewportSize(size);
}
