import { addBackCategories } from '#features/earnings/domain/add-back-categories.ts';
import { addBackFlagWords, cameBeforeWords } from '#features/earnings/domain/add-back-flag-words.ts';
import { hintWords } from '#features/earnings/domain/add-back-hints.ts';
import { cameBefore } from '#features/earnings/domain/came-before.ts';
import type { RecastPeriod } from '#features/earnings/domain/recast.ts';
import { cents } from '#kernel/money.ts';
import type { ReportTable } from './report.ts';
import { dayWords, dollars, inEarnings, percent, row } from './report-words.ts';

/** How the papers behind an add-back are called. */
const tierWords = { A: 'All papers', B: 'Some papers', C: 'Word alone' } as const;

type Line = Pick<RecastPeriod['addBacks'][number], 'title' | 'amount' | 'tier' | 'credited'> & {
  /** Whether it is in adjusted EBITDA, and if not why. */
  counts: string;
};

/** The add-backs of a period, the owner’s pay first where it comes from the books. */
function linesOf({ addBacks, ownerPay }: RecastPeriod): Line[] {
  const pay: Line[] =
    ownerPay.from === 'books' && ownerPay.market !== null
      ? [
          {
            title: `Owner’s pay in the books, ${dollars(ownerPay.paid)}, to market pay, ${dollars(ownerPay.market)}`,
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
  'never-allowed': 'buyers do not take it',
  'wrong-direction': 'it goes the other way',
  'not-to-market': 'it says another market pay',
} as const;
const failures = {
  T1: 'not in the books so high',
  T2: 'of another period',
  T3: 'came in other years too',
  T4: 'a buyer needs it',
  T5: 'no paper',
  T6: 'counted already',
  T7: 'not net',
} as const;

function countsWords({ code, judged: { refusal, tests } }: RecastPeriod['addBacks'][number]): string {
  if (refusal === null) return addBackCategories[code].group === 'F' ? 'Apart: not in the books yet' : 'Yes';
  if (refusal !== 'tests-failed') return `No: ${refusals[refusal]}`;
  const failed = (['T1', 'T2', 'T3', 'T4', 'T6', 'T7'] as const).filter((test) => tests[test] === 'fail');
  return `No: ${failed.map((test) => failures[test]).join(', ')}`;
}

/** Each period’s adjustments with what a lender credits; the last row is what they come to in adjusted EBITDA. */
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
        caption: `Adjustments, twelve months to ${dayWords(period.endsOn)}`,
        columns: ['What', 'Amount', 'Evidence', 'A lender credits', 'Counts'],
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

/** How much of the add-backs that raise the earnings has all papers, by value and by count; `null`: none raises them. */
export function evidenceWords(period: RecastPeriod): string | null {
  const raising = linesOf(period).filter(({ amount, counts }) => amount > 0 && counts === 'Yes');
  const sum = (lines: readonly Line[]) => lines.reduce((all, { amount }) => all + amount, 0);
  const [all, proven] = [sum(raising), raising.filter(({ tier }) => tier === 'A')];
  if (all === 0) return null;
  return `Of the add-backs that raise the earnings in the twelve months to ${dayWords(period.endsOn)}, ${dollars(cents(all))} in all, ${percent(sum(proven) / all)} by value has all papers: ${proven.length} of ${raising.length} by count. A lender credits those in full, those with some papers half, those on word alone not at all.`;
}

/** What a buyer’s accountant will ask about the latest period; none where nothing stands out. */
export function questionsTable({ bridge, addBacks, hints, endsOn }: RecastPeriod): ReportTable[] {
  const rows = [
    ...bridge.flags.map((flag) => row(['Add-backs', addBackFlagWords[flag]], { place: inEarnings })),
    ...addBacks
      .filter(({ seen }) => cameBefore(seen))
      .map(({ title, seen }) => row([title, cameBeforeWords(seen)], { place: inEarnings })),
    ...hints.map((hint) => row(['The owner', hintWords(hint)], { place: inEarnings })),
  ];
  if (rows.length === 0) return [];
  return [
    {
      caption: `What a buyer’s accountant will ask, twelve months to ${dayWords(endsOn)}`,
      columns: ['About', 'What stands out'],
      rows,
    },
  ];
}
