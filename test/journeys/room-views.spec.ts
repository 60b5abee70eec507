import { expect, type Page } from '@playwright/test';
import { plainPdf } from '../support/hostile-pdfs.ts';
import { liveListing } from './support/a-request.ts';
import {
  addToRoom,
  approvedBuyer,
  giveEverybody,
  moveRequest,
  openRoom,
  publishRoom,
} from './support/a-room.ts';
import { api } from './support/api.ts';
import { test } from './support/app.ts';
import { faultsOf } from './support/faults.ts';

test('a buyer reads a document page by page; the seller sees for how long, and redacts a part', async ({
  browser,
}) => {
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer] = [await person(), await person()];
  const { request, room, document, version } = await dealWithRoom(seller, buyer);
  const viewer = `/room-document/${document}`;
  const picture = buyer.getByRole('img', { name: /^Page \d+ of/ });

  await test.step('the buyer turns pages by buttons, keys and number', async () => {
    await giveEverybody(seller, room, 'view');
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

  await test.step('text and a copy are for people who may download', async () => {
    await expect(buyer.getByRole('button', { name: 'Show text' })).toHaveAttribute('aria-disabled', 'true');
    await expect(buyer.getByRole('button', { name: 'Download (watermarked)' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await giveEverybody(seller, room, 'watermarked');
    await buyer.reload();
    const [download] = await Promise.all([
      buyer.waitForEvent('download', { timeout: 60_000 }),
      buyer.getByRole('button', { name: 'Download (watermarked)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('lease (marked).pdf');
    await buyer.getByRole('button', { name: 'Show text' }).click();
    await expect(buyer.getByRole('region', { name: /^Text of page/ })).toBeVisible();
  });

  await test.step('the buyer searches the text once it is indexed', async () => {
    await buyer.goto(`/deal-rooms/${room}/search`);
    await buyer.getByLabel('Search for', { exact: true }).fill('landlord');
    await buyer.getByLabel('Search for', { exact: true }).press('Enter');
    await expect(buyer).toHaveURL(/q=landlord/);
    await expect
      .poll(
        async () => {
          await buyer.reload();
          await buyer
            .getByRole('status')
            .filter({ hasText: 'pages' })
            .or(buyer.getByText('No results'))
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

  await test.step('the seller drops in a screenshot of a page, and sees whose view it is', async () => {
    const buffer = await buyer.screenshot();
    await seller.goto(`/deal-rooms/${room}`);
    await seller.getByRole('link', { name: 'Leak finder' }).click();
    const leaked = (name: string, bytes: Buffer) =>
      seller.getByLabel('Leaked picture').setInputFiles({ name, mimeType: 'image/png', buffer: bytes });
    await leaked('screenshot.png', buffer);
    await expect(seller.getByRole('heading', { name: /comes from this view/ })).toBeVisible({
      timeout: 60_000,
    });
    await expect(seller.getByText('Adela Loveday')).toBeVisible();
    await expect(seller.getByText('lease.pdf (version 1)')).toBeVisible();
    expect(await faultsOf(seller)).toEqual([]);
    await leaked('elsewhere.png', await seller.screenshot());
    await expect(seller.getByText('Not enough signal')).toBeVisible({ timeout: 60_000 });
    await seller.setViewportSize({ width: 360, height: 780 });
    expect(await faultsOf(seller)).toEqual([]);
    await seller.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the seller sees reading times per page, and exports the table', async () => {
    await buyer.mouse.move(300, 300);
    await api(buyer, 'POST', `/api/room-documents/${document}/attention`, {
      versionId: version,
      number: 3,
      milliseconds: 5_000,
    });
    await seller.goto(`/deal-rooms/${room}/reading-times`);
    await expect(seller.getByText('Adela Loveday').first()).toBeVisible();
    expect(await faultsOf(seller)).toEqual([]);
    const [table] = await Promise.all([
      seller.waitForEvent('download'),
      seller.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(table.suggestedFilename()).toBe('reading-times.csv');
    const picture = seller.getByRole('region', { name: 'Buyers by folder' });
    await expect(picture.getByRole('row', { name: /^Adela Loveday/ })).toBeVisible();
    await picture.getByRole('button', { name: 'Show table' }).click();
    await expect(picture.getByRole('listitem').first()).toContainText('Adela Loveday');
    await seller.getByRole('link', { name: 'lease.pdf' }).click();
    await expect(seller.getByRole('link', { name: /^Page 3/ })).toBeVisible();
    expect(await faultsOf(seller)).toEqual([]);
    await seller.setViewportSize({ width: 360, height: 780 });
    expect(await faultsOf(seller)).toEqual([]);
    await seller.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('the seller redacts a part, and the buyer sees the page without it', async () => {
    await seller.goto(viewer);
    await seller.getByRole('link', { name: 'Redact' }).click();
    await expect(seller.getByRole('heading', { name: 'Redact lease.pdf' })).toBeVisible();
    const page = seller.getByRole('img', { name: /^Page 1 of/ });
    await expect(page).toBeVisible();
    const box = await page.boundingBox();
    if (!box) throw new Error('no page');
    await seller.mouse.move(box.x + 40, box.y + 30);
    await seller.mouse.down();
    await seller.mouse.move(box.x + 260, box.y + 110, { steps: 4 });
    await seller.mouse.up();
    const part = seller.getByRole('button', { name: /^Area 1/ });
    await part.press('ArrowDown');
    await part.press('Shift+ArrowRight');
    expect(await faultsOf(seller)).toEqual([]);
    await seller.getByRole('button', { name: 'Redact 1 area' }).click();
    await expect(seller.getByRole('alertdialog')).toBeVisible();
    expect(await faultsOf(seller)).toEqual([]);
    const takenBack = seller.waitForResponse(
      (answer) => answer.url().endsWith('/redactions') && answer.request().method() === 'POST',
    );
    await seller.getByRole('alertdialog').getByRole('button', { name: 'Redact' }).click();
    await takenBack;
    await buyer.goto(viewer);
    await expect(buyer.getByText('You don’t have access to this document')).toBeVisible();
    await expect(seller.getByText('The redacted version is ready')).toBeVisible({ timeout: 60_000 });
    expect(await faultsOf(seller)).toEqual([]);
    // Documents are scanned for personal data first.
    await expect.poll(() => publishRoom(seller, room)).toBe(true);
    await buyer.goto(viewer);
    await expect(buyer.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
  });

  await test.step('when access ends, the open page closes', async () => {
    await moveRequest(seller, request, 'denied', { reason: 'The sale goes another way.' });
    await buyer.getByRole('button', { name: 'Next page' }).click();
    await expect(buyer.getByText('This page could not be shown.')).toBeVisible();
    await buyer.reload();
    await expect(buyer.getByText('You don’t have access to this document')).toBeVisible();
    expect(await faultsOf(buyer)).toEqual([]);
  });
});

async function dealWithRoom(seller: Page, buyer: Page) {
  const listing = await liveListing(seller, { seller: 'Lee Leaser', business: 'Hollow Works LLC' });
  const request = await approvedBuyer(seller, buyer, listing, 'Adela Loveday');
  const room = await openRoom(seller, listing);
  const bytes = plainPdf('The landlord agrees to the assignment of the lease', 12);
  const added = await addToRoom(seller, room, { folder: '02.01', name: 'lease.pdf', bytes });
  return { request, room, ...added };
}
