import { expect } from '@playwright/test';
import { test } from './support/app.ts';
import { mailedLinkFor } from './support/mailed-link.ts';
import { logOut, password, signInByHand, signUp, signUpByHand } from './support/steps.ts';

test('links that an admin reads in the outbox confirm an address and replace a forgotten password', async ({
  browser,
}) => {
  const person = await (await browser.newContext()).newPage();
  const admin = await (await browser.newContext()).newPage();
  await signUpByHand(person, 'Iris Marlowe');
  await signInByHand(admin, 'admin@demo.example');

  await person.goto(await mailedLinkFor(admin, 'iris.marlowe', 'Confirm your email address'));
  await person.getByRole('main').getByRole('button').click();
  await expect(person.getByText('Your email is confirmed').first()).toBeVisible();

  await person.goto('/user/dashboard');
  await logOut(person, 'Iris Marlowe');
  await person.goto('/forgot-password');
  await person.getByRole('textbox', { name: 'Email' }).fill('iris.marlowe@journey.example');
  await person
    .getByRole('button', { name: 'Ask for a link' })
    .or(person.locator('form button[type=submit]'))
    .first()
    .click();
  await expect(person.getByText('Look in your mailbox').first()).toBeVisible();

  const link = await mailedLinkFor(admin, 'iris.marlowe', 'Reset your password');
  await person.goto(link);
  await person.getByRole('textbox', { name: 'New password' }).fill('another long password');
  await person.locator('form button[type=submit]').click();
  await person.waitForURL(/login|dashboard/);
  await signInByHand(person, 'iris.marlowe@journey.example', 'another long password');

  await person.goto(link);
  await person.getByRole('textbox', { name: 'New password' }).fill('a third long password');
  await person.locator('form button[type=submit]').click();
  await expect(
    person.getByText('This link has expired or was used before. Ask for a new one.').first(),
  ).toBeVisible();
  await expect(person).toHaveURL(/reset-password/);
});

test('logging out completes, whatever the person does next', async ({ page }) => {
  await page.addInitScript(() => {
    const plain = window.fetch;
    window.fetch = (input, init) => {
      const asked = new Request(input, init);
      if (asked.method === 'DELETE') document.documentElement.dataset.outlastsPage = `${asked.keepalive}`;
      return plain(input, init);
    };
  });
  await signUp(page, 'Ola Leaver');
  await logOut(page, 'Ola Leaver');
  await expect(page.locator('html')).toHaveAttribute('data-outlasts-page', 'true');
  expect((await page.request.get('/token/')).status()).toBe(401);
});

test('who could not be logged out stays where they are and is told', async ({ page }) => {
  await signUp(page, 'Stella Stays');
  await page.route('**/token/**', async (route) => {
    if (route.request().method() === 'DELETE') await route.abort();
    else await route.continue();
  });
  await page.getByRole('button', { name: /Stella Stays/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByText('You could not be logged out.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/user\/dashboard/);
  await page.unroute('**/token/**');
  await logOut(page, 'Stella Stays');
  await page.waitForURL(({ pathname }) => pathname === '/');
});

test('a wrong password gets a red message, and a guarded page redirects to the login and back', async ({
  page,
}) => {
  await page.goto('/user/dashboard');
  await page.waitForURL(/\/login/);
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toHaveCount(0);
  await expect(page.getByText('More options to sign in will come.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('seller@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(`${password} not`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(/error logging in: .*Email or password is wrong/)).toBeVisible();
});
