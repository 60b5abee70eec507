import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe objects to on the page as it stands, open dialogs included; and whether it is wider than the screen. */
export async function faultsOf(page: Page): Promise<string[]> {
  const found = (await violationsOf(page))
    // A hint that is open stands beside the landmarks: it belongs to what it explains.
    .filter((fault) => !/^region: <div [^>]*data-base-ui-portal/.test(fault));
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  return tooWide ? [...found, 'wider than the screen'] : found;
}

/**
 * What axe objects to, as rule and element, by all of its rules or by those with these tags, once nothing moves any
 * more. In one call on the page, and without a report on what is in order: asked in axe's usual way, which opens a
 * second page for its report, the same answer takes three to five times as long.
 */
export async function violationsOf(page: Page, tags?: string[]): Promise<string[]> {
  await page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(moving.map((one) => one.finished.catch(() => {})));
  });
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false, ...(tags && { runOnly: tags }) });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
