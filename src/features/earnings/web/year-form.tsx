import { useState } from 'react';
import { cents, formatMoney } from '#kernel/money.ts';
import { call } from '#web/api.ts';
import { messageFromError } from '#web/api-error.ts';
import { FormShell } from '#web/forms/FormShell.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { MoneyInput } from '#web/ui/MoneyInput.tsx';
import { Select } from '#web/ui/Select.tsx';
import { typeYear } from '../contract.ts';
import { type AccountCode, canonicalAccounts, typedCodes } from '../domain/canonical-accounts.ts';
import { type PeriodKey, periodKeys } from '../domain/periods.ts';
import { periodName } from './period-words.ts';
import type { Earnings } from './queries.ts';
import { useChange } from './use-change.ts';
import type { YearDraft } from './year-draft.ts';
import { YearSums } from './year-sums.tsx';

type Props = {
  checkId: string;
  earnings: Earnings;
  period: PeriodKey;
  onPeriod: (period: PeriodKey) => void;
};

/** One period, typed line by line, with the sums as one types. */
export function YearForm({ checkId, earnings, period, onPeriod }: Props) {
  const view = earnings.periods.find(({ key }) => key === period);
  const typed = earnings.typed.find((one) => one.period === period);
  const imported = view?.source === 'imported' && view.months >= 12;
  return (
    <>
      <Field label="Period" className="max-w-xs">
        <Select
          value={period}
          onValueChange={(value) => onPeriod(periodKeys.find((key) => key === value) ?? period)}
          options={periodKeys.map((key) => ({ value: key, label: periodName(key, earnings) }))}
        />
      </Field>
      {imported ? (
        <Alert title="A file has all twelve months of this period">
          Its figures are used. Take the file out above to type them instead.
        </Alert>
      ) : (
        <Lines
          key={`${period} ${typed?.version ?? 0}`}
          checkId={checkId}
          period={period}
          name={periodName(period, earnings)}
          version={typed?.version ?? 0}
          before={{ lines: typed?.lines ?? {}, netIncome: typed?.netIncome ?? null }}
        />
      )}
    </>
  );
}

type LinesProps = {
  checkId: string;
  period: PeriodKey;
  name: string;
  version: number;
  before: YearDraft;
};

const groups = [
  { title: 'Sales', of: ['revenue'] },
  { title: 'Cost of sales', of: ['cost-of-sales'] },
  { title: 'Costs of running the business', of: ['operating'] },
  { title: 'Other, and what EBITDA leaves out', of: ['other', 'below'] },
];

function Lines({ checkId, period, name, version, before }: LinesProps) {
  const [draft, setDraft] = useState<YearDraft>(before);
  const save = useChange(checkId, (year: ReturnType<typeof yearOf> | null) =>
    call(typeYear, { params: { id: checkId }, body: { period, year, version } }),
  );
  const unreadable = [...Object.values(draft.lines), draft.netIncome].some((amount) => Number.isNaN(amount));
  return (
    <FormShell
      label={`Figures of ${name}`}
      busy={save.isPending}
      error={save.error ? messageFromError(save.error) : null}
      errorTitle="Not saved"
      submitLabel={`Save ${name.toLowerCase()}`}
      submitDisabledReason={
        unreadable
          ? 'An amount cannot be read.'
          : draft.netIncome === null
            ? 'Give the net income that your statement ends with.'
            : null
      }
      actions={
        version > 0 && (
          <Button variant="quiet" busy={save.isPending} onClick={() => save.mutate(null)}>
            Clear what was typed
          </Button>
        )
      }
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(yearOf(draft));
      }}
    >
      {groups.map(({ title, of }) => (
        <fieldset key={title} className="flex flex-col gap-3">
          <legend className="mb-2 font-semibold">{title}</legend>
          <div className="grid items-end gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
            {typedCodes
              .filter((code) => of.includes(canonicalAccounts[code].group))
              .map((code) => (
                <Line
                  key={code}
                  code={code}
                  value={draft.lines[code] ?? null}
                  onChange={(amount) => setDraft({ ...draft, lines: { ...draft.lines, [code]: amount } })}
                />
              ))}
          </div>
        </fieldset>
      ))}
      <Field
        live
        className="max-w-sm"
        label="Net income of the statement"
        hint="The last line of your profit-and-loss. A loss with a minus."
        error={Number.isNaN(draft.netIncome) ? unreadableWords : undefined}
      >
        <MoneyInput
          signed
          value={draft.netIncome}
          onValueChange={(netIncome) => setDraft({ ...draft, netIncome })}
        />
      </Field>
      <YearSums draft={draft} />
    </FormShell>
  );
}

const unreadableWords = 'This cannot be read as an amount of dollars.';

type LineProps = { code: AccountCode; value: number | null; onChange: (amount: number | null) => void };

function Line({ code, value, onChange }: LineProps) {
  const { label, hint } = canonicalAccounts[code];
  return (
    <Field
      live
      label={label}
      hint={hint}
      error={Number.isNaN(value) ? unreadableWords : (problemOf(code, value) ?? undefined)}
    >
      <MoneyInput signed value={value} onValueChange={onChange} />
    </Field>
  );
}

/** Lines of which a sign is a slip, as the server refuses them. */
function problemOf(code: AccountCode, value: number | null): string | null {
  const amount = value ?? 0;
  if (code === 'CONTRA_REV') return amount > 0 ? `Type it as ${formatMoney(cents(-amount))}.` : null;
  const either = code === 'OTHER_INC' || code === 'OTHER_EXP' || code === 'INCOME_TAX';
  return amount < 0 && !either ? 'Costs and sales are typed without a minus.' : null;
}

function yearOf({ lines, netIncome }: YearDraft) {
  const given = typedCodes.flatMap((code) => {
    const amount = lines[code] ?? null;
    return amount === null ? [] : [[code, amount] as const];
  });
  return { lines: Object.fromEntries(given), netIncome: netIncome ?? 0 };
}
