import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { makePdf } from '#platform/pdf/pdf-maker.ts';
import { encryptedPdf } from '../support/hostile-pdfs.ts';
import { awaitedSignature, liveListing } from './support/a-request.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { mailedCode } from './support/signing-code.ts';
import { choose } from './support/steps.ts';

const clauses = Array.from(
  { length: 16 },
  (_, at) =>
    `${at + 1}. The buyer keeps what they learn to themselves, uses it to decide on a purchase only, and gives it back.`,
);
const agreement = () =>
  makePdf({
    info: { title: 'Keepsake agreement', author: 'Penny Paper', creator: 'Writer', producer: 'Writer' },
    content: [
      { text: 'Keepsake agreement', fontSize: 22 },
      'Between the buyer and the owner of Foldwell Works LLC.',
      ...clauses,
      { text: 'Second part', pageBreak: 'before' },
      ...clauses,
    ],
  });
const file = (bytes: Uint8Array) => ({
  name: 'agreement.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
});

test('a seller’s own PDF is inspected and put into use, read page by page, signed and verified', async ({
  browser,
}) => {
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer] = [await person(), await person()];
  const own = seller.getByRole('region', { name: 'Your own PDF' });
  const bytes = await agreement();
  let listing = '';

  await test.step('an unusable PDF gets a reason, and a usable one shows its findings', async () => {
    listing = await liveListing(seller, { seller: 'Penny Paper', business: 'Foldwell Works LLC' });
    await seller.goto(`/listing/${listing}/nda`);
    await expect(own.getByText('Buyers read it before they know who you are')).toBeVisible();
    await own.getByLabel('PDF file').setInputFiles(file(encryptedPdf()));
    await own.getByRole('button', { name: 'Upload and check' }).click();
    await expect(own.getByText(/password-protected/)).toBeVisible({ timeout: 60_000 });
    await checked(seller, 'a PDF that was refused');
    await own.getByLabel('PDF file').setInputFiles(file(bytes));
    await own.getByRole('button', { name: 'Upload and check' }).click();
    await expect(own.getByText('What was found in the new file')).toBeVisible({ timeout: 60_000 });
    await expect(own.getByText('Property Author').first()).toBeVisible();
    await expect(own.getByText('Identifying').first()).toBeVisible();
    await checked(seller, 'a PDF that was looked through');
  });

  await test.step('the seller adds what cannot be read from the PDF, and puts it into use', async () => {
    const use = own.getByRole('button', { name: 'Use this PDF' });
    await expect(use).toHaveAccessibleDescription(/Enter the agreement’s name/);
    await own.getByLabel('Agreement name').fill('Keepsake agreement');
    await choose(seller, 'Governing law', 'Nevada');
    await own.getByLabel('Term (years)').fill('4');
    await expect(use).toHaveAccessibleDescription(/Review what was found/);
    await own.getByText('I’ve reviewed everything that was found').click();
    await own.getByText('I have the right to use this text').click();
    await use.dblclick();
    await expect(seller.getByText('Your PDF is in use.').first()).toBeVisible();
    await expect(own.getByText(/In use: “Keepsake agreement”, version 1/)).toBeVisible();
    await checked(seller, 'an own PDF in use');
  });

  await test.step('the buyer has to read every page before signing, and may download the file', async () => {
    const request = await awaitedSignature(seller, buyer, listing, 'Rory Reads');
    await buyer.goto(`/access-request/${request}`);
    await expect(buyer.getByText('Page 1 of 2, not read to its end yet')).toBeVisible();
    const sign = buyer.getByRole('button', { name: 'Sign NDA' });
    await expect(sign).toHaveAccessibleDescription(/Read the agreement to its end/);
    const [download] = await Promise.all([
      buyer.waitForEvent('download'),
      buyer.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(await readFile(await download.path())).toEqual(Buffer.from(bytes));
    for (const number of [1, 2]) await readPage(buyer, number);
    await expect(buyer.getByText('Read to the end')).toBeVisible();
    await expect(buyer.getByRole('region', { name: 'Page 1 of 2' })).toContainText('Foldwell Works LLC');
    await checked(buyer, 'a PDF that is to be signed');
  });

  await test.step('the buyer signs, and the finished file begins with the PDF', async () => {
    await buyer.getByText('I agree to use electronic records').click();
    await buyer.getByLabel('Your full legal name').fill('Rory Reads');
    await buyer.getByRole('button', { name: 'Send code' }).click();
    await expect(buyer.getByText(/Sent to rory.reads@journey.example/)).toBeVisible();
    await buyer
      .getByLabel('Code from your email')
      .fill(await mailedCode(buyer, 'rory.reads@journey.example'));
    await buyer.getByRole('button', { name: 'Sign NDA' }).click();
    await expect(buyer.getByText('The NDA is signed.').first()).toBeVisible();
    const save = buyer.getByRole('button', { name: 'Download signed NDA' });
    await expect(save).not.toHaveAttribute('aria-disabled', 'true', { timeout: 60_000 });
    const [download] = await Promise.all([buyer.waitForEvent('download'), save.click()]);
    const finished = await readFile(await download.path());
    expect(finished.subarray(0, bytes.byteLength)).toEqual(Buffer.from(bytes));
    await buyer.goto('/verify');
    await buyer.getByLabel('PDF file').setInputFiles(file(finished));
    await buyer.getByRole('button', { name: 'Check file' }).click();
    const result = buyer.getByRole('region', { name: 'Result' });
    await expect(result.getByText('Valid', { exact: true })).toBeVisible();
  });
});

async function readPage(buyer: Page, number: number): Promise<void> {
  await buyer.getByRole('region', { name: `Page ${number} of 2` }).scrollIntoViewIfNeeded();
  const caption = buyer.getByText(`Page ${number} of 2,`);
  await caption.scrollIntoViewIfNeeded();
  await expect(caption).toHaveText(`Page ${number} of 2, read`);
}
