import { type BrowserContext, expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { api } from './support/api.ts';
import { test } from './support/app.ts';
import { signNda } from './support/sign-nda.ts';
import { choose, onboard, password, register, signIn, signUp } from './support/steps.ts';

test('a business whose response was lost is added once, and the wizard is empty afterwards', async ({
  page,
}) => {
  await register(page, 'Lotte Lost');
  await page.goto('/business/onboarding');
  await page.getByPlaceholder('12-3456789').fill('12-7654321');
  await page.getByLabel('Business Name').fill('Lost and Found LLC');
  await page.getByLabel('Business Address').fill('1 Signal Way, Ogden, UT 84401');
  await choose(page, 'Industry Type', 'Education');
  await page.getByRole('button', { name: 'Next' }).click();
  const finish = page.getByRole('button', { name: 'Finish' });
  const alert = page.getByRole('alert');

  await page.context().setOffline(true);
  await finish.click();
  await expect(alert).toContainText('Error in Form Submission: ');
  await page.context().setOffline(false);
  await expect(page.getByText('1 Signal Way')).toBeVisible();

  await loseOneAnswer(page, '**/api/business/');
  await finish.click();
  await expect(alert).toContainText('Error in Form Submission: ');
  await finish.click();
  await expect(alert).toContainText('You already added a business with this EIN.');
  await expect(page.getByPlaceholder('12-3456789')).toBeFocused();
  await page.goto('/user/dashboard');
  await expect(page.getByRole('heading', { name: 'Lost and Found LLC', exact: true })).toHaveCount(1);
});

test('going back after Finish shows an empty wizard and adds nothing', async ({ page }) => {
  await signUp(page, 'Bela Back');
  await page.goto('/business/onboarding');
  await page.getByPlaceholder('12-3456789').fill('12-7654322');
  await page.getByLabel('Business Name').fill('Back Again LLC');
  await page.getByLabel('Business Address').fill('2 Signal Way, Ogden, UT 84401');
  await choose(page, 'Industry Type', 'Education');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.waitForURL('**/user/dashboard');
  await page.goBack();
  await page.waitForURL('**/business/onboarding');
  await expect(page.getByLabel('Business Name')).toHaveValue('');
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Back Again LLC', exact: true })).toHaveCount(1);
});

test('a health check is started once, with a double click, a lost response, or after going back', async ({
  page,
}) => {
  await signUp(page, 'Orla Once');
  await onboard(page, {
    ein: '12-3300871',
    name: 'Once Only LLC',
    address: '5 Only Street, Provo, UT 84601',
    industry: 'Education',
  });
  await page.goto('/analysis/health-check');
  const start = page.getByRole('button', { name: 'Start the health check' });
  await expect(start).toBeVisible();
  await page.context().setOffline(true);
  await start.dblclick();
  await expect(page.getByText('You are offline.')).toBeVisible();
  const lost = page.waitForEvent(
    'requestfailed',
    (request) => request.method() === 'POST' && request.url().endsWith('/api/health-checks'),
  );
  await loseOneAnswer(page, '**/api/health-checks');
  await page.context().setOffline(false);
  await lost;
  await page.reload();
  await page.getByRole('link', { name: 'Open the health check of Once Only LLC' }).click();
  await page.waitForURL('**/analysis/health-check/*');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Open the health check of Once Only LLC' })).toBeVisible();
  expect(await countOf(page, '/api/health-checks?size=50')).toBe(1);
  expect(await countOf(page, '/api/orders?size=50')).toBe(1);
});

test('an offer survives two tabs, a lost connection, a lost response and an ended session', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const desk = await browser.newContext(baseURL ? { baseURL } : {});
  const seller = await desk.newPage();
  await signIn(seller, 'seller@demo.example');
  await signUp(page, 'Olin Offer');
  const id = await draftOffer(page, seller, 'Olin Offer');
  await desk.close();
  await page.goto(`/offer/${id}`);
  const buyer = page.getByLabel('Buyer', { exact: true });
  const save = page.getByRole('button', { name: 'Save draft' });
  const other = await context.newPage();
  await other.goto(`/offer/${id}`);
  await other.getByLabel('Buyer', { exact: true }).fill('Typed there LLC');
  await other.getByRole('button', { name: 'Save draft' }).click();
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();

  await buyer.fill('Typed here LLC');
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'changed in another tab' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
  await expect(buyer).toHaveValue('Typed here LLC');

  await context.setOffline(true);
  await save.click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(buyer).toHaveValue('Typed here LLC');

  await buyer.fill('Typed later LLC');
  await endSession(page, context);
  await save.click();
  await page.waitForURL('**/login**');
  await signInAgain(page, 'olin.offer@journey.example');
  await page.waitForURL('**/offer/*');
  await expect(buyer).toHaveValue('Typed later LLC');
  await save.dblclick();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your unsaved changes are back')).toHaveCount(0);
  await expect(buyer).toHaveValue('Typed later LLC');
});

