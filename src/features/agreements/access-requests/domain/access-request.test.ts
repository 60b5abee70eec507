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
      status: 'Requested',
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

  it('counts the version up, keeps the time of the request and says when it moved', () => {
    const { after, effects, move } = moved(aRequest('Requested'), 'Awaiting Signature', 'admin');
    expect(after).toMatchObject({ status: 'Awaiting Signature', version: 5, lastUpdatedAt: at });
    expect(after.requestedAt).toEqual(aRequest('Requested').requestedAt);
    expect(effects).toEqual(['issues-nda']);
    expect(move.party).toBe('admin');
  });

  it('records what a Pending request waits for and where it came from, and forgets both afterwards', () => {
    const said = { pendingReason: 'BUYER_INFO' };
    const { after } = moved(aRequest('Sent to Broker'), 'Pending', 'broker', {}, said);
    expect(after).toMatchObject({ pendingReason: 'BUYER_INFO', returnTo: 'Sent to Broker' });
    const back = moved(after, 'Sent to Broker', 'admin').after;
    expect(back).toMatchObject({ status: 'Sent to Broker', pendingReason: null, returnTo: null });
  });

  it('takes COMPLIANCE for granted where nothing else fits, and asks where several do', () => {
    expect(
      moved(aRequest('Approved'), 'Pending', 'seller', {}, { reason: 'because' }).after.pendingReason,
    ).toBe('COMPLIANCE');
    const hold = (pendingReason?: 'BUYER_INFO' | 'COUNTERSIGN') =>
      refusal(
        aRequest('Requested'),
        'Pending',
        { parties: ['seller'], pendingReason: pendingReason ?? null },
        facts(),
      );
    expect(hold()).toBe('pending-reason');
    expect(hold('COUNTERSIGN')).toBe('pending-reason');
    expect(hold('BUYER_INFO')).toBeNull();
  });

  const ends: [Status, Party, Partial<RequestFacts>, string, string[]][] = [
    ['Requested', 'buyer', {}, 'WITHDRAWN', ['revokes-access']],
    ['Requested', 'broker', {}, 'REFUSED', ['revokes-access']],
    ['Requested', 'system', { listingOpen: false }, 'LISTING_CLOSED', ['revokes-access']],
    ['Awaiting Signature', 'seller', {}, 'REFUSED', ['voids-open-nda', 'revokes-access']],
    ['Awaiting Signature', 'system', { ndaDeclined: true }, 'DECLINED', ['voids-open-nda', 'revokes-access']],
    ['Awaiting Signature', 'system', { ndaExpired: true }, 'EXPIRED', ['voids-open-nda', 'revokes-access']],
    ['Pending', 'buyer', {}, 'WITHDRAWN', ['voids-open-nda', 'revokes-access']],
    ['Pending', 'system', { now: at }, 'EXPIRED', ['voids-open-nda', 'revokes-access']],
    ['Approved', 'seller', {}, 'REVOKED', ['revokes-access']],
    ['Approved', 'admin', {}, 'REVOKED', ['revokes-access']],
    ['Approved', 'buyer', {}, 'LEFT', ['revokes-access']],
    ['Approved', 'system', { accessRanOut: true }, 'RAN_OUT', ['revokes-access']],
    ['Approved', 'system', { listingOpen: false }, 'LISTING_CLOSED', ['revokes-access']],
  ];
  it.each(ends)('from %s denied by %s with %o: %s', (from, by, given, reason, done) => {
    const result = moved(aRequest(from), 'Denied', by, given);
    expect(result.after.denyReason).toBe(reason);
    expect(result.effects).toEqual(done);
  });

  it('refuses a move that starts elsewhere', () => {
    const { move } = moved(aRequest('Requested'), 'Awaiting Signature', 'admin');
    expect(() => apply(aRequest('Denied'), move, at)).toThrow(RangeError);
  });

  it('does not change the request it was given', () => {
    const before = Object.freeze(aRequest('Requested'));
    moved(before, 'Denied', 'buyer');
    expect(before).toEqual(aRequest('Requested'));
  });
});

