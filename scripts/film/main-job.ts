import type { Page } from '@playwright/test';
import { z } from 'zod';
import { paths } from '#kit/paths.ts';
import { api } from '#test/journeys/support/api.ts';
import { demoPassword } from '#test/journeys/support/app.ts';
import { mailedCode } from '#test/journeys/support/signing-code.ts';
import { becomeKnown, confirm, emailOf, register } from '#test/journeys/support/steps.ts';
import { filledRoom } from '../screens/live-in-a-room.ts';
import { signedIn } from '../screens/lived-in.ts';
import { expect } from './patient-expect.ts';

/** Takes a picture of what a person sees, with a line that says what happens. */
export type Take = (page: Page, line: string) => Promise<void>;

const listed = z.object({ items: z.array(z.looseObject({ id: z.string(), title: z.string() })) });
const created = z.looseObject({ id: z.string() });
const [buyerName, title] = ['Theo Brandt', 'Manufacturing Business'];

/** What the film needs: the address of the app, a page of a person of its own, and the camera. */
type Stage = { origin: string; open(): Promise<Page>; take: Take };

/** From an anonymous teaser to the deal room, as a buyer and an owner see it. */
export async function playMainJob({ origin, open, take }: Stage): Promise<void> {
  const [visitor, buyer, seller] = [await open(), await open(), await open()];
  await visitor.goto(paths.landing());
  await take(visitor, 'Sell a business without anyone learning who you are.');

  await register(buyer, buyerName);
  await becomeKnown(seller, 'seller@demo.example');
  const listing = await listingIn(buyer);
  await buyer.goto(paths.marketplace());
  await expect(buyer.getByRole('article').first()).toBeVisible();
  await take(buyer, 'Buyers find anonymous teasers: no name, and bands instead of figures.');

  const request = await ask(buyer, listing);
  await take(buyer, 'A buyer asks for access.');
  await api(seller, 'POST', `/api/access-requests/${request}/moves`, {
    to: 'awaiting_signature',
    version: 1,
  });

  await buyer.goto(paths.accessRequest(request));
  await fillNda(buyer);
  await take(buyer, 'The buyer reads the NDA and signs it, with a code from an email.');
  await buyer.getByRole('button', { name: 'Sign NDA' }).click();
  await expect(buyer.getByText('Pending').first()).toBeVisible();

  await seller.goto(paths.accessRequest(request));
  await seller.getByRole('button', { name: 'Approve' }).click();
  await expect(seller.getByRole('dialog')).toBeVisible();
  await take(seller, 'The owner approves this one buyer.');
  await confirm(seller, 'Approve');
  await expect(seller.getByRole('heading', { name: / has access$/ })).toBeVisible();

  await buyer.goto(paths.listing(listing));
  await take(buyer, 'Now this buyer sees which business it is. No one else does.');

  const room = await filledRoom(await signedIn(origin, 'seller', demoPassword), listing);
  await buyer.goto(paths.dealRoom(room.id));
  await expect(buyer.getByText('Financial').first()).toBeVisible();
  await take(buyer, 'The deal room opens to this buyer. What the buyer reads there is logged.');

  await seller.goto(paths.accessRequest(request));
  await seller.getByRole('button', { name: 'Revoke access' }).click();
  await expect(seller.getByRole('dialog')).toBeVisible();
  await take(seller, 'The owner can end access at any time. It ends with the next request.');
}

async function listingIn(buyer: Page): Promise<string> {
  const { items } = listed.parse(await api(buyer, 'GET', '/api/listing/?size=48'));
  const found = items.find((one) => one.title === title);
  if (!found) throw new Error(`${title} is not on the marketplace`);
  return found.id;
}

async function ask(buyer: Page, listing: string): Promise<string> {
  await buyer.goto(paths.listing(listing));
  await buyer.getByRole('button', { name: 'NDA Request' }).first().click();
  await expect(buyer.getByText(`NDA Request submitted for ${title}`).first()).toBeVisible();
  const { id } = created.parse(await api(buyer, 'GET', `/api/listing/${listing}/deal-room/request`));
  return id;
}

async function fillNda(buyer: Page): Promise<void> {
  const end = buyer.getByText('I agree to use electronic records');
  await end.scrollIntoViewIfNeeded();
  await end.click();
  await buyer.getByText('For myself').click();
  await buyer.getByLabel('Your full legal name').fill(buyerName);
  await buyer.getByRole('button', { name: 'Send code' }).click();
  await expect(buyer.getByRole('button', { name: 'Send a new code' })).toBeVisible();
  await buyer.getByLabel('Code from your email').fill(await mailedCode(buyer, emailOf(buyerName)));
}
