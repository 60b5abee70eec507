import { describe, expect, test } from 'vitest';
import type { ReadAs } from '#http/own-reads.ts';
import type { StreamCall } from '#http/streams.ts';
import { myDiligenceTool } from './my-diligence.ts';
import { myListingCountTool } from './my-listing-count.ts';
import { myOffersTool } from './my-offers.ts';
import { myQuestionsTool } from './my-questions.ts';
import { myReadersTool } from './my-readers.ts';
import { myRoomTool } from './my-room.ts';
import { myViewsTool } from './my-views.ts';
import { myWatchListTool } from './my-watch-list.ts';
import { roomContentsTool } from './room-contents.ts';
import { siteRevenueTool } from './site-revenue.ts';

type Given = { id?: string; query?: Readonly<Record<string, string>> };
type Answer = (given: Given) => unknown;

/** Answers reads by their path, in pages of the size asked for. */
function reads(lists: Readonly<Record<string, readonly unknown[]>>, others: Record<string, Answer> = {}) {
  const read = async (_: unknown, { path }: { path: string }, given: Given = {}) => {
    const all = lists[path];
    if (!all) return others[path]?.(given) ?? null;
    const { after = '0', size = '10' } = given.query ?? {};
    const to = Number(after) + Number(size);
    return { items: all.slice(Number(after), to), next: to < all.length ? String(to) : null };
  };
  return read as unknown as ReadAs;
}

const call = { actor: { kind: 'person', roles: ['admin'] }, now: new Date() } as unknown as StreamCall;
const textOf = ({ facts }: { facts: readonly { text: string }[] }) => facts.map(({ text }) => text);
const many = (count: number, of: (at: number) => object) => Array.from({ length: count }, (_, at) => of(at));
const listing = (at: number) => ({
  id: `l${at}`,
  title: at === 40 ? 'Corner bakery' : `HVAC contractor ${at}`,
  businessName: '',
  status: at === 119 ? 'sold' : 'live',
});

