import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof Axe;
  }
}

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
 * more: a notice that begins to fade meanwhile is paler than it is to be read, so the page is asked again.
 */
export async function violationsOf(page: Page, tags?: string[]): Promise<string[]> {
  for (let time = 1; ; time += 1) {
    const began = await whenStill(page);
    const violations = await runAxe(page, tags);
    const moved = (await movesBegun(page)) !== began;
    if (violations.length === 0 || !moved || time === mostTimes) return violations;
  }
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Its source is read once by each page that is loaded: with AxeBuilder it is read twice at every question. */
async function runAxe(page: Page, tags?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async (options) => {
      const { violations = [] } = (await window.axe?.run(document, options)) ?? {};
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    { resultTypes: ['violations' as const], preload: false, ...(tags && { runOnly: tags }) },
  );
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
