import { expect } from '@playwright/test';
import { verified, webhookReceiver } from '#test/support/webhook-receiver.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { confirmByPassword } from './support/confirm-yourself.ts';
import { choose, confirm, password, register } from './support/steps.ts';

test.use({ settings: { WEBHOOK_NETWORKS: '127.0.0.0/8' } });

test('a person adds a webhook, tries it, sends a failed message again, and removes it', async ({ page }) => {
  await using receiver = await webhookReceiver(() => 500);
  await register(page, 'Hank Hook');
  let secret = '';

  await test.step('adds it from the profile, and sees the secret once', async () => {
    await page.goto('/user/profile');
    await page.getByRole('link', { name: 'webhooks', exact: true }).click();
    await expect(page.getByText('No webhooks yet')).toBeVisible();
    await checked(page, 'no webhooks');
    await page.getByRole('button', { name: 'Add a webhook' }).click();
    const address = page.getByLabel('Address');
    await address.fill('ftp://hooks.example/');
    await page.getByRole('button', { name: 'Add webhook' }).click();
    await confirmByPassword(page, password);
    await expect(address).toHaveAccessibleDescription(/must begin with https/);
    await address.fill(receiver.url);
    await checked(page, 'the dialog of a webhook');
    await page.getByRole('button', { name: 'Add webhook' }).click();
    const dialog = page.getByRole('dialog', { name: 'Signing secret' });
    secret = (await dialog.getByText(/^whsec_/).textContent()) ?? '';
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'I have saved it' }).click();
    await expect(page.getByText(receiver.url, { exact: true }).first()).toBeVisible();
    await checked(page, 'a webhook in the list');
  });

  await test.step('a test that fails is listed with its answer, and arrives when it is sent again', async () => {
    await page.getByRole('link', { name: /^Open/ }).click();
    await expect(page.getByText('Nothing was sent yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Send test' }).click();
    await expect(page.getByText(/1 attempt\. Answered 500\./)).toBeVisible();
    await checked(page, 'a delivery that failed');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.setViewportSize({ width: 1280, height: 720 });
    receiver.answers = () => 200;
    await page.getByRole('button', { name: 'Send test' }).click();
    await expect(page.getByText(/1 attempt\. Answered 200\./)).toBeVisible();
    const [, second] = receiver.received;
    if (!second) throw new Error('nothing was received');
    expect(verified(second, secret).type).toBe('webhook-test');
    await choose(page, 'Status', 'Delivered');
    await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect.poll(() => receiver.received.length).toBe(3);
  });

  await test.step('turns it off, and removes it', async () => {
    await page.getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByText('This webhook is off', { exact: true })).toBeVisible();
    await choose(page, 'Status', 'All');
    await expect(page.getByRole('main').getByText('Not delivered')).toBeVisible();
    await checked(page, 'a webhook that is off');
    await page.getByRole('button', { name: 'Remove' }).click();
    await confirm(page, 'Remove');
    await expect(page.getByText('No webhooks yet')).toBeVisible();
  });
});
