import type { Page } from '@playwright/test';
import { paths } from '#kit/paths.ts';
import { makePdf } from '#platform/pdf/pdf-maker.ts';
import type { LivedIn } from './lived-in.ts';
import type { Scene } from './scene.ts';

const requests = ({ deal }: LivedIn) => paths.roomRequests(deal.room);
const agreement = ({ deal }: LivedIn) => paths.listingNda(deal.listing);
const request = ({ deal }: LivedIn) => paths.accessRequest(deal.request);
const people = ({ deal }: LivedIn) => paths.listingPeople(deal.listing);
const closing = ({ deal }: LivedIn) => paths.roomClosing(deal.room);

export const dealScenes: readonly Scene[] = [
  { name: 'listing-nda', who: 'nora', path: agreement, ready: heading('What buyers read now') },
  { name: 'own-pdf', who: 'nora', path: agreement, ready: pdfLookedThrough },
  { name: 'listing-people', who: 'nora', path: people, ready: heading('Rules') },
  { name: 'stage', who: 'nora', path: request, whole: false, ready: dialog('Change access') },
  { name: 'request-granted', who: 'nora', path: request, ready: heading('How far they may see') },
  { name: 'requests-asked', who: 'nora', path: requests, ready: firstRequest },
  { name: 'request-answer', who: 'nora', path: requests, whole: false, ready: dialog(/^Answer request/) },
  {
    name: 'request-put',
    who: 'nora',
    path: requests,
    whole: false,
    ready: dialog(/^Assign request/),
  },
  { name: 'room-close', who: 'nora', path: closing, ready: heading('Close this deal room') },
  { name: 'room-close-sure', who: 'nora', path: closing, whole: false, ready: sureToClose },
  { name: 'block-list', who: 'nora', path: paths.blockList, ready: text('northgate') },
  { name: 'registers', who: 'nora', path: () => paths.ndas(), ready: heading('NDAs') },
  { name: 'nda-passport', who: 'theo', path: paths.ndaPassport, ready: text('In force') },
  { name: 'ndas', who: 'theo', path: () => paths.ndas(), ready: text('In force') },
  {
    name: 'joinder',
    who: 'theo',
    path: ({ deal }) => paths.accessRequest(deal.toJoin),
    ready: heading('Join with your NDA passport'),
  },
  { name: 'request-of-buyer', who: 'theo', path: request, ready: heading('How far you may see') },
  { name: 'requests-own', who: 'theo', path: requests, ready: firstRequest },
  {
    name: 'requests-many',
    who: 'theo',
    path: requests,
    whole: false,
    ready: dialog('Bulk add'),
  },
  { name: 'passkeys', who: 'ines', path: paths.profile, whole: false, ready: addPasskey },
  { name: 'passport-none', who: 'ines', path: paths.ndaPassport, ready: text('Not signed yet') },
  { name: 'ndas-none', who: 'ines', path: () => paths.ndas() },
  { name: 'block-list-none', who: 'ines', path: paths.blockList, ready: text('No one is blocked') },
];

function heading(name: string): (page: Page) => Promise<void> {
  return (page) => page.getByRole('heading', { name }).first().waitFor();
}

function text(words: string): (page: Page) => Promise<void> {
  return (page) => page.getByText(words).first().waitFor();
}

function dialog(opener: string | RegExp): (page: Page) => Promise<void> {
  return async (page) => {
    await page.getByRole('button', { name: opener }).first().click();
    await page.getByRole('dialog').waitFor();
  };
}

async function firstRequest(page: Page): Promise<void> {
  await page.getByRole('article').first().waitFor();
}

async function sureToClose(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close deal room' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor();
}

async function addPasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').waitFor();
}

/** Only the first time: the file stays checked from picture to picture. */
async function pdfLookedThrough(page: Page): Promise<void> {
  const found = page.getByText('What was found in the new file');
  const own = page.getByRole('region', { name: 'Your own PDF' });
  await own.getByLabel('PDF file').waitFor();
  if (await found.isVisible()) return;
  const bytes = await makePdf({
    info: { title: 'Confidentiality agreement', author: 'Nora Vance' },
    content: [
      { text: 'Confidentiality agreement', fontSize: 22 },
      'Between the buyer and the owner of Cedar Ridge Fabrication LLC.',
    ],
  });
  const file = { name: 'agreement.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
  await own.getByLabel('PDF file').setInputFiles(file);
  await own.getByRole('button', { name: 'Upload and look through' }).click();
  await found.waitFor({ timeout: 60_000 });
}
