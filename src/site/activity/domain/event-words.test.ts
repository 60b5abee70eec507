import { describe, expect, it } from 'vitest';
import { type Event, eventWords } from './event-words.ts';

const event: Event = {
  kind: 'request',
  action: null,
  from: 'pending',
  to: 'approved',
  party: 'seller',
  byReader: false,
  actor: null,
  insider: false,
  listing: { title: 'Bakery', status: 'live' },
  businessName: null,
  buyer: null,
};
const ada = { firstName: 'Ada', lastName: 'Lark' };
const words = (change: Partial<Event>) =>
  eventWords(
    { ...event, ...change },
    {
      listing: { live: 'Live', draft: 'Draft' },
      request: { pending: 'Pending', approved: 'Approved' },
      offer: {},
      mandate: { active: 'Active' },
    },
  );

describe('eventWords', () => {
  it.each<[Partial<Event>, string]>([
    [{}, 'The seller: request for “Bakery”, Pending → Approved'],
    [{ byReader: true, buyer: ada }, 'You: request of Ada Lark for “Bakery”, Pending → Approved'],
    [{ party: 'buyer', buyer: ada, from: null, to: 'requested' }, 'Ada Lark: asked for access to “Bakery”'],
    [{ party: 'buyer', byReader: true, from: null }, 'You: asked for access to “Bakery”'],
    [{ actor: ada }, 'Ada Lark: request for “Bakery”, Pending → Approved'],
    [{ kind: 'listing', from: 'draft', to: 'live', byReader: true }, 'You: listing “Bakery”, Draft → Live'],
    [
      { kind: 'mandate', from: null, to: 'active', party: 'broker' },
      'The broker: engagement for “Bakery”, Active',
    ],
    [{ kind: 'business', byReader: true, businessName: 'Lark LLC' }, 'You: added Lark LLC'],
    [{ kind: 'account', action: 'password-changed' }, 'Changed the password'],
  ])('%j', (change, sentence) => expect(words(change)).toBe(sentence));

  it('shows a working title only to the side that writes it', () => {
    const listing = { title: 'Working title: Lark LLC', status: 'draft' as const };
    expect(words({ listing })).not.toContain('Lark');
    expect(words({ listing, insider: true })).toContain('Lark LLC');
    expect(words({ listing: { title: '', status: 'live' } })).toContain('an untitled listing');
  });
});
