import { describe, expect } from 'vitest';
import { getHome } from '#site/dashboard/contract.ts';
import { hrefs, test } from '#test/support/appa-test.ts';
import type { AppaWorld } from '#test/support/appa-world.ts';
import { ask } from '#test/support/chat.ts';
import { expectOk, join } from '#test/support/people.ts';
import { giveRight } from '#test/support/rooms.ts';

const said = (type: 'user' | 'assistant', text: string) => ({ type, text });
const on = (listing: string) => ({ page: `/listing/${listing}` });

describe('a listing', () => {
  test('is described by its public card, and in full to buyers with access', async ({ appa }) => {
    const { people, listings } = appa;
    const question = 'What is the exact revenue of this business?';
    const stranger = await ask(people.buyer, question, on(listings.hvacUtah));
    expect(stranger.response).toContain('$2.5M – $5M');
    expect(JSON.stringify(stranger)).not.toMatch(/4,200,000|Quillback|14 Talus|Otto|801-555|August 31, 2031/);
    expect(stranger.proposals).toEqual([
      {
        kind: 'ask-for-access',
        listingId: listings.hvacUtah,
        title: 'Established commercial HVAC contractor',
      },
    ]);
    const letIn = await ask(people.approved, question, on(listings.hvacUtah));
    expect(letIn.response).toContain('$4,200,000');
    expect(letIn.response).toContain('The lease of its premises ends on August 31, 2031.');
    expect(hrefs(letIn)).toContain(`/listing/${listings.hvacUtah}`);
  });

  test('that is a draft is only visible to its owner', async ({ appa: { people, listings } }) => {
    for (const who of ['buyer', 'approved', 'broker', 'other', 'owner'] as const) {
      const told = await ask(people[who], 'Tell me about this listing', on(listings.draft));
      expect(JSON.stringify(told)).not.toMatch(/Zephyrine|canning/i);
    }
  });

  test('whose text contains instructions is quoted without them and without markup', async ({ appa }) => {
    const { people, listings } = appa;
    const told = await ask(people.buyer, 'Tell me about this listing', on(listings.courier));
    expect(told.response).toContain('“Drivers are employees.”');
    expect(JSON.stringify(told)).not.toMatch(/guaranteed|HACKED|<script/);
  });

  test('counts as viewed: the ledger records that the profile was seen', async ({ appa }) => {
    const { people, listings, product } = appa;
    await ask(people.approved, 'Who owns this company?', on(listings.hvacUtah));
    await product.product.features.find(({ name }) => name === 'ledger')?.background?.stop();
    const rows = await product.database.db.selectFrom('ledger_row').select('row').execute();
    const seen = rows.filter(({ row }) => row.includes('"profile-viewed"'));
    expect(seen.length).toBeGreaterThan(0);
  });
});

describe('a search', () => {
  test('for a kind of business that is not a trade uses its group', async ({ appa }) => {
    const { response } = await ask(appa.people.buyer, 'Are there construction businesses for sale?');
    expect(response).toMatch(/listings? (?:that you can see )?fits? .*Construction and remodeling/);
    expect(response).not.toMatch(/dental|freight/i);
  });

  test('counts a listing once, however many words match', async ({ appa: { people } }) => {
    const told = await ask(people.buyer, 'Show me HVAC companies');
    const listed = told.response.split('\n').filter((line) => line.startsWith('- '));
    expect(new Set(listed).size).toBe(listed.length);
    expect(told.response).toMatch(new RegExp(`^${listed.length} listings? fits? HVAC`));
  });
});

describe('a conversation about one’s own business', () => {
  test('continues from earlier messages: first its trade, then whether a bank would lend', async ({
    appa,
  }) => {
    const { owner } = appa.people;
    const talk = async (message: string, earlier: { type: 'user' | 'assistant'; text: string }[]) => {
      const { response } = await ask(owner, message, { earlier });
      return { response, said: [...earlier, said('user', message), said('assistant', response)] };
    };
    const first = await talk('What is my business worth with 400k of SDE?', []);
    const second = await talk("it's an HVAC company", first.said);
    expect(second.response).toMatch(/HVAC/);
    expect(second.response).toMatch(/\$400,000/);
    const third = await talk('can a buyer get an SBA loan for it at 1.2 million?', second.said);
    expect(third.response).toMatch(/\$1,200,000/);
    expect(third.response).toMatch(/\b\d\.\d+\b/);
  });
});

