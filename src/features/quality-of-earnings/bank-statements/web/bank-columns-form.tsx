import { ColumnsPicker } from '#features/quality-of-earnings/general-ledger/web/columns-picker.tsx';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { call } from '#kit/api.ts';
import { sayBankColumns } from '../contract.ts';
import { type BankColumns, bankColumnsIn, isEnough } from '../domain/bank-columns.ts';
import { roleWords } from './bank-words.ts';

export function BankColumnsForm({ fileId, rows }: { fileId: string; rows: readonly (readonly string[])[] }) {
  const save = useReviewChange((body: { row: number; columns: BankColumns }) =>
    call(sayBankColumns, { params: { id: fileId }, body }),
  );
  return (
    <ColumnsPicker<BankColumns>
      rows={rows}
      roles={roleWords}
      columnsIn={bankColumnsIn}
      isEnough={isEnough}
      missing="Choose the day, and either the amount or both money out and money in."
      busy={save.isPending}
      error={save.error}
      onSubmit={(said) => save.mutate(said)}
    />
  );
}
