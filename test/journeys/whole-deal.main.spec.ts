import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { plainPdf } from '../support/hostile-pdfs.ts';
import { offerTerms } from '../support/offer-terms.ts';
import { liveListing } from './support/a-request.ts';
import { addToRoom, giveEverybody, moveRequest, openRoom } from './support/a-room.ts';
import { api } from './support/api.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { confirmAddress } from './support/confirm-address.ts';
import { signNda } from './support/sign-nda.ts';
import { choose, confirm, signIn, signUp } from './support/steps.ts';

const secret = 'Whole Deal Works';
const identified = z.looseObject({ id: z.string() });
const versioned = z.looseObject({ version: z.number() });

test('one seller, a broker, two buyers and an admin complete a whole deal', async ({ browser }) => {
  const person = async () => (await browser.newContext()).newPage();
  const [seller, broker, anna, ben, admin] = await Promise.all([
    person(),
    person(),
    person(),
    person(),
    person(),
  ]);
  await signIn(admin, 'admin@demo.example');
  const listing = await liveListing(seller, { seller: 'Sela Whole', business: `${secret} LLC` });
  const requests = { anna: '', ben: '' };
  let room = '';
  const nothing = { document: '', version: '' };
  const documents = { summary: nothing, monthly: nothing };

  await test.step('the seller engages a broker, who vets and may not approve', async () => {
    await signUp(broker, 'Bodo Between');
    await confirmAddress(admin, broker, 'bodo.between@journey.example');
    await api(admin, 'POST', `/api/users/${await idOf(broker)}/roles`, { role: 'broker' });
    await seller.goto(`/listing/${listing}`);
    await seller.getByRole('button', { name: 'Invite a broker' }).click();
    await seller.getByLabel('Email of the broker').fill('bodo.between@journey.example');
    await confirm(seller, 'Send the invitation');
    await broker.goto('/user/dashboard');
    await expect(
      broker
        .getByRole('region', { name: 'To do' })
        .getByText('Answer an owner’s invitation to act as broker'),
    ).toBeVisible();
    await broker.goto('/engagements');
    await broker.getByRole('button', { name: 'Accept' }).click();
    await confirm(broker, 'Accept');
    await expect(broker.getByText('Active', { exact: true })).toBeVisible();
  });

  await test.step('two buyers request access; an admin routes one to the broker, who sends the NDA', async () => {
    for (const [who, page, name] of [
      ['anna', anna, 'Anna First'],
      ['ben', ben, 'Ben Second'],
    ] as const) {
      await signUp(page, name);
      const path = `/api/listing/${listing}/deal-room/request`;
      requests[who] = identified.parse(await api(page, 'POST', path, { message: 'Hello' })).id;
    }
    await admin.goto('/admin');
    const row = admin.getByRole('row').filter({ hasText: 'Anna First' });
    await row.getByRole('button').last().click();
    await admin.getByRole('menuitem', { name: 'Set to Sent to Broker' }).click();
    await confirm(admin, 'Send to broker');
    await expect(row).toContainText('Sent to Broker');
    await broker.goto('/user/dashboard');
    await expect(
      broker.getByRole('region', { name: 'To do' }).getByText('Review Anna First’s access request'),
    ).toBeVisible();
    await broker.goto(`/access-request/${requests.anna}`);
    await broker.getByRole('button', { name: 'Send NDA' }).click();
    await confirm(broker, 'Send NDA');
    await expect(broker.getByText('Awaiting Signature').first()).toBeVisible();
    await moveRequest(seller, requests.ben, 'awaiting_signature');
  });

  await test.step('both sign; the broker cannot approve, and the second of two concurrent moves is refused', async () => {
    await signNda(anna, requests.anna, 'Anna First');
    await signNda(ben, requests.ben, 'Ben Second');
    await broker.goto(`/access-request/${requests.anna}`);
    await expect(broker.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-disabled', 'true');
    await seller.goto(`/access-request/${requests.anna}`);
    await expect(
      seller.getByRole('heading', { name: 'Decide on access for Anna First, who signed the NDA' }),
    ).toBeVisible();
    await broker.getByRole('button', { name: 'Decline' }).click();
    await seller.getByRole('button', { name: 'Approve' }).click();
    await confirm(seller, 'Approve');
    await expect(seller.getByRole('heading', { name: / has access$/ })).toBeVisible();
    await confirm(broker, 'Decline');
    await expect(broker.getByText('The request has changed since you opened it.').first()).toBeVisible();
    await moveRequest(seller, requests.ben, 'approved');
    await setStage(seller, requests.anna, 'S4');
  });

  await test.step('the room shows each buyer what their stage opens, as watermarked pages', async () => {
    room = await openRoom(seller, listing);
    const pdf = (words: string) => plainPdf(words, 3);
    await giveEverybody(seller, room, 'view');
    const summary = { folder: '02.01', name: 'summary.pdf', bytes: pdf('Three years') };
    documents.summary = await addToRoom(seller, room, summary);
    const monthly = { folder: '02.02', name: 'monthly.pdf', bytes: pdf('Month by month') };
    documents.monthly = await addToRoom(seller, room, monthly);
    await anna.goto(`/room-document/${documents.monthly.document}`);
    await expect(anna.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
    await ben.goto(`/room-document/${documents.summary.document}`);
    await expect(ben.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
    await checked(ben, 'a page of a document');
    await ben.goto(`/room-document/${documents.monthly.document}`);
    await expect(ben.getByText('You don’t have access to this document')).toBeVisible();
    for (const [page, id] of [
      [anna, documents.monthly.version],
      [ben, documents.summary.version],
    ] as const)
      await expect(api(page, 'GET', `/api/room-versions/${id}/original`)).rejects.toThrow(/not|right/i);
  });

  await test.step('a question of one buyer is answered for both, and the other never learns who asked', async () => {
    const path = `/api/room-documents/${documents.summary.document}/questions`;
    const asked = await api(anna, 'POST', path, { page: 2, question: 'We at First & Co ask: why?' });
    const question = identified.parse(asked).id;
    const step = async (to: string, more: Record<string, unknown> = {}) => {
      const at = `/api/room-questions/${question}`;
      const { version } = versioned.parse(await api(seller, 'GET', at));
      await api(seller, 'POST', `${at}/moves`, { to, version, ...more });
    };
    await step('drafted', { answer: 'A third truck.' });
    await step('approved');
    await step('answered');
    await step('published', { publicQuestion: 'Why did sales rise?' });
    await ben.goto(`/deal-rooms/${room}/questions`);
    await expect(ben.getByRole('article')).toContainText('A third truck.');
    await expect(ben.locator('body')).not.toContainText(/Anna|First & Co/);
  });

  await test.step('one buyer sends a letter of intent, and the seller accepts it', async () => {
    const created = await api(anna, 'POST', `/api/listing/${listing}/offers`, { kind: 'loi' });
    const offer = `/api/offers/${identified.parse(created).id}`;
    const { version } = versioned.parse(await api(anna, 'GET', offer));
    const expiresAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
    await api(anna, 'POST', `${offer}/rounds`, {
      version,
      terms: offerTerms({ expiresAt, exclusivityDays: 30 }),
    });
    await seller.goto('/user/dashboard');
    const waits = seller.getByRole('listitem').filter({ hasText: 'Answer Anna First’s offer' });
    await waits.getByRole('link', { name: 'Review' }).click();
    await seller.getByRole('button', { name: 'Accept' }).click();
    await confirm(seller, 'Accept');
    await expect(seller.getByRole('heading', { name: 'This offer is accepted' })).toBeVisible();
  });

  await test.step('the other buyer is denied, and an open document shows no further page', async () => {
    await ben.goto(`/room-document/${documents.summary.document}`);
    await expect(ben.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
    await seller.goto(`/access-request/${requests.ben}`);
    await seller.getByRole('button', { name: 'Revoke access' }).click();
    await confirm(seller, 'Revoke access');
    await expect(seller.getByText('Denied').first()).toBeVisible();
    await ben.getByRole('button', { name: 'Next page' }).click();
    await expect(ben.getByText('This page could not be shown.')).toBeVisible();
    await ben.goto(`/deal-rooms/${room}`);
    await expect(ben.getByText('Your access to this deal room has ended')).toBeVisible();
    await ben.goto(`/listing/${listing}`);
    await expect(ben.locator('body')).not.toContainText(secret);
  });

  await test.step('the admin sees the events but no content of the room', async () => {
    await admin.goto(`/deal-rooms/${room}`);
    await expect(admin.getByText('You don’t have access to this deal room')).toBeVisible();
    await admin.goto('/admin?tab=seals');
    await expect(admin.getByText('All signed NDAs are sealed')).toBeVisible({ timeout: 60_000 });
    await expect(admin.locator('body')).not.toContainText(secret);
  });

  await test.step('the record has every act of the deal, in order', async () => {
    await seller.goto(`/access-request/${requests.ben}`);
    const card = seller.getByRole('region', { name: 'Audit trail' });
    const [download] = await Promise.all([
      seller.waitForEvent('download'),
      card.getByRole('button', { name: 'Download audit trail' }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
    const record = Buffer.concat(chunks).toString('utf8');
    let from = 0;
    for (const act of [
      'access-requested',
      'nda-issued',
      'nda-signed',
      'access-granted',
      'room-page-viewed',
      'access-ended',
    ]) {
      const at = record.indexOf(`"act":"${act}"`, from);
      expect(at, `${act} after what came before`).toBeGreaterThan(from);
      from = at;
    }
    expect(record).not.toContain(secret);
  });

  await test.step('the seller marks it as sold; the buyer of the accepted letter is preselected', async () => {
    await seller.goto(`/listing/${listing}/edit`);
    await seller.getByRole('button', { name: 'More', exact: true }).click();
    await seller.getByRole('menuitem', { name: 'Mark sold' }).click();
    const who = seller.getByLabel('Who bought it?');
    await expect(who).toHaveText('Anna First · LOI accepted');
    await checked(seller, 'the question who bought');
    await choose(seller, 'Who bought it?', 'A buyer outside this site');
    await expect(seller.getByText('You agreed on exclusivity with Anna First')).toBeVisible();
    await choose(seller, 'Who bought it?', 'Anna First · LOI accepted');
    await confirm(seller, 'Mark sold');
    await expect(seller.getByText('Marked sold.')).toBeVisible();
    await expect(seller.getByText('Sold to Anna First')).toBeVisible();
    for (const path of [`/access-request/${requests.anna}`, `/deal-rooms/${room}`]) {
      await anna.goto(path);
      await expect(anna.getByText('You bought this business').first()).toBeVisible();
    }
    await anna.goto(`/listing/${listing}`);
    await expect(anna.getByText(secret).first()).toBeVisible();
  });

  await test.step('the closed room stays open to the buyer of the business; the other reads that their access ended', async () => {
    await seller.goto(`/deal-rooms/${room}/closing`);
    await expect(seller.getByRole('radio', { name: 'Sold' })).toBeChecked();
    await expect(seller.getByLabel('Keep it for')).toHaveText(/Anna First/);
    await seller.getByRole('button', { name: 'Close deal room' }).click();
    await confirm(seller, 'Close room');
    await expect(seller.getByText('Closed: sold')).toBeVisible();
    await anna.goto(`/deal-rooms/${room}`);
    await expect(anna.getByText('You bought this business')).toBeVisible();
    await expect(anna.getByText('This deal room is closed', { exact: true })).toBeVisible();
    await checked(anna, 'the closed room of the buyer');
    await ben.goto(`/deal-rooms/${room}`);
    await expect(ben.getByText('Your access to this deal room has ended')).toBeVisible();
  });
});

async function idOf(page: Page): Promise<string> {
  const stored = await page.evaluate(() => localStorage.getItem('cairn-auth-info') ?? '{}');
  return z.object({ userId: z.string() }).parse(JSON.parse(stored)).userId;
}

async function setStage(seller: Page, request: string, to: string): Promise<void> {
  const { version } = versioned.parse(await api(seller, 'GET', `/api/access-requests/${request}`));
  await api(seller, 'POST', `/api/access-requests/${request}/stages`, { to, version, until: null });
}
