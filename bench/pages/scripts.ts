import type { Page } from '@playwright/test';

export async function scriptsOf(page: Page): Promise<{ bytes: number; files: number }> {
  const sizes = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const { name, encodedBodySize } = entry.toJSON();
      return String(name).includes('.js') ? [Number(encodedBodySize)] : [];
    }),
  );
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length };
}
