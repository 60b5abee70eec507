import { expect } from '@playwright/test';
import { counted } from '#kernel/counts.ts';
import { test } from './support/app.ts';
import { faultsOf } from './support/faults.ts';
import { becomeKnown, onboard, signIn, signUp, signUpByHand } from './support/steps.ts';

test('one question after sign-up makes the dashboard a seller’s, and the profile changes it', async ({
  page,
}) => {
  await signUpByHand(page, 'Sia Homemaker');
  const question = page.getByRole('region', { name: 'What brings you here?' });
  await expect(question).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await question.getByRole('button', { name: 'Sell my business' }).click();
  const step = page.getByRole('region', { name: 'Start with your business' });
  await expect(step).toBeVisible();
  await expect(question).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  await step.getByRole('link', { name: 'Add your business' }).click();
  await page.waitForURL('**/business/onboarding');
  await onboard(page, {
    ein: '12-1119876',
    name: 'Homemaker Bakery LLC',
    address: '5 Dawn Street, Ogden, UT 84401',
    industry: 'Consumer Products',
  });
  const value = page.getByRole('region', { name: /^Find out what Homemaker Bakery LLC/ });
  await expect(value.getByRole('button', { name: 'Start the health check' })).toBeVisible();
  await value.getByRole('button', { name: /^Write the listing/ }).click();
  await page.waitForURL('**/listing/*/edit');
  await page.goto('/user/dashboard');
  const finish = page.getByRole('region', { name: 'Finish the listing for Homemaker Bakery LLC' });
  await expect(finish.getByRole('link', { name: 'Continue the listing' })).toBeVisible();
  await page.goto('/user/profile');
  await page.getByLabel('What brings you here').click();
  await page.getByRole('option', { name: 'Buy a business' }).click();
  await expect(page.getByLabel('What brings you here')).toContainText('Buy a business');
  await page.goto('/user/dashboard');
  await expect(page.getByRole('region', { name: 'Your deals' })).toBeVisible();
  await expect(finish).toBeVisible();
});

for (const [name, choice, title, way] of [
  ['Bela Homemaker', 'Buy a business', 'Your deals', 'Browse the marketplace'],
  ['Bram Homemaker', 'Act as a broker or advisor', 'Your clients', 'Value a client’s business'],
  ['Lou Homemaker', 'Just look around', 'Look around', 'How it works'],
  ['Skip Homemaker', 'Skip', 'Look around', 'Estimate a value'],
] as const)
  test(`a person who answers “${choice}” starts with: ${title}`, async ({ page }) => {
    await signUp(page, name);
    const question = page.getByRole('region', { name: 'What brings you here?' });
    await question.getByRole('button', { name: choice }).click();
    const part = page.getByRole('region', { name: title });
    await expect(part.getByRole('link', { name: way })).toBeVisible();
    await expect(question).toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
    await page.reload();
    await expect(part).toBeVisible();
    await expect(question).toHaveCount(0);
  });

test('the demo’s seller, buyer and admin each find their own part, without axe violations', async ({
  page,
}) => {
  for (const [who, title] of [
    ['seller', 'To do'],
    ['buyer', 'Your deals'],
    ['admin', 'Queues'],
  ] as const) {
    await signIn(page, `${who}@demo.example`);
    await expect(page.getByRole('region', { name: title })).toBeVisible();
    // Only sellers have a seller's figures and tables; an admin's figures are the queues.
    const sells = who === 'seller' ? 1 : 0;
    await expect(page.getByRole('tab', { name: 'My Businesses' })).toHaveCount(sells);
    await expect(page.getByRole('tab', { name: 'Onboarding' })).toHaveCount(sells);
    await expect(page.getByRole('link', { name: 'Views', exact: true })).toHaveCount(sells);
    await expect(page.getByRole('link', { name: 'Submitted LOIs' })).toHaveCount(who === 'admin' ? 0 : 1);
    expect(await faultsOf(page)).toEqual([]);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
  }
});

test('the admin’s queues, the tabs of the admin page and the menu show the same counts', async ({ page }) => {
  await signIn(page, 'admin@demo.example');
  const queues = page.getByRole('region', { name: 'Queues' });
  await expect(queues).toBeVisible();
  const lengths = await queues.locator('a > :first-child').allInnerTexts();
  const waiting = lengths.reduce((sum, length) => sum + Number(length), 0);
  const [requests] = lengths;
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(
    menu.getByRole('link', { name: `Admin , ${counted(waiting, 'item')} in the admin queues` }),
  ).toBeVisible();
  await queues.getByRole('link', { name: 'New access requests' }).click();
  await page.waitForURL('**/admin?status=requested');
  await expect(page.getByRole('tab', { name: `All Access Requests ${requests} new` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'New Requests' })).toContainText(
    `${requests} Requested: waiting for you or the seller to send the NDA`,
  );
  const rows = page.getByRole('table', { name: 'All access requests' }).getByRole('row');
  await expect(rows).toHaveCount(Number(requests) + 1);
});

test('the admin’s tabs are all visible on a desktop, and reachable by click or keyboard on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1_440, height: 900 });
  await becomeKnown(page, 'admin@demo.example');
  await page.goto('/admin');
  const tabs = page.getByRole('tablist', { name: 'Admin' }).getByRole('tab');
  await expect(tabs).toHaveCount(9);
  const rows = await tabs.evaluateAll(
    (all) => new Set(all.map((tab) => tab.getBoundingClientRect().top)).size,
  );
  expect(rows).toBe(1);
  const further = page.locator('[data-further="after"]');
  for (const width of [1_440, 768]) {
    await page.setViewportSize({ width, height: 900 });
    // A warning above, such as of a full disk, may have moved them down.
    await tabs.last().scrollIntoViewIfNeeded();
    for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
    await expect(further).toHaveCount(0);
  }
  await page.setViewportSize({ width: 360, height: 780 });
  const last = page.getByRole('tab', { name: 'Storage' });
  await expect(last).not.toBeInViewport();
  await expect(page.locator('[data-further="before"]')).toHaveCount(0);
  await expect(async () => {
    // Its last press takes it away.
    if ((await further.count()) > 0) await further.click({ timeout: 2_000 });
    await expect(last).toBeInViewport({ ratio: 1, timeout: 2_000 });
  }).toPass();
  await expect(further).toHaveCount(0);
  await expect(page.locator('[data-further="before"]')).toBeVisible();
  await last.focus();
  await page.keyboard.press('Home');
  await expect(tabs.first()).toBeFocused();
  await expect(tabs.first()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('End');
  await expect(last).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  expect(await faultsOf(page)).toEqual([]);
});
