import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { days } from '#kernel/instant.ts';
import { api } from './support/api.ts';
import { demoPassword, test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { confirmByPassword } from './support/confirm-yourself.ts';
import { becomeKnown, choose, confirm, password, register } from './support/steps.ts';

async function statusOf(page: Page, secret: string, path: string): Promise<number> {
  const headers = { authorization: `Bearer ${secret}` };
  return (await page.request.get(new URL(path, page.url()).href, { headers })).status();
}

async function secretIn(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Copy the secret now' });
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await checked(page, 'the secret of a token');
  await dialog.getByRole('button', { name: 'I have stored it' }).click();
  return secret;
}

test('a person gives a program an access token, changes what it may do, and revokes it', async ({ page }) => {
  await register(page, 'Tabea Scopes');
  await page.goto('/user/profile');
  await page.getByRole('link', { name: 'Access tokens' }).click();
  await expect(page.getByText('No access tokens yet')).toBeVisible();
  let secret = '';

  await test.step('creates one: what is missing is said, the password is asked for, the secret is shown once', async () => {
    await page.getByRole('button', { name: 'New access token' }).click();
    const dialog = page.getByRole('dialog', { name: 'New access token' });
    const submit = dialog.getByRole('button', { name: 'Create token' });
    await expect(submit).toHaveAccessibleDescription(/Give it a name/);
    await dialog.getByLabel('Name').fill('My sheet');
    await expect(submit).toHaveAccessibleDescription(/Choose what the token may do/);
    await dialog.getByText('Listings and deals').click();
    await choose(page, 'Listings', 'Read');
    await checked(page, 'the form of a new token');
    await submit.click();
    await confirmByPassword(page, password);
    secret = await secretIn(page);
    expect(secret).toMatch(/^cairn_pat_[0-9A-Za-z]{49}$/);
    await expect(page.getByText(secret)).toHaveCount(0);
    await expect(page.getByText('Listings (read)')).toBeVisible();
    await checked(page, 'the access tokens');
  });

  await test.step('the program reads what it was given, and nothing else', async () => {
    expect(await statusOf(page, secret, '/api/business/')).toBe(200);
    expect(await statusOf(page, secret, '/api/orders')).toBe(403);
    await page.reload();
    await expect(page.getByText(/last used/)).toBeVisible();
  });

  await test.step('gives it another area', async () => {
    await page.getByRole('button', { name: 'Change My sheet' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change “My sheet”' });
    await dialog.getByText('Orders, verification and record').click();
    await choose(page, 'Orders', 'Read');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Listings (read), Orders (read)')).toBeVisible();
    expect(await statusOf(page, secret, '/api/orders')).toBe(200);
  });

  await test.step('revokes it after a question', async () => {
    await page.getByRole('button', { name: 'Revoke My sheet' }).click();
    await page.getByRole('button', { name: 'Revoke token' }).click();
    await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Revoke My sheet' })).toHaveCount(0);
    expect(await statusOf(page, secret, '/api/business/')).toBe(401);
  });
});

test('an admin creates a service token, and revokes every token of a person', async ({ browser, page }) => {
  await register(page, 'Sven Robot');
  const expiresAt = new Date(Date.now() + 30 * days).toISOString();
  const body = { name: 'Old script', scopes: ['listings:read'], expiresAt };
  const { secret: old } = z
    .object({ secret: z.string() })
    .parse(await api(page, 'POST', '/api/access-tokens', body));
  const admin = await (await browser.newContext()).newPage();
  await becomeKnown(admin, 'admin@demo.example');
  let secret = '';

  await test.step('the service token carries the admin role, as far as its scopes go', async () => {
    await admin.goto('/admin/service-tokens');
    await admin.getByRole('button', { name: 'New service token' }).click();
    const dialog = admin.getByRole('dialog', { name: 'New service token' });
    await dialog.getByLabel('Name').fill('Accounting');
    await choose(admin, 'Ends', 'In 30 days');
    await dialog.getByText('Orders, verification and record').click();
    await choose(admin, 'Orders', 'Read');
    await checked(admin, 'the form of a service token');
    await dialog.getByRole('button', { name: 'Create token' }).click();
    await confirmByPassword(admin, demoPassword);
    secret = await secretIn(admin);
    expect(secret).toMatch(/^cairn_svc_/);
    expect(await statusOf(admin, secret, '/api/revenue')).toBe(200);
    expect(await statusOf(admin, secret, '/api/outbox')).toBe(403);
    await checked(admin, 'the service tokens');
    await admin.getByRole('button', { name: 'Revoke Accounting' }).click();
    await confirm(admin, 'Revoke token');
    await expect(admin.getByText('Revoked', { exact: true })).toBeVisible();
    expect(await statusOf(admin, secret, '/api/revenue')).toBe(401);
  });

  await test.step('the tokens of a person end at once', async () => {
    await admin.goto('/admin/users');
    await admin.getByRole('searchbox').fill('sven.robot');
    await expect(admin.getByRole('row')).toHaveCount(2);
    await admin.getByRole('button', { name: 'Open menu' }).click();
    await admin.getByRole('menuitem', { name: 'Revoke access tokens…' }).click();
    await checked(admin, 'the question before every token is revoked');
    await confirm(admin, 'Revoke all');
    await expect(admin.getByText('Revoked: 1. We told Sven Robot by email.')).toBeVisible();
    expect(await statusOf(admin, old, '/api/business/')).toBe(401);
  });
});
