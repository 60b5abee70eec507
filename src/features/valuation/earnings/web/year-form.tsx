import { FormShell } from '#kit/forms/FormShell.tsx';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { FieldGroup } from '#kit/ui/FieldGroup.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { type AccountCode, canonicalAccounts } from '../domain/canonical-accounts.ts';
import { type PeriodKey, periodKeys } from '../domain/periods.ts';
import {
  lineProblem,
  netIncomeHint,
  netIncomeName,
  netIncomeProblem,
  typedGroups,
  unsavable,
} from './typed-lines.ts';
import type { TypedPeriod, TypedYears } from './use-typed-years.ts';
import { YearOutdated } from './year-outdated.tsx';
import { YearSums } from './year-sums.tsx';

type Props = { years: TypedYears; period: PeriodKey; onPeriod: (period: PeriodKey) => void };

export function YearForm({ years, period, onPeriod }: Props) {
  const open = years.periods.find(({ key }) => key === period);
  return (
    <>
      <Field label="Period" className="max-w-xs">
        <Select
          value={period}
          onValueChange={(value) => onPeriod(periodKeys.find((key) => key === value) ?? period)}
          options={years.periods.map(({ key, name, changed }) => ({
            value: key,
            label: changed ? `${name} (not saved)` : name,
          }))}
        />
      </Field>
      {open?.imported && (
        <Alert title="An imported file covers this period">
          Its figures are used. Take the file out above to type them instead.
        </Alert>
      )}
      {open && !open.imported && <Lines key={period} period={open} years={years} />}
    </>
  );
}

type PeriodProps = { period: TypedPeriod; years: TypedYears };

function Lines({ period, years }: PeriodProps) {
  const { key, name, draft, version } = period;
  return (
    <FormShell
      label={`Figures of ${name}`}
      busy={years.saving}
      error={years.error}
      errorTitle="Not saved"
      submitLabel={`Save ${name.toLowerCase()}`}
      submitDisabledReason={unsavable(draft, null)}
      actions={
        version > 0 && (
          <Button variant="quiet" busy={years.saving} onClick={() => years.clear(key)}>
            Clear typed figures
          </Button>
        )
      }
      onSubmit={() => years.save([key])}
    >
      {period.outdated && <YearOutdated period={period} years={years} />}
      {typedGroups.map((group) => (
        <LineGroup key={group.title} group={group} period={period} years={years} />
      ))}
      <NetIncome period={period} years={years} />
      <YearSums draft={draft} />
    </FormShell>
  );
}

type GroupProps = PeriodProps & { group: (typeof typedGroups)[number] };

function LineGroup({ group: { title, codes }, period: { key, draft }, years }: GroupProps) {
  return (
    <FieldGroup title={title}>
      <div className="grid items-end gap-x-5 gap-y-4 sm:grid-cols-2">
        {codes.map((code) => (
          <Line
            key={code}
            code={code}
            value={draft.lines[code] ?? null}
            onChange={(amount) => years.change(key, { ...draft, lines: { ...draft.lines, [code]: amount } })}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

function NetIncome({ period: { key, draft }, years }: PeriodProps) {
  return (
    <Field
      live
      className="max-w-sm"
      label={netIncomeName}
      hint={netIncomeHint}
      error={netIncomeProblem(draft) ?? undefined}
    >
      <MoneyInput
        signed
        value={draft.netIncome}
        onValueChange={(netIncome) => years.change(key, { ...draft, netIncome })}
      />
    </Field>
  );
}

type LineProps = { code: AccountCode; value: number | null; onChange: (amount: number | null) => void };

function Line({ code, value, onChange }: LineProps) {
  const { label, hint } = canonicalAccounts[code];
  return (
    <Field live label={label} hint={hint} error={lineProblem(code, value) ?? undefined}>
      <MoneyInput signed value={value} onValueChange={onChange} />
    </Field>
  );
}
