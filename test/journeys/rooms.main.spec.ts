import { expect } from '@playwright/test';
import { awaitedSignature, liveListing } from './support/a-request.ts';
import { openFolder } from './support/a-room.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { signNda } from './support/sign-nda.ts';
import { becomeKnown, choose, confirm } from './support/steps.ts';

const names = { seller: 'Selma Quarry', buyer: 'Boris Vale', business: 'Obsidian Ridge Works LLC' };

test('a seller fills a deal room, publishes it and opens it to a buyer', async ({ browser }) => {
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer] = [await person(), await person()];
  const listing = await liveListing(seller, names);
  const request = await awaitedSignature(seller, buyer, listing, names.buyer);
  await signNda(buyer, request, names.buyer);
  await seller.goto(`/access-request/${request}`);
  await seller.getByRole('button', { name: 'Approve' }).click();
  await confirm(seller, 'Approve');
  await expect(seller.getByRole('heading', { name: / has access$/ })).toBeVisible();

  await test.step('an empty list says where rooms come from, and the listing links to the form', async () => {
    await buyer.goto('/deal-rooms');
    await expect(buyer.getByText('No deal rooms yet')).toBeVisible();
    await checked(buyer, 'no rooms');
    await seller.goto('/user/dashboard');
    await seller.getByRole('link', { name: /^Deal room of / }).click();
    await seller.waitForURL(`**/deal-rooms?listing=${listing}`);
    await expect(seller.getByRole('button', { name: 'Open a deal room' })).toBeVisible();
    await checked(seller, 'a listing without a room');
    for (const place of [`/listing/${listing}`, `/listing/${listing}/edit`, '/deal-rooms']) {
      await seller.goto(place);
      await expect(seller.getByRole('button', { name: 'Open a deal room' })).toBeVisible();
    }
    await checked(seller, 'no rooms, and a listing that may have one');
    await seller.getByRole('button', { name: 'Open a deal room' }).click();
    await seller.waitForURL('**/deal-rooms/*');
    await expect(seller.getByRole('heading', { name: 'Established service contractor' })).toBeVisible();
    await expect(seller.getByText('0 bytes of 10 GB used in this room.')).toBeVisible();
    await checked(seller, 'an empty room');
  });
  const room = new URL(seller.url()).pathname;
  await seller.goto('/user/dashboard');
  await seller.getByRole('link', { name: /^Deal room of / }).click();
  await seller.waitForURL(`**${room}`);

  await test.step('files arrive as drafts, and a mislabeled one is refused with a reason', async () => {
    await openFolder(seller, '02 Financial statements', '02.01');
    await seller.getByLabel('Choose files').setInputFiles([
      { name: 'Annual accounts 2024.csv', mimeType: 'text/csv', buffer: Buffer.from('Year,Sales\n2024,5\n') },
      { name: 'Payroll.csv', mimeType: 'text/csv', buffer: Buffer.from('Name,SSN\nAnn,219-09-9999\n') },
      { name: 'Letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>no</html>') },
    ]);
    await expect(seller.getByText('3 of 3 files')).toBeVisible();
    await expect(seller.getByText('1 rejected')).toBeVisible();
    await expect(seller.getByText('On hold: personal data')).toBeVisible();
    await expect(seller.getByText('02.01.01', { exact: true }).first()).toBeVisible();
    await expect(seller.getByText(/^[1-9][0-9.]* (bytes|kB) of 10 GB used in this room\.$/)).toBeVisible();
    await checked(seller, 'a room with staged files');
  });

  await test.step('nothing is visible before it is published, and held documents stay hidden', async () => {
    await buyer.goto(room);
    await expect(buyer.getByText('You don’t have access to this deal room')).toBeVisible();
    await seller.getByRole('button', { name: 'Publish 1' }).click();
    const publishing = seller.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true });
    await expect(publishing).toHaveAccessibleDescription('Choose who can see them.');
    await seller.getByRole('radio', { name: 'Keep current permissions' }).click();
    await expect(seller.getByText('No buyer has permission to see this document yet.')).toBeVisible();
    await checked(seller, 'the question before publishing');
    await confirm(seller, 'Publish');
    await expect(seller.getByText('1 document published. No buyer can see it now.')).toBeVisible();
    await buyer.reload();
    await expect(buyer.getByText('No documents shared with you yet')).toBeVisible();
    await checked(buyer, 'a room without rights');
  });

  await test.step('permissions open it, and the seller can preview the buyer’s view', async () => {
    await seller.getByRole('tab', { name: 'Permissions' }).click();
    await seller.getByLabel('New group name').fill('Lenders');
    await seller.getByRole('button', { name: 'Add group' }).click();
    await expect(seller.getByText('No members yet.')).toBeVisible();
    await seller.getByRole('button', { name: 'Members of the group Lenders' }).click();
    await seller.getByRole('checkbox', { name: 'Boris Vale' }).click();
    await expect(seller.getByRole('paragraph').filter({ hasText: /^Boris Vale$/ })).toBeVisible();
    await choose(seller, 'Permissions for', 'Lenders');
    await choose(seller, 'Permission for the whole room', 'Download original');
    await expect(seller.getByLabel('Permission for the whole room')).toContainText('Download original');
    await checked(seller, 'the rights');
    await choose(seller, 'View as a buyer', 'Boris Vale · NDA signed');
    await expect(seller.getByText('Viewing as Boris Vale')).toBeVisible();
    await expect(seller.getByText('Annual accounts 2024.csv')).toBeVisible();
    await expect(seller.getByText('Payroll.csv')).toBeHidden();
    await checked(seller, 'as the buyer');
    await seller.getByRole('button', { name: 'Stop viewing' }).click();
    await buyer.reload();
    await expect(buyer.getByText('Annual accounts 2024.csv')).toBeVisible();
    await expect(buyer.getByText('used in this room')).toBeHidden();
    await checked(buyer, 'the room of a buyer');
  });

  await test.step('an admin sees the largest accounts, but no room', async () => {
    const admin = await person();
    await becomeKnown(admin, 'admin@demo.example');
    await admin.goto('/admin?tab=storage');
    const largest = admin.getByRole('region', { name: 'Largest accounts' });
    await expect(largest.getByRole('link', { name: names.seller })).toBeVisible();
    await expect(admin.getByText('Established service contractor')).toBeHidden();
    await checked(admin, 'the storage of the site');
  });
});
