import { expect, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';
import { cents } from '#kernel/money.ts';
import { plainPdf } from '../support/hostile-pdfs.ts';
import { offerTerms } from '../support/offer-terms.ts';
import { liveListing } from './support/a-request.ts';
import { addToRoom, approvedBuyer, giveEverybody, openRoom } from './support/a-room.ts';
import { api } from './support/api.ts';
import { test } from './support/app.ts';
import { checked } from './support/checked.ts';
import { expectNothingUnderAppa, onPhone, stroke } from './support/phone.ts';
import { countPresses } from './support/presses.ts';
import { becomeKnown, confirm, password, signIn } from './support/steps.ts';

const identified = z.looseObject({ id: z.string() });

test('on a phone a buyer reads a document with one thumb: by swipes, buttons and zoom', async ({
  browser,
}) => {
  const seller = await (await browser.newContext()).newPage();
  const buyer = await onPhone(browser);
  const listing = await liveListing(seller, { seller: 'Paige Turner', business: 'Thumbwidth Works LLC' });
  await approvedBuyer(seller, buyer, listing, 'Reed Smallscreen');
  const room = await openRoom(seller, listing);
  const bytes = plainPdf('The landlord agrees to the assignment of the lease', 4);
  const { document } = await addToRoom(seller, room, { folder: '02.01', name: 'lease.pdf', bytes });
  await giveEverybody(seller, room, 'view');
  const page = (number: number) => buyer.getByRole('img', { name: `Page ${number} of lease.pdf` });

  await buyer.goto(`/room-document/${document}`);
  await expect(page(1)).toBeVisible();
  await test.step('the buttons are fixed at the bottom, and turn pages', async () => {
    for (const name of ['Previous page', 'Next page', 'Smaller', 'Larger'])
      await expectAtThumb(buyer.getByRole('button', { name }));
    await buyer.getByRole('button', { name: 'Next page' }).tap();
    await expect(page(2)).toBeVisible();
    await expect(buyer.getByLabel('Page, of 4')).toHaveValue('2');
  });

  await test.step('a swipe to the left goes forward, one to the right goes back', async () => {
    await stroke(buyer, [300, 500], [80, 515]);
    await expect(page(3)).toBeVisible();
    await stroke(buyer, [80, 500], [300, 490]);
    await expect(page(2)).toBeVisible();
  });

  await test.step('a vertical swipe scrolls the page and does not turn it', async () => {
    await stroke(buyer, [180, 560], [190, 260]);
    await expect.poll(() => buyer.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(page(2)).toBeVisible();
    await checked(buyer, 'a page on a phone');
    await expectNothingUnderAppa(buyer, 'the viewer');
  });

  await test.step('a swipe on a zoomed page pans it, and the next page starts at its top', async () => {
    await buyer.getByRole('button', { name: 'Larger' }).tap();
    await expect.poll(async () => (await page(2).boundingBox())?.width).toBe(1_000);
    const paper = buyer.getByRole('region', { name: 'Page 2 of 4' });
    await paper.evaluate((part) => part.scrollTo(300, 400));
    await stroke(buyer, [300, 400], [80, 400]);
    await expect(page(2)).toBeVisible();
    await buyer.getByRole('button', { name: 'Next page' }).tap();
    await expect(page(3)).toBeVisible();
    const next = buyer.getByRole('region', { name: 'Page 3 of 4' });
    expect(await next.evaluate(({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft])).toEqual([0, 0]);
  });

  await test.step('a page leads to a question about it, which the seller answers on a phone with two taps', async () => {
    await buyer.getByRole('link', { name: 'Ask about this page' }).tap();
    await expect(buyer.getByText('About “lease.pdf”', { exact: true })).toBeVisible();
    await buyer.getByLabel('Question', { exact: true }).fill('Who pays for the roof?');
    await buyer.getByRole('button', { name: 'Send question' }).tap();
    await expect(buyer.getByRole('article')).toContainText('lease.pdf, page 3');
    await expectNothingUnderAppa(buyer, 'the form of a question');
    const owner = await onPhone(browser);
    await signIn(owner, 'paige.turner@journey.example', password);
    await owner.getByRole('link', { name: 'Answer' }).first().tap();
    const answer = owner.getByLabel('Answer', { exact: true });
    await expect(answer).toBeVisible();
    const presses = await countPresses(owner);
    await answer.tap();
    await owner.keyboard.type('The landlord, until 2031.');
    await owner.getByRole('button', { name: 'Send to buyer' }).tap();
    await expect(owner.getByText('Answered', { exact: true })).toBeVisible();
    expect(await presses()).toBe(2);
    await checked(owner, 'an answered question on a phone');
    await expectNothingUnderAppa(owner, 'the questions of a room');
  });
});

test('on a phone a seller counters an offer, and the buyer sees what changed and accepts', async ({
  browser,
}) => {
  const [seller, buyer] = [await onPhone(browser), await onPhone(browser)];
  const listing = await liveListing(seller, { seller: 'Tilda Thumb', business: 'Palmside Works LLC' });
  await approvedBuyer(seller, buyer, listing, 'Otto Offer');
  const offer = await sentOffer(buyer, listing);

  await test.step('a tap on Counter leads to the fields', async () => {
    await seller.goto(`/offer/${offer}`);
    await expectNothingUnderAppa(seller, 'an offer');
    await seller.getByRole('button', { name: 'Counter' }).tap();
    await expect(seller.getByRole('heading', { name: 'The offer', exact: true })).toBeFocused();
    await expect(seller.getByLabel('Price', { exact: true })).toBeInViewport();
    for (const name of ['Review counteroffer', 'Cancel'])
      await expectAtThumb(seller.getByRole('button', { name }));
    await expectNothingUnderAppa(seller, 'the form of a counteroffer');
  });

  await test.step('a counteroffer needs at least one change', async () => {
    await seller.getByRole('button', { name: 'Review counteroffer' }).tap();
    const send = seller.getByRole('button', { name: 'Send counteroffer' });
    await expect(send).toHaveAccessibleDescription('Change at least one term first.');
    for (const name of ['Send counteroffer', 'Back to editing'])
      await expectAtThumb(seller.getByRole('button', { name }));
    await seller.getByRole('button', { name: 'Back to editing' }).tap();
    await expect(seller.getByRole('heading', { name: 'The offer', exact: true })).toBeInViewport();
    await seller.getByLabel('Price', { exact: true }).fill('1250000');
    await seller.getByRole('textbox', { name: 'Cash at closing' }).fill('1050000');
    await seller.getByRole('button', { name: 'Review counteroffer' }).tap();
    await expect(seller.getByText('Price: $1,200,000 → $1,250,000')).toBeInViewport();
    await checked(seller, 'a counteroffer before it goes, on a phone');
    await expectNothingUnderAppa(seller, 'a counteroffer before it goes');
    await send.tap();
    await expect(seller.getByRole('heading', { name: 'The buyer has your counteroffer' })).toBeVisible();
  });

  await test.step('the buyer sees the change first, and accepts', async () => {
    await buyer.goto(`/offer/${offer}`);
    const change = buyer.getByText('Price: $1,200,000 → $1,250,000');
    const terms = buyer.getByRole('heading', { name: 'Price and financing' });
    await expect(change).toBeVisible();
    expect((await change.boundingBox())?.y).toBeLessThan((await terms.boundingBox())?.y ?? 0);
    await expectNothingUnderAppa(buyer, 'a countered offer');
    await buyer.getByRole('button', { name: 'Accept' }).tap();
    await confirm(buyer, 'Accept');
    await expect(
      buyer.getByRole('heading', { name: 'You accepted the seller’s counteroffer' }),
    ).toBeVisible();
  });
});

test('on a phone the filters are behind a button that shows how many are set', async ({ browser }) => {
  const buyer = await onPhone(browser);
  await becomeKnown(buyer, 'buyer@demo.example');
  await buyer.goto('/marketplace?industry=technology&priceMax=5m');
  const industry = buyer.getByRole('combobox', { name: 'Industry' });
  await expect(buyer.getByRole('heading', { name: /^Filters \(\d set\)$/ })).toBeVisible();
  await expect(industry).toBeHidden();
  await buyer.getByRole('button', { name: 'Show filters' }).tap();
  await expect(industry).toBeVisible();
  await checked(buyer, 'the filters on a phone');
  await buyer.getByRole('button', { name: 'Hide filters' }).tap();
  await expect(industry).toBeHidden();
});

test('on a phone the rows of a table are cards, sorted by a menu', async ({ browser }) => {
  const admin = await onPhone(browser);
  await becomeKnown(admin, 'admin@demo.example');
  await admin.goto('/admin/users');
  const accounts = admin.getByRole('table', { name: 'Accounts', exact: true });
  const isSorted = async (first: 'asc' | 'desc') => {
    const emails = await accounts.getByText('@').allTextContents();
    const [top = '', bottom = ''] = [emails[0], emails.at(-1)];
    return emails.length > 3 && (first === 'asc' ? top < bottom : top > bottom);
  };
  await expect(accounts.getByRole('columnheader', { name: 'Email', exact: true })).toBeHidden();
  for (const [first, words] of [
    ['desc', 'descending'],
    ['asc', 'ascending'],
  ] as const) {
    await admin.getByRole('button', { name: /^Sort(ed by Email)?$/ }).tap();
    await admin.getByRole('menuitem', { name: `Email, ${words}`, exact: true }).tap();
    await expect.poll(() => isSorted(first), words).toBe(true);
  }
  await checked(admin, 'a sorted table on a phone');
});

const screens: Record<string, readonly string[]> = {
  seller: [
    '/user/dashboard',
    '/user/dashboard?tab=pending-actions',
    '/business/onboarding',
    '/offers',
    '/ndas',
    '/deal-rooms',
    '/block-list',
    '/user/webhooks',
    '/messages',
    '/notifications',
    '/user/profile',
    '/analysis/valuation',
    '/analysis/health-check',
    '/analysis/pre-diligence',
  ],
  buyer: [
    '/user/dashboard',
    '/marketplace',
    '/marketplace/watch-list',
    '/marketplace/saved-searches',
    '/offers',
    '/ndas',
    '/ndas/passport',
    '/verification',
    '/deal-rooms',
    '/deal-rooms/questions',
  ],
  broker: ['/user/dashboard', '/engagements', '/messages', '/marketplace'],
  admin: [
    '/user/dashboard',
    '/admin',
    '/admin/users',
    '/admin/outbox',
    '/admin/backups',
    '/admin/leak-finder',
    '/admin/branding',
    '/admin/health',
    '/admin/nda-templates',
    '/admin/valuation',
    '/admin/waitlist',
    '/admin/webhooks',
  ],
};

for (const [who, theirs] of Object.entries(screens))
  test(`on a phone the assistant’s button covers no control of the ${who}`, async ({ browser }) => {
    const page = await onPhone(browser);
    await becomeKnown(page, `${who}@demo.example`);
    for (const screen of theirs) {
      await page.goto(screen);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.breathe')).toHaveCount(0);
      await expectNothingUnderAppa(page, screen);
    }
  });

/** In the lower half of the window and not covered, so that a thumb reaches it at any scroll position. */
async function expectAtThumb(control: Locator): Promise<void> {
  const { y, meets } = await control.evaluate((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return { y, meets: top !== null && part.contains(top) };
  });
  expect(y).toBeGreaterThan(370);
  expect(meets, String(control)).toBe(true);
}

async function sentOffer(buyer: Page, listing: string): Promise<string> {
  const { id } = identified.parse(
    await api(buyer, 'POST', `/api/listing/${listing}/offers`, { kind: 'loi' }),
  );
  const expiresAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const terms = offerTerms({ expiresAt, exclusivityDays: 30, price: cents(120_000_000) });
  await api(buyer, 'PUT', `/api/offers/${id}/draft`, { version: 1, terms });
  await api(buyer, 'POST', `/api/offers/${id}/rounds`, { version: 2, terms });
  return id;
}
