import type { Page } from '@playwright/test';
import { paths } from '#kit/paths.ts';
import type { LivedIn } from './lived-in.ts';
import type { Scene } from './scene.ts';

const at =
  (part: string) =>
  ({ review }: LivedIn): string =>
    paths.earningsReview(review, part);

/** Of another business: there is one review for each. */
const inTested =
  (part: string) =>
  ({ testedReview }: LivedIn): string =>
    paths.earningsReview(testedReview, part);

export const reviewScenes: readonly Scene[] = [
  { name: 'review-accounts', who: 'seller', path: at('accounts'), ready: heading('Save', 'button') },
  { name: 'review-earnings', who: 'seller', path: at('earnings'), ready: heading('Adjustments') },
  { name: 'review-adjustment', who: 'seller', path: at('earnings'), whole: false, ready: formOpened },
  { name: 'review-choose', who: 'seller', path: at('earnings'), whole: false, ready: choosing },
  { name: 'review-working-capital', who: 'seller', path: at('working-capital'), ready: pegDrawn },
  { name: 'review-terms', who: 'seller', path: at('working-capital'), whole: false, ready: termsOpened },
  { name: 'review-balance', who: 'seller', path: at('working-capital'), whole: false, ready: balanceOpened },
  { name: 'review-revenue', who: 'seller', path: at('revenue'), ready: trendDrawn },
  {
    name: 'review-taxes',
    who: 'seller',
    path: at('taxes'),
    ready: heading('What a buyer’s accountant would ask'),
  },
  { name: 'review-return', who: 'seller', path: at('taxes'), whole: false, ready: returnOpened },
  { name: 'review-bank', who: 'seller', path: at('bank'), ready: trendDrawn },
  { name: 'review-bank-month', who: 'seller', path: at('bank'), whole: false, ready: bankMonthOpened },
  { name: 'review-bank-lines', who: 'seller', path: at('bank'), whole: false, ready: bankLinesOpened },
  { name: 'review-findings', who: 'seller', path: inTested('findings'), ready: findingsRead },
  { name: 'review-finding', who: 'seller', path: inTested('findings'), whole: false, ready: rowsOpened },
  { name: 'review-explain', who: 'seller', path: inTested('findings'), whole: false, ready: explained },
  { name: 'review-radar', who: 'seller', path: inTested('radar'), ready: radarRead },
  { name: 'review-databook', who: 'seller', path: inTested('databook'), ready: databookMade },
  { name: 'review-report', who: 'seller', path: inTested('report'), ready: reportRead },
];

function heading(name: string, role: 'heading' | 'button' = 'heading') {
  return (page: Page) => page.getByRole(role, { name }).first().waitFor();
}

async function formOpened(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change Owner’s salary' }).click();
  await page.getByRole('dialog').waitFor();
}

async function choosing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose entries for Owner’s salary' }).click();
  await page.getByRole('checkbox').first().click();
}

async function returnOpened(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change of 2025' }).click();
  await page.getByRole('dialog').waitFor();
}

async function bankMonthOpened(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^May 2025.*what it consists of$/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

async function bankLinesOpened(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Say what they are' }).click();
  await page.getByRole('dialog').getByText('Owner contribution').first().waitFor();
}

async function pegDrawn(page: Page): Promise<void> {
  await page.locator('.recharts-surface').first().waitFor();
}

async function termsOpened(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change the terms' }).click();
  await page.getByRole('dialog').waitFor();
}

async function balanceOpened(page: Page): Promise<void> {
  await page.getByRole('button', { name: /entries behind Receivables, Dec 2025/ }).click();
  await page.getByText('Balance before', { exact: true }).waitFor();
}

async function trendDrawn(page: Page): Promise<void> {
  await page.locator('.recharts-surface').first().waitFor();
}

async function findingsRead(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Not tested yet' }).waitFor();
}

async function rowsOpened(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Open .*The same cost twice/ }).click();
  await page.getByRole('dialog').getByText('Roof Right').first().waitFor();
}

async function explained(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Explain: Journal entries to revenue/ }).click();
  await page.getByLabel('Your explanation').waitFor();
}

async function radarRead(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'The price, step by step' }).waitFor();
}

async function databookMade(page: Page): Promise<void> {
  const monthly = page.getByRole('region', { name: 'Monthly' });
  const make = monthly.getByRole('button', { name: 'Make the databook: “Monthly”' });
  await make.or(monthly.getByText('Up to date')).first().waitFor();
  if (await make.isVisible()) await make.click();
  await monthly.getByText('Up to date').waitFor();
}

async function reportRead(page: Page): Promise<void> {
  const monthly = page.getByRole('region', { name: 'Monthly' });
  const write = monthly.getByRole('button', { name: 'Write a draft: “Monthly”' });
  const read = monthly.getByRole('button', { name: /^Read report/ }).first();
  await write.waitFor();
  if (!(await read.isVisible())) await write.click();
  await read.click();
  await page.getByRole('article').waitFor();
}
