import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { aDraft } from '../support/deal.ts';
import { api } from './support/api.ts';
import { test } from './support/app.ts';
import { faultsOf } from './support/faults.ts';
import { signNda } from './support/sign-nda.ts';
import { becomeKnown, onboard, signUp } from './support/steps.ts';

const identified = z.looseObject({ id: z.string() });
const listed = z.object({ items: z.array(identified) });
const withNda = z.looseObject({ nda: identified });

test('an admin sees a failed seal and retries it, and the register lists the NDA on each side', async ({
  browser,
  app,
}) => {
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer, admin] = [await person(), await person(), await person()];
  const { listing, request } = await openRequest(seller, buyer);
  const { nda } = withNda.parse(await api(buyer, 'GET', `/api/access-requests/${request}`));
  // A folder in place of the sealed file makes the write fail.
  const place = join(app.dataDir, 'files', 'ndas', nda.id, 'sealed.pdf');
  await mkdir(place, { recursive: true });
  await signNda(buyer, request, 'Reg Ister');

  await test.step('the admin sees the reason, and retries', async () => {
    await becomeKnown(admin, 'admin@demo.example');
    await admin.goto('/admin?tab=seals');
    const seal = admin.getByRole('article').filter({ hasText: title });
    await expect(seal).toContainText('The file store did not answer.', { timeout: 60_000 });
    await expect(seal).toContainText(/(1 attempt|\d+ attempts)/);
    await screens(admin, 'seals');
    await rm(place, { recursive: true });
    await seal.getByRole('button', { name: 'Retry now' }).click();
    await expect(seal).toBeHidden({ timeout: 60_000 });
  });

  await test.step('the buyer finds it among their signed NDAs', async () => {
    await buyer.goto('/ndas');
    const row = buyer.getByRole('row').filter({ hasText: 'In force' });
    await expect(row).toContainText('Sealed');
    await screens(buyer, 'ndas');
    const [download] = await Promise.all([
      buyer.waitForEvent('download'),
      buyer.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^ndas-signed-\d{4}-\d\d-\d\d\.csv$/);
  });

  await test.step('the seller gets there from the listing, and removes the filter', async () => {
    await seller.goto(`/listing/${listing}`);
    await seller.getByRole('link', { name: 'View NDAs' }).click();
    await expect(seller.getByRole('row').filter({ hasText: 'Reg Ister' })).toBeVisible();
    await expect(seller.getByText('Showing the NDAs for one listing.')).toBeVisible();
    await seller.getByRole('combobox', { name: 'Status' }).click();
    await seller.getByRole('option', { name: 'Expired', exact: true }).click();
    await expect(seller.getByText('No NDAs match. Remove a filter.')).toBeVisible();
    expect(await faultsOf(seller)).toEqual([]);
  });

  await test.step('the admin has all of them', async () => {
    await admin.goto('/ndas?side=all');
    await expect(admin.getByRole('row').filter({ hasText: 'Reg Ister' })).toBeVisible();
    expect(await faultsOf(admin)).toEqual([]);
  });
});

const title = 'Contractor with a register';

async function openRequest(seller: Page, buyer: Page) {
  const draft = { ...aDraft(), teaser: { ...aDraft().teaser, title } };
  await signUp(seller, 'Ria Giver');
  const business = { ein: '12-3400569', name: 'Registered LLC', address: '3 Wax Road, Draper, UT 84020' };
  await onboard(seller, { ...business, industry: 'Technology' });
  const { items } = listed.parse(await api(seller, 'GET', '/api/business/'));
  const { id } = identified.parse(await api(seller, 'POST', '/api/listing/', { businessId: items[0]?.id }));
  await api(seller, 'PUT', `/api/listing/${id}/draft`, { ...draft, version: 1 });
  await api(seller, 'POST', `/api/listing/${id}/moves`, { to: 'live', version: 2 });
  await signUp(buyer, 'Reg Ister');
  const asked = await api(buyer, 'POST', `/api/listing/${id}/deal-room/request`, { message: 'Hello' });
  const request = identified.parse(asked).id;
  const moved = { to: 'awaiting_signature', version: 1 };
  await api(seller, 'POST', `/api/access-requests/${request}/moves`, moved);
  return { listing: id, request };
}

async function screens(page: Page, what: string): Promise<void> {
  const size = page.viewportSize();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await faultsOf(page), `${what} at ${width}`).toEqual([]);
  }
  if (size) await page.setViewportSize(size);
}
