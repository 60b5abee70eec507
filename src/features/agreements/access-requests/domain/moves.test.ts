import { describe, expect, it } from 'vitest';
import { aRequest, facts } from '#test/support/access-request.ts';
import { mayMove, type RequestFacts, type RequestRefusal, refusal } from './access-request.ts';
import { type Party, parties } from './parties.ts';
import { type Status, statuses } from './status.ts';

/**
 * Who may move a request from where to where, written out by hand from the policy: rows are the status it has, columns
 * the status asked for, in the order of `columns`. b buyer, s seller, k broker with a mandate, a admin, y system;
 * a small letter in brackets may with a condition. `-` means no such edge for anybody.
 */
const columns: Status[] = [
  'Requested',
  'Sent to Broker',
  'Awaiting Signature',
  'Pending',
  'Approved',
  'Denied',
];
const policy: Record<Status, string[]> = {
  Requested: ['-', '(a y)', 's k a', 's k a', '-', 's k a b (y)'],
  'Sent to Broker': ['-', '-', 'k s a', 'k a', '-', 'k s a b (y)'],
  'Awaiting Signature': ['-', '-', '-', '(y)', '(y)', 's a b (y)'],
  Pending: ['(s k a)', '(s k a)', '(s k a)', '-', '(s k a y)', 's k a b (y)'],
  Approved: ['-', '-', '(a s)', 's a', '-', 's a b (y)'],
  Denied: ['(a)', '-', '-', '-', '-', '-'],
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

/** Every guard unmet, and every guard met, as far as one set of facts can be either. */
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
    const request = aRequest(from, { returnTo: from === 'Pending' ? 'Approved' : null });
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
    ['Awaiting Signature', 'Pending', 'system', { buyerSigned: false }, 'buyer-signed'],
    ['Awaiting Signature', 'Pending', 'system', { buyerSigned: true }, null],
    ['Awaiting Signature', 'Approved', 'system', { ndaComplete: true }, 'auto-approve'],
    ['Awaiting Signature', 'Approved', 'system', { autoApprove: true }, 'nda-complete'],
    ['Awaiting Signature', 'Approved', 'system', { autoApprove: true, ndaComplete: true }, null],
    ['Awaiting Signature', 'Denied', 'system', {}, 'nda-declined'],
    ['Awaiting Signature', 'Denied', 'system', { ndaDeclined: true }, null],
    ['Awaiting Signature', 'Denied', 'system', { ndaExpired: true }, null],
    ['Pending', 'Approved', 'seller', {}, 'nda-complete'],
    ['Pending', 'Approved', 'seller', { ndaComplete: true }, null],
    ['Pending', 'Approved', 'broker', { ndaComplete: true }, 'delegated'],
    ['Pending', 'Approved', 'broker', { brokerDelegated: true }, 'nda-complete'],
    ['Pending', 'Approved', 'broker', { ndaComplete: true, brokerDelegated: true }, null],
    ['Pending', 'Approved', 'admin', { ndaComplete: true }, 'seller-consent'],
    ['Pending', 'Approved', 'admin', { sellerConsent: true }, 'nda-complete'],
    ['Pending', 'Approved', 'admin', { ndaComplete: true, sellerConsent: true }, null],
    ['Pending', 'Approved', 'system', { ndaComplete: true }, 'auto-approve'],
    ['Pending', 'Approved', 'system', { ndaComplete: true, autoApprove: true }, null],
    ['Pending', 'Approved', 'seller', { ndaComplete: true, identityMissing: true }, 'identity-proven'],
    ['Pending', 'Approved', 'seller', { ndaComplete: true, fundsMissing: true }, 'funds-proven'],
    ['Pending', 'Approved', 'seller', { ndaComplete: true, blocked: true }, 'not-blocked'],
    ['Pending', 'Denied', 'system', { now: old }, 'not-answered'],
    ['Pending', 'Denied', 'system', { now }, null],
    ['Approved', 'Awaiting Signature', 'seller', { ndaComplete: true }, 'nda-lapsed'],
    ['Approved', 'Awaiting Signature', 'seller', { ndaComplete: false }, null],
    ['Requested', 'Denied', 'system', { now: old }, 'not-answered'],
    ['Sent to Broker', 'Denied', 'system', { now }, null],
    ['Approved', 'Denied', 'system', {}, 'access-ran-out'],
    ['Approved', 'Denied', 'system', { accessRanOut: true }, null],
    ['Approved', 'Denied', 'system', { listingOpen: false }, null],
    ['Denied', 'Requested', 'admin', { listingOpen: false }, 'listing-open'],
    ['Denied', 'Requested', 'admin', { otherOpenRequest: true }, 'no-other-open'],
  ];
  it.each(cases)('%s → %s by %s with %o: %s', (from, to, party, held, code) => {
    const request = aRequest(from, { clockFrom: new Date('2026-01-30T00:00:00Z') });
    expect(mayMove(request, [party], facts(held))[to]).toBe(code);
  });

  it('lets a Pending request time out after 30 days to the millisecond', () => {
    const request = aRequest('Pending', { clockFrom: new Date('2026-01-01T00:00:00.000Z') });
    const at = (now: string) =>
      refusal(request, 'Denied', { parties: ['system'] }, facts({ now: new Date(now) }));
    expect(at('2026-01-30T23:59:59.999Z')).toBe('not-answered');
    expect(at('2026-01-31T00:00:00.000Z')).toBeNull();
  });

  it('asks an admin who reopens for a reason in words', () => {
    const reopen = (reason?: string) =>
      refusal(
        aRequest('Denied'),
        'Requested',
        { parties: ['admin'], reason: reason ?? null },
        facts(reopenable),
      );
    expect(reopen()).toBe('reason-given');
    expect(reopen('  ')).toBe('reason-given');
    expect(reopen('Denied by mistake')).toBeNull();
  });

  it('returns a Pending request only to where it came from', () => {
    const request = aRequest('Pending', { returnTo: 'Sent to Broker' });
    const may = mayMove(request, ['admin'], facts());
    expect(may.Requested).toBe('return-to');
    expect(may['Sent to Broker']).toBeNull();
    expect(may['Awaiting Signature']).toBe('return-to');
  });

  it('gives a person who plays several parts whatever one of them may', () => {
    const request = aRequest('Pending');
    expect(
      refusal(request, 'Approved', { parties: ['admin', 'seller'] }, facts({ ndaComplete: true })),
    ).toBeNull();
    expect(refusal(request, 'Approved', { parties: [] }, facts({ ndaComplete: true }))).toBe('not-your-move');
  });
});

/** Facts under which every conditional cell of the matrix is refused. */
function unmetFor(from: Status, to: Status): RequestFacts {
  if (from === 'Denied') return { ...nothingHolds };
  if (from === 'Approved' && to === 'Awaiting Signature') return { ...nothingHolds, ndaComplete: true };
  return { ...nothingHolds, ndaComplete: false };
}

/** Facts under which every conditional cell of the matrix is allowed. */
function metFor(from: Status, to: Status): RequestFacts {
  const all = facts({ ndaComplete: true, buyerSigned: true, autoApprove: true, brokerDelegated: true });
  if (from === 'Denied') return { ...all, ...reopenable };
  if (from === 'Approved' && to === 'Awaiting Signature') return { ...all, ndaComplete: false };
  return { ...all, sellerConsent: true, listingOpen: false };
}
