import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { paperPdf } from '../support/papers.ts';
import { awaitedSignature, liveListing } from './support/a-request.ts';
import { addToRoom, giveEverybody, moveRequest, openRoom } from './support/a-room.ts';
import { api } from './support/api.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { signNda } from './support/sign-nda.ts';
import { register, signUp } from './support/steps.ts';

const versioned = z.looseObject({ version: z.number() });
const title = 'Established service contractor';
const panel = (page: Page) => page.getByRole('dialog', { name: 'Ask Appa' });
const talk = (page: Page) => panel(page).getByRole('region', { name: 'Conversation' });
const answers = (page: Page) => talk(page).getByRole('button', { name: 'Copy' });

async function ask(page: Page, question: string) {
  if (!(await panel(page).isVisible())) await page.getByRole('button', { name: 'Ask Appa' }).click();
  const before = await answers(page).count();
  const box = panel(page).getByRole('textbox', { name: 'Your question' });
  await box.fill(question);
  await box.press('Enter');
  await expect(answers(page)).toHaveCount(before + 1);
  return talk(page).getByRole('listitem').filter({ hasText: 'Appa: ' }).last();
}

test('a buyer finds a listing through Appa and requests access, which is only sent after a confirmation', async ({
  browser,
}) => {
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer] = [await person(), await person()];
  const listing = await liveListing(seller, { seller: 'Hedda Vault', business: 'Veiled Works LLC' });
  await register(buyer, 'Lars Finder');

  await test.step('Appa answers what is for sale, with the listing as its source, and no name', async () => {
    await buyer.goto('/marketplace');
    const answer = await ask(buyer, 'Which service contractors in Utah are for sale?');
    await expect(answer).toContainText(title);
    await expect(answer).not.toContainText('Veiled Works');
    await answer
      .getByRole('link', { name: new RegExp(`^Source \\d+: .*${title}`) })
      .first()
      .click();
    await buyer.waitForURL(`**/listing/${listing}`);
  });

  await test.step('Appa offers to request access to this listing, asks for confirmation, and respects a no', async () => {
    await ask(buyer, 'Can I get access to this listing?');
    const offer = talk(buyer).getByRole('button', { name: `Ask for access to ${title}` });
    await offer.click();
    await expect(talk(buyer).getByText('The owner sees your name and email address')).toBeVisible();
    const sure = talk(buyer).getByRole('group', { name: `Ask for access to ${title}?` });
    await expect(sure).toBeFocused();
    // Also renders the panel for a phone, and back: the question stays.
    await checked(buyer, 'what is asked before access is asked for');
    await expect(sure).toBeVisible();
    await sure.getByRole('button', { name: 'No' }).press('Enter');
    await expect(offer).toBeFocused();
    await expect(buyer.getByRole('main').getByRole('button', { name: 'NDA Request' })).toBeVisible();
  });

  await test.step('a yes sends the request once and links to it', async () => {
    await talk(buyer)
      .getByRole('button', { name: `Ask for access to ${title}` })
      .click();
    await talk(buyer).getByRole('button', { name: 'Yes, ask' }).click();
    await expect(buyer.getByText(`NDA Request submitted for ${title}`)).toBeVisible();
    await expect(talk(buyer).getByText(`The request for ${title} is sent.`)).toBeVisible();
    await talk(buyer).getByRole('link', { name: 'See your request' }).click();
    await buyer.waitForURL('**/access-request/**');
    const state = await ask(buyer, 'Where do my requests stand?');
    await expect(state).toContainText(title);
    await expect(state).toContainText('Requested');
  });
});

test('an approved buyer asks what the lease says, and another buyer is told nothing about it', async ({
  browser,
}) => {
  const person = async () => (await browser.newContext()).newPage();
  const [seller, buyer, other] = [await person(), await person(), await person()];
  const listing = await liveListing(seller, { seller: 'Petra Leaser', business: 'Quiet Harbor LLC' });
  const request = await awaitedSignature(seller, buyer, listing, 'Milo Reader');
  await signNda(buyer, request, 'Milo Reader');
  await moveRequest(seller, request, 'approved');
  const { version } = versioned.parse(await api(seller, 'GET', `/api/access-requests/${request}`));
  await api(seller, 'POST', `/api/access-requests/${request}/stages`, { to: 'S4', version, until: null });
  const room = await openRoom(seller, listing);
  const bytes = paperPdf([
    '1. Rent. The rent is $8,450 per month.',
    '5. Assignment. Tenant may not assign this lease without the prior written consent of the landlord.',
  ]);
  const { document } = await addToRoom(seller, room, { folder: '10.01', name: 'Workshop lease.pdf', bytes });
  await giveEverybody(seller, room, 'original');
  const question = 'What does the lease say about assignment?';

  await test.step('the answer quotes the lease with a link to its page', async () => {
    await buyer.goto('/deal-rooms');
    // A job that runs every minute indexes documents for search.
    await expect(async () => {
      await expect(await ask(buyer, question)).toContainText('prior written consent of the landlord', {
        timeout: 1_000,
      });
    }).toPass({ timeout: 150_000, intervals: [5_000] });
    const answer = talk(buyer).getByRole('listitem').filter({ hasText: 'Appa: ' }).last();
    await checked(buyer, 'an answer from a document');
    await answer.getByRole('link', { name: /^Source 1: Workshop lease.pdf, page 2/ }).click();
    await buyer.waitForURL(`**/room-document/${document}?page=2`);
    await expect(buyer.getByRole('img', { name: /^Page 2 of/ })).toBeVisible();
  });

  await test.step('a person without access gets no quote', async () => {
    await signUp(other, 'Nils Outside');
    const answer = await ask(other, question);
    await expect(answer).not.toContainText('consent of the landlord');
    await expect(answer).not.toContainText('Workshop lease');
  });
});
