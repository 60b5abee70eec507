import type { Page } from '@playwright/test';
import { paths } from '#kit/paths.ts';
import { demoPassword } from './lived-in.ts';
import type { Scene } from './scene.ts';

export const tokenScenes: Scene[] = [
  { name: 'access-tokens', who: 'seller', path: paths.accessTokens, ready: listed },
  { name: 'access-token-new', who: 'seller', path: paths.accessTokens, ready: fillIn },
  { name: 'access-token-secret', who: 'seller', path: paths.accessTokens, whole: false, ready: create },
  { name: 'access-token-revoke', who: 'seller', path: paths.accessTokens, whole: false, ready: askToRevoke },
  { name: 'service-tokens', who: 'admin', path: paths.serviceTokens, ready: listed },
];

async function listed(page: Page): Promise<void> {
  await page.getByText('Active', { exact: true }).first().waitFor();
}

async function fillIn(page: Page): Promise<void> {
  await listed(page);
  await page.getByRole('button', { name: 'New access token' }).click();
  await page.getByLabel('Name').fill('My CRM');
  await page.getByText('Listings and deals').click();
  await page.getByRole('combobox', { name: 'Offers' }).click();
  await page.getByRole('option', { name: 'Read', exact: true }).click();
  await page.getByRole('radio', { name: /Only some/ }).click();
  await page.getByRole('checkbox').first().click();
}

async function create(page: Page): Promise<void> {
  await fillIn(page);
  await page.getByRole('button', { name: 'Create token' }).click();
  const password = page.getByLabel('Your password');
  const secret = page.getByText(/^cairn_pat_/);
  await password.or(secret).first().waitFor();
  if (await password.isVisible()) {
    await password.fill(demoPassword);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  }
  await secret.waitFor();
}

async function askToRevoke(page: Page): Promise<void> {
  await listed(page);
  await page
    .getByRole('button', { name: /^Revoke/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Revoke token' }).waitFor();
}
