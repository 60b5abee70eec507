import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { liveListing } from './support/a-request.ts';
import { addToRoom, approvedBuyer, giveEverybody, openRoom } from './support/a-room.ts';
import { api } from './support/api.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { countPresses } from './support/presses.ts';
import { choose, confirm } from './support/steps.ts';

test('a buyer asks about a document; the seller answers, then publishes, and no one learns who asked', async ({
  browser,
}) => {
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer, other] = [await person(), await person(), await person()];
  const listing = await liveListing(seller, { seller: 'Quincy Owner', business: 'Asked Works LLC' });
  for (const [page, name] of [
    [buyer, 'Bruna Asker'],
    [other, 'Orla Other'],
  ] as const)
    await approvedBuyer(seller, page, listing, name);
  const room = await roomWithText(seller, listing);
  const questions = `/deal-rooms/${room}/questions`;

  await test.step('the buyer chooses the document and asks', async () => {
    await buyer.goto(questions);
    await expect(buyer.getByText('No questions yet.')).toBeVisible();
    await buyer.getByRole('radio', { name: 'A document' }).click();
    await choose(buyer, 'Folder', '02.01 Annual P&L, balance sheet and cash flow, 3 to 5 years');
    await choose(buyer, 'Document', '02.01.01 Accounts.txt');
    await buyer.getByLabel(/^Page/).fill('2');
    await buyer.getByLabel('Question', { exact: true }).fill('We at Buyer & Sons ask: why did sales rise?');
    await checked(buyer, 'the form of a question');
    await buyer.getByRole('button', { name: 'Send question' }).click();
    await expect(buyer.getByRole('article')).toContainText('Accounts.txt, page 2');
    await expect(buyer.getByRole('article')).toContainText('Awaiting answer');
  });

  await test.step('the seller sees who asked, assigns an expert, drafts and approves', async () => {
    await seller.goto(questions);
    await expect(
      seller.getByText('Asked by Bruna Asker. Other buyers are never told who asked.'),
    ).toBeVisible();
    await checked(seller, 'the questions of a room');
    await seller.getByRole('button', { name: 'Assign' }).click();
    await seller.getByRole('radio', { name: /outside expert/ }).click();
    await seller.getByLabel('Email address').fill('nora@ledgers.example');
    await checked(seller, 'the dialog that routes');
    await confirm(seller, 'Assign');
    await expect(seller.getByText('Assigned to nora@ledgers.example.')).toBeVisible();
    await seller.getByLabel('Answer', { exact: true }).fill('A third truck.');
    await seller.reload();
    await expect(seller.getByLabel('Answer', { exact: true })).toHaveValue('A third truck.');
    await seller.getByRole('button', { name: 'Save draft' }).click();
    await expect(seller.getByText('Draft awaiting approval')).toBeVisible();
    await buyer.reload();
    await expect(buyer.getByRole('article')).toContainText('Awaiting answer');
    await expect(buyer.getByText('A third truck.')).toHaveCount(0);
    await seller.getByRole('button', { name: 'Approve', exact: true }).click();
    await confirm(seller, 'Approve');
    await expect(seller.getByText('Approved, not sent')).toBeVisible();
  });

  await test.step('the sent answer is only visible to the buyer who asked', async () => {
    await seller.getByRole('button', { name: 'Send to buyer' }).click();
    await confirm(seller, 'Send to buyer');
    await expect(seller.getByText('Answered', { exact: true })).toBeVisible();
    // Without a reload: the page follows the other side.
    await expect(buyer.getByRole('article')).toContainText('A third truck.', { timeout: 15_000 });
    await checked(buyer, 'an answered question');
    await other.goto(questions);
    await expect(other.getByText('No questions yet.')).toBeVisible();
  });

  await test.step('the published question is visible to the other buyer, in the seller’s words', async () => {
    await seller.getByRole('button', { name: 'Publish to all buyers' }).click();
    await seller.getByLabel('Question as other buyers see it').fill('Why did sales rise?');
    await checked(seller, 'the dialog that publishes');
    await confirm(seller, 'Publish');
    await expect(seller.getByText('Answered for all buyers')).toBeVisible();
    await other.reload();
    await expect(other.getByRole('article')).toContainText('Why did sales rise?');
    await expect(other.getByRole('article')).toContainText('A third truck.');
    await expect(other.locator('body')).not.toContainText(/Bruna|Asker|Buyer & Sons/);
    await checked(other, 'a published question');
  });

  await test.step('the other buyer asks about the business in general, on a phone', async () => {
    await other.setViewportSize({ width: 360, height: 740 });
    await expect(other.getByRole('radio', { name: 'The business in general' })).toBeChecked();
    await other.getByLabel('Question', { exact: true }).fill('Why do you sell now?');
    await checked(other, 'a question about the business on a phone');
    await other.getByRole('button', { name: 'Send question' }).click();
    const asked = other.getByRole('article').filter({ hasText: 'Why do you sell now?' });
    await expect(asked).toContainText('The business in general');
    await expect(asked).toContainText('you asked on');
  });

  await test.step('a seller who works alone answers with two clicks', async () => {
    const [document = ''] = (await documentsOf(other, room)).map(({ id }) => id);
    const question = { page: null, question: 'Who drives it?' };
    await api(other, 'POST', `/api/room-documents/${document}/questions`, question);
    await seller.setViewportSize({ width: 360, height: 740 });
    await seller.reload();
    const card = seller.getByRole('article').filter({ hasText: 'Who drives it?' });
    await expect(card).toBeVisible();
    const presses = await countPresses(seller);
    await card.getByLabel('Answer', { exact: true }).click();
    await seller.keyboard.type('The owner’s brother.');
    await card.getByRole('button', { name: 'Send to buyer' }).click();
    await expect(card.getByText('Answered', { exact: true })).toBeVisible();
    expect(await presses()).toBe(2);
    await seller.setViewportSize({ width: 1280, height: 720 });
    await other.reload();
    await expect(other.getByText('The owner’s brother.')).toBeVisible();
  });

  await test.step('a person who is no expert has no assigned questions', async () => {
    await other.goto('/deal-rooms/questions');
    await expect(other.getByText('No questions for you.')).toBeVisible();
    await checked(other, 'the questions of an expert');
  });
});

async function documentsOf(page: Page, room: string): Promise<{ id: string }[]> {
  const { folders } = z
    .object({ folders: z.array(z.object({ id: z.string(), documents: z.number() })) })
    .parse(await api(page, 'GET', `/api/deal-rooms/${room}`));
  const folder = folders.find(({ documents }) => documents > 0);
  const answer = await api(page, 'GET', `/api/room-folders/${folder?.id}/documents?size=50`);
  return z.object({ items: z.array(z.object({ id: z.string() })) }).parse(answer).items;
}

async function roomWithText(seller: Page, listing: string): Promise<string> {
  const room = await openRoom(seller, listing);
  await addToRoom(seller, room, { folder: '02.01', name: 'Accounts.txt', bytes: Buffer.from('Sales rose.') });
  await giveEverybody(seller, room, 'view');
  return room;
}
