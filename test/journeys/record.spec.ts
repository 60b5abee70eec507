import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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

test('a buyer downloads the record of a deal and verifies it offline, and one changed row is found', async ({
  browser,
}) => {
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer, admin] = [await person(), await person(), await person()];
  const offline = await (await browser.newContext({ offline: true })).newPage();
  const folder = await mkdtemp(join(tmpdir(), 'cairn-record-'));
  const saved = join(folder, 'verifier.html');
  let record = '';
  let key = '';

  await test.step('the buyer downloads the record and the verification page', async () => {
    const request = await openRequest(seller, buyer);
    await signNda(buyer, request, 'Rea Cord');
    await buyer.goto(`/access-request/${request}`);
    const card = buyer.getByRole('region', { name: 'Audit trail' });
    await expect(card).toContainText(/Signing key [0-9a-f]{64}/);
    key = /[0-9a-f]{64}/.exec((await card.textContent()) ?? '')?.[0] ?? '';
    record = await textOf(buyer, card.getByRole('button', { name: 'Download audit trail' }));
    expect(record).toContain('"act":"nda-signed"');
    expect(record).not.toMatch(/Rea|Cord|Hollow/);
    const [page] = await Promise.all([
      buyer.waitForEvent('popup'),
      card.getByRole('link', { name: 'Verify an audit trail' }).click(),
    ]);
    await page.waitForLoadState();
    await writeFile(saved, await (await page.request.get(page.url())).text());
    expect(await faultsOf(buyer)).toEqual([]);
  });

  await test.step('opened from disk without a network, the page finds the record valid', async () => {
    await offline.goto(pathToFileURL(saved).href);
    await choose(offline, record);
    await expect(verdict(offline)).toContainText('Every row is as it was written.');
    await expect(verdict(offline)).toContainText(key);
    expect(await faultsOf(offline)).toEqual([]);
    await offline.setViewportSize({ width: 360, height: 800 });
    expect(await faultsOf(offline)).toEqual([]);
  });

  await test.step('the page names a changed row', async () => {
    await choose(offline, record.replace('"act":"nda-signed"', '"act":"nda-viewed"'));
    const row = record.split('\n').findIndex((line) => line.includes('"act":"nda-signed"'));
    const { number } = z
      .object({ row: z.object({ number: z.number() }) })
      .parse(JSON.parse(record.split('\n')[row] ?? '')).row;
    await expect(verdict(offline)).toContainText('This file is not what was exported.');
    await expect(verdict(offline)).toContainText(`Row ${number} was altered.`);
    await choose(offline, record.split('\n').slice(0, -2).join('\n'));
    await expect(verdict(offline)).toContainText('is missing');
    await choose(offline, 'anything');
    await expect(verdict(offline)).toContainText('This line is not as the ledger writes it.');
    expect(await faultsOf(offline)).toEqual([]);
  });

  await test.step('an admin has the record of everything', async () => {
    await becomeKnown(admin, 'admin@demo.example');
    await admin.goto('/admin?tab=record');
    const all = await textOf(admin, admin.getByRole('button', { name: 'Download audit trail' }));
    expect(all.split('\n').length).toBeGreaterThan(record.split('\n').length);
    await choose(offline, all);
    await expect(verdict(offline)).toContainText('Every row is as it was written.');
    await expect(verdict(offline)).toContainText('every listing');
    expect(await faultsOf(admin)).toEqual([]);
  });
  await rm(folder, { recursive: true });
});

async function openRequest(seller: Page, buyer: Page): Promise<string> {
  await signUp(seller, 'Lee Ledger');
  const business = { ein: '12-3400568', name: 'Hollow Works LLC', address: '2 Wax Road, Draper, UT 84020' };
  await onboard(seller, { ...business, industry: 'Technology' });
  const { items } = listed.parse(await api(seller, 'GET', '/api/business/'));
  const { id } = identified.parse(await api(seller, 'POST', '/api/listing/', { businessId: items[0]?.id }));
  await api(seller, 'PUT', `/api/listing/${id}/draft`, { ...aDraft(), version: 1 });
  await api(seller, 'POST', `/api/listing/${id}/moves`, { to: 'live', version: 2 });
  await signUp(buyer, 'Rea Cord');
  const asked = await api(buyer, 'POST', `/api/listing/${id}/deal-room/request`, { message: 'Hello' });
  const request = identified.parse(asked).id;
  await api(seller, 'POST', `/api/access-requests/${request}/moves`, {
    to: 'awaiting_signature',
    version: 1,
  });
  return request;
}

async function textOf(page: Page, button: ReturnType<Page['getByRole']>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

async function choose(page: Page, text: string): Promise<void> {
  const file = { name: 'record.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) };
  await page.getByLabel('The record (.jsonl)').setInputFiles(file);
}

function verdict(page: Page) {
  return page.locator('output[data-state]');
}
