import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { aDraft } from '../support/deal.ts';
import { api } from './support/api.ts';
import { test } from './support/app.ts';
import { signNda } from './support/sign-nda.ts';
import { onboard, signIn, signUp } from './support/steps.ts';

const identified = z.looseObject({ id: z.string() });
const listed = z.object({ items: z.array(identified) });

test('an NDA is signed, sealed, downloaded, found valid, and found altered at the byte that was changed', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer, admin, anybody] = [await person(), await person(), await person(), await person()];
  let file = Buffer.alloc(0);

  await test.step('the buyer signs, and downloads the sealed file', async () => {
    const request = await openRequest(seller, buyer);
    await signNda(buyer, request, 'Vera Seal');
    await buyer.goto(`/access-request/${request}`);
    const button = buyer.getByRole('button', { name: 'Download signed NDA' });
    await expect(button).not.toHaveAttribute('aria-disabled', 'true', { timeout: 60_000 });
    await expect(buyer.getByText('Integrity seal')).toBeVisible();
    const [download] = await Promise.all([buyer.waitForEvent('download'), button.click()]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
    file = Buffer.concat(chunks);
    expect(file.toString('latin1')).toContain('ETSI.CAdES.detached');
  });

  await test.step('anybody finds it valid', async () => {
    await anybody.goto('/');
    await anybody
      .getByRole('navigation', { name: 'Footer' })
      .getByRole('link', { name: 'Verify a document' })
      .click();
    await expect(anybody.getByRole('heading', { level: 1 })).toHaveText('Verify a document');
    await anybody.getByRole('button', { name: 'Check the file' }).click();
    await expect(anybody.getByText('Choose a PDF file first.')).toBeVisible();
    await check(anybody, file);
    await expect(result(anybody)).toContainText(
      'This is the document as it was signed and sealed here, to the byte.',
    );
    await checked(anybody, 'a valid document');
  });

  await test.step('with one byte changed it is altered, and the page names the byte', async () => {
    const other = Buffer.from(file);
    other[4_999] = (other[4_999] ?? 0) ^ 1;
    await check(anybody, other);
    await expect(result(anybody)).toContainText(
      'The first byte that differs from the original is byte 5,000.',
    );
    await checked(anybody, 'an altered document');
    await check(anybody, Buffer.from('%PDF-1.7\nanything'));
    await expect(result(anybody)).toContainText('This file was not sealed here');
  });

  await test.step('an admin sees that nothing waits for its seal', async () => {
    await signIn(admin, 'admin@demo.example');
    await admin.goto('/admin?tab=seals');
    await expect(admin.getByText('Every signed NDA is sealed.')).toBeVisible({ timeout: 60_000 });
    await checked(admin, 'the seals');
  });
});

/** A listing of a new seller, and a new buyer's request for it that awaits the signature. */
async function openRequest(seller: Page, buyer: Page): Promise<string> {
  await signUp(seller, 'Sol Sealer');
  const business = { ein: '12-3400567', name: 'Sealed Works LLC', address: '1 Wax Road, Draper, UT 84020' };
  await onboard(seller, { ...business, industry: 'Technology' });
  const { items } = listed.parse(await api(seller, 'GET', '/api/business/'));
  const { id } = identified.parse(await api(seller, 'POST', '/api/listing/', { businessId: items[0]?.id }));
  await api(seller, 'PUT', `/api/listing/${id}/draft`, { ...aDraft(), version: 1 });
  await api(seller, 'POST', `/api/listing/${id}/moves`, { to: 'live', version: 2 });
  await signUp(buyer, 'Vera Seal');
  const asked = await api(buyer, 'POST', `/api/listing/${id}/deal-room/request`, { message: 'Hello' });
  const request = identified.parse(asked).id;
  await api(seller, 'POST', `/api/access-requests/${request}/moves`, {
    to: 'Awaiting Signature',
    version: 1,
  });
  return request;
}

async function check(page: Page, buffer: Buffer): Promise<void> {
  await page.getByLabel('PDF file').setInputFiles({ name: 'nda.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: 'Check the file' }).click();
}

function result(page: Page) {
  return page.getByRole('region', { name: 'Result' });
}

/** No fault that axe finds, and nothing that scrolls sideways on a phone. */
async function checked(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations, what).toEqual([]);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 800 });
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wider, `${what} scrolls sideways`).toBe(false);
  if (size) await page.setViewportSize(size);
}
