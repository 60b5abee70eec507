import { expect } from '@playwright/test';
import { demoPassword, test } from './support/app.ts';
import { confirmByPassword } from './support/confirm-yourself.ts';
import { faultsOf } from './support/faults.ts';
import { becomeKnown, choose, confirm, signUp } from './support/steps.ts';

test('a broker asks for an account on their home, withdraws it, asks again, and an admin approves it', async ({
  page,
  browser,
}) => {
  await signUp(page, 'Bonnie Mandell');
  const question = page.getByRole('region', { name: 'What brings you here?' });
  await question.getByRole('button', { name: 'Act as a broker or advisor' }).click();
  const clients = page.getByRole('region', { name: 'Your clients' });
  const ask = async (firm: string) => {
    await clients.getByRole('button', { name: 'Request a broker account' }).click();
    await page.getByLabel('Firm').fill(firm);
    await choose(page, 'License state (optional)', 'Utah');
    await page.getByLabel('License number').fill('12-AB');
    expect(await faultsOf(page)).toEqual([]);
    await confirm(page, 'Send request');
    await expect(clients.getByText('Your broker account is under review')).toBeVisible();
  };
  await ask('Alder and Daughters');
  await clients.getByRole('button', { name: 'Withdraw request' }).click();
  await confirm(page, 'Withdraw request');
  await ask('Alder and Sons');
  await page.reload();
  await expect(clients.getByText('Alder and Sons · License 12-AB (Utah)')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  const admin = await (await browser.newContext()).newPage();
  await becomeKnown(admin, 'admin@demo.example');
  await admin.goto('/user/dashboard');
  await expect(
    admin.getByRole('region', { name: 'To do' }).getByText('Review 1 broker account request'),
  ).toBeVisible();
  await admin.getByRole('region', { name: 'Queues' }).getByText('Broker account requests').click();
  await expect(admin.getByRole('tab', { name: 'Brokers 1 to review' })).toBeVisible();
  const row = admin.getByRole('listitem').filter({ hasText: 'Bonnie Mandell' });
  await expect(row).toContainText('License 12-AB (Utah)');
  expect(await faultsOf(admin)).toEqual([]);
  await row.getByRole('button', { name: 'Approve the broker account of Bonnie Mandell' }).click();
  await confirm(admin, 'Approve');
  await confirmByPassword(admin, demoPassword);
  await expect(admin.getByText('Nothing to review')).toBeVisible();
  await expect(admin.getByRole('tab', { name: 'Brokers', exact: true })).toBeVisible();

  await page.reload();
  await expect(clients.getByText('No clients yet')).toBeVisible();
  await page.goto('/engagements');
  await expect(page.getByRole('region', { name: 'Broker account' })).toHaveCount(0);
});
