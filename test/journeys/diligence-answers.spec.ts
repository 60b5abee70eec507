import { expect, type Page } from '@playwright/test';
import { awaitedSignature, liveListing } from './support/a-request.ts';
import { addToRoom, giveEverybody, moveRequest, openRoom } from './support/a-room.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { signNda } from './support/sign-nda.ts';
import { confirm } from './support/steps.ts';

const bytes = new TextEncoder().encode('Some words.');
const asked = [
  'Balance sheet as of December 31, 2025',
  'Org chart',
  'Balance sheet as of most recent month-end',
  'Environmental reports',
  'Please explain the drop in margin',
];

test('a buyer’s list is compared with the room, and the seller answers what was found at once', async ({
  browser,
}) => {
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer] = [await person(), await person()];
  const listing = await liveListing(seller, { seller: 'Una Answers', business: 'Answered Works LLC' });
  const request = await awaitedSignature(seller, buyer, listing, 'Bo Lister');
  await signNda(buyer, request, 'Bo Lister');
  await moveRequest(seller, request, 'approved');
  const room = await openRoom(seller, listing);
  await addToRoom(seller, room, { folder: '02.01', name: 'Balance sheet 2025-12-31.txt', bytes });
  await addToRoom(seller, room, { folder: '09.01', name: 'Org chart.txt', bytes });
  await giveEverybody(seller, room, 'view');
  const requests = `/deal-rooms/${room}/requests`;
  const article = (page: Page, number: number) =>
    page.getByRole('article', { name: `Request ${number}`, exact: true });
  const summary = '2 of 5 found in the room, 1 expired, 1 missing, 1 not sure.';

  await test.step('the buyer sends a list and reads what is there', async () => {
    await buyer.goto(requests);
    await buyer.getByRole('button', { name: 'Bulk add' }).click();
    await buyer.getByRole('textbox', { name: 'Requests' }).fill(asked.join('\n'));
    await confirm(buyer, 'Send 5 requests');
    await expect(buyer.getByText(summary)).toBeVisible();
    await expect(article(buyer, 1)).toContainText('check that it is complete');
    await expect(article(buyer, 3)).toContainText('Expired');
    await expect(article(buyer, 4)).toContainText('Missing');
    await expect(buyer.getByRole('button', { name: /answers? it/ })).toHaveCount(0);
    await checked(buyer, 'a buyer’s list beside the room');
  });

  await test.step('the seller looks through what was found and answers it', async () => {
    await seller.goto(requests);
    await expect(seller.getByText(summary)).toBeVisible();
    await expect(article(seller, 1).getByRole('button', { name: 'Does not answer it' })).toBeVisible();
    // An old document does not become the one that is asked for.
    await expect(article(seller, 3).getByRole('button', { name: 'This answers it' })).toHaveCount(0);
    await checked(seller, 'a seller’s list beside the room');
    await seller.getByRole('button', { name: 'Answer 2 requests' }).click();
    const dialog = seller.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: /Org chart/ }).click();
    await expect(dialog.getByRole('button', { name: 'Answer 1 request' })).toBeVisible();
    await dialog.getByRole('checkbox', { name: /Org chart/ }).click();
    await checked(seller, 'the dialog that answers many');
    await confirm(seller, 'Answer 2 requests');
    await expect(seller.getByText('2 requests answered.')).toBeVisible();
    await expect(article(seller, 2)).toContainText('Answered');
  });

  await test.step('the buyer has the answers', async () => {
    await buyer.goto(requests);
    await expect(article(buyer, 1)).toContainText('Balance sheet 2025-12-31.txt');
    await expect(article(buyer, 1).getByRole('button', { name: /^Accept/ })).toBeVisible();
    await expect(buyer.getByText(summary)).toBeVisible();
  });
});
