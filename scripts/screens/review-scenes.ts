import type { Page } from '@playwright/test';
import { paths } from '#kit/paths.ts';
import type { LivedIn } from './lived-in.ts';
import type { Scene } from './scene.ts';

const at =
  (part: string) =>
  ({ review }: LivedIn): string =>
    paths.earningsReview(review, part);

export const reviewScenes: readonly Scene[] = [
  { name: 'review-findings', who: 'seller', path: at('findings'), ready: findingsRead },
  { name: 'review-finding', who: 'seller', path: at('findings'), whole: false, ready: rowsOpened },
  { name: 'review-explain', who: 'seller', path: at('findings'), whole: false, ready: explained },
  { name: 'review-radar', who: 'seller', path: at('radar'), ready: radarRead },
];

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
