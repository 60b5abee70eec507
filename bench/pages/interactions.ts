import type { Page } from '@playwright/test';

/** Returns the slowest interaction to next paint, in milliseconds. */
export type Interaction = (page: Page) => Promise<number>;

const pageSize = 10;

export const typeIntoSearch: Interaction = async (page) => {
  await page.goto('/marketplace?size=48', { waitUntil: 'networkidle' });
  const box = page.getByRole('searchbox', { name: 'Search by keyword' });
  await box.focus();
  await watch(page);
  // A fast typist: the list is fetched and rendered between keys.
  await box.pressSequentially('machined parts and more', { delay: 90 });
  return slowest(page);
};

export const openDetails: Interaction = async (page) => {
  await page.goto('/marketplace?size=48', { waitUntil: 'networkidle' });
  await watch(page);
  for (let card = 0; card < 3; card += 1)
    await page.getByRole('button', { name: 'View Details' }).first().click();
  await page.getByRole('button', { name: 'Hide Details' }).first().click();
  return slowest(page);
};

export async function sortRows(page: Page, rows: number): Promise<number> {
  await page.goto('/admin/waitlist', { waitUntil: 'networkidle' });
  const more = page.getByRole('button', { name: 'Load older entries' });
  const pages = page.getByText(/^Page 1 of \d+$/);
  while (await more.isVisible()) {
    const before = (await pages.textContent()) ?? '';
    await more.click();
    await pages.filter({ hasNotText: before }).waitFor();
  }
  const held = Number(/\d+$/.exec((await pages.textContent()) ?? '')?.[0]) * pageSize;
  if (held < rows) throw new Error(`the table holds ${held} rows, not ${rows}`);
  const region = page.getByRole('region', { name: 'Waitlist' });
  await watch(page);
  for (let press = 0; press < 3; press += 1)
    await region
      .getByRole('columnheader', { name: /^Email/ })
      .getByRole('button')
      .first()
      .click();
  return slowest(page);
}

/** Makes the browser record the time from each key and press to the next paint. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const paints: number[] = [];
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) paints.push(entry.duration);
    }).observe(options);
    Object.assign(window, { slowestPaint: () => Math.max(0, ...paints) });
  });
}

async function slowest(page: Page): Promise<number> {
  // Entries arrive in the frame after the paint that they measure.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  return Number(await page.evaluate('window.slowestPaint()'));
}
