import { expect } from '@playwright/test';
import { test } from './support/app.ts';

// As in `npm run dev`, with built pages.
test.use({ settings: { NODE_ENV: 'test', DEVELOPMENT_IDENTITY: 'on' } });

test('the popup signs in with the development identity, and closing it shows no error', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/login');
  // If a click waits too long, the browser no longer counts it as a user gesture and blocks the popup.
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeEnabled();
  const closed = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await (await closed).close();
  await expect(page.getByText('error logging in')).toHaveCount(0);

  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  const popup = await opened;
  await popup.getByLabel('Email').fill('dana@identity.example');
  await popup.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/user/dashboard');
  await expect(page.getByText('dana@identity.example').first()).toBeVisible();
});

test('the popup signs no admin in', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeEnabled();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  const popup = await opened;
  await popup.getByLabel('Email').fill('admin@demo.example');
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'The development sign-in lets anyone be anyone, but no administrator',
  );
  await expect(page).toHaveURL(/\/login/);
});
