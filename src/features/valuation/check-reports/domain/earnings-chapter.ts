import { bridgeSteps, ownerPayLabel } from '#features/valuation/earnings/domain/bridge-steps.ts';
import type { RecastPeriod } from '#features/valuation/earnings/domain/recast.ts';
import { dayInWords } from '#kernel/days.ts';
import { type Cents, cents } from '#kernel/money.ts';
import { adjustmentTables, evidenceWords, ownerPayWords, questionsTable } from './adjustment-tables.ts';
import type { ReportChapter, ReportTable } from './report.ts';
import type { ReportInputs } from './report-inputs.ts';
import { dollars, inEarnings, percent, row } from './report-words.ts';

/** The recast books by period, or a chapter that says there are none. */
export function earningsChapter({ recast, value }: ReportInputs): ReportChapter {
  const latest = recast?.periods.at(-1);
  return {
    key: 'earnings',
    title: 'What the business earns',
    text: recast
      ? [
          'The books show what is left after every cost, including the owner’s. Buyers ask what the business would earn for them: interest, income tax, depreciation and amortization are added back (EBITDA), then accounting corrections, one-time items and the owner’s costs are adjusted (adjusted EBITDA), then one owner’s replacement salary is added (SDE).',
          ...(latest ? [evidenceWords(latest), ownerPayWords(latest)].filter((words) => words !== null) : []),
        ]
      : [
          standingWords(value),
          ...(value.earnings
            ? [
                'The earnings above are the owner’s own answer. Three years of profit-and-loss statements would make the estimate more reliable.',
              ]
            : []),
        ],
    figures: [],
    drawings: latest
      ? [
          {
            kind: 'bridge',
            title: `From net income to SDE, twelve months to ${dayInWords(latest.endsOn)}`,
            steps: bridgeSteps(latest),
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

function standingWords({ warnings }: ReportInputs['value']): string {
  const open = warnings.find(({ code }) => code === 'accounts-unmatched' || code === 'books-incomplete');
  return open?.words ?? 'The books are not imported yet.';
}

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
    columns: ['', ...periods.map(({ endsOn, months }) => `${months} months to ${dayInWords(endsOn)}`)],
    rows: [
      money('Revenue', ({ revenue }) => revenue),
      money('Net income', ({ bridge }) => bridge.netIncome),
      money('Interest, income tax, depreciation', ({ bridge }) => cents(bridge.ebitda - bridge.netIncome)),
      money('EBITDA', ({ bridge }) => bridge.ebitda, true),
      money('Owner and related parties', ({ bridge }) => bridge.owner),
      money('One-time items', ({ bridge }) => bridge.nonRecurring),
      money('Accounting corrections', ({ bridge }) => bridge.corrections),
      money('Adjusted EBITDA', ({ bridge }) => bridge.adjustedEbitda, true),
      line('Adjusted EBITDA margin', ({ bridge }) => (bridge.margin === null ? '–' : percent(bridge.margin))),
      money(ownerPayLabel(periods), ({ bridge }) => bridge.marketPay),
      money('SDE', ({ bridge }) => bridge.sde, true),
      money('Lender-recognized adjusted EBITDA', ({ bridge }) => bridge.lender.adjustedEbitda),
      money('Lender-recognized SDE', ({ bridge }) => bridge.lender.sde),
      ...(proForma ? [money('Separate: changes not in the books yet', ({ bridge }) => bridge.proForma)] : []),
    ],
  };
}

function keptTable(periods: readonly RecastPeriod[], value: ReportInputs['value']): ReportTable {
  const line = (label: string, of: (period: RecastPeriod) => string) =>
    row([label, ...periods.map(of)], { place: inEarnings });
  return {
    caption: 'Weight and basis of each year',
    columns: ['', ...periods.map(({ endsOn }) => `To ${dayInWords(endsOn)}`)],
    rows: [
      line('Weight in the value', ({ endsOn }) => weightOf(value, endsOn)),
      line('Basis', ({ bases }) => (bases.length > 0 ? bases.join(' and ') : 'not stated')),
      line('Source', ({ imported }) => (imported ? 'imported files' : 'typed')),
    ],
  };
}