describe('what the interface asks', () => {
  it('lists what an admin may do with a fresh request', () => {
    const allowed = allowedFrom(aRequest('Requested'), ['admin'], facts());
    expect(allowed).toEqual(['Sent to Broker', 'Awaiting Signature', 'Denied', 'Pending']);
  });

  it('tells the dialog what to ask for', () => {
    expect(asksFor('Denied', 'Requested', ['admin'])).toEqual({ reason: true, pendingReasons: [] });
    expect(asksFor('Requested', 'Pending', ['seller']).pendingReasons).not.toContain('COUNTERSIGN');
    expect(asksFor('Requested', 'Pending', ['buyer']).pendingReasons).toEqual([]);
  });

  it('takes a signed request where it belongs', () => {
    expect(afterSignature(facts())).toEqual({ to: 'Pending', pendingReason: 'COUNTERSIGN' });
    expect(afterSignature(facts({ ndaComplete: true })).pendingReason).toBe('SELLER_DECISION');
    expect(afterSignature(facts({ ndaComplete: true, autoApprove: true })).to).toBe('Approved');
    expect(afterSignature(facts({ ndaComplete: true, autoApprove: true, fundsMissing: true }))).toEqual({
      to: 'Pending',
      pendingReason: 'BUYER_INFO',
    });
  });

  it('issues an envelope anew only while one is out, for the seller’s side', () => {
    expect(reissueRefusal(aRequest('Awaiting Signature'), ['broker'])).toBeNull();
    expect(reissueRefusal(aRequest('Awaiting Signature'), ['buyer'])).toBe('not-your-move');
    expect(reissueRefusal(aRequest('Approved'), ['seller'])).toBe('invalid-transition');
  });

  it('has words for everything', () => {
    for (const code of ['invalid-transition', 'not-your-move', ...guards] as const) {
      expect(refusalWords[code]).toMatch(/^[A-Z].*\.$/);
    }
    expect(Object.keys(pendingWords)).toEqual([...pendingReasons]);
    expect(Object.keys(denyWords)).toEqual([...denyReasons]);
    expect(refusalSentence('invalid-transition', 'Denied', 'Approved')).toBe(
      'A request that is Denied can’t be set to Approved.',
    );
    expect(refusalSentence('invalid-transition', 'Denied', 'Denied')).toBe('The request is already Denied.');
    expect(refusalSentence('nda-complete', 'Pending', 'Approved')).toBe(refusalWords['nda-complete']);
  });
});

describe('the table itself', () => {
  it('says for every denial why, and for no other move', () => {
    for (const move of moves)
      expect(move.denyReason !== undefined, `${move.from} → ${move.to}`).toBe(move.to === 'Denied');
  });

  it('lets nobody reach Approved without a complete NDA', () => {
    for (const move of moves.filter((edge) => edge.to === 'Approved'))
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

  it('keep every promise of the policy', () => {
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
          if (after.status === 'Approved') {
            expect([held.ndaComplete, held.blocked]).toEqual([true, false]);
            expect([held.identityMissing, held.fundsMissing]).toEqual([false, false]);
          }
          if (request.status === 'Denied') {
            expect([after.status, decision.move.party, reason]).toEqual(['Requested', 'admin', 'because']);
          }
          for (const effect of effectsOf(decision.move)) {
            if (effect === 'grants-access') grant = 'open';
            if (effect === 'suspends-access') grant = 'suspended';
            if (effect === 'revokes-access') grant = 'none';
          }
          expect(grant === 'open').toBe(after.status === 'Approved');
          if (after.status === 'Denied') expect(grant).toBe('none');
          expect(after.pendingReason !== null).toBe(after.status === 'Pending');
          expect(after.returnTo !== null).toBe(after.status === 'Pending');
          expect(after.denyReason !== null).toBe(after.status === 'Denied');
          request = after;
        }
      }),
      { numRuns: 2000 },
    );
  });
});
