import { expect, type Page } from '@playwright/test';
import { awaitedSignature, liveListing } from './support/a-request.ts';
import { moveRequest, openFolder, openRoom } from './support/a-room.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { countPresses } from './support/presses.ts';
import { signNda } from './support/sign-nda.ts';
import { confirm } from './support/steps.ts';

test('six documents are published to one buyer with four clicks, and no other buyer sees them', async ({
  browser,
}) => {
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer, other] = [await person(), await person(), await person()];
  const listing = await liveListing(seller, { seller: 'Petra Quill', business: 'Granite Fold Works LLC' });
  await approved(seller, buyer, listing, 'Bruno Single');
  await approved(seller, other, listing, 'Olga Outside');
  const room = `/deal-rooms/${await openRoom(seller, listing)}`;

  await test.step('six drafts are in a folder that opens later', async () => {
    await seller.goto(room);
    await openFolder(seller, '06 Tax', '06.01');
    const files = [2019, 2020, 2021, 2022, 2023, 2024].map((year) => ({
      name: `Return ${year}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(`Return of ${year}`),
    }));
    await seller.getByLabel('Choose files').setInputFiles(files);
    await expect(seller.getByText(/^6 of 6 files/)).toBeVisible();
    await expect(seller.getByRole('button', { name: 'Publish 6' })).toBeEnabled();
  });

  await test.step('the dialog says who will see them before they are published to one buyer after the NDA', async () => {
    const presses = await countPresses(seller);
    await seller.getByRole('button', { name: 'Publish 6' }).click();
    await expect(seller.getByText('No buyer has permission to see these documents yet.')).toBeVisible();
    await seller.getByRole('radio', { name: /Bruno Single/ }).click();
    await expect(
      seller.getByText('No buyer will see them now. 1 buyer will at a later stage.'),
    ).toBeVisible();
    await seller.getByRole('radio', { name: 'After NDA' }).click();
    await expect(seller.getByText('1 buyer will see them now: Bruno Single.')).toBeVisible();
    await confirm(seller, 'Publish');
    await expect(seller.getByText('6 documents published. 1 buyer can see them now.')).toBeVisible();
    expect(await presses()).toBeLessThanOrEqual(4);
  });

  await test.step('that buyer reads them, and another one cannot', async () => {
    await buyer.goto(room);
    await expect(buyer.getByText('Return 2024.txt')).toBeVisible();
    await other.goto(room);
    await expect(other.getByText('No documents shared with you yet')).toBeVisible();
  });

  await test.step('the next version stays a draft, and its dialog has the same choices', async () => {
    const again = { name: 'Return 2019.txt', mimeType: 'text/plain', buffer: Buffer.from('Amended') };
    await seller.getByLabel('Choose files').setInputFiles([again]);
    await expect(seller.getByText('Version 2 draft')).toBeVisible();
    await seller.getByRole('button', { name: 'More for 06.01.01' }).click();
    await seller.getByRole('menuitem', { name: 'Publish' }).click();
    await expect(seller.getByText('1 buyer will see it now: Bruno Single.')).toBeVisible();
    await checked(seller, 'the dialog that publishes one document');
    await confirm(seller, 'Publish');
    await expect(seller.getByText('1 document published. 1 buyer can see it now.')).toBeVisible();
  });

  await test.step('documents are sorted, renamed and moved, by menu and by mouse', async () => {
    const rows = seller
      .getByRole('listitem')
      .filter({ has: seller.getByRole('link', { name: /Return \d{4}/ }) });
    await seller.getByRole('button', { name: 'More for 06.01.01' }).click();
    await seller.getByRole('menuitem', { name: 'Move down' }).click();
    await expect(rows.nth(1)).toContainText('Return 2019.txt');
    await expect(rows.nth(1)).toContainText('06.01.02');
    await seller.getByRole('button', { name: 'Sort' }).click();
    await seller.getByRole('menuitem', { name: 'By name' }).click();
    await expect(rows.nth(0)).toContainText('Return 2019.txt');
    await seller.getByRole('button', { name: 'More for 06.01.01' }).click();
    await seller.getByRole('menuitem', { name: 'Rename or move' }).click();
    await expect(seller.getByRole('dialog', { name: 'Rename or move' })).toBeVisible();
    await checked(seller, 'the dialog that renames and moves');
    await seller.getByLabel('Name', { exact: true }).fill('Return 2019, amended.txt');
    await confirm(seller, 'Save');
    await expect(rows.nth(0)).toContainText('Return 2019, amended.txt');
    // A tall window: scrolling during a drag would move another row under the pointer.
    await seller.setViewportSize({ width: 1280, height: 3_000 });
    await rows
      .filter({ hasText: 'Return 2024.txt' })
      .dragTo(seller.getByRole('button', { name: /^06\.04 / }));
    await expect(seller.getByText('Moved. It is now 06.04.01.')).toBeVisible();
    await expect(rows).toHaveCount(5);
    await seller.setViewportSize({ width: 1280, height: 720 });
    // That folder opens at a later stage, so the buyer no longer sees the document.
    await buyer.reload();
    await expect(buyer.getByText('Return 2023.txt')).toBeVisible();
    await expect(buyer.getByText('Return 2024.txt')).toHaveCount(0);
    await expect(buyer.getByText('Return 2019, amended.txt')).toBeVisible();
  });

  await test.step('the permissions start collapsed, and show what is set below a folder', async () => {
    await seller.getByRole('tab', { name: 'Permissions' }).click();
    await expect(seller.getByLabel('Permission for the whole room')).toBeVisible();
    await expect(seller.getByLabel(/^Permission for 06\.01/)).toBeHidden();
    await seller.getByRole('button', { name: /^06 Tax/ }).click();
    await expect(seller.getByLabel(/^Permission for 06\.01/)).toBeVisible();
    await checked(seller, 'the permissions of a room');
  });
});

async function approved(seller: Page, buyer: Page, listing: string, name: string): Promise<void> {
  const request = await awaitedSignature(seller, buyer, listing, name);
  await signNda(buyer, request, name);
  await moveRequest(seller, request, 'approved');
}
