import type { Page } from '@playwright/test';

const widths = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
];
const themes = ['dark', 'light'];

export async function everyFace(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  for (const size of widths)
    for (const theme of themes) {
      await page.setViewportSize(size);
      await page.evaluate((choice) => {
        localStorage.setItem('cairn-theme', choice);
        document.documentElement.dataset.theme = choice;
      }, theme);
      await look(`${size.width} ${theme}`);
    }
}
