import { describe, expect } from 'vitest';
import { mailBlocks } from '#features/inbox/mail/domain/mail-blocks.ts';
import { type MailKind, mailKinds } from '#features/inbox/mail/domain/mail-kinds.ts';
import { copyDatabase } from '#test/support/copied-database.ts';
import { test as plain } from '#test/support/database.ts';
import { testProduct } from '#test/support/product.ts';
import { accountScene } from './account-scene.ts';
import { businessWords, type CastName, castNames, emailOf, joinCast } from './cast.ts';
import { dealScene, reviewScene, saleScene } from './deal-scene.ts';
import { type Letter, lettersOf, partsOf } from './letters.ts';
import { closingScene, roomScene } from './room-scene.ts';
import type { Row } from './row.ts';
import { checkScene, serviceScene, waitingScene } from './service-scene.ts';
import { backupScene, nearlyFullDisk, storageScene, webhookScene } from './storage-scene.ts';
import { toldByAccounts } from './told-by-accounts.ts';
import { toldByDeals } from './told-by-deals.ts';
import { toldByRooms } from './told-by-rooms.ts';

/** Expected emails by kind: a missing kind does not compile, and an unlisted email fails. */
const told: Record<Exclude<MailKind, 'saved-search'>, readonly Row[]> = {
  ...toldByAccounts,
  ...toldByDeals,
  ...toldByRooms,
};

const test = plain.extend(
  'letters',
  { scope: 'file' },
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names out of this pattern
  async ({}): Promise<Letter[]> => {
    await using product = await testProduct(await copyDatabase(), {
      disk: nearlyFullDisk,
      webhookNetworks: ['127.0.0.0/8'],
      backups: { folderSet: true },
    });
    const cast = await joinCast(product);
    const letters = await lettersOf(product);
    const keep = async () => {
      const known = new Set(letters.map(({ id }) => id));
      letters.push(...(await lettersOf(product)).filter(({ id }) => !known.has(id)));
    };
    await accountScene(cast, keep);
    const listingId = await dealScene(cast);
    const room = await roomScene(cast, listingId);
    await storageScene(cast, room);
    await webhookScene(cast);
    await backupScene(cast);
    await saleScene(cast, listingId);
    await closingScene(cast, room);
    await reviewScene(cast);
    await serviceScene(cast);
    await checkScene(cast);
    await waitingScene(cast);
    await keep();
    return letters;
  },
);

