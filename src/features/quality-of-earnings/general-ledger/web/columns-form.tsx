import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { call } from '#kit/api.ts';
import { sayLedgerColumns } from '../contract.ts';
import { type ColumnRole, columnsIn, isEnough, type LedgerColumns } from '../domain/ledger-columns.ts';
import { ColumnsPicker } from './columns-picker.tsx';

const roles: Record<ColumnRole, string> = {
  date: 'Day',
  account: 'Account name',
  code: 'Account number',
  debit: 'Debit',
  credit: 'Credit',
  amount: 'Amount',
  balance: 'Running balance',
  type: 'Kind of entry',
  number: 'Number of the document',
  entry: 'Number of the entry',
  name: 'Customer or vendor',
  memo: 'Description',
  split: 'Other account',
  currency: 'Currency',
};

/** Asks once which column is what; the answer is remembered for files with the same header. */
export function ColumnsForm({ fileId, rows }: { fileId: string; rows: readonly (readonly string[])[] }) {
  const save = useReviewChange((body: { row: number; columns: LedgerColumns }) =>
    call(sayLedgerColumns, { params: { id: fileId }, body }),
  );
  return (
    <ColumnsPicker<LedgerColumns>
      rows={rows}
      roles={roles}
      columnsIn={columnsIn}
      isEnough={isEnough}
      missing="Choose the day, and either the amount or both debit and credit."
      busy={save.isPending}
      error={save.error}
      onSubmit={(said) => save.mutate(said)}
    />
  );
}
