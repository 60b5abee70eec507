import type { Page } from '@playwright/test';

export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.presses = '0';
    const count = () => {
      const { dataset } = document.documentElement;
      dataset.presses = String(Number(dataset.presses) + 1);
    };
    document.addEventListener('pointerdown', count, { capture: true });
    document.addEventListener('click', ({ detail, isTrusted }) => isTrusted && detail === 0 && count(), {
      capture: true,
    });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.presses));
}