describe('every email', () => {
  test('is caused by some event, and says who, what and which', ({ letters }) => {
    expect([...new Set(letters.map(({ kind }) => kind))].sort()).toEqual([...mailKinds].sort());
    const missing = Object.entries(told).flatMap(([kind, rows]) =>
      rows.filter((row) => !letters.some((letter) => letter.kind === kind && fits(letter, row))),
    );
    expect(missing).toEqual([]);
  });

  test('has a subject that the test expects', ({ letters }) => {
    const unknown = letters.filter(
      ({ kind, subject }) => kind === 'saved-search' || !told[kind].some(([, known]) => known === subject),
    );
    expect([...new Set(unknown.map(({ kind, subject }) => `${kind}: ${subject}`))]).toEqual([]);
  });

  test('greets, has content and a link; optional ones say how to get fewer', ({ letters }) => {
    for (const letter of letters) {
      const { greeting, said, next, footer } = partsOf(letter);
      const first = castNames[readerOf(letter) ?? 'loner'].split(' ')[0];
      expect([`Hello ${first},`, 'Hello,'], letter.body).toContain(greeting);
      expect(said.join(' ').length, letter.body).toBeGreaterThan(40);
      if (!aboutNoPage.has(letter.kind)) expect(next, letter.body).not.toMatch(/^Open the site:/);
      expect(footer === '' || /without signing in:|Choose which emails you get:/.test(footer)).toBe(true);
    }
  });

  test('has links in its HTML wherever its text does', ({ letters }) => {
    const site = 'http://localhost:3000';
    for (const { body } of letters) {
      const blocks = mailBlocks(body, site);
      expect(blocks.some(({ kind }) => kind === 'link')).toBe(true);
      const unlinked = blocks.filter((block) => block.kind === 'paragraph' && block.text.includes(site));
      expect(unlinked).toEqual([]);
    }
  });

  test('lists only names of facts, and no sentence with a colon', ({ letters }) => {
    const blocks = letters.flatMap(({ body }) => mailBlocks(body, 'http://localhost:3000'));
    const terms = blocks
      .flatMap((block) => (block.kind === 'facts' ? block.facts : []))
      .map(({ term }) => term);
    expect([...new Set(terms)].sort()).toEqual([
      'Amount',
      'Asking price now',
      'Balance due',
      'Broker',
      'Buyer',
      'Changed',
      'Customer',
      'Device',
      'Due',
      'From',
      'Invoice',
      'Listing',
      'Place',
      'Service',
      'Task',
      'The reason given',
      'The reason our team gave',
      'The reason they gave',
      'Time',
      'What went wrong',
    ]);
    expect(blocks.filter(({ kind }, at) => kind === 'facts' && blocks[at - 1]?.kind === 'facts')).toEqual([]);
  });

  test('uses the product’s words', ({ letters }) => {
    for (const { subject, body } of letters) {
      const text = `${subject}\n${body.replace(/http\S+/g, '')}`;
      expect(text).not.toMatch(/e-mail|\bmails?\b|somebody|nobody|undefined|null|NaN|%s/i);
      expect(subject.length).toBeLessThanOrEqual(60);
    }
  });
});

const aboutNoPage: ReadonlySet<MailKind> = new Set(['email-changed', 'account-closed']);

/** Names that each reader may see: the seller's side knows the buyers, but no one is told the seller. */
const mayRead: Partial<Record<CastName, readonly CastName[]>> = {
  seller: ['winner', 'rival', 'watcher', 'broker', 'otherBroker', 'expert', 'helper'],
  broker: ['winner', 'rival', 'watcher'],
  // As a customer with an order, not with a listing.
  admin: ['seller'],
};

describe('confidentiality', () => {
  test('no email identifies the business or reveals content of a deal room, an offer or a check', ({
    letters,
  }) => {
    for (const { body } of letters) expect(body).not.toMatch(businessWords);
  });

  test('no subject names a person or the listing', ({ letters }) => {
    const names = new RegExp(
      Object.values(castNames)
        .flatMap((name) => name.split(' '))
        .join('|'),
      'i',
    );
    for (const { subject } of letters) {
      expect(subject).not.toMatch(names);
      expect(subject).not.toContain('Established');
    }
  });

  test('a text only names people that its reader may know', ({ letters }) => {
    const wrong = letters.flatMap((letter) => {
      const reader = readerOf(letter);
      const own = reader === null ? [] : [reader, ...(mayRead[reader] ?? [])];
      const fences = namesIn(letter.body).filter((name) => !own.includes(name));
      return fences.map((name) => `${name} in “${letter.subject}” to ${letter.to}`);
    });
    expect(wrong).toEqual([]);
  });
});

function fits(letter: Letter, [to, subject, ...says]: Row): boolean {
  const reached = to === 'former' ? readerOf(letter) === null : letter.to === emailOf(to);
  return reached && letter.subject === subject && says.every((words) => words.test(letter.body));
}

function readerOf({ to }: Letter): CastName | null {
  return castList.find((name) => emailOf(name) === to) ?? null;
}

function namesIn(text: string): CastName[] {
  return castList.filter((name) => {
    const [first = '', last = ''] = castNames[name].split(' ');
    const greeted = text.replace(/^Hello \S+,/, '');
    return greeted.includes(last) || greeted.includes(first) || greeted.includes(emailOf(name));
  });
}

const castList = Object.keys(castNames).filter((name): name is CastName => name in castNames);
