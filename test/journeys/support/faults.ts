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
 * more: a notice that begins to fade meanwhile is paler than it is to be read, so the page is asked again. In one call
 * on the page, and without a report on what is in order: asked in axe's usual way, which opens a second page for its
 * report, the same answer takes three to five times as long.
 */
export async function violationsOf(page: Page, tags?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false, ...(tags && { runOnly: tags }) });
  for (let time = 1; ; time += 1) {
    const began = await whenStill(page);
    const { violations } = await axe.analyze();
    const moved = (await movesBegun(page)) !== began;
    if (violations.length === 0 || !moved || time === mostTimes)
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }
}

const mostTimes = 5;

/** Waits until nothing moves; how many movements had begun on the page by then. */
async function whenStill(page: Page): Promise<number> {
  await page.evaluate(async () => {
    const root = document.documentElement;
    if (root.dataset['movesBegun'] === undefined) {
      const count = () => {
        root.dataset['movesBegun'] = String(Number(root.dataset['movesBegun']) + 1);
      };
      root.dataset['movesBegun'] = '0';
      document.addEventListener('transitionrun', count);
      document.addEventListener('animationstart', count);
    }
    const moving = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(moving.map((one) => one.finished.catch(() => {})));
  });
  return movesBegun(page);
}

const movesBegun = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset['movesBegun'] ?? 0));
