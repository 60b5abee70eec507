import { expect, type Page } from '@playwright/test';
import { demoPassword } from './app.ts';

export const password = 'a long enough password';

/** The email of somebody with this name who signs up here. */
export function emailOf(name: string): string {
  return `${name.replace(' ', '.')}@journey.example`.toLowerCase();
}

/** Somebody new on the dashboard, for a journey that is not about signing up: the page is passed by. */
export async function signUp(page: Page, name: string): Promise<void> {
  await register(page, name);
  await page.goto('/user/dashboard');
}

/** Somebody new, whose browser has the session; the page shows nothing of it yet. */
export async function register(page: Page, name: string): Promise<void> {
  await onOrigin(page);
  const [firstName, lastName] = name.split(' ');
  const body = { firstName, lastName, phone: '8015550123', email: emailOf(name), password };
  const answer = await page.request.post(new URL('/users/create', page.url()).href, { data: body });
  if (!answer.ok()) throw new Error(`${name} could not sign up: ${await answer.text()}`);
  await becomeKnown(page, body.email, password);
}

/** Somebody with an account on the dashboard, for a journey that is not about signing in. */
export async function signIn(page: Page, email: string, as = demoPassword): Promise<void> {
  await becomeKnown(page, email, as);
  await page.goto('/user/dashboard');
}

/** The browser has the session, as after signing in; the page shows nothing of it yet. */
export async function becomeKnown(page: Page, email: string, as = demoPassword): Promise<void> {
  await onOrigin(page);
  const headers = { Authorization: `Basic ${btoa(`${email}:${as}`)}` };
  const answer = await page.request.get(new URL('/token/', page.url()).href, { headers });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  await page.evaluate((info) => localStorage.setItem('cairn-auth-info', info), await answer.text());
}

/** On a page of the product, the lightest: what a browser keeps belongs to an address. */
async function onOrigin(page: Page): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/robots.txt');
}

/** Waits until the scripts of a public page have come and taken over. */
export async function comeAlive(page: Page): Promise<void> {
  // Whoever moves wakes them.
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => {
    const [shown] = document.querySelectorAll('main *');
    return shown !== undefined && Object.keys(shown).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Opens an account on the sign-up page and ends on the dashboard. */
export async function signUpByHand(page: Page, name: string): Promise<void> {
  await page.goto('/signup');
  await fillSignUp(page, name);
  await page.waitForURL('**/user/dashboard');
}

/** Fills in the sign-up page that is open, and sends it. */
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

/** Signs in on the login page and ends on the dashboard. */
export async function signInByHand(page: Page, email: string, as = demoPassword): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(as);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/user/dashboard');
}

/** Logs out by the menu, and waits until it is done: whoever leaves sooner is still signed in on the next page. */
export async function logOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cairn-auth-info'))).toBeNull();
}

/** Chooses an option of one of our selects by what it says. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Presses the button of the open dialog that says exactly this. */
export async function confirm(page: Page, label: string): Promise<void> {
  const dialog = page.locator('[role=dialog], [role=alertdialog]');
  await dialog.getByRole('button', { name: label, exact: true }).click();
}

export type Business = { ein: string; name: string; address: string; industry: string };

/** Both steps of the onboarding wizard. */
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
