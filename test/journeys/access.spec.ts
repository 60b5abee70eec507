import { expect, type Page } from '@playwright/test';
import { awaitedSignature, liveListing } from './support/a-request.ts';
import { api } from './support/api.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { signNda } from './support/sign-nda.ts';
import { becomeKnown, confirm } from './support/steps.ts';

const letter = Buffer.from('%PDF-1.4\nA letter of the bank.\n');

test('a buyer advances stage by stage, is suspended, proves their funds, and is blocked', async ({
  browser,
}) => {
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer, admin] = [await person(), await person(), await person()];
  const listing = await liveListing(seller, { seller: 'Ona Owner', business: 'Staged Works LLC' });
  const request = await awaitedSignature(seller, buyer, listing, 'Bela Buyer');
  const menu = async (entry: string) => {
    await seller
      .getByRole('row', { name: /Bela Buyer/ })
      .getByRole('button')
      .click();
    await seller.getByRole('menuitem', { name: entry }).click();
  };

  await test.step('the seller finds the buyer on the people page, and opens the highlights before the NDA', async () => {
    await seller.goto(`/listing/${listing}`);
    await seller.getByRole('link', { name: 'Manage access' }).click();
    await expect(seller.getByRole('heading', { level: 1 })).toHaveText('Buyers and access');
    await expect(seller.getByRole('row', { name: /Bela Buyer/ })).toContainText('None');
    await checked(seller, 'the people');
    await menu('Change access');
    await expect(seller.getByRole('dialog')).toContainText('Bela Buyer’s access');
    await seller.getByRole('radio', { name: /Screened/ }).click();
    await checked(seller, 'the dialog of stages');
    await confirm(seller, 'Change access');
    await expect(seller.getByRole('row', { name: /Bela Buyer/ })).toContainText('Screened');
  });

  await test.step('the buyer sees the highlights, their stage, and when the request closes automatically', async () => {
    await buyer.goto(`/listing/${listing}`);
    await expect(buyer.getByRole('region', { name: 'For screened buyers' })).toContainText('Retirement');
    await checked(buyer, 'the highlights');
    await buyer.goto(`/access-request/${request}`);
    await expect(buyer.getByRole('region', { name: 'Your access level' })).toContainText('Screened');
    await expect(buyer.getByText('Expires', { exact: true })).toBeVisible();
  });

  await test.step('after the NDA and approval the seller opens diligence until a date', async () => {
    await signNda(buyer, request, 'Bela Buyer');
    await move(seller, request, 'approved');
    await seller.goto(`/access-request/${request}`);
    await seller.getByRole('button', { name: 'Change access' }).click();
    await seller.getByRole('radio', { name: /Diligence/ }).click();
    await seller.getByLabel('Access ends').fill(dayAhead(30));
    await confirm(seller, 'Change access');
    await expect(seller.getByRole('region', { name: 'Access level' })).toContainText('Diligence');
    await expect(seller.getByText('Access ends on')).toBeVisible();
    await checked(seller, 'a request with a stage');
    await buyer.goto(`/listing/${listing}`);
    await expect(buyer.getByText('Staged Works LLC')).toBeVisible();
  });

  await test.step('suspended with a reason, the buyer loses everything at the next click, and gets it back when resumed', async () => {
    await seller.goto(`/listing/${listing}/people`);
    await menu('Suspend access');
    await expect(seller.getByRole('button', { name: 'Suspend access' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await seller.getByLabel('Reason').fill('Looks like a competitor.');
    await confirm(seller, 'Suspend access');
    await expect(seller.getByRole('row', { name: /Bela Buyer/ })).toContainText('suspended');
    await buyer.reload();
    await expect(buyer.getByRole('heading', { name: 'Who it is' })).toBeVisible();
    await expect(buyer.getByText('Staged Works LLC')).toHaveCount(0);
    await move(seller, request, 'approved');
    await buyer.reload();
    await expect(buyer.getByText('Staged Works LLC')).toBeVisible();
  });

  await test.step('the buyer uploads proof of funds, and an admin opens the file and verifies it', async () => {
    await buyer.goto('/verification');
    await expect(buyer.getByText('Nothing uploaded yet')).toBeVisible();
    const file = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: letter };
    await buyer.getByLabel('Proof of funds').setInputFiles(file);
    await expect(buyer.getByText('Under review')).toBeVisible();
    await checked(buyer, 'the proofs');
    await becomeKnown(admin, 'admin@demo.example');
    await admin.goto('/admin?tab=proofs');
    const [download] = await Promise.all([
      admin.waitForEvent('download'),
      admin.getByRole('button', { name: 'Open file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('proof-of-funds.pdf');
    await checked(admin, 'the queue of proofs');
    await admin.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(admin.getByRole('alertdialog')).toContainText('Verify this document?');
    await checked(admin, 'the question before a proof is verified');
    await confirm(admin, 'Verify');
    await expect(admin.getByText('Nothing to review')).toBeVisible();
    await expect(admin.getByText(/valid until/i)).toBeVisible();
    await buyer.reload();
    await expect(buyer.getByText('Verified', { exact: true })).toBeVisible();
  });

  await test.step('the seller requires it from everyone', async () => {
    await seller.goto(`/listing/${listing}/people`);
    const save = seller.getByRole('button', { name: 'Save rules' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await seller.getByRole('checkbox', { name: 'Funds must be verified' }).click();
    await save.click();
    await expect(seller.getByText('Rules saved')).toBeVisible();
    await seller.reload();
    await expect(seller.getByRole('checkbox', { name: 'Funds must be verified' })).toBeChecked();
    await checked(seller, 'the rules');
  });

  await test.step('the seller blocks the buyer, who no longer finds the listing', async () => {
    await seller.goto('/block-list');
    await expect(seller.getByText('No one is blocked')).toBeVisible();
    await checked(seller, 'an empty block list');
    await seller.getByRole('radio', { name: 'Email domain' }).click();
    await seller.getByLabel('Email domain', { exact: true }).last().fill('gmail.com');
    await seller.getByRole('button', { name: 'Block', exact: true }).click();
    await confirm(seller, 'Block');
    await expect(seller.getByText(/Anyone can have an address there/)).toBeVisible();
    await seller.getByRole('radio', { name: 'Person' }).click();
    await seller.getByLabel('Email address').fill('bela.buyer@journey.example');
    await seller.getByRole('button', { name: 'Block', exact: true }).click();
    await checked(seller, 'the question before somebody is blocked');
    await confirm(seller, 'Block');
    await expect(seller.getByRole('button', { name: 'Unblock bela.buyer@journey.example' })).toBeVisible();
    await checked(seller, 'a block list');
    await buyer.goto(`/listing/${listing}`);
    await expect(buyer.getByText('There is no such listing.')).toBeVisible();
    await buyer.goto(`/access-request/${request}`);
    await expect(buyer.getByText('Request not found')).toBeVisible();
    await seller.goto(`/listing/${listing}/people`);
    await expect(seller.getByRole('row', { name: /Bela Buyer/ })).toContainText('Denied');
  });

  await test.step('the seller blocks a list of competitors from a spreadsheet', async () => {
    await seller.goto('/block-list');
    await seller.getByRole('button', { name: 'Block many at once' }).click();
    const dialog = seller.getByRole('dialog', { name: 'Block many at once' });
    const table =
      'Company,Email,Phone\n"Rival Heating, LLC",,\nNorthgate,bela.buyer@journey.example,\n,,555 0100\n';
    await dialog.getByLabel('Or upload a CSV file').setInputFiles({
      ...{ name: 'Competitors.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(table),
    });
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Rival Heating, LLC' })).toBeVisible();
    await expect(dialog.getByText('1 line will be skipped')).toBeVisible();
    await checked(seller, 'many buyers to block');
    await dialog.getByRole('button', { name: 'Block 2' }).click();
    await expect(dialog.getByText('1 entry was not added')).toBeVisible();
    await expect(dialog.getByText('This is already on your list.')).toBeVisible();
    await seller.keyboard.press('Escape');
    await expect(seller.getByRole('button', { name: 'Unblock Rival Heating, LLC' })).toBeVisible();
  });
});

async function move(page: Page, id: string, to: string): Promise<void> {
  const seen = await api(page, 'GET', `/api/access-requests/${id}`);
  const version = typeof seen === 'object' && seen !== null && 'version' in seen ? seen.version : 0;
  await api(page, 'POST', `/api/access-requests/${id}/moves`, { to, version });
}

function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
