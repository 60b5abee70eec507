import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { aDraft } from '../support/deal.ts';
import { plainPdf } from '../support/hostile-pdfs.ts';
import { api } from './support/api.ts';
import { test } from './support/app.ts';
import { faultsOf } from './support/faults.ts';
import { signNda } from './support/sign-nda.ts';
import { onboard, signUp } from './support/steps.ts';

const identified = z.looseObject({ id: z.string() });
const listed = z.object({ items: z.array(identified) });

test('a buyer reads a document page by page; the seller sees for how long, and takes a part out', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer] = [await person(), await person()];
  const { request, room, document, version } = await dealWithRoom(seller, buyer);
  const viewer = `/room-document/${document}`;
  const picture = buyer.getByRole('img', { name: /^Page \d+ of/ });

  await test.step('the buyer turns the pages by buttons, keys and number', async () => {
    await give(seller, room, 'view');
    await buyer.goto(viewer);
    await expect(picture).toBeVisible();
    await expect(buyer.getByText('The seller sees which pages you open')).toBeVisible();
    await buyer.getByRole('button', { name: 'Next page' }).click();
    await expect(buyer.getByRole('img', { name: /^Page 2 of/ })).toBeVisible();
    await buyer.getByRole('region', { name: 'Page 2 of 12' }).press('End');
    await expect(buyer.getByRole('img', { name: /^Page 12 of/ })).toBeVisible();
    await buyer.getByLabel('Page, of 12').fill('5');
    await buyer.getByLabel('Page, of 12').press('Enter');
    await expect(buyer.getByRole('img', { name: /^Page 5 of/ })).toBeVisible();
    await expect(buyer).toHaveURL(/page=5/);
    await buyer.getByRole('button', { name: 'Larger' }).click();
    await expect(buyer.getByRole('img', { name: /^Page 5 of/ })).toBeVisible();
    expect(await faultsOf(buyer)).toEqual([]);
    await buyer.setViewportSize({ width: 360, height: 780 });
    expect(await faultsOf(buyer)).toEqual([]);
    await buyer.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('words and a copy are for whoever may download', async () => {
    await expect(buyer.getByRole('button', { name: 'Words' })).toHaveAttribute('aria-disabled', 'true');
    await expect(buyer.getByRole('button', { name: 'Download with my name on it' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await give(seller, room, 'watermarked');
    await buyer.reload();
    const [download] = await Promise.all([
      // Every page is drawn for it.
      buyer.waitForEvent('download', { timeout: 60_000 }),
      buyer.getByRole('button', { name: 'Download with my name on it' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('lease (marked).pdf');
    await buyer.getByRole('button', { name: 'Words' }).click();
    await expect(buyer.getByRole('region', { name: /^Words of page/ })).toBeVisible();
  });

  await test.step('the buyer finds the words, once they were read', async () => {
    await buyer.goto(`/deal-rooms/${room}/search`);
    await buyer.getByLabel('Words to look for').fill('landlord');
    await buyer.getByLabel('Words to look for').press('Enter');
    await expect(buyer).toHaveURL(/q=landlord/);
    await expect
      .poll(
        async () => {
          await buyer.reload();
          await buyer
            .getByRole('status')
            .filter({ hasText: 'pages' })
            .or(buyer.getByText('No page has'))
            .waitFor();
          return buyer.getByRole('link', { name: /^lease.pdf, page/ }).count();
        },
        { timeout: 120_000, intervals: [3_000] },
      )
      .toBe(12);
    await expect(buyer.locator('mark').first()).toHaveText('landlord');
    expect(await faultsOf(buyer)).toEqual([]);
    await buyer.getByRole('link', { name: 'lease.pdf, page 3' }).click();
    await expect(buyer.getByRole('img', { name: /^Page 3 of/ })).toBeVisible();
  });

  await test.step('the seller sees which pages held attention, and takes the table along', async () => {
    await buyer.mouse.move(300, 300);
    await api(buyer, 'POST', `/api/room-documents/${document}/attention`, {
      versionId: version,
      number: 3,
      milliseconds: 5_000,
    });
    await seller.goto(`/deal-rooms/${room}/reading-times`);
    await expect(seller.getByText('Ada Lovelace').first()).toBeVisible({ timeout: 20_000 });
    expect(await faultsOf(seller)).toEqual([]);
    const [table] = await Promise.all([
      seller.waitForEvent('download'),
      seller.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(table.suggestedFilename()).toBe('reading-times.csv');
    await seller.getByRole('link', { name: 'lease.pdf' }).click();
    await expect(seller.getByRole('link', { name: /^Page 3/ })).toBeVisible();
    expect(await faultsOf(seller)).toEqual([]);
    await seller.setViewportSize({ width: 360, height: 780 });
    expect(await faultsOf(seller)).toEqual([]);
    await seller.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the seller takes a part out, and the buyer sees the page without it', async () => {
    await seller.goto(viewer);
    await seller.getByRole('link', { name: 'Take parts out' }).click();
    await expect(seller.getByRole('heading', { name: 'Take parts out of lease.pdf' })).toBeVisible();
    const page = seller.getByRole('img', { name: /^Page 1 of/ });
    await expect(page).toBeVisible();
    const box = await page.boundingBox();
    if (!box) throw new Error('no page');
    await seller.mouse.move(box.x + 40, box.y + 30);
    await seller.mouse.down();
    await seller.mouse.move(box.x + 260, box.y + 110, { steps: 4 });
    await seller.mouse.up();
    const part = seller.getByRole('button', { name: /^Part 1/ });
    await part.press('ArrowDown');
    await part.press('Shift+ArrowRight');
    expect(await faultsOf(seller)).toEqual([]);
    await seller.getByRole('button', { name: 'Take out one part' }).click();
    await expect(seller.getByRole('alertdialog')).toBeVisible();
    expect(await faultsOf(seller)).toEqual([]);
    await seller.getByRole('alertdialog').getByRole('button', { name: 'Take them out' }).click();
    await buyer.goto(viewer);
    await expect(buyer.getByText('There is no such document for you')).toBeVisible();
    await expect(seller.getByText('The version without the parts is ready')).toBeVisible({ timeout: 60_000 });
    expect(await faultsOf(seller)).toEqual([]);
    await published(seller, room);
    await buyer.goto(viewer);
    await expect(buyer.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
  });

  await test.step('when access ends, the page ends with it', async () => {
    const { version: seen } = z
      .looseObject({ version: z.number() })
      .parse(await api(seller, 'GET', `/api/access-requests/${request}`));
    await api(seller, 'POST', `/api/access-requests/${request}/moves`, {
      to: 'Denied',
      version: seen,
      reason: 'The sale goes another way.',
    });
    await buyer.getByRole('button', { name: 'Next page' }).click();
    await expect(buyer.getByText('This page could not be shown.')).toBeVisible();
    await buyer.reload();
    await expect(buyer.getByText('There is no such document for you')).toBeVisible();
    expect(await faultsOf(buyer)).toEqual([]);
  });
});

/** A listing of a new seller with an approved buyer, and a room with one document in it. */
async function dealWithRoom(seller: Page, buyer: Page) {
  await signUp(seller, 'Lee Leaser');
  const business = { ein: '12-3400571', name: 'Hollow Works LLC', address: '2 Wax Road, Draper, UT 84020' };
  await onboard(seller, { ...business, industry: 'Technology' });
  const { items } = listed.parse(await api(seller, 'GET', '/api/business/'));
  const { id: listing } = identified.parse(
    await api(seller, 'POST', '/api/listing/', { businessId: items[0]?.id }),
  );
  await api(seller, 'PUT', `/api/listing/${listing}/draft`, { ...aDraft(), version: 1 });
  await api(seller, 'POST', `/api/listing/${listing}/moves`, { to: 'live', version: 2 });
  await signUp(buyer, 'Ada Lovelace');
  const asked = await api(buyer, 'POST', `/api/listing/${listing}/deal-room/request`, { message: 'Hello' });
  const request = identified.parse(asked).id;
  const move = async (to: string) => {
    const { version } = z
      .looseObject({ version: z.number() })
      .parse(await api(seller, 'GET', `/api/access-requests/${request}`));
    await api(seller, 'POST', `/api/access-requests/${request}/moves`, { to, version });
  };
  await move('Awaiting Signature');
  await signNda(buyer, request, 'Ada Lovelace');
  await move('Approved');
  const { id: room } = identified.parse(await api(seller, 'POST', `/api/listing/${listing}/deal-room`, {}));
  const document = await upload(seller, room);
  return { request, room, ...document };
}

async function upload(seller: Page, room: string): Promise<{ document: string; version: string }> {
  const { folders } = z
    .object({ folders: z.array(identified.extend({ number: z.string() })) })
    .parse(await api(seller, 'GET', `/api/deal-rooms/${room}`));
  const folderId = folders.find(({ number }) => number === '02.01')?.id;
  const bytes = plainPdf('The landlord agrees to the assignment of the lease', 12);
  const files = [{ name: 'lease.pdf', size: bytes.byteLength }];
  const { items } = listed.parse(
    await api(seller, 'POST', `/api/deal-rooms/${room}/uploads`, { folderId, files }),
  );
  await sendBytes(seller, items[0]?.id ?? '', Buffer.from(bytes).toString('base64'));
  const documents = z
    .object({ items: z.array(identified.extend({ staged: identified.nullable(), current: identified })) })
    .parse(await api(seller, 'GET', `/api/room-folders/${folderId}/documents?size=50`));
  const [there] = documents.items;
  if (!there) throw new Error('the document is not in the room');
  // Personal data is looked for first.
  await expect.poll(() => published(seller, room), { timeout: 30_000 }).toBe(true);
  return { document: there.id, version: (there.staged ?? there.current).id };
}

function sendBytes(page: Page, uploadId: string, base64: string): Promise<void> {
  return page.evaluate(
    async ([id, text]) => {
      const { jwt } = JSON.parse(localStorage.getItem('cairn-auth-info') ?? '{}');
      const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      const headers = { 'X-Application-Key': jwt, 'Content-Type': 'application/octet-stream' };
      const path = `/api/room-uploads/${id}/bytes?offset=0`;
      const answer = await fetch(path, { method: 'PUT', headers, body: bytes });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [uploadId, base64] as const,
  );
}

/** Publishes what is staged; tells whether that could be done. */
function published(seller: Page, room: string): Promise<boolean> {
  return api(seller, 'POST', `/api/deal-rooms/${room}/publication`, { documentIds: null }).then(
    () => true,
    () => false,
  );
}

/** Everybody with access gets this right on the whole room. */
async function give(seller: Page, room: string, level: string): Promise<void> {
  const { version } = z
    .looseObject({ version: z.number() })
    .parse(await api(seller, 'GET', `/api/deal-rooms/${room}/rights`));
  await api(seller, 'PUT', `/api/deal-rooms/${room}/rights`, {
    version,
    entries: [{ subject: { kind: 'everyone' }, target: { kind: 'room' }, level }],
  });
}
