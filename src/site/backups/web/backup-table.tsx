import { counted } from '#kernel/counts.ts';
import { sizeText } from '#kernel/size-words.ts';
import { DataTable } from '#kit/tables/DataTable.tsx';
import { columnsFor } from '#kit/tables/table-features.ts';
import { DateText } from '#kit/ui/DateText.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import { TimeAgo } from '#kit/ui/TimeAgo.tsx';
import { useCopy } from '#kit/ui/use-copy.ts';
import { bytesOf } from './backup-size.ts';
import type { Backup } from './queries.ts';
import { restoreCommand } from './restore-command.ts';

const column = columnsFor<Backup>();
const keptAs = { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' };

const columns = [
  column.accessor(({ name, contents }) => contents?.createdAt ?? name, {
    id: 'made',
    header: 'Made',
    size: 200,
    cell: ({ row: { original } }) =>
      original.contents ? (
        <DateText at={original.contents.createdAt} withTime className="whitespace-nowrap" />
      ) : (
        original.name
      ),
  }),
  column.accessor(({ contents }) => (contents ? bytesOf(contents) : 0), {
    id: 'size',
    header: 'Size',
    size: 240,
    cell: ({ row: { original } }) => <Size backup={original} />,
  }),
  column.accessor(({ verification }) => verification?.at ?? '', {
    id: 'verified',
    header: 'Verified',
    size: 260,
    cell: ({ row: { original } }) => <Verified backup={original} />,
  }),
  column.accessor(({ keptFor }) => keptFor.map((as) => keptAs[as]).join(', '), {
    id: 'kept',
    header: 'Kept as',
    size: 170,
    cell: ({ getValue, row: { original } }) => (
      <span className="flex flex-col">
        {getValue() || <span className="text-muted">Until the next one</span>}
        {original.sentAt && <span className="text-muted text-tiny">Copied to the bucket</span>}
      </span>
    ),
  }),
];

function Size({ backup: { contents, problem } }: { backup: Backup }) {
  if (!contents) return <span className="wrap-anywhere text-muted">{problem}</span>;
  return (
    <span className="tabular">
      {sizeText(bytesOf(contents))}{' '}
      <span className="text-muted">
        ({sizeText(contents.databaseBytes)} database, {counted(contents.files, 'file')})
      </span>
    </span>
  );
}

function Verified({ backup: { verification } }: { backup: Backup }) {
  if (!verification) return <StatusBadge tone="neutral">Not verified</StatusBadge>;
  if (verification.fault === null)
    return (
      <span className="flex flex-wrap items-center gap-2">
        <StatusBadge tone="good">Verified</StatusBadge>
        <TimeAgo at={verification.at} className="text-muted" />
      </span>
    );
  return (
    <span className="flex flex-col items-start gap-1">
      <StatusBadge tone="bad">Not sound</StatusBadge>
      <span className="wrap-anywhere text-muted text-tiny">{verification.fault}</span>
    </span>
  );
}

type Props = {
  items: readonly Backup[];
  folder: string;
  query: { error: Error | null; refetch: () => unknown };
  busy: string | null;
  onVerify: (name: string) => void;
};

export function BackupTable({ items, folder, query, busy, onVerify }: Props) {
  const copy = useCopy();
  return (
    <DataTable
      label="Backups"
      fileName="backups"
      columns={columns}
      rows={items}
      getRowId={({ name }) => name}
      error={query.error}
      onRetry={() => void query.refetch()}
      empty="Back up now, or set BACKUP_FOLDER and restart: then one is made each night."
      rowMenu={({ name }) => [
        { kind: 'action', label: 'Verify', disabledReason: busy, onSelect: () => onVerify(name) },
        {
          kind: 'action',
          label: 'Copy the command that restores it',
          onSelect: () => void copy(restoreCommand(folder, name), 'Command'),
        },
      ]}
    />
  );
}
