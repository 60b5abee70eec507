import { expect } from '@playwright/test';
import { awaitedSignature, liveListing } from './support/a-request.ts';
import { addToRoom, giveEverybody, moveRequest, openRoom } from './support/a-room.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { signNda } from './support/sign-nda.ts';
import { choose, confirm } from './support/steps.ts';

const text = (words: string) => new TextEncoder().encode(words);

test('a buyer sends a list of requests, the seller answers with documents, and new documents are marked', async ({
  browser,
}) => {
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer] = [await person(), await person()];
  const listing = await liveListing(seller, { seller: 'Quincy Asked', business: 'Listed Works LLC' });
  const request = await awaitedSignature(seller, buyer, listing, 'Bela Asker');
  await signNda(buyer, request, 'Bela Asker');
  await moveRequest(seller, request, 'approved');
  const room = await openRoom(seller, listing);
  await addToRoom(seller, room, { folder: '02.01', name: 'Accounts.txt', bytes: text('Sales rose.') });
  await giveEverybody(seller, room, 'view');
  const requests = `/deal-rooms/${room}/requests`;

  await test.step('the buyer reviews the parsed list before sending it', async () => {
    await buyer.goto(`/deal-rooms/${room}`);
    await expect(buyer.getByText('Accounts.txt')).toBeVisible();
    await expect(buyer.getByText('since your last visit')).toHaveCount(0);
    await buyer.getByRole('link', { name: 'Requests', exact: true }).click();
    await expect(buyer.getByText('No requests yet.')).toBeVisible();
    await buyer.getByRole('button', { name: 'Bulk add' }).click();
    const words = buyer.getByRole('textbox', { name: 'Requests' });
    const long = Buffer.from(`Request\n${'Lease\n'.repeat(10_000)}`);
    const file = { name: 'list.csv', mimeType: 'text/csv', buffer: long };
    await buyer.getByLabel('Or upload a CSV or XLSX file').setInputFiles(file);
    await expect(buyer.getByText('These are 10,000 requests. Send 500 at a time.')).toBeVisible();
    await expect(buyer.getByRole('radio', { name: /^CSV/ })).toBeChecked();
    await words.fill(
      'Request,Folder,Priority,Due\n"Payroll registers, 2024",,high,2020-01-31\nLoans,,soon,\nBank statements,02.01,,\nTax,13.05,,',
    );
    await expect(buyer.getByText('2 lines will be skipped')).toBeVisible();
    await expect(buyer.getByText('The priority is neither low, normal nor high.')).toBeVisible();
    await expect(buyer.getByText('There is no folder 13.05 that you see in the room.')).toBeVisible();
    await checked(buyer, 'the dialog that sends many');
    await confirm(buyer, 'Send 2 requests');
    await expect(buyer.getByRole('article')).toHaveCount(2);
    await expect(buyer.getByRole('article', { name: 'Request 1', exact: true })).toContainText('Overdue');
  });

  await test.step('the buyer adds one more request, about a document', async () => {
    await buyer.getByLabel('Request', { exact: true }).fill('The lease of the workshop');
    await choose(buyer, 'Look in folder', '02.01 Annual P&L, balance sheet and cash flow, 3 to 5 years (1)');
    await choose(buyer, 'Document to link', '02.01.01 Accounts.txt');
    await buyer.getByRole('button', { name: 'Send request' }).click();
    await expect(buyer.getByRole('article', { name: 'Request 3' })).toContainText('Accounts.txt');
    await checked(buyer, 'the requests of a buyer');
  });

  await test.step('the seller sees them on the dashboard, starts one and answers it', async () => {
    await seller.goto('/user/dashboard');
    await expect(seller.getByText('Answer 3 diligence requests', { exact: true })).toBeVisible();
    await seller.goto(requests);
    const first = seller.getByRole('article', { name: 'Request 1', exact: true });
    await expect(first).toContainText('Asked by Bela Asker');
    await choose(seller, 'Status', 'Overdue (1)');
    await expect(seller.getByRole('article')).toHaveCount(1);
    await first.getByRole('button', { name: /^Assign request/ }).click();
    await seller.getByRole('radio', { name: 'The seller' }).click();
    await choose(seller, 'Folder', '02.01 Annual P&L, balance sheet and cash flow, 3 to 5 years');
    await checked(seller, 'the dialog of who works on it');
    await confirm(seller, 'Save');
    await expect(first).toContainText('Assigned to Quincy Asked, the seller.');
    const second = seller.getByRole('article', { name: 'Request 2', exact: true });
    await choose(seller, 'Status', 'All (3)');
    await expect(second).toContainText('Unassigned.');
    await second.getByRole('button', { name: /^Assign to me/ }).click();
    await checked(seller, 'the dialog that takes up');
    await confirm(seller, 'Assign to me');
    await expect(second).toContainText('Assigned to Quincy Asked, the seller.');
    await second.getByRole('button', { name: /^Assign request/ }).click();
    await expect(seller.getByRole('radio', { name: 'The seller, Quincy Asked' })).toBeChecked();
    await seller.keyboard.press('Escape');
    await first.getByRole('button', { name: /^Start/ }).click();
    await confirm(seller, 'Start');
    await expect(first).toContainText('In progress');
    await addToRoom(seller, room, { folder: '02.01', name: 'Payroll.txt', bytes: text('Pay.') });
    await addToRoom(seller, room, { folder: '06.03', name: 'Names and pay.txt', bytes: text('Who.') });
    await seller.goto(requests);
    await first.getByRole('button', { name: /^Answer/ }).click();
    await seller.getByRole('button', { name: 'We don’t have it' }).click();
    await expect(seller.getByRole('textbox', { name: /^Answer/ })).toHaveValue(
      'We do not have this document.',
    );
    await seller.getByRole('textbox', { name: /^Answer/ }).fill('Here they are.');
    // The request's own folder is chosen already.
    await choose(seller, 'Document to link', '02.01.02 Payroll.txt');
    const bonus = { name: 'Bonus.txt', mimeType: 'text/plain', buffer: Buffer.from('More pay.') };
    await seller.getByLabel('Document to upload').setInputFiles(bonus);
    await expect(seller.getByRole('button', { name: 'Remove Bonus.txt' })).toBeVisible();
    await choose(seller, 'Look in folder', '06.03 Payroll: 941, 940, W-3 (1)');
    await choose(seller, 'Document to link', '06.03.01 Names and pay.txt');
    await checked(seller, 'the dialog of an answer');
    await confirm(seller, 'Send answer');
    await expect(seller.getByText('Answer sent.')).toBeVisible();
    await expect(first).toContainText('not open to this buyer yet');
    await expect(first).toContainText(
      'Until you publish it and give this buyer the access level of its folder, the buyer',
    );
    await checked(seller, 'the requests of a seller');
  });

  await test.step('the buyer reads the answer without the names of closed documents, and accepts it', async () => {
    await buyer.goto(requests);
    const first = buyer.getByRole('article', { name: 'Request 1', exact: true });
    await expect(first).toContainText('Here they are.');
    await expect(first).toContainText('2 documents that you can’t see yet.');
    await expect(buyer.locator('body')).not.toContainText(/Names and pay|Bonus/);
    await first.getByRole('button', { name: /^Accept/ }).click();
    await expect(buyer.getByRole('alertdialog')).toContainText(
      'You can’t see every document in this answer yet.',
    );
    await checked(buyer, 'the dialog that accepts');
    await confirm(buyer, 'Accept');
    await expect(first).toContainText('Accepted');
  });

  await test.step('the new document is marked in the room', async () => {
    await buyer.goto(`/deal-rooms/${room}`);
    await expect(buyer.getByText('1 new document since your last visit')).toBeVisible();
    await buyer.getByRole('button', { name: 'Show the first' }).click();
    await expect(buyer.getByRole('listitem').filter({ hasText: 'Payroll.txt' })).toContainText('New');
    await checked(buyer, 'a room with news');
  });
});
