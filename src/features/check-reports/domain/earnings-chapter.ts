import { bridgeSteps } from '#features/earnings/domain/bridge-steps.ts';
import type { RecastPeriod } from '#features/earnings/domain/recast.ts';
import { type Cents, cents } from '#kernel/money.ts';
import { adjustmentTables, evidenceWords, questionsTable } from './adjustment-tables.ts';
import type { ReportChapter, ReportTable } from './report.ts';
import type { ReportInputs } from './report-inputs.ts';
import { dayWords, dollars, inEarnings, percent, row } from './report-words.ts';

/** The books recast, period by period; where there are none, that there are none. */
export function earningsChapter({ recast, value }: ReportInputs): ReportChapter {
  const latest = recast?.periods.at(-1);
  return {
    key: 'earnings',
    title: 'What the business earns',
    text: recast
      ? [
          'The books show what is left after every cost, the owner’s own ones too. A buyer asks what it would earn for somebody else: interest, income tax and the wear of equipment go back in (EBITDA), then what was booked wrong, happened once or was the owner’s (adjusted EBITDA), then the pay of one owner who works in it (SDE).',
          ...(latest ? [evidenceWords(latest)].filter((words) => words !== null) : []),
        ]
      : [
          standingWords(value),
          ...(value.earnings
            ? [
                'The earnings above are the owner’s own answer; with three years of profit-and-loss behind it the value stands on firmer ground.',
              ]
            : []),
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
        ? [
            periodTable(recast.periods),
            keptTable(recast.periods, value),
            ...(latest ? questionsTable(latest) : []),
            ...adjustmentTables(recast.periods.toReversed()),
          ]
        : [],
  };
}

/** Why no books stand behind the earnings. */
function standingWords({ warnings }: ReportInputs['value']): string {
  const open = warnings.find(({ code }) => code === 'accounts-unmatched' || code === 'books-incomplete');
  return open?.words ?? 'The books are not in yet.';
}

/** The weight of each year that the price rests on, as it ends. */
function weightOf({ earnings }: ReportInputs['value'], endsOn: string): string {
  const years = earnings?.years ?? [];
  const at = years.findIndex((year) => year.endsOn === endsOn);
  if (at < 0 || !earnings?.way) return '–';
  if (earnings.way === 'latest') return at === years.length - 1 ? 'All' : '–';
  return earnings.way === 'average' ? '1' : String(at + 1 + 3 - years.length);
}

function periodTable(periods: readonly RecastPeriod[]): ReportTable {
  const line = (label: string, of: (period: RecastPeriod) => string, strong = false) =>
    row([label, ...periods.map(of)], { strong, place: inEarnings });
  const money = (label: string, of: (period: RecastPeriod) => Cents, strong = false) =>
    line(label, (period) => dollars(of(period)), strong);
  const proForma = periods.some(({ bridge }) => bridge.proForma !== 0);
  return {
    caption: 'Year by year',
    columns: ['', ...periods.map(({ endsOn, months }) => `${months} months to ${dayWords(endsOn)}`)],
    rows: [
      money('Sales', ({ revenue }) => revenue),
      money('Net income', ({ bridge }) => bridge.netIncome),
      money('Interest, income tax, depreciation', ({ bridge }) => cents(bridge.ebitda - bridge.netIncome)),
      money('EBITDA', ({ bridge }) => bridge.ebitda, true),
      money('Owner and related parties', ({ bridge }) => bridge.owner),
      money('Came once', ({ bridge }) => bridge.nonRecurring),
      money('Corrections of the books', ({ bridge }) => bridge.corrections),
      money('Adjusted EBITDA', ({ bridge }) => bridge.adjustedEbitda, true),
      line('Adjusted EBITDA as a share of sales', ({ bridge }) =>
        bridge.margin === null ? '–' : percent(bridge.margin),
      ),
      money('Pay of one owner', ({ bridge }) => bridge.marketPay),
      money('SDE', ({ bridge }) => bridge.sde, true),
      money('Adjusted EBITDA that a lender credits', ({ bridge }) => bridge.lender.adjustedEbitda),
      money('SDE that a lender credits', ({ bridge }) => bridge.lender.sde),
      ...(proForma ? [money('Apart: changes not in the books yet', ({ bridge }) => bridge.proForma)] : []),
    ],
  };
}

/** How each period was kept, and what it weighs: apart, so that the amounts above line up. */
function keptTable(periods: readonly RecastPeriod[], value: ReportInputs['value']): ReportTable {
  const line = (label: string, of: (period: RecastPeriod) => string) =>
    row([label, ...periods.map(of)], { place: inEarnings });
  return {
    caption: 'How the years count, and how they were kept',
    columns: ['', ...periods.map(({ endsOn }) => `To ${dayWords(endsOn)}`)],
    rows: [
      line('Weight in the price', ({ endsOn }) => weightOf(value, endsOn)),
      line('Kept on', ({ bases }) => (bases.length > 0 ? bases.join(' and ') : 'not said')),
      line('Read from', ({ imported }) => (imported ? 'files' : 'typed in')),
    ],
  };
}
