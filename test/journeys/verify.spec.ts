import { expect, type Page } from '@playwright/test';
import { awaitedSignature, liveListing } from './support/a-request.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { signNda } from './support/sign-nda.ts';
import { becomeKnown } from './support/steps.ts';

test('an NDA is signed, sealed, downloaded, found valid, and found altered at the byte that was changed', async ({
  browser,
}) => {
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer, admin, anybody] = [await person(), await person(), await person(), await person()];
  let file = Buffer.alloc(0);

  await test.step('the buyer signs, and downloads the sealed file', async () => {
    const listing = await liveListing(seller, { seller: 'Sol Sealer', business: 'Sealed Works LLC' });
    const request = await awaitedSignature(seller, buyer, listing, 'Vera Seal');
    await signNda(buyer, request, 'Vera Seal');
    await buyer.goto(`/access-request/${request}`);
    const button = buyer.getByRole('button', { name: 'Download signed NDA' });
    await expect(button).not.toHaveAttribute('aria-disabled', 'true', { timeout: 60_000 });
    await expect(buyer.getByText(/^Signed and sealed on .* Any later change shows\./)).toBeVisible();
    await expect(buyer.getByText(/PAdES/)).toBeHidden();
    await buyer.getByRole('region', { name: 'NDA' }).getByText('Technical details').click();
    await expect(buyer.getByText(/PAdES/)).toBeVisible();
    const [download] = await Promise.all([buyer.waitForEvent('download'), button.click()]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
    file = Buffer.concat(chunks);
    expect(file.toString('latin1')).toContain('ETSI.CAdES.detached');
  });

  await test.step('anyone can verify that it is valid', async () => {
    await anybody.goto('/');
    await anybody
      .getByRole('navigation', { name: 'Footer' })
      .getByRole('link', { name: 'Verify a document' })
      .click();
    await expect(anybody.getByRole('heading', { level: 1 })).toHaveText('Verify a document');
    await anybody.getByRole('button', { name: 'Check file' }).click();
    await expect(anybody.getByText('Choose a PDF file.')).toBeVisible();
    await check(anybody, file);
    await expect(result(anybody)).toContainText(
      'This is the original document, exactly as it was signed and sealed here.',
    );
    await checked(anybody, 'a valid document');
  });

  await test.step('with one changed byte it is altered, and the page names the byte', async () => {
    const other = Buffer.from(file);
    other[4_999] = (other[4_999] ?? 0) ^ 1;
    await check(anybody, other);
    await expect(result(anybody)).toContainText(
      'This file was changed after it was signed. Do not rely on it.',
    );
    const byte = result(anybody).getByText('The first difference from the original is at byte 5,000.');
    await expect(byte).toBeHidden();
    await result(anybody).getByText('Technical details').click();
    await expect(byte).toBeVisible();
    await checked(anybody, 'an altered document');
    await check(anybody, Buffer.from('%PDF-1.7\nanything'));
    await expect(result(anybody)).toContainText('This file was not sealed here');
  });

  await test.step('an admin sees that no seal is waiting', async () => {
    await becomeKnown(admin, 'admin@demo.example');
    await admin.goto('/admin?tab=seals');
    await expect(admin.getByText('All signed NDAs are sealed')).toBeVisible({ timeout: 60_000 });
    await checked(admin, 'the seals');
  });
});

async function check(page: Page, buffer: Buffer): Promise<void> {
  await page.getByLabel('PDF file').setInputFiles({ name: 'nda.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: 'Check file' }).click();
}

function result(page: Page) {
  return page.getByRole('region', { name: 'Result' });
}