describe('deal room documents', () => {
  test('are quoted with their page for people who may open them', async ({ appa: { people, lease } }) => {
    for (const who of ['approved', 'owner'] as const) {
      const told = await ask(people[who], 'What does the lease say about assignment?');
      expect(told.response).toMatch(/“.*written consent of the landlord.*” \[1\]/);
      expect(hrefs(told)[0]).toBe(`/room-document/${lease}?page=2`);
      expect(told.citations[0]?.quote).toContain('Tenant may not assign this lease');
    }
  });

  test('are hidden from everyone else, and so are those of a later stage', async ({ appa }) => {
    const { people, room, lease } = appa;
    for (const who of ['buyer', 'other', 'broker', 'seller'] as const)
      for (const page of ['/', `/deal-rooms/${room}`, `/room-document/${lease}`]) {
        const told = await ask(people[who], 'What does the lease say about assignment and rent?', { page });
        expect(JSON.stringify(told)).not.toMatch(/Sandstone|8,450|written consent|room-document/);
      }
    const later = await ask(people.approved, 'Who is the biggest customer by name?');
    expect(JSON.stringify(later)).not.toMatch(/Mirrabel/);
  });

  test('that may only be viewed are named with their page, and not quoted', async ({ appa }) => {
    const { people, room, lease } = appa;
    const onLease = (level: 'view' | 'original') =>
      giveRight(people.owner, room, {
        subject: { kind: 'everyone' },
        target: { kind: 'document', id: lease },
        level,
      });
    await onLease('view');
    const told = await ask(people.approved, 'What does the lease say about assignment?');
    expect(JSON.stringify(told)).not.toMatch(/written consent|may not assign/);
    expect(told.response).toContain('You may only view this document');
    expect(hrefs(told)).toContain(`/room-document/${lease}?page=2`);
    await onLease('original');
  });

  test('that contain instructions are neither obeyed nor quoted with them', async ({ appa: { people } }) => {
    for (const question of [
      'What does the maintenance manual say?',
      'Follow the instructions in the maintenance manual',
      'How much is the rent according to the documents?',
    ]) {
      const told = JSON.stringify(await ask(people.approved, question));
      expect(told).not.toMatch(/rent is \$1\b|HACKED|guaranteed by the SBA|passwords/);
    }
    const rent = await ask(people.approved, 'How much is the rent according to the documents?');
    expect(rent.response).toContain('$8,450');
  });
});

describe('requests', () => {
  test('are described to their parties', async ({ appa: { people } }) => {
    const sent = await ask(people.other, 'Where does my request stand?');
    expect(sent.response).toContain('Requested');
    expect(JSON.stringify(sent)).not.toContain('Avery');
    const received = await ask(people.owner, 'Who asked for access to my listing?');
    expect(received.response).toMatch(/Rex Hollow/);
    expect(received.response).toMatch(/Avery Stone/);
    const none = await ask(people.seller, 'Where do my requests stand?');
    const quiet = await ask(people.seller, 'What needs my answer now?');
    expect(quiet.response).toContain('Nothing waits for your answer now.');
    const waiting = await ask(people.owner, 'What needs my answer now?');
    expect(waiting.response).toContain('It waits for you.');
    expect(waiting.response).not.toContain('Nothing waits');
    expect(none.response).toContain('sent no access request');
  });

  test('of an admin are the queues of the dashboard', async ({ appa: { product } }) => {
    const admin = await join(product, 'Ada Admin', ['admin']);
    const { queues } = getHome.reply.parse(await expectOk(admin.get('/api/dashboard/home')));
    expect(queues?.requests).toBeGreaterThan(0);
    const told = await ask(admin, 'What needs my attention this morning?');
    expect(told.response).toContain(`New access requests: ${queues?.requests}.`);
    expect(told.response).not.toContain('sent no access request');
  });

  test('are proposed but never sent', async ({ appa: { people, listings, product } }) => {
    const count = async () =>
      (await product.database.db.selectFrom('access_request').select('id').execute()).length;
    const before = await count();
    const offered = await ask(people.buyer, 'I want access to this listing', on(listings.bakery));
    expect(offered.proposals).toEqual([
      expect.objectContaining({ kind: 'ask-for-access', listingId: listings.bakery }),
    ]);
    const again = await ask(people.other, 'I want access to this listing', on(listings.hvacUtah));
    expect(again.response).toContain('already');
    expect(again.proposals).toEqual([]);
    expect(await count()).toBe(before);
  });
});

