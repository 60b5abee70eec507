import { expect, type Page } from '@playwright/test';
import { liveListing } from './support/a-request.ts';
import { api } from './support/api.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { confirmAddress } from './support/confirm-address.ts';
import { confirm, emailOf, signIn, signUp } from './support/steps.ts';

const named = 'Larkspur Boiler Works LLC';

test('an owner opens the profile to their broker, who edits the teaser; the owner is told and closes it', async ({
  browser,
}) => {
  const person = async () => (await browser.newContext()).newPage();
  const [seller, broker, admin] = [await person(), await person(), await person()];
  await signIn(admin, 'admin@demo.example');
  const listing = await liveListing(seller, { seller: 'Lena Larkspur', business: named });
  await mandated(admin, seller, broker, listing);
  const page = `/listing/${listing}`;

  await test.step('the broker reads that the profile is hidden', async () => {
    await broker.goto(page);
    await expect(broker.getByText('The owner has not opened the private profile to you.')).toBeVisible();
    await expect(broker.locator('body')).not.toContainText(named);
    await expect(broker.getByRole('link', { name: 'Edit the listing' })).toHaveCount(0);
  });

  await test.step('the owner lets them see it and edit', async () => {
    await set(seller, page, /see it and edit the listing for you/);
    await expect(
      seller.getByText('The owner opened the private profile, and the listing to edit'),
    ).toBeVisible();
  });

  await test.step('the broker reads the name, and why, and edits the title', async () => {
    await broker.goto('/user/dashboard');
    await expect(broker.getByRole('region', { name: 'Your clients' })).toContainText(named);
    await checked(broker, 'the clients of a broker, by name');
    await broker.goto('/engagements');
    await expect(broker.getByText('named because the owner opened the private profile')).toBeVisible();
    await broker.goto(page);
    await expect(broker.getByRole('heading', { name: named })).toBeVisible();
    await expect(broker.getByText('You see this because the owner opened it to you.')).toBeVisible();
    await checked(broker, 'a listing whose profile is open to its broker');
    await broker.getByRole('link', { name: 'Edit the listing' }).click();
    await expect(broker.getByText('You edit this listing for its owner')).toBeVisible();
    await expect(broker.getByRole('button', { name: 'Publish' })).toHaveCount(0);
    await expect(broker.getByText('An admin may approve for me')).toHaveCount(0);
    await checked(broker, 'the editor of a broker');
    const title = broker.getByLabel('Title', { exact: true });
    await title.fill('Larkspur Boiler Works, a maker');
    await broker.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(broker.getByRole('dialog', { name: 'Look at this before it is public' })).toBeVisible();
    await broker.keyboard.press('Escape');
    await title.fill('Maker with a loyal crew');
    await broker.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(broker.getByText(/^Saved/).first()).toBeVisible();
  });

  await test.step('the owner is told what changed, and closes the profile', async () => {
    await seller.goto('/notifications');
    await expect(seller.getByText('Your broker changed your listing')).toBeVisible();
    await seller.goto(page);
    await expect(seller.getByRole('heading', { name: 'Maker with a loyal crew' })).toBeVisible();
    await set(seller, page, /Keep it hidden/);
  });

  await test.step('the broker sees nothing of it again', async () => {
    await broker.goto(page);
    await expect(broker.getByText('The owner has not opened the private profile to you.')).toBeVisible();
    await expect(broker.locator('body')).not.toContainText(named);
    await broker.goto(`${page}/edit`);
    await expect(broker.getByText('There is no such listing for you to edit')).toBeVisible();
  });
});

async function set(seller: Page, page: string, choice: RegExp): Promise<void> {
  await seller.goto(page);
  await seller.getByRole('button', { name: 'Change authority' }).click();
  await checked(seller, 'what a broker may do and see');
  await seller.getByRole('radio', { name: choice }).click();
  await seller.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(seller.getByRole('dialog')).toHaveCount(0);
}

async function mandated(admin: Page, seller: Page, broker: Page, listing: string): Promise<void> {
  await signUp(broker, 'Bodo Fairway');
  const email = emailOf('Bodo Fairway');
  await confirmAddress(admin, broker, email);
  const me = await broker.evaluate(() => JSON.parse(localStorage.getItem('cairn-auth-info') ?? '{}').userId);
  await api(admin, 'POST', `/api/users/${me}/roles`, { role: 'broker' });
  await seller.goto(`/listing/${listing}`);
  await seller.getByRole('button', { name: 'Invite a broker' }).click();
  await seller.getByLabel('Email of the broker').fill(email);
  await seller.getByRole('radio', { name: /Vet and approve/ }).click();
  await confirm(seller, 'Send the invitation');
  await broker.goto('/engagements');
  await broker.getByRole('button', { name: 'Accept' }).click();
  await confirm(broker, 'Accept');
  await expect(broker.getByText('Active', { exact: true })).toBeVisible();
}
