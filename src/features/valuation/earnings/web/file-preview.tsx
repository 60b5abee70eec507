import { useState } from 'react';
import { counted } from '#kernel/counts.ts';
import { fileTrouble } from '#kit/file-trouble.ts';
import { sendFile } from '#kit/send-file.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { keepStatementFile } from '../contract.ts';
import type { ColumnUse } from '../domain/column-use.ts';
import type { PeriodEnds } from '../domain/periods.ts';
import { rowChecks, sortedSums } from '../domain/row-checks.ts';
import { lettersOf, type RowUse } from '../domain/row-uses.ts';
import { FileColumns } from './file-columns.tsx';
import type { FileReading } from './queries.ts';
import { SortRows } from './sort-rows.tsx';
import { useChange } from './use-change.ts';

type Props = {
  checkId: string;
  ends: PeriodEnds;
  file: Blob;
  name: string;
  found: FileReading;
  onClose: (kept: boolean) => void;
};

const layoutNames = {
  quickbooks: 'QuickBooks export',
  xero: 'Xero export',
  other: 'Profit and loss',
} as const;

export function FilePreview(props: Props) {
  const { ends, name, found, onClose } = props;
  const [uses, setUses] = useState<readonly ColumnUse[]>(found.columns.map(({ use }) => use));
  const { sorting } = found;
  const [rows, setRows] = useState<readonly RowUse[]>(sorting?.rows.map(({ use }) => use) ?? []);
  const keep = useKeepFile(props, uses, rows);
  const sums = sorting && sortedSums(sorting.rows, rows);
  return (
    <section
      aria-labelledby="understood"
      className="@container flex flex-col gap-4 rounded-medium border p-4"
    >
      <Heading name={name} found={found} />
      <FileColumns columns={found.columns} ends={ends} uses={uses} sums={sums} onUses={setUses} />
      <LeftOut found={found} />
      {sorting && <SortRows sorting={sorting} columns={found.columns} uses={rows} onUses={setRows} />}
      {keep.error && (
        <Alert title="The file was not imported" tone="destructive">
          {fileTrouble(keep.error)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          busy={keep.isPending}
          disabledReason={notReady(uses, sorting, rows)}
          onClick={() => keep.mutate()}
        >
          Import
        </Button>
        <Button variant="quiet" onClick={() => onClose(false)}>
          Cancel
        </Button>
      </div>
    </section>
  );
}

function Heading({ name, found }: Pick<Props, 'name' | 'found'>) {
  return (
    <div>
      <h3 id="understood" className="font-semibold">
        What we read in “{name}”
      </h3>
      <p className="text-muted">{aboutFile(found)}</p>
    </div>
  );
}

function useKeepFile(
  { checkId, file, name, found, onClose }: Props,
  uses: readonly ColumnUse[],
  rows: readonly RowUse[],
) {
  const { sha256, sheet, sorting, unmatched } = found;
  return useChange(
    checkId,
    () =>
      sendFile(keepStatementFile, {
        params: { id: checkId },
        query: {
          sha256,
          name,
          uses: uses.join(','),
          ...(sheet === null ? {} : { sheet }),
          ...(sorting ? { rows: lettersOf(rows) } : {}),
        },
        upload: file,
      }),
    ({ accounts }) => onClose(accounts > 0 && (unmatched > 0 || sorting !== null)),
  );
}

function LeftOut({ found }: { found: FileReading }) {
  return (
    <>
      {found.leftOut.length > 0 && (
        <p className="text-muted text-small">
          Skipped, because they don’t cover a period: {found.leftOut.join(', ')}.
        </p>
      )}
      {found.empty.length > 0 && (
        <p className="text-muted text-small">Ignored, because they are empty: {found.empty.join(', ')}.</p>
      )}
    </>
  );
}

function notReady(
  uses: readonly ColumnUse[],
  sorting: FileReading['sorting'],
  rows: readonly RowUse[],
): string | null {
  if (uses.every((use) => use === 'none')) return 'Choose a period for at least one column.';
  if (!sorting) return null;
  if (!rows.includes('income')) return 'Choose “Income” for at least one line.';
  return rowChecks(sorting.rows, rows).every(({ agrees }) => agrees)
    ? null
    : 'A total in the file doesn’t match its lines yet.';
}

function aboutFile({ layout, basis, accounts, unmatched, sorting }: FileReading): string {
  const count = counted(accounts, 'account');
  const parts = [
    `${layoutNames[layout]}, ${sorting ? '' : `${count}; `}${basis ? `${basis} basis` : 'cash or accrual basis not stated'}.`,
    sorting ? '' : 'Every total adds up.',
    unmatched > 0 && !sorting
      ? `You match ${unmatched === 1 ? 'one of them' : `${unmatched} of them`} in the next step.`
      : '',
  ];
  return parts.filter(Boolean).join(' ');
}
