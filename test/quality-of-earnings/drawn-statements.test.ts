import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StatementRead } from '#features/quality-of-earnings/bank-statements/domain/bank-line.ts';
import { readPdfStatements } from '#features/quality-of-earnings/bank-statements/domain/pdf/pdf-statements.ts';
import { settleAccount } from '#features/quality-of-earnings/bank-statements/domain/settle-account.ts';
import {
  type DrawnLine,
  type DrawnStatement,
  endOf,
  type Layout,
  layouts,
  paper,
} from '#test/support/drawn-statements.ts';

/** As the server proves it. */
function stateOf({ from, to, opening, closing, lines, troubles, breaks }: StatementRead) {
  const faults = troubles.length + breaks.length;
  const [settled] = settleAccount([
    { from: from ?? '', to: to ?? '', tie: '', opening, closing, faults, lines },
  ]);
  return settled?.state;
}

const words = fc.constantFrom(
  ...[
    'Deposit',
    'Zelle from Lee',
    'Home Depot #381',
    '01/02 card 4411',
    'Fee 12.50 USD',
    'Check 88 returned',
  ],
  ...[
    'Invoice 1,204.50',
    'Interest paid',
    'Payment to account ...9999',
    'Total Wine & More',
    'Balance transfer',
  ],
);
const line = fc.record({
  at: fc.integer({ min: 0, max: 30 }),
  amount: fc.integer({ min: -9_999_999, max: 9_999_999 }).filter((amount) => amount !== 0),
  name: words,
  more: fc.option(fc.constantFrom('Ref 20250429 for valves', 'trace 091000, see 12.50'), { nil: undefined }),
  check: fc.option(fc.integer({ min: 100, max: 99_999 }), { nil: undefined, freq: 4 }),
});
const statement = fc
  .record({
    lines: fc.array(line, { maxLength: 60 }),
    opening: fc.integer({ min: -5_000_000, max: 50_000_000 }),
    lastFour: fc.integer({ min: 1_000, max: 9_999 }).map(String),
  })
  .map(({ lines, ...of }): DrawnStatement => {
    const days = lines.toSorted((one, other) => one.at - other.at);
    return { ...of, from: '2024-12-15', to: '2025-01-14', lines: days.map(drawnLine) };
  });

function drawnLine({
  at,
  amount,
  name,
  more,
  check,
}: typeof line extends fc.Arbitrary<infer T> ? T : never): DrawnLine {
  const day = new Date(Date.UTC(2024, 11, 15 + at)).toISOString().slice(0, 10);
  if (check !== undefined) return { day, amount: -Math.abs(amount), name: 'Check', number: String(check) };
  return { day, amount, name, ...(more === undefined ? {} : { more }) };
}

const withoutChecks = (one: DrawnStatement): DrawnStatement => ({
  ...one,
  lines: one.lines.map(({ number: _number, ...rest }) => rest),
});

const inOrder = (lines: readonly { day: string; amount: number; name: string; memo: string }[]) =>
  lines.map(({ day, amount, name, memo }) => [day, amount, name, memo].join(' | ')).toSorted();
const drawnOf = ({ lines }: DrawnStatement) =>
  lines.map(({ more = '', ...one }) => ({ ...one, memo: more, number: one.number ?? '' }));

describe.each(Object.entries(layouts))('a statement drawn %s', (name, layout) => {
  /** A card has no checks. */
  const given = statement.map((one) =>
    name === 'inSections' || name === 'withMinus' ? one : withoutChecks(one),
  );

  test('reads back to exactly its lines and balances, and is proved', () => {
    fc.assert(
      fc.property(given, (one) => {
        const { statements, lacks } = readPdfStatements(layout(one));
        expect(lacks).toBeNull();
        expect(statements).toHaveLength(1);
        const [read] = statements as [StatementRead];
        expect(inOrder(read.lines)).toEqual(inOrder(drawnOf(one)));
        expect(read).toMatchObject({
          ...{
            lastFour: one.lastFour,
            from: one.from,
            to: one.to,
            kind: name === 'ofCard' ? 'card' : 'bank',
          },
          ...{ opening: one.opening, closing: endOf(one), troubles: [], breaks: [] },
        });
        expect(read.lines.flatMap(({ number }) => number || []).toSorted()).toEqual(
          one.lines.flatMap(({ number }) => number ?? []).toSorted(),
        );
        expect(stateOf(read)).toBe('proved');
      }),
      { numRuns: 60 },
    );
  });

  test('with an amount altered or a line gone is never proved', () => {
    fc.assert(
      fc.property(
        given,
        fc.nat(),
        fc.integer({ min: 1, max: 500_000 }),
        fc.boolean(),
        (one, at, by, gone) => {
          fc.pre(one.lines.length > 0);
          const other = at % one.lines.length;
          const lines = gone
            ? one.lines.toSpliced(other, 1)
            : one.lines.map((l, n) =>
                n === other ? { ...l, amount: l.amount + Math.sign(l.amount) * by } : l,
              );
          for (const read of readPdfStatements(tampered(layout, one, lines)).statements)
            expect(stateOf(read)).not.toBe('proved');
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** The lines of one statement between the balances of another. */
function tampered(layout: Layout, one: DrawnStatement, lines: readonly DrawnLine[]) {
  const added = endOf(one) - endOf({ ...one, lines });
  const filler = { day: one.to, amount: added, name: 'Filler to be taken out again' };
  const pages = layout({ ...one, lines: [...lines, filler] });
  return pages.map((page) => {
    const top = page.find(({ text }) => text === 'Filler')?.top;
    return page.filter((word) => word.top !== top);
  });
}

describe('pages that are no statement, or not enough of one', () => {
  const lackIn = (draw: (on: ReturnType<typeof paper>) => void) => {
    const on = paper(['Riverbank, a bank with a head on every page of its statements, printed by a program']);
    draw(on);
    return readPdfStatements(on.pages).lacks;
  };

  test('say what is missing', () => {
    expect(readPdfStatements([])).toEqual({ statements: [], lacks: 'text' });
    expect(readPdfStatements([[]]).lacks).toBe('text');
    expect(
      lackIn((on) => {
        on.row([40, 'The parties agree on 01/02/2025 that the price is'], [-500, '$1,000.00']);
        on.row([40, 'and that 01/03/2025 is the day of closing for'], [-500, '$2,000.00']);
      }),
    ).toBe('lines');
    const lines = (on: ReturnType<typeof paper>) => {
      on.row([40, 'Transactions']);
      on.row([40, 'Date'], [90, 'Description'], [-500, 'Amount']);
      on.row([40, '01/02'], [90, 'Coffee'], [-500, '-4.00']);
    };
    expect(lackIn(lines)).toBe('period');
    expect(
      lackIn((on) => {
        on.row([40, 'January 1, 2025 through January 31, 2025']);
        lines(on);
        on.row([40, 'Ending balance'], [-500, '10.00']);
      }),
    ).toBe('balances');
  });
});
