import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe objects to on the page as it stands, open dialogs included; and whether it is wider than the screen. */
export async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    // A hint that is open stands beside the landmarks: it belongs to what it explains.
    .filter((fault) => !/^region: <div [^>]*data-base-ui-portal/.test(fault));
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  return tooWide ? [...found, 'wider than the screen'] : found;
}
