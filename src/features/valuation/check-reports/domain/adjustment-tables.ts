import { addBackCategories } from '#features/valuation/earnings/domain/add-back-categories.ts';
import {
  addBackFlagWords,
  cameBeforeWords,
} from '#features/valuation/earnings/domain/add-back-flag-words.ts';
import { hintWords } from '#features/valuation/earnings/domain/add-back-hints.ts';
import { cameBefore } from '#features/valuation/earnings/domain/came-before.ts';
import type { RecastPeriod } from '#features/valuation/earnings/domain/recast.ts';
import { dayInWords } from '#kernel/days.ts';
import { cents } from '#kernel/money.ts';
import type { ReportTable } from './report.ts';
import { dollars, inEarnings, percent, row } from './report-words.ts';

const tierWords = { A: 'Documented', B: 'Partly documented', C: 'Not documented' } as const;

type Line = Pick<RecastPeriod['addBacks'][number], 'title' | 'amount' | 'tier' | 'credited'> & {
  counts: string;
};

function linesOf({ addBacks, ownerPay }: RecastPeriod): Line[] {
  const pay: Line[] =
    ownerPay.from === 'books' && ownerPay.market !== null
      ? [
          {
            title: `Owner’s pay in the books, ${dollars(ownerPay.paid)}, to replacement salary, ${dollars(ownerPay.market)}`,
            amount: ownerPay.effect,
            tier: ownerPay.tier,
            credited: ownerPay.credited,
            counts: 'Yes',
          },
        ]
      : [];
  return [...pay, ...addBacks.map((one) => ({ ...one, counts: countsWords(one) }))];
}

const refusals = {
  'never-allowed': 'buyers don’t accept it',
  'wrong-direction': 'wrong direction',
  'not-to-market': 'another replacement salary',
} as const;
const failures = {
  T1: 'larger than the books show',
  T2: 'from another period',
  T3: 'recurs in other years',
  T4: 'a buyer needs it',
  T5: 'not documented',
  T6: 'already counted',
  T7: 'not net',
} as const;

function countsWords({ code, judged: { refusal, tests } }: RecastPeriod['addBacks'][number]): string {
  if (refusal === null)
    return addBackCategories[code].group === 'F' ? 'Separate: not in the books yet' : 'Yes';
  if (refusal !== 'tests-failed') return `No: ${refusals[refusal]}`;
  const failed = (['T1', 'T2', 'T3', 'T4', 'T6', 'T7'] as const).filter((test) => tests[test] === 'fail');
  return `No: ${failed.map((test) => failures[test]).join(', ')}`;
}

/** Adjustments per period with lender-recognized amounts; the last row totals them in adjusted EBITDA. */
export function adjustmentTables(periods: readonly RecastPeriod[]): ReportTable[] {
  return periods.flatMap((period) => {
    const lines = linesOf(period);
    if (lines.length === 0) return [];
    const { adjustedEbitda, ebitda, lender } = period.bridge;
    const sum = row(
      [
        'In adjusted EBITDA',
        dollars(cents(adjustedEbitda - ebitda)),
        '',
        dollars(cents(lender.adjustedEbitda - ebitda)),
        '',
      ],
      { strong: true, place: inEarnings },
    );
    return [
      {
        caption: `Adjustments, twelve months to ${dayInWords(period.endsOn)}`,
        columns: ['Adjustment', 'Amount', 'Evidence', 'Lender counts', 'Counts'],
        rows: [
          ...lines.map(({ title, amount, tier, credited, counts }) =>
            row([title, dollars(amount), tierWords[tier], dollars(credited), counts], { place: inEarnings }),
          ),
          sum,
        ],
      },
    ];
  });
}

/** The documented share of add-backs that raise earnings, by value and count; `null` if none does. */
export function evidenceWords(period: RecastPeriod): string | null {
  const raising = linesOf(period).filter(({ amount, counts }) => amount > 0 && counts === 'Yes');
  const sum = (lines: readonly Line[]) => lines.reduce((all, { amount }) => all + amount, 0);
  const [all, proven] = [sum(raising), raising.filter(({ tier }) => tier === 'A')];
  if (all === 0) return null;
  return `Add-backs raise earnings by ${dollars(cents(all))} in the twelve months to ${dayInWords(period.endsOn)}. Of that, ${percent(sum(proven) / all)} is fully documented (${proven.length} of ${raising.length} add-backs). Lenders count fully documented add-backs in full, partly documented ones at half, and undocumented ones not at all.`;
}

/** Why the pay in the imported books is partly documented; `null` if it is not adjusted from them. */
export function ownerPayWords({ ownerPay }: RecastPeriod): string | null {
  const { from, market, effect, tier } = ownerPay;
  return from === 'books' && market !== null && effect > 0 && tier === 'B'
    ? 'The owner’s pay is partly documented because the imported books show it. Payroll records and the bank payments would document it fully. This lowers only the adjusted EBITDA that lenders recognize: SDE adds the owner’s pay back in full, whatever a replacement costs.'
    : null;
}

/** What a buyer’s accountant will ask about the latest period; empty if nothing needs a question. */
export function questionsTable({ bridge, addBacks, hints, endsOn }: RecastPeriod): ReportTable[] {
  const rows = [
    ...bridge.flags.map((flag) => row(['Add-backs', addBackFlagWords[flag]], { place: inEarnings })),
    ...addBacks
      .filter(({ seen }) => cameBefore(seen))
      .map(({ title, seen }) => row([title, cameBeforeWords(seen)], { place: inEarnings })),
    ...hints.map((hint) => row(['Owner', hintWords(hint)], { place: inEarnings })),
  ];
  if (rows.length === 0) return [];
  return [
    {
      caption: `What a buyer’s accountant will ask, twelve months to ${dayInWords(endsOn)}`,
      columns: ['About', 'Question'],
      rows,
    },
  ];
}
