import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shift } from '#kernel/instant.ts';
import { aRequest, facts } from '#test/support/access-request.ts';
import {
  type AccessRequest,
  afterSignature,
  allowedFrom,
  apply,
  asksFor,
  decide,
  effectsOf,
  newRequest,
  type RequestFacts,
  refusal,
  reissueRefusal,
} from './access-request.ts';
import { effects, guards, moves } from './moves.ts';
import { type Party, parties } from './parties.ts';
import { denyWords, pendingWords } from './reason-words.ts';
import { denyReasons, pendingReasons, type Status, statuses } from './status.ts';
import { refusalSentence, refusalWords } from './words.ts';

const at = new Date('2026-02-03T04:05:06.007Z');

function moved(request: AccessRequest, to: Status, by: Party, given: Partial<RequestFacts> = {}, said = {}) {
  const decision = decide(request, to, { parties: [by], ...said }, facts(given));
  if (decision.refusal !== null) throw new Error(decision.refusal);
  return { after: apply(request, decision.move, at), effects: effectsOf(decision.move), move: decision.move };
}

describe('apply', () => {
  it('starts a request at Requested, version 1', () => {
    expect(newRequest('r', 'l', 'b', at)).toEqual({
      id: 'r',
      listingId: 'l',
      buyerId: 'b',
      status: 'requested',
      version: 1,
      requestedAt: at,
      lastUpdatedAt: at,
      clockFrom: at,
      pendingReason: null,
      returnTo: null,
      denyReason: null,
      outcome: null,
    });
  });

  it('increments the version, keeps the time of the request and records when it moved', () => {
    const { after, effects, move } = moved(aRequest('requested'), 'awaiting_signature', 'admin');
    expect(after).toMatchObject({ status: 'awaiting_signature', version: 5, lastUpdatedAt: at });
    expect(after.requestedAt).toEqual(aRequest('requested').requestedAt);
    expect(effects).toEqual(['issues-nda']);
    expect(move.party).toBe('admin');
  });

  it('records what a Pending request waits for and where it came from, and clears both afterwards', () => {
    const said = { pendingReason: 'buyer_info' };
    const { after } = moved(aRequest('sent_to_broker'), 'pending', 'broker', {}, said);
    expect(after).toMatchObject({ pendingReason: 'buyer_info', returnTo: 'sent_to_broker' });
    const back = moved(after, 'sent_to_broker', 'admin').after;
    expect(back).toMatchObject({ status: 'sent_to_broker', pendingReason: null, returnTo: null });
  });

  it('defaults to compliance where it is the only reason that fits, and requires a reason where several fit', () => {
    expect(
      moved(aRequest('approved'), 'pending', 'seller', {}, { reason: 'because' }).after.pendingReason,
    ).toBe('compliance');
    const hold = (pendingReason?: 'buyer_info' | 'countersign') =>
      refusal(
        aRequest('requested'),
        'pending',
        { parties: ['seller'], pendingReason: pendingReason ?? null },
        facts(),
      );
    expect(hold()).toBe('pending-reason');
    expect(hold('countersign')).toBe('pending-reason');
    expect(hold('buyer_info')).toBeNull();
  });

  const ends: [Status, Party, Partial<RequestFacts>, string, string[]][] = [
    ['requested', 'buyer', {}, 'withdrawn', ['revokes-access']],
    ['requested', 'broker', {}, 'refused', ['revokes-access']],
    ['requested', 'system', { listingOpen: false }, 'listing_closed', ['revokes-access']],
    ['awaiting_signature', 'seller', {}, 'refused', ['voids-open-nda', 'revokes-access']],
    ['awaiting_signature', 'system', { ndaDeclined: true }, 'declined', ['voids-open-nda', 'revokes-access']],
    ['awaiting_signature', 'system', { ndaExpired: true }, 'expired', ['voids-open-nda', 'revokes-access']],
    ['pending', 'buyer', {}, 'withdrawn', ['voids-open-nda', 'revokes-access']],
    ['pending', 'system', { now: at }, 'expired', ['voids-open-nda', 'revokes-access']],
    ['approved', 'seller', {}, 'revoked', ['revokes-access']],
    ['approved', 'admin', {}, 'revoked', ['revokes-access']],
    ['approved', 'buyer', {}, 'left', ['revokes-access']],
    ['approved', 'system', { accessRanOut: true }, 'ran_out', ['revokes-access']],
    ['approved', 'system', { listingOpen: false }, 'listing_closed', ['revokes-access']],
  ];
  it.each(ends)('from %s denied by %s with %o: %s', (from, by, given, reason, done) => {
    const result = moved(aRequest(from), 'denied', by, given);
    expect(result.after.denyReason).toBe(reason);
    expect(result.effects).toEqual(done);
  });

  it('refuses a move from another status', () => {
    const { move } = moved(aRequest('requested'), 'awaiting_signature', 'admin');
    expect(() => apply(aRequest('denied'), move, at)).toThrow(RangeError);
  });

  it('does not change the request it was given', () => {
    const before = Object.freeze(aRequest('requested'));
    moved(before, 'denied', 'buyer');
    expect(before).toEqual(aRequest('requested'));
  });
});

