import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isOverdue,
  isWaiting,
  mayMoveRequest,
  overdueBefore,
  type RequestParty,
  type RequestState,
  requestMoves,
  requestParties,
  requestRefusal,
  requestStates,
} from './request.ts';

const everything = { decides: true, reply: 'A', documents: 1, reason: 'R', note: 'N' };
const nothing = { decides: false, reply: null, documents: 0, reason: null, note: null };

/**
 * Written by hand from the policy. Rows: current state; columns: requested state. a asker, s seller, k
 * broker, e expert; in parentheses: only if a guard passes; `-`: no such move.
 */
const columns: RequestState[] = [...requestStates];
const policy: Record<RequestState, string[]> = {
  open: ['-', 's k e', '(s k)', '-', '-', '(s k)', 'a'],
  in_progress: ['-', '(s k e)', '(s k)', '-', '-', '(s k)', 'a'],
  answered: ['-', '-', '(s k)', 'a', '(a)', '-', '-'],
  accepted: ['-', '-', '-', '-', '-', '-', '-'],
  reopened: ['-', 's k e', '(s k)', '-', '-', '(s k)', 'a'],
  declined: ['-', '-', '-', '-', '-', '-', '-'],
  withdrawn: ['-', '-', '-', '-', '-', '-', '-'],
};
const letters: Record<RequestParty, string> = { asker: 'a', seller: 's', broker: 'k', expert: 'e' };
const matrix = requestStates.flatMap((from) =>
  requestStates.flatMap((to) => requestParties.map((party) => ({ from, to, party }))),
);

describe('request moves, 7 states × 7 targets × 4 parties', () => {
  it.each(matrix)('$from → $to by $party', ({ from, to, party }) => {
    const cell = policy[from][columns.indexOf(to)] ?? '';
    const met = requestRefusal(from, to, party, everything);
    const unmet = requestRefusal(from, to, party, nothing);
    if (cell === '-') expect([met, unmet]).toEqual(['invalid-transition', 'invalid-transition']);
    else if (!cell.includes(letters[party])) expect([met, unmet]).toEqual(['not-your-move', 'not-your-move']);
    else {
      expect(met).toBeNull();
      if (cell.startsWith('(')) expect(unmet).not.toBeNull();
      else expect(unmet).toBeNull();
    }
  });
});

describe('request guards', () => {
  const cases: [RequestState, RequestState, RequestParty, object, string][] = [
    ['open', 'answered', 'broker', { decides: false }, 'seller-decides'],
    ['open', 'answered', 'seller', { reply: ' ', documents: 0 }, 'diligence-answer'],
    ['reopened', 'declined', 'seller', { reason: null }, 'diligence-reason'],
    ['in_progress', 'declined', 'broker', { decides: false }, 'seller-decides'],
    ['answered', 'reopened', 'asker', { reason: '' }, 'diligence-reason'],
    ['in_progress', 'in_progress', 'expert', { note: null }, 'diligence-note'],
  ];
  it.each(cases)('%s → %s by %s with %o: %s', (from, to, party, without, code) => {
    expect(requestRefusal(from, to, party, { ...everything, ...without })).toBe(code);
  });

  it('accept a document alone or text alone', () => {
    for (const some of [
      { reply: null, documents: 1 },
      { reply: 'Here.', documents: 0 },
    ])
      expect(requestRefusal('open', 'answered', 'seller', { ...everything, ...some })).toBeNull();
  });
});

it('has no move from accepted, declined or withdrawn', () => {
  for (const from of ['accepted', 'declined', 'withdrawn'] as const)
    expect(requestMoves.filter((move) => move.from === from)).toEqual([]);
});

it('never lets a request be answered without the seller’s authority, on any path', () => {
  for (const move of requestMoves.filter(({ to }) => to === 'answered' || to === 'declined'))
    expect(move.needs).toContain('seller-decides');
});

it('tells a view which moves are possible once the form is filled in', () => {
  expect(mayMoveRequest('open', 'broker', false)).toMatchObject({
    in_progress: null,
    answered: 'seller-decides',
    accepted: 'invalid-transition',
  });
  expect(mayMoveRequest('answered', 'asker', false)).toMatchObject({ accepted: null, reopened: null });
});

describe('isOverdue', () => {
  it('is true for waiting requests once the day is over everywhere', () => {
    const due = '2026-03-10';
    expect(isOverdue('open', due, new Date('2026-03-11T11:59:59Z'))).toBe(false);
    expect(isOverdue('open', due, new Date('2026-03-11T12:00:00Z'))).toBe(true);
    expect(isOverdue('answered', due, new Date('2026-05-01T00:00:00Z'))).toBe(false);
    expect(isOverdue('open', null, new Date('2026-05-01T00:00:00Z'))).toBe(false);
  });

  it('stays true as time passes and is false for requests that do not wait', () => {
    const instants = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.nat(1e10), fc.constantFrom(...requestStates), (now, later, state) => {
        const due = overdueBefore(now);
        expect(isOverdue(state, due, now)).toBe(false);
        const after = new Date(now.getTime() + later);
        if (isOverdue(state, due, after)) expect(isWaiting(state)).toBe(true);
        if (later >= 86_400_000) expect(isOverdue(state, due, after)).toBe(isWaiting(state));
      }),
    );
  });
});
