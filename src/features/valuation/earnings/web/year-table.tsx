import { type KeyboardEvent, useId } from 'react';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { canonicalAccounts } from '../domain/canonical-accounts.ts';
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
import { YearGap } from './year-sums.tsx';
import { type YearColumn, YearTableRow } from './year-table-row.tsx';
import { YearTableSums } from './year-table-sums.tsx';

/** Tab moves along the row, the arrow keys along the column. */
export function YearTable({ years }: { years: TypedYears }) {
  const { periods } = years;
  const ids = useId();
  const changed = periods.filter((period) => period.changed);
  const typed = periods.filter(({ imported }) => !imported);
  const columns = periods.map((period) => ({ period, headId: `${ids}-${period.key}` }));
  return (
    <FormShell
      label="Figures for all periods"
      busy={years.saving}
      error={years.error}
      errorTitle="Not saved"
      submitLabel="Save the figures"
      submitDisabledReason={unsavedReason(changed)}
      onSubmit={() => years.save(changed.map(({ key }) => key))}
    >
      {periods
        .filter(({ outdated }) => outdated)
        .map((period) => (
          <YearOutdated key={period.key} period={period} years={years} />
        ))}
      <table className="tabular w-full table-fixed border-collapse text-small" onKeyDown={alongColumn}>
        <caption className="sr-only">The lines of each period, in US dollars</caption>
        <Heads columns={columns} years={years} />
        {typedGroups.map((group) => (
          <YearGroup key={group.title} group={group} columns={columns} years={years} />
        ))}
        <tbody className="border-t">
          <NetIncomeRow columns={columns} years={years} />
        </tbody>
        <YearTableSums periods={periods} />
      </table>
      <div className="flex flex-col gap-3" aria-live="polite">
        {typed.map(({ key, name, draft }) => (
          <YearGap key={key} draft={draft} name={name} />
        ))}
      </div>
    </FormShell>
  );
}

type YearsProps = { columns: readonly YearColumn[]; years: TypedYears };

function Heads({ columns, years }: YearsProps) {
  return (
    <thead className="sticky top-0 z-10 bg-surface">
      <tr className="border-b align-bottom">
        <th scope="col" className="w-[24%] py-2 pr-3 text-left font-medium text-muted">
          In US dollars
        </th>
        {columns.map(({ period, headId }) => (
          <Head key={period.key} id={headId} period={period} years={years} />
        ))}
      </tr>
    </thead>
  );
}

function Head({ id, period, years }: { id: string; period: TypedPeriod; years: TypedYears }) {
  const { key, name, imported, version, changed } = period;
  return (
    <th scope="col" className="px-1.5 py-2 text-left font-normal">
      <span id={id} className="block font-semibold">
        {name}
      </span>
      {imported && <Badge>From a file</Badge>}
      {changed && <Badge tone="amber">Not saved</Badge>}
      {!imported && !changed && version > 0 && (
        <Button
          size="small"
          variant="quiet"
          busy={years.saving}
          aria-label={`Clear typed figures for ${name}`}
          onClick={() => years.clear(key)}
        >
          Clear
        </Button>
      )}
    </th>
  );
}

type GroupProps = YearsProps & { group: (typeof typedGroups)[number] };

function YearGroup({ group: { title, codes }, columns, years }: GroupProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns.length + 1} className="pt-5 pb-1 text-left font-semibold">
          {title}
        </th>
      </tr>
      {codes.map((code) => (
        <YearTableRow
          key={code}
          name={canonicalAccounts[code].label}
          hint={canonicalAccounts[code].hint}
          columns={columns}
          typedOf={({ lines }) => lines[code] ?? null}
          importedOf={({ view }) => view?.lines[code] ?? null}
          problemOf={({ lines }) => lineProblem(code, lines[code] ?? null)}
          onChange={({ key, draft }, amount) =>
            years.change(key, { ...draft, lines: { ...draft.lines, [code]: amount } })
          }
        />
      ))}
    </tbody>
  );
}

function NetIncomeRow({ columns, years }: YearsProps) {
  return (
    <YearTableRow
      name={netIncomeName}
      hint={netIncomeHint}
      columns={columns}
      typedOf={({ netIncome }) => netIncome}
      importedOf={({ view }) => view?.netIncome ?? null}
      problemOf={netIncomeProblem}
      onChange={({ key, draft }, netIncome) => years.change(key, { ...draft, netIncome })}
    />
  );
}

function unsavedReason(changed: readonly TypedPeriod[]): string | null {
  if (changed.length === 0) return 'No changes to save.';
  return changed.map(({ draft, name }) => unsavable(draft, name)).find((why) => why !== null) ?? null;
}

function alongColumn(event: KeyboardEvent<HTMLTableElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLInputElement)) return;
  const period = target.dataset.period ?? '';
  const column = [...currentTarget.querySelectorAll<HTMLInputElement>(`input[data-period="${period}"]`)];
  const next = column[column.indexOf(target) + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}
