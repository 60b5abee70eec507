import { describe, expect, it } from 'vitest';
import { aRequest, facts } from '#test/support/access-request.ts';
import { mayMove, type RequestFacts, type RequestRefusal, refusal } from './access-request.ts';
import { type Party, parties } from './parties.ts';
import { type Status, statuses } from './status.ts';

/**
 * Written by hand from the policy: rows are the current status, columns (in the order of `columns`) the target. b
 * buyer, s seller, k broker with an engagement, a admin, y system; a letter in brackets is allowed under a condition;
 * `-` is no edge.
 */
const columns: Status[] = [
  'requested',
  'sent_to_broker',
  'awaiting_signature',
  'pending',
  'approved',
  'denied',
];
const policy: Record<Status, string[]> = {
  requested: ['-', '(a y)', 's k a', 's k a', '-', 's k a b (y)'],
  sent_to_broker: ['-', '-', 'k s a', 'k a', '-', 'k s a b (y)'],
  awaiting_signature: ['-', '-', '-', '(y)', '(y)', 's a b (y)'],
  pending: ['(s k a)', '(s k a)', '(s k a)', '-', '(s k a y)', 's k a b (y)'],
  approved: ['-', '-', '(a s)', 's a', '-', 's a b (y)'],
  denied: ['(a)', '-', '-', '-', '-', '-'],
};
const letters: Record<Party, string> = { buyer: 'b', seller: 's', broker: 'k', admin: 'a', system: 'y' };

type Verdict = 'yes' | 'on-condition' | 'invalid-transition' | 'not-your-move';

function expected(from: Status, to: Status, party: Party): Verdict {
  const cell = policy[from][columns.indexOf(to)] ?? '';
  if (cell === '-') return 'invalid-transition';
  const conditional = /\(([^)]*)\)/.exec(cell)?.[1] ?? '';
  if (conditional.includes(letters[party])) return 'on-condition';
  return cell.replace(/\([^)]*\)/, '').includes(letters[party]) ? 'yes' : 'not-your-move';
}

const nothingHolds: RequestFacts = {
  ...facts(),
  listingOpen: true,
  otherOpenRequest: true,
  ndaComplete: true,
  brokerMandated: false,
};
const reopenable = { listingOpen: true, otherOpenRequest: false };

const matrix = statuses.flatMap((from) =>
  statuses.flatMap((to) => parties.map((party) => ({ from, to, party, verdict: expected(from, to, party) }))),
);

describe('the table of moves, 6 statuses × 6 targets × 5 parties', () => {
  it('covers every cell', () => {
    expect(matrix).toHaveLength(180);
    expect(matrix.filter((cell) => cell.verdict === 'yes')).toHaveLength(31);
    expect(matrix.filter((cell) => cell.verdict === 'on-condition')).toHaveLength(25);
  });

  it.each(matrix)('$from → $to by $party: $verdict', ({ from, to, party, verdict }) => {
    const request = aRequest(from, { returnTo: from === 'pending' ? 'approved' : null });
    const unmet = mayMove(request, [party], unmetFor(from, to));
    const met = mayMove({ ...request, returnTo: to }, [party], metFor(from, to));
    if (verdict === 'invalid-transition' || verdict === 'not-your-move') {
      expect(unmet[to]).toBe(verdict);
      expect(met[to]).toBe(verdict);
      return;
    }
    expect(met[to]).toBeNull();
    if (verdict === 'yes') expect(unmet[to]).toBeNull();
    else expect(unmet[to]).not.toBeNull();
  });
});

