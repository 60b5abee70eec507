import { expect } from '@playwright/test';
import { picture } from '../support/pictures.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { confirmByPassword } from './support/confirm-yourself.ts';
import { logOut, password, register, signInByHand } from './support/steps.ts';

test('one’s own profile has text, a picture, figures with explanations, and recent activity', async ({
  page,
}) => {
  await register(page, 'Petra Vale');
  await page.goto('/user/profile');
  await expect(page.getByRole('heading', { name: 'Petra Vale' })).toBeVisible();
  await expect(page.getByText('PV', { exact: true }).first()).toBeVisible();
  await expect(
    page.getByText('Add a profit-and-loss with cost of goods sold to a health check. None is complete yet.'),
  ).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Timestamp' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'You opened your account' })).toBeVisible();
  await expect(page.getByText('0 bytes of 100 MB used')).toBeVisible();
  await expect(page.getByText('Once your email address is confirmed, it is 20 GB.')).toBeVisible();
  await checked(page, 'own profile');

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog');
  await checked(page, 'edit profile');
  const bytes = await picture('png', { width: 120, height: 90 });
  await dialog.getByLabel('Picture').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(bytes),
  });
  await expect(dialog.getByRole('button', { name: 'Remove' })).toBeVisible();
  await dialog.getByLabel('Picture').setInputFiles({
    name: 'not.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
  });
  await expect(dialog.getByText('The picture was not changed')).toBeVisible();
  await dialog.getByLabel(/^About you/).fill('I run bakeries.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('I run bakeries.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('I run bakeries.')).toBeVisible();
  await expect(page.locator('header img')).toHaveAttribute('src', /^data:image\/webp/);
});

test('changing one’s phone number and email: the new address is used to sign in', async ({ page }) => {
  await register(page, 'Edda Vale');
  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('US-based Phone Number')).toHaveValue('(801) 555-0123');
  await dialog.getByLabel('US-based Phone Number').fill('555 0199');
  await dialog.getByLabel('Email').fill('edda@moved.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('String must contain at least 10 character(s)')).toBeVisible();
  await dialog.getByLabel('US-based Phone Number').fill('801 555 0199');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await checked(page, 'the question who it is, over the profile');
  await confirmByPassword(page, password);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Not confirmed')).toBeVisible();
  await logOut(page, 'Edda Vale');
  await signInByHand(page, 'edda@moved.example', password);
});

test('another person’s profile is only for people who deal with them, with a link to write', async ({
  page,
}) => {
  await signInByHand(page, 'seller@demo.example');
  await page.goto('/user/dashboard?tab=access-requests');
  const request = page.getByRole('link', { name: /Open Jonah Okafor’s request/ }).first();
  await page.goto((await request.getAttribute('href')) ?? '');
  const buyer = page.getByRole('link', { name: 'Jonah Okafor', exact: true });
  await page.goto((await buyer.getAttribute('href')) ?? '');
  await page.waitForURL('**/user/*/profile');
  await expect(page.getByRole('heading', { name: 'Jonah Okafor' })).toBeVisible();
  await expect(page.getByRole('cell', { name: /asked for access/ }).first()).toBeVisible();
  await checked(page, 'other profile');
  await page.getByRole('link', { name: 'Send Message' }).click();
  await page.waitForURL('**/messages/**');
  await expect(page.getByRole('heading', { name: 'Jonah Okafor' })).toBeVisible();

  await page.goto('/user/00000000-0000-4000-8000-000000000000/profile');
  await expect(page.getByText('This profile cannot be shown')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
