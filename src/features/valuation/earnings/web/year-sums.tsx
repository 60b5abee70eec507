import { type Cents, cents, formatMoney } from '#kernel/money.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { type AccountCode, accountCodes } from '../domain/canonical-accounts.ts';
import { ebitdaBothWays, netIncomeOf, salesOf } from '../domain/period-books.ts';
import type { YearDraft } from './year-draft.ts';

export function sumsOf(draft: YearDraft) {
  const lines: { [K in AccountCode]?: Cents } = {};
  for (const code of accountCodes) {
    const amount = draft.lines[code] ?? null;
    if (amount !== null && Number.isSafeInteger(amount)) lines[code] = cents(amount);
  }
  const netIncome = netIncomeOf(lines);
  const typed = draft.netIncome;
  const stated = typed === null || !Number.isSafeInteger(typed) ? null : cents(typed);
  return { sales: salesOf(lines), netIncome, stated, ...ebitdaBothWays(lines, stated ?? netIncome) };
}

export function YearSums({ draft }: { draft: YearDraft }) {
  const { sales, netIncome, top } = sumsOf(draft);
  return (
    <div className="flex flex-col gap-3" aria-live="polite">
      <dl className="tabular grid gap-x-6 gap-y-2 rounded-medium border p-4 sm:grid-cols-3">
        <Sum name="Sales, net" amount={sales} />
        <Sum name="EBITDA from these lines" amount={top} />
        <Sum name="Net income from these lines" amount={netIncome} />
      </dl>
      <YearGap draft={draft} name={null} />
    </div>
  );
}

export function YearGap({ draft, name }: { draft: YearDraft; name: string | null }) {
  const { netIncome, stated, top, bottom } = sumsOf(draft);
  if (stated === null || stated === netIncome) return null;
  const gap = `${formatMoney(cents(Math.abs(stated - netIncome)))} do not add up yet`;
  return (
    <Alert tone="warning" title={name === null ? gap : `${name}: ${gap}`}>
      The lines come to a net income of {formatMoney(netIncome)}, the statement says {formatMoney(stated)}.
      From the bottom line up, EBITDA is {formatMoney(bottom)}; from the top line down, {formatMoney(top)}.
      You can save it and continue later; the period counts once both match.
    </Alert>
  );
}

function Sum({ name, amount }: { name: string; amount: Cents }) {
  return (
    <div>
      <dt className="text-muted text-small">{name}</dt>
      <dd className="font-semibold">
        <Money exact amount={amount} />
      </dd>
    </div>
  );
}
