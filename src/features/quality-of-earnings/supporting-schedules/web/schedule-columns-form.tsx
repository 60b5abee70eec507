import { ColumnsPicker } from '#features/quality-of-earnings/general-ledger/web/columns-picker.tsx';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { call } from '#kit/api.ts';
import { sayScheduleColumns } from '../contract.ts';
import { columnsIn, tableColumnsIn } from '../domain/schedule-columns.ts';
import { rolesOf, type ScheduleColumns, type ScheduleKind } from '../domain/schedule-kinds.ts';
import { roleWords } from './schedule-words.ts';

type Props = { fileId: string; kind: ScheduleKind; rows: readonly (readonly string[])[] };

/** Statements have a reader of their own and ask for no columns. */
const missing: Partial<Record<ScheduleKind, string>> = {
  'trial-balance': 'Choose the debits and the credits, or one column of balances.',
  receivables: 'Choose the columns from 31 days on.',
  payables: 'Choose the columns from 31 days on.',
  'customer-sales': 'Choose the total.',
  payroll: 'Choose the gross wages.',
  assets: 'Choose the cost and the accumulated depreciation.',
};

export function ScheduleColumnsForm({ fileId, kind, rows }: Props) {
  const save = useReviewChange((body: { row: number; columns: ScheduleColumns }) =>
    call(sayScheduleColumns, { params: { id: fileId }, body }),
  );
  return (
    <ColumnsPicker<ScheduleColumns>
      rows={rows}
      roles={Object.fromEntries(rolesOf(kind).map((role) => [role, roleWords[role]])) as typeof roleWords}
      columnsIn={(header) => columnsIn(kind, header)}
      isEnough={(columns) => tableColumnsIn(kind, [], columns) !== null}
      missing={missing[kind] ?? ''}
      busy={save.isPending}
      error={save.error}
      onSubmit={(said) => save.mutate(said)}
    />
  );
}
