import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { awaitedSignature, liveListing } from './support/a-request.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { mailedCode } from './support/signing-code.ts';
import { confirm } from './support/steps.ts';

test('a buyer signs a passport once, and joins a listing whose seller accepts it with one click', async ({
  browser,
}) => {
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer, stranger] = [await person(), await person(), await person()];
  let listing = '';

  await test.step('the seller accepts passports, which excludes a countersignature', async () => {
    listing = await liveListing(seller, { seller: 'Tara Taker', business: 'Passgate Works LLC' });
    await seller.goto(`/listing/${listing}/nda`);
    await seller.getByText('I accept NDA passports').click();
    await expect(seller.getByRole('checkbox', { name: /I’ll countersign each NDA/ })).toBeDisabled();
    await seller.getByRole('button', { name: 'Save' }).click();
    await expect(seller.getByText('NDA choice saved').first()).toBeVisible();
    await expect(seller.getByText(/What buyers sign before they learn who you are/)).not.toContainText(
      'Untitled',
    );
    await checked(seller, 'a listing that takes passports');
  });

  const request = await awaitedSignature(seller, buyer, listing, 'Petra Port');
  await test.step('without one, the buyer learns of passports next to the agreement, and signs one', async () => {
    await buyer.goto(`/access-request/${request}`);
    await expect(buyer.getByText('This seller accepts NDA passports', { exact: true })).toBeVisible();
    await expect(
      buyer.getByRole('heading', { name: 'Sign the NDA, or join with your passport' }),
    ).toBeVisible();
    await checked(buyer, 'a request whose seller takes passports');
    await buyer.goto('/ndas');
    await buyer.getByRole('link', { name: 'Open NDA passport' }).click();
    await expect(buyer.getByText('Not signed yet')).toBeVisible();
    await checked(buyer, 'no passport yet');
    await buyer.getByRole('button', { name: 'Read and sign' }).click();
    await buyer.getByText('I agree to use electronic records').scrollIntoViewIfNeeded();
    await buyer.getByText('I agree to use electronic records').click();
    await buyer.getByLabel('Your full legal name').fill('Petra Port');
    await buyer.getByRole('button', { name: 'Send code' }).click();
    await buyer
      .getByLabel('Code from your email')
      .fill(await mailedCode(buyer, 'petra.port@journey.example'));
    await checked(buyer, 'a passport to be signed');
    await buyer.getByRole('button', { name: 'Sign NDA' }).click();
    await expect(buyer.getByText('In force', { exact: true })).toBeVisible();
    await checked(buyer, 'a passport in force');
  });

  await test.step('the request shows the joinder page, and a double click joins once', async () => {
    await buyer.goto(`/access-request/${request}`);
    await expect(buyer.getByRole('heading', { name: 'Join with your NDA passport' })).toBeVisible();
    await expect(buyer.getByText(/Passgate/)).toHaveCount(0);
    await checked(buyer, 'the page to join by');
    await buyer.getByRole('button', { name: 'Join with my passport' }).dblclick();
    await expect(buyer.getByText('You joined by your NDA passport.').first()).toBeVisible();
    await expect(buyer.getByRole('heading', { name: 'Joinder', exact: true })).toBeVisible();
    await checked(buyer, 'the record of a joinder');
  });

  await test.step('the seller sees it, has both files, and both are valid', async () => {
    await seller.goto(`/access-request/${request}`);
    await expect(seller.getByRole('heading', { name: 'Joinder', exact: true })).toBeVisible();
    const files: string[] = [];
    for (const name of ['Download signed joinder', 'Download master agreement']) {
      const button = seller.getByRole('button', { name });
      await expect(button).not.toHaveAttribute('aria-disabled', 'true');
      const [download] = await Promise.all([seller.waitForEvent('download'), button.click()]);
      files.push(await download.path());
    }
    await stranger.goto(new URL('/verify', seller.url()).href);
    for (const [at, words] of [
      'Joinder to a master agreement',
      'Master agreement of an NDA passport',
    ].entries()) {
      const buffer = await readFile(files[at] ?? '');
      const file = { name: `${at}.pdf`, mimeType: 'application/pdf', buffer };
      await stranger.getByLabel('PDF file').setInputFiles(file);
      await stranger.getByRole('button', { name: 'Check file' }).click();
      const result = stranger.getByRole('region', { name: 'Result' });
      await expect(result.getByText(words)).toBeVisible();
      await expect(result.getByText('Valid', { exact: true })).toBeVisible();
    }
    await checked(stranger, 'the verdict on a master agreement');
    await seller.goto('/ndas');
    await seller.getByRole('tab', { name: 'For my listings' }).click();
    await expect(seller.getByRole('cell', { name: 'Joinder' })).toBeVisible();
  });

  await test.step('a withdrawn passport joins no more listings, and existing joinders stay', async () => {
    await buyer.goto('/ndas/passport');
    await buyer.getByRole('button', { name: 'Withdraw' }).click();
    await checked(buyer, 'the question before a passport is withdrawn');
    await confirm(buyer, 'Withdraw');
    await expect(buyer.getByText('You withdrew your NDA passport.')).toBeVisible();
    await expect(buyer.getByRole('button', { name: 'Read and sign a new one' })).toBeVisible();
    await buyer.goto(`/access-request/${request}`);
    await expect(buyer.getByRole('heading', { name: 'Joinder', exact: true })).toBeVisible();
  });
});
