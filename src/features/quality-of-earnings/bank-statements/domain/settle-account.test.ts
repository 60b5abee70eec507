import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthsMissing } from './months-covered.ts';
import { type StatementFacts, settleAccount } from './settle-account.ts';

type Given = Partial<StatementFacts> & { moves: readonly (readonly [string, number, string?])[] };
const statement = ({ moves, ...more }: Given): StatementFacts => ({
  from: moves[0]?.[0] ?? '2025-01-01',
  to: moves.at(-1)?.[0] ?? '2025-01-31',
  ...{ tie: '', opening: null, closing: null, faults: 0 },
  lines: moves.map(([day, amount, reference = '']) => ({ day, amount, reference })),
  ...more,
});
const counted = (given: readonly StatementFacts[]) => {
  const settled = settleAccount(given);
  return given.flatMap(({ lines }, at) => lines.filter((_, line) => settled[at]?.slots[line]?.counts));
};

const january = statement({
  opening: 100,
  closing: 140,
  moves: [
    ['2025-01-05', 50],
    ['2025-01-20', -10],
  ],
});

describe('a statement', () => {
  test('is proved if opening and lines come to closing, and refused by what it is off', () => {
    expect(settleAccount([january])).toMatchObject([{ state: 'proved', difference: 0, gap: null }]);
    expect(settleAccount([{ ...january, closing: 139 }])).toMatchObject([
      { state: 'refused', difference: 1 },
    ]);
    expect(settleAccount([{ ...january, opening: null }])).toMatchObject([{ state: 'in', difference: null }]);
    expect(settleAccount([{ ...january, faults: 1 }])).toMatchObject([{ state: 'refused' }]);
  });

  test('of lines that do not count while it is not proved', () => {
    expect(counted([{ ...january, closing: 139 }])).toEqual([]);
  });

  test('without an opening balance follows from the one before, or waits', () => {
    const february = statement({ closing: 130, moves: [['2025-02-03', -10]] });
    expect(settleAccount([january, february])[1]).toMatchObject({
      state: 'proved',
      opening: 140,
      chained: true,
    });
    expect(settleAccount([january, { ...february, closing: 129 }])[1]).toMatchObject({ state: 'in' });
    expect(settleAccount([february])[0]).toMatchObject({ state: 'in' });
  });

  test('that begins elsewhere than the one before ends shows the gap', () => {
    const march = statement({ opening: 155, closing: 150, moves: [['2025-03-03', -5]] });
    expect(settleAccount([january, march])[1]).toMatchObject({ state: 'proved', gap: 15 });
  });

  test('that overlaps counts its new lines only, and has no gap', () => {
    const later = statement({
      opening: 150,
      closing: 150,
      moves: [
        ['2025-01-20', -10],
        ['2025-02-03', 10],
      ],
    });
    expect(settleAccount([january, later])[1]).toMatchObject({ state: 'proved', gap: 0 });
    expect(counted([january, later]).map(({ amount }) => amount)).toEqual([50, -10, 10]);
  });

  test('shows two equal purchases of a day as two, and in two files still as two', () => {
    const twice = statement({
      opening: 0,
      closing: 20,
      moves: [
        ['2025-01-05', 10],
        ['2025-01-05', 10],
      ],
    });
    expect(counted([twice])).toHaveLength(2);
    expect(counted([twice, { ...twice, tie: 'other' }])).toHaveLength(2);
  });

  test('tells equal lines apart by what the bank names them', () => {
    const one = statement({ opening: 0, closing: 10, moves: [['2025-01-31', 10, 'A']] });
    const next = statement({ opening: 10, closing: 20, moves: [['2025-01-31', 10, 'B']], tie: 'next' });
    const settled = settleAccount([one, next]);
    expect(counted([one, next])).toHaveLength(2);
    expect(settled[1]).toMatchObject({ state: 'proved', gap: 0 });
    expect(counted([one, { ...one, tie: 'again' }])).toHaveLength(1);
  });
});

test('the order of files and a file given twice change nothing', () => {
  const move = fc.record({ day: fc.integer({ min: 1, max: 28 }), amount: fc.integer({ min: -3, max: 3 }) });
  fc.assert(
    fc.property(
      fc.array(move, { minLength: 1, maxLength: 30 }),
      fc.array(fc.tuple(fc.nat(29), fc.nat(29)), { minLength: 1, maxLength: 4 }),
      fc.infiniteStream(fc.nat()),
      (moves, cuts, random) => {
        const all = moves
          .toSorted((a, b) => a.day - b.day)
          .map(({ day, amount }) => [`2025-01-${String(day).padStart(2, '0')}`, amount] as const);
        const sum = (until: number) => all.slice(0, until).reduce((total, [, amount]) => total + amount, 100);
        const days = [
          0,
          ...all.flatMap(([day], at) => (at > 0 && all[at - 1]?.[0] !== day ? [at] : [])),
          all.length,
        ];
        const pick = (at: number) => days[at % days.length] ?? 0;
        const files = [
          [0, all.length] as const,
          ...cuts.map(([a, b]) => [Math.min(pick(a), pick(b)), Math.max(pick(a), pick(b))] as const),
        ]
          .filter(([from, to]) => to > from)
          .map(([from, to], at) =>
            statement({ opening: sum(from), closing: sum(to), moves: all.slice(from, to), tie: String(at) }),
          );
        const shuffled = files
          .map((file) => ({ file, key: random.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ file }) => file);
        const amounts = (given: readonly StatementFacts[]) =>
          counted(given)
            .map(({ day, amount }) => `${day} ${amount}`)
            .toSorted();
        const expected = all.map(([day, amount]) => `${day} ${amount}`).toSorted();
        expect(amounts(files)).toEqual(expected);
        expect(amounts(shuffled)).toEqual(expected);
        expect(
          amounts([...shuffled, ...files.map((file) => ({ ...file, tie: `${file.tie} again` }))]),
        ).toEqual(expected);
        expect(settleAccount(shuffled).every(({ gap }) => gap === null || gap === 0)).toBe(true);
      },
    ),
  );
});

test('months that no statement has are missing, but for an account that begins or ends with nothing', () => {
  const months = ['2025-01', '2025-02', '2025-03', '2025-04'];
  const february = { from: '2025-02-01', to: '2025-02-28', opening: 5, closing: 9 };
  expect(monthsMissing(months, [])).toEqual(months);
  expect(monthsMissing(months, [february])).toEqual(['2025-01', '2025-03', '2025-04']);
  expect(monthsMissing(months, [{ ...february, opening: 0 }])).toEqual(['2025-03', '2025-04']);
  expect(monthsMissing(months, [{ ...february, closing: 0 }])).toEqual(['2025-01']);
  expect(monthsMissing(months, [{ ...february, to: '2025-04-03', from: '2025-01-30' }])).toEqual([]);
});
