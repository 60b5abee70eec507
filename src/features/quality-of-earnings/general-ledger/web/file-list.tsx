import { CheckList } from '#features/quality-of-earnings/reviews/web/check-list.tsx';
import { RemoveFile } from '#features/quality-of-earnings/reviews/web/remove-file.tsx';
import { counted, grouped } from '#kernel/counts.ts';
import { dayInWords } from '#kernel/days.ts';
import { sizeText } from '#kernel/size-words.ts';
import { call } from '#kit/api.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Badge, type Tone } from '#kit/ui/Badge.tsx';
import { removeLedgerFile } from '../contract.ts';
import { ColumnsForm } from './columns-form.tsx';
import { PlaceList } from './place-list.tsx';
import type { LedgerFile } from './queries.ts';
import { TroubleList } from './trouble-list.tsx';

export function FileList({ files }: { files: readonly LedgerFile[] }) {
  if (files.length === 0) return null;
  const inFigures = files.filter(({ status, until }) => status === 'read' && until === null).length;
  return (
    <ul aria-label="Files" className="flex flex-col divide-y divide-line border-line border-t">
      {files.map((file) => (
        <FileLine key={file.id} file={file} alone={inFigures === 1} />
      ))}
    </ul>
  );
}

function stateOf({ status, until }: LedgerFile): { label: string; tone: Tone } {
  if (status === 'read')
    return until === null
      ? { label: 'In the figures', tone: 'good' }
      : { label: 'Replaced', tone: 'neutral' };
  if (status === 'reading') return { label: 'Processing', tone: 'accent' };
  if (status === 'waiting') return { label: 'Needs you', tone: 'amber' };
  if (status === 'refused') return { label: 'Not read', tone: 'bad' };
  return { label: 'Upload not finished', tone: 'neutral' };
}

/** `alone`: what was checked in it stands above, for all files. */
function FileLine({ file, alone }: { file: LedgerFile; alone: boolean }) {
  const { label, tone } = stateOf(file);
  const current = file.until === null;
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="wrap-anywhere font-medium">
            <bdi>{file.name}</bdi>
          </p>
          <p className="text-muted text-small">{factsOf(file)}</p>
        </div>
        <div className="flex items-center gap-2">
          <Badge tone={tone}>{label}</Badge>
          {current && (
            <RemoveFile
              name={file.name}
              description={
                file.from === null
                  ? 'It is deleted.'
                  : 'Its lines leave the figures. Earlier versions of the books keep them, until you delete the review.'
              }
              remove={() => call(removeLedgerFile, { params: { id: file.id } })}
            />
          )}
        </div>
      </div>
      {file.status === 'reading' && <Reading file={file} />}
      {file.status === 'receiving' && (
        <p className="text-small">
          {sizeText(file.received)} of {sizeText(file.size)} arrived. Upload the same file again to resume it.
        </p>
      )}
      {file.refusal && (
        <Alert tone="warning" title="This file was not read">
          {file.refusal}
        </Alert>
      )}
      {file.stop?.code === 'columns-unknown' && <ColumnsForm fileId={file.id} rows={file.stop.rows} />}
      {file.stop?.code === 'sides-untold' && <SidesUntold accounts={file.stop.accounts} />}
      {file.reading && current && (
        <>
          {!alone && <CheckList label={`What was checked in ${file.name}`} checks={file.reading.proofs} />}
          <TroubleList reading={file.reading} />
          <PlaceList reading={file.reading} />
        </>
      )}
    </li>
  );
}

function factsOf({ size, reading }: LedgerFile): string {
  if (!reading) return sizeText(size);
  const { firstDay, lastDay, lines, accounts, basis } = reading;
  const days = firstDay && lastDay ? `${dayInWords(firstDay)} to ${dayInWords(lastDay)}` : null;
  return [`${counted(lines, 'line')} in ${counted(accounts, 'account')}`, days, basis && `${basis} basis`]
    .filter(Boolean)
    .join(' · ');
}

function Reading({ file: { size, bytesRead, linesRead } }: { file: LedgerFile }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <progress aria-label="Reading" value={bytesRead} max={size} className="h-2 min-w-32 flex-1" />
      <p role="status" className="tabular text-small">
        {grouped(linesRead)} lines read. You can leave this page.
      </p>
    </div>
  );
}

function SidesUntold({ accounts }: { accounts: readonly string[] }) {
  return (
    <Alert tone="warning" title="The amounts in this file have no sign">
      Nothing says whether these accounts grow with debits or with credits: {accounts.slice(0, 5).join(', ')}
      {accounts.length > 5 && ` and ${accounts.length - 5} more`}. Export the general ledger with the Debit
      and Credit columns, and upload that.
    </Alert>
  );
}