describe('of many', () => {
  test('all listings are counted', async () => {
    const tool = myListingCountTool(reads({ '/api/own-listings': many(120, listing), '/api/mandates': [] }));
    expect(textOf(await tool.run(call, { status: 'sold' }))[0]).toBe(
      '1 of the 120 listings that you own or represent is sold.',
    );
  });

  test('the listing that is named is found behind those told otherwise', async () => {
    const days = [{ day: '2026-05-01', views: 3 }];
    const tool = myViewsTool(
      reads({ '/api/own-listings': many(60, listing) }, { '/api/listing/:id/views': () => ({ days }) }),
    );
    const named = textOf(await tool.run(call, { about: 'how many views has the bakery' }));
    expect(named).toEqual([expect.stringContaining('Corner bakery')]);
    expect(textOf(await tool.run(call, { about: 'how many views' }))).toHaveLength(8);
  });

  test('so is an offer, on either side', async () => {
    const offer = (at: number) => ({
      ...{ id: `o${at}`, listingTitle: listing(at).title, kind: 'loi', status: 'submitted', price: 1_00 },
      ...{ caller: ['seller'], buyer: { name: 'Ada' }, expiresAt: null, exclusiveUntil: null, may: {} },
    });
    const tool = myOffersTool(reads({ '/api/offers': many(60, offer) }));
    const named = textOf(await tool.run(call, { about: 'any offers for the bakery' }));
    expect(named).toHaveLength(2);
    for (const one of named) expect(one).toContain('“Corner bakery”');
    // Eight of each side.
    expect(textOf(await tool.run(call, { about: 'any offers' }))).toHaveLength(16);
  });

  test('so is a deal room', async () => {
    const room = (at: number) => ({
      id: `r${at}`,
      listingId: `l${at}`,
      title: listing(at).title,
      side: 'seller',
    });
    const attention = ({ id }: Given) => ({
      roomId: id,
      title: id === 'r40' ? 'Corner bakery' : 'HVAC contractor',
      ...{ viewers: [], documents: [] },
    });
    const tool = myReadersTool(
      reads({ '/api/deal-rooms': many(60, room) }, { '/api/deal-rooms/:id/attention': attention }),
    );
    expect(textOf(await tool.run(call, { about: 'who read the lease of the bakery' }))).toEqual([
      'No one has read a document in the deal room of “Corner bakery”.',
    ]);
    expect(textOf(await tool.run(call, { about: 'who read what' }))).toHaveLength(5);
  });

  describe('beyond the first hundred', () => {
    const title = (at: number) => (at === 149 ? 'Corner bakery' : `HVAC contractor ${at}`);
    const room = (at: number) => ({ id: `r${at}`, listingId: `l${at}`, title: title(at), side: 'seller' });
    const whole = ({ id = '' }: Given) => ({
      ...{ id, title: title(Number(id.slice(1))), side: 'seller', folders: [], publishedAt: null },
      manage: { readiness: { percent: 100, needed: 1, present: 1 }, missing: [], held: 0 },
    });
    const lists = { '/api/deal-rooms': many(150, room), '/api/own-listings': [], '/api/mandates': [] };
    const around = { '/api/deal-rooms/:id': whole };

    test('a room is found by its title', async () => {
      const about = 'what is missing in the deal room of the bakery';
      const missing = textOf(await myRoomTool(reads(lists, around)).run(call, { about }));
      expect(missing[0]).toContain('The deal room of “Corner bakery” is 100% complete');
      const contents = textOf(await roomContentsTool(reads(lists, around)).run(call, { about }));
      expect(contents[0]).toContain('In the deal room of “Corner bakery”');
    });

    test('so is one by the business, which only the own listings name', async () => {
      const own = (at: number) => ({
        ...listing(at),
        id: `l${at}`,
        businessName: `Firm ${at} Quillback`.slice(0, 8),
      });
      const named = many(150, (at) => (at === 140 ? { ...own(at), businessName: 'Quillback' } : own(at)));
      const read = reads({ ...lists, '/api/own-listings': named }, around);
      const about = 'what is missing in the deal room of Quillback';
      expect(textOf(await myRoomTool(read).run(call, { about }))[0]).toContain('“HVAC contractor 140”');
    });

    test('questions and requests are all counted', async () => {
      const question = (at: number) => ({
        ...{ id: `q${at}`, question: `What of ${at}?`, answer: null, state: at < 120 ? 'answered' : 'asked' },
        ...{ at: '2026-01-01T00:00:00.000Z', mine: false },
      });
      const request = (at: number) => ({
        ...{ id: `d${at}`, title: `Item ${at}`, state: 'open', dueOn: null, overdue: at > 110, manage: null },
      });
      const read = reads({
        ...lists,
        '/api/deal-rooms': [room(149)],
        '/api/deal-rooms/:id/questions': many(130, question),
        '/api/deal-rooms/:id/diligence-requests': many(130, request),
      });
      expect(textOf(await myQuestionsTool(read).run(call, {}))[0]).toMatch(
        /^10 questions wait for an answer/,
      );
      expect(textOf(await myDiligenceTool(read).run(call, {}))[0]).toBe(
        '130 diligence requests are open in the deal room of “Corner bakery”, 19 overdue:',
      );
    });

    test('so is a watch list, and an offer or a listing that is named is found', async () => {
      const watched = (at: number) => ({
        listingId: `l${at}`,
        title: title(at),
        standing: at > 99 ? 'sold' : 'live',
      });
      const list = myWatchListTool(reads({ '/api/watched-listings': many(150, watched) }));
      expect(textOf(await list.run(call, {}))[0]).toBe(
        'Of your watch list of 150, 50 are sold or withdrawn.',
      );
      const offer = (at: number) => ({
        ...{ id: `o${at}`, listingTitle: title(at), kind: 'loi', status: 'submitted', price: 1_00 },
        ...{ caller: ['seller'], buyer: { name: 'Ada' }, expiresAt: null, exclusiveUntil: null, may: {} },
      });
      const offers = myOffersTool(reads({ '/api/offers': many(150, offer) }));
      expect(textOf(await offers.run(call, { about: 'any offers for the bakery' }))[0]).toContain(
        '“Corner bakery”',
      );
      const days = [{ day: '2026-05-01', views: 3 }];
      const own = many(150, (at) => ({ ...listing(at), title: title(at) }));
      const views = myViewsTool(
        reads({ '/api/own-listings': own }, { '/api/listing/:id/views': () => ({ days }) }),
      );
      expect(textOf(await views.run(call, { about: 'how many views has the bakery' }))).toEqual([
        expect.stringContaining('Corner bakery'),
      ]);
    });
  });

  test('the listing with the most views is named only if all were looked at', async () => {
    const views = ({ id }: Given) => ({ days: [{ day: '2026-05-01', views: id === 'l3' ? 9 : 1 }] });
    const tool = (count: number) =>
      myViewsTool(reads({ '/api/own-listings': many(count, listing) }, { '/api/listing/:id/views': views }));
    expect(textOf(await tool(8).run(call, {}))[0]).toContain('has the most views');
    expect(textOf(await tool(9).run(call, {})).join()).not.toContain('has the most views');
  });

  test('the longest overdue order is told first, however old it is', async () => {
    const order = (at: number) => ({
      ...{
        id: `p${at}`,
        serviceName: `Service ${at}`,
        amount: 100_00,
        received: 0,
        processing: 0,
        owed: 100_00,
      },
      ...{ placedAt: '2026-01-01T00:00:00.000Z', overdueSince: at === 119 ? '2024-01-31' : '2026-02-01' },
    });
    const revenue = () => ({ months: [], outstanding: 12_000_00 });
    const tool = (count: number) =>
      siteRevenueTool(reads({ '/api/orders': many(count, order) }, { '/api/revenue': revenue }));
    const said = textOf(await tool(120).run(call, {}));
    expect(said[1]).toContain('Service 119');
    expect(said[1]).toContain('It was due on Jan 31, 2024.');
    expect(textOf(await tool(700).run(call, {}))[1]).toBe('Of the newest 500 orders:');
  });
});
