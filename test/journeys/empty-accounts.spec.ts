import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { api } from './support/api.ts';
import { test } from './support/app.ts';
import { faultsOf } from './support/faults.ts';
import { onboard, register, signUp } from './support/steps.ts';

test.use({ settings: { DEMO: 'off' } });

const everybody: [string, string | RegExp][] = [
  ['/user/dashboard', 'No business yet'],
  ['/user/dashboard?tab=pending-actions', 'No results.'],
  ['/user/dashboard?tab=access-requests', 'No results.'],
  ['/user/dashboard?tab=onboarding', 'No drafts'],
  ['/user/dashboard?tab=recent-activity', 'You opened your account'],
  ['/marketplace', 'No business is for sale here at the moment.'],
  ['/marketplace?industry=retail', 'No businesses found for the selected filters.'],
  ['/marketplace/compare', 'Nothing is chosen.'],
  ['/marketplace/watch-list', 'No listings on your watch list yet.'],
  ['/marketplace/saved-searches', 'No saved searches yet.'],
  ['/messages', 'No messages yet'],
  ['/offers', 'No results.'],
  ['/engagements', 'No engagements yet'],
  ['/deal-rooms', 'No deal rooms yet'],
  ['/analysis/pre-diligence', 'Add your business first'],
  ['/analysis/health-check', 'No businesses yet'],
  ['/notifications', /No notifications yet|Nothing is unread/],
  ['/business/onboarding', 'Basic Info'],
  ['/user/profile', 'Recent Activity'],
];

test('every screen of a new account explains itself, without axe violations', async ({ page }) => {
  const broken = watchFor(page);
  await register(page, 'Nora New');
  for (const [path, words] of everybody) {
    await page.goto(path);
    await expect.soft(page.getByText(words).filter({ visible: true }).first(), path).toBeVisible();
    expect.soft(await faultsOf(page), path).toEqual([]);
  }
  await page.goto('/mandates');
  await page.waitForURL('**/engagements');
  expect(broken).toEqual([]);
});

test('the empty dashboard leads a seller to the first listing', async ({ page }) => {
  const broken = watchFor(page);
  await signUp(page, 'Sela First');
  await expect(page.getByText('Views are counted once a listing is public.')).toBeVisible();
  await expect(page.getByText('Change:')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Add a business' }).first().click();
  await page.waitForURL('**/business/onboarding');
  const business = {
    ein: '12-1112223',
    name: 'First Light Bakery LLC',
    address: '5 Dawn Street, Ogden, UT 84401',
    industry: 'Consumer Products',
  };
  await onboard(page, business);
  await expect(page.getByRole('heading', { name: business.name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Write the listing' }).first().click();
  await page.waitForURL('**/listing/*/edit');
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/user/dashboard');
  await expect(page.getByRole('link', { name: /^Continue/ }).first()).toBeVisible();
  await page.goto('/ndas');
  await expect(page.getByRole('tab', { name: 'For my listings' })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/deal-rooms');
  await page.getByRole('button', { name: 'Open a deal room' }).click();
  await page.waitForURL('**/deal-rooms/*');
  expect(broken).toEqual([]);
});

test('a buyer finds an empty marketplace, saves a search, and is told of new listings', async ({ page }) => {
  const broken = watchFor(page);
  await signUp(page, 'Bodo First');
  await page.getByRole('link', { name: 'Marketplace' }).first().click();
  await page.waitForURL('**/marketplace');
  await expect(page.getByText('No business is for sale here at the moment.')).toBeVisible();
  await page.goto('/marketplace?location=texas');
  await page.getByRole('button', { name: 'Save this search' }).click();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await page.goto('/marketplace/saved-searches');
  await expect(page.getByRole('listitem').filter({ hasText: 'Texas' }).first()).toBeVisible();
  expect(broken).toEqual([]);
});

test('a broker and an admin start with nothing to do, and their pages say so', async ({
  page,
  browser,
  baseURL,
  app,
}) => {
  const broken = watchFor(page);
  await register(page, 'Ansel Admin');
  await page.goto('/admin');
  await expect(page.getByText('not authorized')).toBeVisible();
  await run(process.execPath, [join(root, 'scripts/admin.ts'), 'grant', 'ansel.admin@journey.example'], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: app.dataDir },
  });
  for (const [path, words] of [
    ['/admin', 'No access requests yet.'],
    ['/admin?tab=reviews', 'Nothing to review.'],
    ['/admin?tab=photos', 'No photos to review.'],
    ['/admin?tab=brokers', 'Nothing to review'],
    ['/admin?tab=revenue', 'No revenue yet'],
    ['/admin/users', 'ansel.admin@journey.example'],
    ['/admin/waitlist', 'No addresses yet.'],
    ['/admin/webhooks', 'No webhooks yet'],
    ['/admin/outbox', 'ansel.admin@journey.example'],
    ['/admin/branding', 'The site shows what is below.'],
    ['/admin/backups', 'There is no backup yet.'],
    ['/admin/leak-finder', 'The picture that turned up'],
    ['/admin/health', 'Failing receivers'],
  ] as const) {
    await page.goto(path);
    await expect.soft(page.getByText(words).filter({ visible: true }).first(), path).toBeVisible();
    expect.soft(await faultsOf(page), path).toEqual([]);
  }

  const desk = await browser.newContext(baseURL ? { baseURL } : {});
  const broker = await desk.newPage();
  const brokenThere = watchFor(broker);
  await signUp(broker, 'Brita Broker');
  const userId = await broker.evaluate(() => {
    return JSON.parse(localStorage.getItem('cairn-auth-info') ?? '{}').userId;
  });
  await api(page, 'POST', `/api/users/${userId}/roles`, { role: 'broker' });
  await broker.goto('/user/dashboard');
  await broker.getByRole('complementary').getByRole('link', { name: 'Engagements' }).click();
  await expect(broker.getByText('No engagements yet')).toBeVisible();
  await expect(broker.getByText('Engagements are for brokers')).toHaveCount(0);
  expect(await faultsOf(broker)).toEqual([]);
  expect([...broken, ...brokenThere]).toEqual([]);
  await desk.close();
});

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** Collects browser errors, except refusals that the page reports. */
function watchFor(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 40[0-9]/.test(message.text())) heard.push(message.text());
  });
  return heard;
}
