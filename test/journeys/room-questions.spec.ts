import { expect, type Page } from '@playwright/test';
import { awaitedSignature, liveListing } from './support/a-request.ts';
import { addToRoom, giveEverybody, moveRequest, openRoom } from './support/a-room.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { signNda } from './support/sign-nda.ts';
import { choose, confirm } from './support/steps.ts';

test('a buyer asks about a document; the seller answers them alone, then everybody, and nobody learns who asked', async ({
  browser,
}) => {
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer, other] = [await person(), await person(), await person()];
  const listing = await liveListing(seller, { seller: 'Quincy Owner', business: 'Asked Works LLC' });
  for (const [page, name] of [
    [buyer, 'Bruna Asker'],
    [other, 'Orla Other'],
  ] as const)
    await approved(seller, page, listing, name);
  const room = await roomWithText(seller, listing);
  const questions = `/deal-rooms/${room}/questions`;

  await test.step('the buyer chooses the document and asks', async () => {
    await buyer.goto(questions);
    await expect(buyer.getByText('No questions yet.')).toBeVisible();
    await choose(buyer, 'Folder', '02.01 Annual P&L, balance sheet and cash flow, 3 to 5 years');
    await choose(buyer, 'Document', '02.01.01 Accounts.txt');
    await buyer.getByLabel(/^Page/).fill('2');
    await buyer.getByLabel('Question', { exact: true }).fill('We at Buyer & Sons ask: why did sales rise?');
    await checked(buyer, 'the form of a question');
    await buyer.getByRole('button', { name: 'Send the question' }).click();
    await expect(buyer.getByRole('article')).toContainText('Accounts.txt, page 2');
    await expect(buyer.getByRole('article')).toContainText('Waiting for an answer');
  });

  await test.step('the seller sees who asked, puts it to an expert, drafts and approves', async () => {
    await seller.goto(questions);
    await expect(seller.getByText('Asked by Bruna Asker. Other buyers never learn that.')).toBeVisible();
    await checked(seller, 'the questions of a room');
    await seller.getByRole('button', { name: 'Put to somebody' }).click();
    await seller.getByRole('radio', { name: /An expert/ }).click();
    await seller.getByLabel('Email address').fill('nora@ledgers.example');
    await checked(seller, 'the dialog that routes');
    await confirm(seller, 'Put it to them');
    await expect(seller.getByText('Put to nora@ledgers.example.')).toBeVisible();
    await seller.getByRole('button', { name: 'Write the answer' }).click();
    await seller.getByLabel('Answer', { exact: true }).fill('A third truck.');
    await checked(seller, 'the dialog of an answer');
    await confirm(seller, 'Keep the draft');
    await expect(seller.getByText('Draft waits for approval')).toBeVisible();
    await buyer.reload();
    await expect(buyer.getByRole('article')).toContainText('Waiting for an answer');
    await expect(buyer.getByText('A third truck.')).toHaveCount(0);
    await seller.getByRole('button', { name: 'Approve', exact: true }).click();
    await confirm(seller, 'Approve');
    await expect(seller.getByText('Approved, not handed out')).toBeVisible();
  });

  await test.step('handed out, the asker alone reads it', async () => {
    await seller.getByRole('button', { name: 'Hand out to the asker' }).click();
    await confirm(seller, 'Hand out to the asker');
    await expect(seller.getByText('Answered', { exact: true })).toBeVisible();
    await buyer.reload();
    await expect(buyer.getByRole('article')).toContainText('A third truck.');
    await checked(buyer, 'an answered question');
    await other.goto(questions);
    await expect(other.getByText('No questions yet.')).toBeVisible();
  });

  await test.step('published, the other buyer reads it in the words of the seller', async () => {
    await seller.getByRole('button', { name: 'Publish for everybody' }).click();
    await seller.getByLabel('Question as others read it').fill('Why did sales rise?');
    await checked(seller, 'the dialog that publishes');
    await confirm(seller, 'Publish');
    await expect(seller.getByText('Answered for everybody')).toBeVisible();
    await other.reload();
    await expect(other.getByRole('article')).toContainText('Why did sales rise?');
    await expect(other.getByRole('article')).toContainText('A third truck.');
    await expect(other.locator('body')).not.toContainText(/Bruna|Asker|Buyer & Sons/);
    await checked(other, 'a published question');
  });

  await test.step('whoever is no expert finds nothing put to them', async () => {
    await other.goto('/deal-rooms/questions');
    await expect(other.getByText('Nothing waits for you.')).toBeVisible();
    await checked(other, 'the questions of an expert');
  });
});

async function approved(seller: Page, buyer: Page, listing: string, name: string): Promise<void> {
  const request = await awaitedSignature(seller, buyer, listing, name);
  await signNda(buyer, request, name);
  await moveRequest(seller, request, 'Approved');
}

/** A room with one published text that everybody with access may read; its id. */
async function roomWithText(seller: Page, listing: string): Promise<string> {
  const room = await openRoom(seller, listing);
  await addToRoom(seller, room, { folder: '02.01', name: 'Accounts.txt', bytes: Buffer.from('Sales rose.') });
  await giveEverybody(seller, room, 'view');
  return room;
}
