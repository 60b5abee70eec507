import { describe, expect, it } from 'vitest';
import { moves } from '#features/agreements/access-requests/domain/moves.ts';
import { listingMoves } from '#features/marketplace/listings/domain/life-cycle.ts';
import { mandateMoves } from '#features/marketplace/mandates/domain/mandate.ts';
import { offerMoves } from '#features/offers/offers/domain/offer.ts';
import { type Event, eventWords } from './event-words.ts';

const event: Event = {
  kind: 'request',
  action: null,
  from: 'pending',
  to: 'approved',
  party: 'seller',
  byReader: false,
  actor: null,
  person: null,
  insider: false,
  listing: { title: 'Bakery', status: 'live' },
  businessName: null,
  buyer: null,
};
/** Every step that the state machines allow. */
const every = (
  [
    ['request', [{ from: null, to: 'requested', by: ['buyer'] }, ...moves]],
    ['offer', [{ from: null, to: 'draft', by: ['buyer'] }, ...offerMoves]],
    ['mandate', [{ from: null, to: 'invited', by: ['seller'] }, ...mandateMoves]],
    ['listing', listingMoves],
  ] as const
).flatMap(([kind, all]) =>
  all.flatMap(({ from, to, by }) => by.map((party) => [kind, from, to, party] as const)),
);
const ada = { firstName: 'Ada', lastName: 'Lark' };
const words = (change: Partial<Event>) => eventWords({ ...event, ...change });

describe('eventWords', () => {
  it.each<[Partial<Event>, string]>([
    [{}, 'The seller approved your request for “Bakery”'],
    [{ byReader: true, buyer: ada }, 'You approved Ada Lark’s request for “Bakery”'],
    [{ party: 'buyer', buyer: ada, from: null, to: 'requested' }, 'Ada Lark asked for access to “Bakery”'],
    [{ party: 'buyer', byReader: true, from: null, to: 'requested' }, 'You asked for access to “Bakery”'],
    [{ actor: ada }, 'Ada Lark approved your request for “Bakery”'],
    [{ party: 'system', from: 'awaiting_signature', to: 'pending' }, 'You signed the NDA for “Bakery”'],
    [{ party: 'system', to: 'denied', from: 'approved', buyer: ada }, 'Ada Lark’s access to “Bakery” ended'],
    [{ to: 'denied', from: 'approved' }, 'The seller ended your access to “Bakery”'],
    [{ action: 'bought', to: 'approved', party: 'system' }, 'You bought “Bakery”'],
    [
      { action: 'sold_to_another', to: 'denied', party: 'system' },
      'Your request for “Bakery” closed: sold to another buyer',
    ],
    [{ kind: 'listing', from: 'draft', to: 'live', byReader: true }, 'You published “Bakery”'],
    [
      { kind: 'mandate', from: 'invited', to: 'active', party: 'broker' },
      'The broker accepted the engagement for “Bakery”',
    ],
    [
      { kind: 'offer', from: 'countered', to: 'under_review', buyer: ada },
      'The seller withdrew the counteroffer to Ada Lark’s offer for “Bakery”',
    ],
    [
      { kind: 'offer', from: 'draft', to: 'submitted', party: 'buyer', buyer: ada },
      'Ada Lark sent an offer for “Bakery”',
    ],
    [
      { kind: 'offer', from: 'on_hold_exclusivity', to: 'submitted', party: 'system' },
      'Your offer for “Bakery” is no longer on hold',
    ],
    [{ kind: 'business', byReader: true, businessName: 'Lark LLC' }, 'You added Lark LLC'],
    [{ kind: 'account', action: 'password-changed' }, 'You changed your password'],
    [{ kind: 'account', action: 'role-granted' }, 'You were given a role'],
    [{ kind: 'account', action: 'role-granted', person: ada }, 'Ada Lark was given a role'],
  ])('%j', (change, sentence) => expect(words(change)).toBe(sentence));

  it.each(every)('says a %s from %s to %s by the %s in words of its own', (kind, from, to, party) => {
    const said = words({ kind, from, to, party, buyer: ada });
    expect(said).toMatch(/^(?:The|An|Ada Lark|“Bakery”)\b.*“Bakery”|^“Bakery” passed/);
    expect(said).not.toMatch(/→|undefined|null|changed something|_|you/);
  });

  it('shows a working title only to the side that writes it', () => {
    const listing = { title: 'Working title: Lark LLC', status: 'draft' as const };
    expect(words({ listing })).not.toContain('Lark');
    expect(words({ listing, insider: true })).toContain('Lark LLC');
    expect(words({ listing: { title: '', status: 'live' } })).toContain('an untitled listing');
  });
});
