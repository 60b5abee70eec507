import { bridgeSteps } from '#features/earnings/domain/bridge-steps.ts';
import type { RecastPeriod } from '#features/earnings/domain/recast.ts';
import type { ReportChapter, ReportTable } from './report.ts';
import type { ReportInputs } from './report-inputs.ts';
import { dayWords, dollars, inEarnings, percent, row } from './report-words.ts';

/** The books recast, period by period; where there are none, that there are none. */
export function earningsChapter({ recast }: ReportInputs): ReportChapter {
  const latest = recast?.periods.at(-1);
  return {
    key: 'earnings',
    title: 'What the business earns',
    text: recast
      ? [
          'The books show what is left after every cost, the owner’s own ones too. A buyer asks what it would earn for somebody else: interest, income tax and the wear of equipment go back in (EBITDA), then what was booked wrong, happened once or was the owner’s (adjusted EBITDA), then the pay of one owner who works in it (SDE).',
        ]
      : [
          'The books are not in yet. The earnings above are the owner’s own answer; with three years of profit-and-loss behind it the value stands on firmer ground.',
        ],
    figures: [],
    drawings: latest
      ? [
          {
            kind: 'bridge',
            title: `From net income to SDE, twelve months to ${dayWords(latest.endsOn)}`,
            steps: bridgeSteps(latest.bridge),
          },
        ]
      : [],
    tables:
      recast && recast.periods.length > 0
        ? [periodTable(recast.periods), ...addBackTables(recast.periods)]
        : [],
  };
}

function periodTable(periods: readonly RecastPeriod[]): ReportTable {
  const line = (label: string, of: (period: RecastPeriod) => string, strong = false) =>
    row([label, ...periods.map(of)], { strong, place: inEarnings });
  return {
    caption: 'Year by year',
    columns: ['', ...periods.map(({ endsOn, months }) => `${months} months to ${dayWords(endsOn)}`)],
    rows: [
      line('Sales', ({ revenue }) => dollars(revenue)),
      line('Net income', ({ bridge }) => dollars(bridge.netIncome)),
      line('EBITDA', ({ bridge }) => dollars(bridge.ebitda)),
      line('Adjusted EBITDA', ({ bridge }) => dollars(bridge.adjustedEbitda), true),
      line('Adjusted EBITDA as a share of sales', ({ bridge }) =>
        bridge.margin === null ? '–' : percent(bridge.margin),
      ),
      line('SDE', ({ bridge }) => dollars(bridge.sde), true),
      line('Adjusted EBITDA that a lender credits', ({ bridge }) => dollars(bridge.lender.adjustedEbitda)),
    ],
  };
}

/** How the papers behind an add-back are called. */
const tierWords = { A: 'All papers', B: 'Some papers', C: 'Word alone' } as const;

function addBackTables(periods: readonly RecastPeriod[]): ReportTable[] {
  return periods
    .filter(({ addBacks }) => addBacks.length > 0)
    .map(({ endsOn, addBacks }) => ({
      caption: `Adjustments, twelve months to ${dayWords(endsOn)}`,
      columns: ['What', 'Amount', 'Evidence', 'Counts'],
      rows: addBacks.map(({ title, amount, tier, judged }) =>
        row([title, dollars(amount), tierWords[tier], judged.refusal === null ? 'Yes' : 'No'], {
          place: inEarnings,
        }),
      ),
    }));
}
