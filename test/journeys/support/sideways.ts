import type { Page } from '@playwright/test';

export function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=alertdialog]')].some(
      (part) => part.scrollWidth > innerWidth || part.getBoundingClientRect().right > innerWidth,
    ),
  );
}