describe('what each guarded move needs', () => {
  const now = new Date('2026-03-01T00:00:00Z');
  const old = new Date('2026-01-30T00:00:00Z');
  const cases: [Status, Status, Party, Partial<RequestFacts>, RequestRefusal | null][] = [
    ['awaiting_signature', 'pending', 'system', { buyerSigned: false }, 'buyer-signed'],
    ['awaiting_signature', 'pending', 'system', { buyerSigned: true }, null],
    ['awaiting_signature', 'approved', 'system', { ndaComplete: true }, 'auto-approve'],
    ['awaiting_signature', 'approved', 'system', { autoApprove: true }, 'nda-complete'],
    ['awaiting_signature', 'approved', 'system', { autoApprove: true, ndaComplete: true }, null],
    ['awaiting_signature', 'denied', 'system', {}, 'nda-declined'],
    ['awaiting_signature', 'denied', 'system', { ndaDeclined: true }, null],
    ['awaiting_signature', 'denied', 'system', { ndaExpired: true }, null],
    ['pending', 'approved', 'seller', {}, 'nda-complete'],
    ['pending', 'approved', 'seller', { ndaComplete: true }, null],
    ['pending', 'approved', 'broker', { ndaComplete: true }, 'delegated'],
    ['pending', 'approved', 'broker', { brokerDelegated: true }, 'nda-complete'],
    ['pending', 'approved', 'broker', { ndaComplete: true, brokerDelegated: true }, null],
    ['pending', 'approved', 'admin', { ndaComplete: true }, 'seller-consent'],
    ['pending', 'approved', 'admin', { sellerConsent: true }, 'nda-complete'],
    ['pending', 'approved', 'admin', { ndaComplete: true, sellerConsent: true }, null],
    ['pending', 'approved', 'system', { ndaComplete: true }, 'auto-approve'],
    ['pending', 'approved', 'system', { ndaComplete: true, autoApprove: true }, null],
    ['pending', 'approved', 'seller', { ndaComplete: true, identityMissing: true }, 'identity-proven'],
    ['pending', 'approved', 'seller', { ndaComplete: true, fundsMissing: true }, 'funds-proven'],
    ['pending', 'approved', 'seller', { ndaComplete: true, blocked: true }, 'not-blocked'],
    ['pending', 'denied', 'system', { now: old }, 'not-answered'],
    ['pending', 'denied', 'system', { now }, null],
    ['approved', 'awaiting_signature', 'seller', { ndaComplete: true }, 'nda-lapsed'],
    ['approved', 'awaiting_signature', 'seller', { ndaComplete: false }, null],
    ['requested', 'denied', 'system', { now: old }, 'not-answered'],
    ['sent_to_broker', 'denied', 'system', { now }, null],
    ['approved', 'denied', 'system', {}, 'access-ran-out'],
    ['approved', 'denied', 'system', { accessRanOut: true }, null],
    ['approved', 'denied', 'system', { listingOpen: false }, null],
    ['denied', 'requested', 'admin', { listingOpen: false }, 'listing-open'],
    ['denied', 'requested', 'admin', { otherOpenRequest: true }, 'no-other-open'],
  ];
  it.each(cases)('%s → %s by %s with %o: %s', (from, to, party, held, code) => {
    const request = aRequest(from, { clockFrom: new Date('2026-01-30T00:00:00Z') });
    expect(mayMove(request, [party], facts(held))[to]).toBe(code);
  });

  it('times a Pending request out after 30 days, to the millisecond', () => {
    const request = aRequest('pending', { clockFrom: new Date('2026-01-01T00:00:00.000Z') });
    const at = (now: string) =>
      refusal(request, 'denied', { parties: ['system'] }, facts({ now: new Date(now) }));
    expect(at('2026-01-30T23:59:59.999Z')).toBe('not-answered');
    expect(at('2026-01-31T00:00:00.000Z')).toBeNull();
  });

  it('requires a reason in words from an admin who reopens', () => {
    const reopen = (reason?: string) =>
      refusal(
        aRequest('denied'),
        'requested',
        { parties: ['admin'], reason: reason ?? null },
        facts(reopenable),
      );
    expect(reopen()).toBe('reason-given');
    expect(reopen('  ')).toBe('reason-given');
    expect(reopen('Denied by mistake')).toBeNull();
  });

  it('returns a Pending request only to the status it came from', () => {
    const request = aRequest('pending', { returnTo: 'sent_to_broker' });
    const may = mayMove(request, ['admin'], facts());
    expect(may.requested).toBe('return-to');
    expect(may.sent_to_broker).toBeNull();
    expect(may.awaiting_signature).toBe('return-to');
  });

  it('combines the permissions of a person with several parts', () => {
    const request = aRequest('pending');
    expect(
      refusal(request, 'approved', { parties: ['admin', 'seller'] }, facts({ ndaComplete: true })),
    ).toBeNull();
    expect(refusal(request, 'approved', { parties: [] }, facts({ ndaComplete: true }))).toBe('not-your-move');
  });
});

function unmetFor(from: Status, to: Status): RequestFacts {
  if (from === 'denied') return { ...nothingHolds };
  if (from === 'approved' && to === 'awaiting_signature') return { ...nothingHolds, ndaComplete: true };
  return { ...nothingHolds, ndaComplete: false };
}

function metFor(from: Status, to: Status): RequestFacts {
  const all = facts({ ndaComplete: true, buyerSigned: true, autoApprove: true, brokerDelegated: true });
  if (from === 'denied') return { ...all, ...reopenable };
  if (from === 'approved' && to === 'awaiting_signature') return { ...all, ndaComplete: false };
  return { ...all, sellerConsent: true, listingOpen: false };
}