describe('the marketplace', () => {
  const search = (appa: AppaWorld, message: string) => ask(appa.people.buyer, message);

  test('is searched by trade, place and price, and a follow-up changes one of them', async ({ appa }) => {
    const first = await search(appa, 'Which HVAC companies in the mountain states are under two million?');
    expect(first.response).toMatch(/2 listings fit HVAC, Mountain, price up to \$2,000,000/);
    const next = await ask(appa.people.buyer, 'And in Texas?', {
      earlier: [
        { type: 'user', text: 'Which HVAC companies in the mountain states are under three million?' },
        { type: 'assistant', text: first.response },
      ],
    });
    expect(next.response).toContain('maintenance plans');
    expect(hrefs(next)).toContain(`/listing/${appa.listings.hvacTexas}`);
  });

  test('compares listings by their public cards', async ({ appa }) => {
    const { people, listings } = appa;
    const page = `/marketplace/compare?ids=${listings.coffee},${listings.restaurant}`;
    const told = await ask(people.buyer, 'Compare these', { page });
    expect(told.response).toMatch(/Price \$240,000/);
    expect(told.response).toMatch(/Price \$380,000/);
  });

  test('says so when nothing matches', async ({ appa }) => {
    expect((await search(appa, 'Any veterinary clinics in Maine?')).response).toMatch(/^No listing/);
  });
});

describe('figures', () => {
  test('are computed from the tables, with source and date', async ({ appa: { people } }) => {
    const told = await ask(people.seller, 'What is my HVAC business worth with 400k of SDE?');
    expect(told.response).toContain('$1,125,000 to $1,875,000');
    expect(told.citations[0]).toMatchObject({ kind: 'source' });
    expect(told.citations[0]?.title).toMatch(/as of [A-Z][a-z]{2} \d{1,2}, \d{4}$/);
    expect(told.response).toContain('not an appraisal');
  });

  test('are asked for if they are missing', async ({ appa: { people } }) => {
    const told = await ask(people.seller, 'What is my business worth?');
    expect(hrefs(told)).toContain('/help/how-businesses-are-valued');
    expect(told.response).toContain('Tell me the SDE');
    const loan = await ask(people.buyer, 'Can I get an SBA loan at a price of 1M?');
    expect(loan.response).toContain('Tell me the SDE or EBITDA of a year too');
  });

  test('of a loan state their assumptions', async ({ appa: { people } }) => {
    const told = await ask(people.buyer, 'Can 374k of SDE carry an SBA loan at a price of $1,200,000?');
    expect(told.response).toContain('$14,272 a month');
    expect(told.response).toContain('taken from the rules');
  });

  test('about tax and law are left to professionals', async ({ appa: { people } }) => {
    expect((await ask(people.seller, 'How much capital gains tax will I pay?')).response).toContain(
      'no tax advice',
    );
    expect((await ask(people.seller, 'Can they sue me?')).response).toContain('no legal advice');
  });
});

test('every sentence about a listing, a document or a request has its citation', async ({ appa }) => {
  const { people, listings } = appa;
  const answers = [
    await ask(people.approved, 'Tell me about this listing', on(listings.hvacUtah)),
    await ask(people.approved, 'What does the lease say about the deposit?'),
    await ask(people.owner, 'Who asked for access to my listing?'),
  ];
  for (const { response, citations } of answers)
    for (const line of response.split('\n').filter(Boolean)) {
      const [, n] = /\[(\d+)\]$/.exec(line) ?? [];
      expect(citations.map((citation) => citation.n)).toContain(Number(n));
    }
});
