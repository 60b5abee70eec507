import { locale } from '#kernel/locale.ts';
import { type Cents, cents, wholeDollars } from '#kernel/money.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Badge } from '#kit/ui/Badge.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { RoughMoney } from '#kit/ui/RoughMoney.tsx';
import type { DebtService, Purchase } from '../domain/debt-service.ts';
import type { RuleKey } from '../domain/sba-rules.ts';
import { debtWarningWords } from '../domain/words.ts';
import { ExactFigures } from './exact-figures.tsx';
import { ruleInWords } from './figure-words.ts';
import type { TableRule } from './queries.ts';
import { SourceLine } from './source-line.tsx';

type Props = { found: DebtService; purchase: Purchase; table: readonly TableRule[] };

export function FinancingResult({ found, purchase, table }: Props) {
  const rule: FindRule = (key) => table.find((one) => one.key === key);
  const amounts = amountsOf(found, purchase, rule('dscr-comfort'));
  return (
    <div className="flex flex-col gap-5">
      <DescriptionList
        items={[
          ...amounts.map(({ term, amount }) => ({ term, detail: <RoughMoney amount={amount} digits={3} /> })),
          { term: 'Coverage (DSCR)', detail: <Coverage found={found} /> },
        ]}
      />
      <ExactFigures className="text-small" amounts={amounts} />
      {found.warnings.map(({ code, rule: key }) => {
        const from = key === null ? undefined : rule(key);
        return (
          <Alert key={code} title={debtWarningWords[code]} tone="warning">
            {from && (
              <>
                {from.label}: {ruleInWords(from)}. <SourceLine of={from} />
              </>
            )}
          </Alert>
        );
      })}
      <Assumptions rule={rule} />
    </div>
  );
}

type FindRule = (key: RuleKey) => TableRule | undefined;

type Amounts = { term: string; amount: Cents }[];

function amountsOf(found: DebtService, purchase: Purchase, comfort: TableRule | undefined): Amounts {
  const [project, equity] = [wholeDollars(found.project), wholeDollars(found.buyerCash)];
  const rest = wholeDollars(cents(found.project - found.buyerCash - found.loan));
  return [
    { term: 'Total project cost', amount: project },
    { term: 'Buyer’s equity injection', amount: equity },
    // The remainder, so that the rounded parts add up to the total.
    { term: 'Loan', amount: cents(project - equity - rest) },
    {
      term: `Monthly payment (${percent(purchase.rate)}, ${termWords(purchase.months)})`,
      amount: wholeDollars(found.monthly),
    },
    { term: 'Annual debt service', amount: wholeDollars(found.annual.total) },
    { term: 'Cash available for debt service (annual)', amount: wholeDollars(found.cash) },
    {
      term: `Largest project at a DSCR of ${comfort ? ruleInWords(comfort) : ''}`,
      amount: wholeDollars(found.maxProject.atComfort),
    },
  ];
}

function Assumptions({ rule }: { rule: FindRule }) {
  return (
    <details className="text-small">
      <summary className="cursor-pointer py-2 text-muted">Assumptions and sources</summary>
      <ul className="divide-y divide-line">
        {assumed.map((key) => {
          const from = rule(key);
          return (
            from && (
              <li key={key} className="py-2">
                <span className="flex flex-wrap justify-between gap-x-6">
                  <span>{from.label}</span>
                  <span className="tabular">{ruleInWords(from)}</span>
                </span>
                <SourceLine of={from} />
              </li>
            )
          );
        })}
      </ul>
    </details>
  );
}

const assumed: readonly RuleKey[] = [
  'equity-injection',
  'base-rate',
  'spread-standard',
  'term-months',
  'dscr-minimum',
  'dscr-comfort',
  'max-loan',
  'seller-standby-share',
  'seller-note-rate',
  'seller-note-months',
  'buyer-salary',
];

function termWords(months: number): string {
  return months % 12 === 0 ? `${months / 12} years` : `${months} months`;
}

function percent(share: number): string {
  return `${(share * 100).toLocaleString(locale, { maximumFractionDigits: 3 })}%`;
}

function Coverage({ found: { dscr, warnings } }: Pick<Props, 'found'>) {
  if (dscr === null) return <>no debt</>;
  const codes = warnings.map(({ code }) => code);
  const figure = dscr.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  if (codes.includes('dscr-below-minimum')) return <Badge tone="bad">{`${figure}×, too low`}</Badge>;
  if (codes.includes('dscr-below-comfort')) return <Badge tone="amber">{`${figure}×, tight`}</Badge>;
  return <Badge tone="good">{`${figure}×, comfortable`}</Badge>;
}
