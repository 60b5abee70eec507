import { expect } from '@playwright/test';
import { awaitedSignature, liveListing } from './support/a-request.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { becomeKnown, confirm } from './support/steps.ts';

test('an admin writes an agreement and puts it into use, a seller chooses it, a buyer reads it', async ({
  browser,
}) => {
  const person = async () => (await browser.newContext()).newPage();
  const [admin, seller, buyer] = [await person(), await person(), await person()];

  await test.step('the admin starts with the standard text, is told about errors, and corrects them', async () => {
    await becomeKnown(admin, 'admin@demo.example');
    await admin.goto('/admin/nda-templates');
    await expect(admin.getByText('Only the standard agreement so far')).toBeVisible();
    await checked(admin, 'the empty list of templates');
    await admin.getByLabel('Name').fill('Short and plain');
    await admin.getByRole('button', { name: 'Create template' }).click();
    await expect(admin.getByRole('heading', { name: 'Versions' })).toBeVisible();
    await admin.getByLabel('Title').fill('Plain agreement');
    await admin.getByLabel('Text', { exact: true }).fill('# Parties\n\n{{buyerName}} and {{sellerName}}.');
    await admin.getByRole('button', { name: 'Preview' }).click();
    await expect(admin.getByText('Line 3: {{sellerName}} is not a known variable.')).toBeVisible();
    await expect(admin.getByText('{{listingReference}} is required.')).toBeVisible();
    await checked(admin, 'a draft with faults');
    await admin
      .getByLabel('Text', { exact: true })
      .fill('# Parties\n\n{{buyerName}} reads about {{listingReference}}.\n\n# Secrets\n\nThey are kept.');
    await admin.getByRole('button', { name: 'Preview' }).click();
    await expect(admin.getByText('Ada Lovelace reads about')).toBeVisible();
    await checked(admin, 'the preview');
    await admin.getByRole('button', { name: 'Save draft' }).click();
    await expect(admin.getByText('Draft saved').first()).toBeVisible();
    await admin.getByRole('button', { name: 'Activate' }).click();
    await checked(admin, 'the question before a version is put into use');
    await confirm(admin, 'Activate');
    await expect(admin.getByText('In use', { exact: true })).toBeVisible();
  });

  await test.step('the seller chooses it, and the buyer reads it', async () => {
    const listing = await liveListing(seller, { seller: 'Tess Template', business: 'Plainwell Works LLC' });
    await seller.goto(`/listing/${listing}/nda`);
    await expect(seller.getByText('Standard agreement')).toBeVisible();
    await checked(seller, 'the choice of an agreement');
    await seller.getByText('Short and plain').click();
    await seller.getByRole('button', { name: 'Save' }).click();
    await expect(seller.getByRole('heading', { name: 'Plain agreement' })).toBeVisible();
    const request = await awaitedSignature(seller, buyer, listing, 'Rhea Reader');
    await buyer.goto(`/access-request/${request}`);
    await expect(buyer.getByText(`Rhea Reader reads about ${listing}.`)).toBeVisible();
  });
});