describe('what the interface asks for', () => {
  it('lists what an admin may do with a new request', () => {
    const allowed = allowedFrom(aRequest('requested'), ['admin'], facts());
    expect(allowed).toEqual(['sent_to_broker', 'awaiting_signature', 'denied', 'pending']);
  });

  it('tells the dialog which input a move needs', () => {
    expect(asksFor('denied', 'requested', ['admin'])).toEqual({ reason: true, pendingReasons: [] });
    expect(asksFor('requested', 'pending', ['seller']).pendingReasons).not.toContain('countersign');
    expect(asksFor('requested', 'pending', ['buyer']).pendingReasons).toEqual([]);
  });

  it('picks the next status after the buyer signed', () => {
    expect(afterSignature(facts())).toEqual({ to: 'pending', pendingReason: 'countersign' });
    expect(afterSignature(facts({ ndaComplete: true })).pendingReason).toBe('seller_decision');
    expect(afterSignature(facts({ ndaComplete: true, autoApprove: true })).to).toBe('approved');
    expect(afterSignature(facts({ ndaComplete: true, autoApprove: true, fundsMissing: true }))).toEqual({
      to: 'pending',
      pendingReason: 'buyer_info',
    });
  });

  it('reissues an envelope only while one is open, and only for the seller’s side', () => {
    expect(reissueRefusal(aRequest('awaiting_signature'), ['broker'])).toBeNull();
    expect(reissueRefusal(aRequest('awaiting_signature'), ['buyer'])).toBe('not-your-move');
    expect(reissueRefusal(aRequest('approved'), ['seller'])).toBe('invalid-transition');
  });

  it('has words for everything', () => {
    for (const code of ['invalid-transition', 'not-your-move', ...guards] as const) {
      expect(refusalWords[code]).toMatch(/^[A-Z].*\.$/);
    }
    expect(Object.keys(pendingWords)).toEqual([...pendingReasons]);
    expect(Object.keys(denyWords)).toEqual([...denyReasons]);
    expect(refusalSentence('invalid-transition', 'denied', 'approved')).toBe(
      'A request that is Denied can’t be set to Approved.',
    );
    expect(refusalSentence('invalid-transition', 'denied', 'denied')).toBe('The request is already Denied.');
    expect(refusalSentence('nda-complete', 'pending', 'approved')).toBe(refusalWords['nda-complete']);
  });
});

describe('the table of moves', () => {
  it('records a reason for every denial and for no other move', () => {
    for (const move of moves)
      expect(move.denyReason !== undefined, `${move.from} → ${move.to}`).toBe(move.to === 'denied');
  });

  it('lets no one reach Approved without a complete NDA', () => {
    for (const move of moves.filter((edge) => edge.to === 'approved'))
      expect(move.needs).toContain('nda-complete');
  });

  it('uses every guard and effect that it declares', () => {
    expect(new Set(moves.flatMap((move) => move.needs ?? []))).toEqual(new Set(guards));
    expect(new Set(moves.flatMap((move) => move.effects ?? []))).toEqual(new Set(effects));
  });
});

describe('random histories', () => {
  const factsArbitrary = fc.record({
    ndaComplete: fc.boolean(),
    buyerSigned: fc.boolean(),
    ndaDeclined: fc.boolean(),
    ndaExpired: fc.boolean(),
    autoApprove: fc.boolean(),
    brokerDelegated: fc.boolean(),
    brokerMandated: fc.boolean(),
    sellerConsent: fc.boolean(),
    listingOpen: fc.boolean(),
    otherOpenRequest: fc.boolean(),
    accessRanOut: fc.boolean(),
    blocked: fc.boolean(),
    identityMissing: fc.boolean(),
    fundsMissing: fc.boolean(),
  });
  const step = fc.record({
    to: fc.constantFrom(...statuses),
    by: fc.uniqueArray(fc.constantFrom(...parties), { minLength: 1, maxLength: 3 }),
    reason: fc.option(fc.constant('because')),
    pendingReason: fc.option(fc.constantFrom(...pendingReasons)),
    held: factsArbitrary,
    wait: fc.integer({ min: 0, max: 40 * 86_400_000 }),
  });

  it('keep every invariant of the policy', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let request = newRequest('r', 'l', 'b', at);
        let grant: 'none' | 'open' | 'suspended' = 'none';
        for (const { to, by, reason, pendingReason, held, wait } of steps) {
          const now = shift(request.lastUpdatedAt, wait);
          const decision = decide(request, to, { parties: by, reason, pendingReason }, { ...held, now });
          if (decision.refusal !== null) continue;
          const after = apply(request, decision.move, now);
          expect(after.version).toBe(request.version + 1);
          expect(by).toContain(decision.move.party);
          if (after.status === 'approved') {
            expect([held.ndaComplete, held.blocked]).toEqual([true, false]);
            expect([held.identityMissing, held.fundsMissing]).toEqual([false, false]);
          }
          if (request.status === 'denied') {
            expect([after.status, decision.move.party, reason]).toEqual(['requested', 'admin', 'because']);
          }
          for (const effect of effectsOf(decision.move)) {
            if (effect === 'grants-access') grant = 'open';
            if (effect === 'suspends-access') grant = 'suspended';
            if (effect === 'revokes-access') grant = 'none';
          }
          expect(grant === 'open').toBe(after.status === 'approved');
          if (after.status === 'denied') expect(grant).toBe('none');
          expect(after.pendingReason !== null).toBe(after.status === 'pending');
          expect(after.returnTo !== null).toBe(after.status === 'pending');
          expect(after.denyReason !== null).toBe(after.status === 'denied');
          request = after;
        }
      }),
      { numRuns: 2000 },
    );
  });
});
