import { expect } from '@playwright/test';
import { awaitedSignature, liveListing } from './support/a-request.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { confirmByPassword } from './support/confirm-yourself.ts';
import { plugIn } from './support/plug-in.ts';
import { password } from './support/steps.ts';

test('a buyer adds a passkey, signs with it instead of a code, and removes it', async ({ browser }) => {
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer] = [await person(), await person()];
  const listing = await liveListing(seller, { seller: 'Pia Passing', business: 'Keyring Works LLC' });
  const request = await awaitedSignature(seller, buyer, listing, 'Kim Keyholder');
  await plugIn(buyer);

  await test.step('the buyer adds the passkey after confirming the password', async () => {
    await buyer.goto('/user/profile');
    await buyer.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = buyer.getByRole('dialog');
    await dialog.getByLabel('Name of the passkey').fill('My telephone');
    await checked(buyer, 'the dialog that adds a passkey');
    await dialog.getByRole('button', { name: 'Continue on this device' }).click();
    await checked(buyer, 'the question who it is, over a dialog');
    await confirmByPassword(buyer, 'not my password');
    await expect(buyer.getByText('This is not your password.')).toBeVisible();
    await confirmByPassword(buyer, password);
    await expect(buyer.getByText('The passkey is added.').first()).toBeVisible();
    await expect(buyer.getByRole('list', { name: 'Your passkeys' })).toContainText('My telephone');
    await checked(buyer, 'a profile with a passkey');
  });

  await test.step('the passkey confirms the signature', async () => {
    await buyer.goto(`/access-request/${request}`);
    await buyer.getByText('I agree to use electronic records').scrollIntoViewIfNeeded();
    await buyer.getByText('I agree to use electronic records').click();
    await buyer.getByLabel('Your full legal name').fill('Kim Keyholder');
    await buyer.getByText('A passkey', { exact: true }).click();
    await checked(buyer, 'the signing page with a passkey');
    await buyer.getByRole('button', { name: 'Sign NDA' }).dblclick();
    await expect(buyer.getByText('The NDA is signed.').first()).toBeVisible();
  });

  await test.step('removing it needs no new confirmation', async () => {
    await buyer.goto('/user/profile');
    const keys = buyer.getByRole('list', { name: 'Your passkeys' });
    await expect(keys).toContainText('last used');
    await keys.getByRole('button', { name: 'Remove' }).click();
    const dialog = buyer.getByRole('dialog');
    await checked(buyer, 'the dialog that removes a passkey');
    await dialog.getByRole('button', { name: 'Remove the passkey' }).click();
    await expect(buyer.getByText('You have none yet.')).toBeVisible();
  });
});