test('typed profile text survives a lost connection, a reload and the end of the session', async ({
  page,
  context,
}) => {
  await register(page, 'Pia Profile');
  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog');
  const words = dialog.getByLabel(/^About you/);
  const save = dialog.getByRole('button', { name: 'Save' });
  await words.fill('Forty years of bread.');
  await context.setOffline(true);
  await save.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await expect(words).toHaveValue('Forty years of bread.');

  await endSession(page, context);
  await save.click();
  await page.waitForURL('**/login**');
  await signInAgain(page, 'pia.profile@journey.example');
  await page.waitForURL('**/user/profile');
  await expect(page.getByText('Changes to your profile are not saved')).toBeVisible();
  await page.getByRole('button', { name: 'Continue editing' }).click();
  await expect(words).toHaveValue('Forty years of bread.');
  await save.dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Forty years of bread.')).toHaveCount(1);
  await page.reload();
  await expect(page.getByText('Forty years of bread.')).toHaveCount(1);
  await expect(page.getByText('Changes to your profile are not saved')).toHaveCount(0);
});

async function loseOneAnswer(page: Page, address: string): Promise<void> {
  const lose = async (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
    await page.unroute(address, lose);
  };
  await page.route(address, lose);
}

const identified = z.looseObject({ id: z.string() });
const listed = z.object({ items: z.array(identified) });

async function countOf(page: Page, path: string): Promise<number> {
  return listed.parse(await api(page, 'GET', path)).items.length;
}

async function draftOffer(buyer: Page, seller: Page, name: string): Promise<string> {
  const { items } = listed.parse(await api(seller, 'GET', '/api/listing/?size=48'));
  const listing = items.find(({ title }) => title === 'Manufacturing Business')?.id;
  const asked = await api(buyer, 'POST', `/api/listing/${listing}/deal-room/request`, { message: 'Hello' });
  const { id } = identified.parse(asked);
  await move(seller, id, 'awaiting_signature');
  await signNda(buyer, id, name);
  await move(seller, id, 'approved');
  return identified.parse(await api(buyer, 'POST', `/api/listing/${listing}/offers`, { kind: 'loi' })).id;
}

async function move(seller: Page, requestId: string, to: string): Promise<void> {
  const path = `/api/access-requests/${requestId}`;
  const { version } = z.object({ version: z.number() }).parse(await api(seller, 'GET', path));
  await api(seller, 'POST', `${path}/moves`, { to, version });
}

/** Removes the cookie and makes the key invalid: as after a long pause, or signing out elsewhere. */
async function endSession(page: Page, context: BrowserContext): Promise<void> {
  await context.clearCookies();
  await page.evaluate(() => {
    const stored = localStorage.getItem('cairn-auth-info') ?? '';
    localStorage.setItem('cairn-auth-info', stored.replace('"jwt":"', '"jwt":"x'));
  });
}

async function signInAgain(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
