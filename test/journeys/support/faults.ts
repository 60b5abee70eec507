import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof Axe;
  }
}

export async function faultsOf(page: Page): Promise<string[]> {
  const found = (await violationsOf(page))
    // An open tooltip is outside the landmarks on purpose.
    .filter((fault) => !/^region: <div [^>]*data-base-ui-portal/.test(fault));
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  return tooWide ? [...found, 'wider than the screen'] : found;
}

/**
 * Axe violations as rule and element, for all rules or those with these tags, once the page has its heading (or a
 * dialog over it) and all animations ended. A page that waits for its main query shows a skeleton without a heading.
 * Retries if an animation began meanwhile: a notice that fades out has too little contrast.
 */
export async function violationsOf(page: Page, tags?: string[]): Promise<string[]> {
  await page.locator('h1, [role=dialog], [role=alertdialog]').first().waitFor({ state: 'attached' });
  for (let time = 1; ; time += 1) {
    const began = await whenStill(page);
    const violations = await runAxe(page, tags);
    const moved = (await movesBegun(page)) !== began;
    if (violations.length === 0 || !moved || time === mostTimes) return violations;
  }
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Loads axe once per page; AxeBuilder loads it twice per check. */
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
