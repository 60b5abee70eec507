import { expect, type Page } from '@playwright/test';
import { demoPassword } from './app.ts';

export const password = 'a long enough password';

export function emailOf(name: string): string {
  return `${name.replace(' ', '.')}@journey.example`.toLowerCase();
}

/** A new person on the dashboard, signed up through the API. */
export async function signUp(page: Page, name: string): Promise<void> {
  await register(page, name);
  await page.goto('/user/dashboard');
}

/** Creates a person and gives the browser the session; the open page does not know it yet. */
export async function register(page: Page, name: string): Promise<void> {
  await onOrigin(page);
  const [firstName, lastName] = name.split(' ');
  const body = { firstName, lastName, phone: '8015550123', email: emailOf(name), password };
  const answer = await page.request.post(new URL('/users/create', page.url()).href, { data: body });
  if (!answer.ok()) throw new Error(`${name} could not sign up: ${await answer.text()}`);
  await becomeKnown(page, body.email, password);
}

/** A person with an account on the dashboard, signed in through the API. */
export async function signIn(page: Page, email: string, as = demoPassword): Promise<void> {
  await becomeKnown(page, email, as);
  await page.goto('/user/dashboard');
}

/** Gives the browser a session; the open page does not know it yet. */
export async function becomeKnown(page: Page, email: string, as = demoPassword): Promise<void> {
  await onOrigin(page);
  const headers = { Authorization: `Basic ${btoa(`${email}:${as}`)}` };
  const answer = await page.request.get(new URL('/token/', page.url()).href, { headers });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  await page.evaluate((info) => localStorage.setItem('cairn-auth-info', info), await answer.text());
  await page.addLocatorHandler(newDevice(page), async () => {
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await dialog.getByLabel('Your password').fill(as);
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  });
}

/** What a second browser of the same person is asked before deal files; `becomeKnown` answers it. */
function newDevice(page: Page) {
  return page.getByText('This device is new to your account.');
}

/** Opens the lightest page, because browser storage belongs to an origin. */
async function onOrigin(page: Page): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/robots.txt');
}

/** Waits until the scripts of a public page have loaded and hydrated it; its parts may follow later than its top. */
export async function comeAlive(page: Page, part = page.locator('main *').first()): Promise<void> {
  // A pointer movement loads them.
  await page.mouse.move(1, 1);
  await expect(async () => {
    const keys = await part.evaluate((shown) => Object.keys(shown));
    expect(keys.some((key) => key.startsWith('__reactFiber'))).toBe(true);
  }).toPass();
}

export async function signUpByHand(page: Page, name: string): Promise<void> {
  await page.goto('/signup');
  await fillSignUp(page, name);
  await page.waitForURL('**/user/dashboard');
}

export async function fillSignUp(page: Page, name: string): Promise<void> {
  const [firstName = '', lastName = ''] = name.split(' ');
  await page.getByLabel('First Name').fill(firstName);
  await page.getByLabel('Last Name').fill(lastName);
  await page.getByLabel('US-based Phone Number').fill('8015550123');
  await page.getByLabel('Primary Email').fill(emailOf(name));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

export async function signInByHand(page: Page, email: string, as = demoPassword): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(as);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/user/dashboard');
}

/** Logs out through the menu and waits: navigating earlier would leave the person signed in. */
export async function logOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cairn-auth-info'))).toBeNull();
}

export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  // It closes a moment later, and lies over the page until then.
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

export async function confirm(page: Page, label: string): Promise<void> {
  const dialog = page.locator('[role=dialog], [role=alertdialog]');
  await dialog.getByRole('button', { name: label, exact: true }).click();
}

export type Business = { ein: string; name: string; address: string; industry: string };

export async function onboard(page: Page, business: Business): Promise<void> {
  await page.goto('/business/onboarding');
  await page.getByPlaceholder('12-3456789').fill(business.ein);
  await page.getByLabel('Business Name').fill(business.name);
  await page.getByLabel('Business Address').fill(business.address);
  await choose(page, 'Industry Type', business.industry);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.waitForURL('**/user/dashboard');
}
