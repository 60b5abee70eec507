import { expect, type Page } from '@playwright/test';

/** Opens each theme at a different width and checks it at both: two page loads, four checks. */
const faces = [
  { theme: 'dark', widths: [360, 1440] },
  { theme: 'light', widths: [1440, 360] },
] as const;

/** Opens a page in both themes and calls `look` on a phone and on a desktop; `face` names the combination. */
export async function inBothThemes(
  page: Page,
  path: string,
  look: (face: string) => Promise<void>,
): Promise<void> {
  for (const { theme, widths } of faces) {
    await page.addInitScript((choice) => localStorage.setItem('cairn-theme', choice), theme);
    for (const [at, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 900 });
      if (at === 0) await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await look(`${path}, ${theme}, ${width} px`);
    }
  }
}
