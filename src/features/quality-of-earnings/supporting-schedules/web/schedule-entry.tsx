import { useState } from 'react';
import { RemoveFile } from '#features/quality-of-earnings/reviews/web/remove-file.tsx';
import { counted, grouped } from '#kernel/counts.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import { call } from '#kit/api.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Badge, type Tone } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { removeSchedule } from '../contract.ts';
import { isStatement, kindFacts } from '../domain/schedule-kinds.ts';
import type { ScheduleState } from '../domain/schedule-state.ts';
import { AmountsTable } from './amounts-table.tsx';
import { DaysForm } from './days-form.tsx';
import { InvoiceAges } from './invoice-ages.tsx';
import type { OpenRows, Schedule } from './queries.ts';
import { ScheduleColumnsForm } from './schedule-columns-form.tsx';
import { standing } from './schedule-standing.ts';
import { basisWords, columnWords, daysInWords, faultWords, stateWords } from './schedule-words.ts';

const tones: Record<ScheduleState, Tone> = {
  ...{ waiting: 'amber', in: 'amber', proved: 'good', refused: 'bad', replaced: 'neutral' },
};
const money = (amount: number) => formatMoney(cents(amount));

export type Opening = {
  onRows: (opened: OpenRows) => void;
  onAccounts: (file: Schedule) => void;
  onBooks: (file: Schedule) => void;
};
type Props = { file: Schedule; suggested: string } & Opening;

/** One file: what it comes to, how it stands beside the books, and what a person has to say. */
export function ScheduleEntry({ file, suggested, ...open }: Props) {
  const [dating, setDating] = useState(false);
  const { kind, state, stop, reading } = file;
  const replaced = state === 'replaced';
  const dayWords = kindFacts[kind].days === 'day' ? 'Enter as-of date' : 'Enter period';
  const compared = replaced ? '' : standing(file);
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="wrap-anywhere min-w-0 font-medium">
          <bdi>{file.name}</bdi>
        </p>
        <RemoveFile
          name={file.name}
          description="It is deleted with its rows. A file that it took the place of counts again."
          remove={() => call(removeSchedule, { params: { id: file.id } })}
        />
      </div>
      {stop && <ScheduleColumnsForm fileId={file.id} kind={kind} rows={stop} />}
      {reading && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tones[state]}>{stateWords[state]}</Badge>
          <span className="font-medium">{daysInWords(file)}</span>
          <span className="text-muted text-small">
            {counted(reading.rows, 'row', 'rows')}
            {reading.statement?.basis && `, ${basisWords[reading.statement.basis]}`}
            {reading.hidden > 0 && `, ${counted(reading.hidden, 'hidden sheet', 'hidden sheets')} not read`}
          </span>
          {!replaced && !hasMonths(file) && (
            <Button
              variant={file.lacks === 'days' ? 'secondary' : 'quiet'}
              size="small"
              onClick={() => setDating(true)}
            >
              {file.lacks === 'days' ? dayWords : 'Change'}
              <span className="sr-only"> of {file.name}</span>
            </Button>
          )}
        </div>
      )}
      {compared && <p className="tabular max-w-prose text-small">{compared}</p>}
      <LeftOut file={file} />
      <Faults file={file} />
      {!replaced && <InvoiceAges file={file} />}
      {reading && !replaced && !isStatement(kind) && <AmountsTable file={file} onRows={open.onRows} />}
      <Links file={file} {...open} />
      {dating && <DaysForm file={file} suggested={suggested} onClose={() => setDating(false)} />}
    </li>
  );
}

/** The columns of a statement name their months, so no one has to say them. */
const hasMonths = ({ reading }: Schedule) =>
  reading?.statement !== undefined && reading.measures.some((measure) => measure.includes('/'));

function LeftOut({ file: { reading, state } }: { file: Schedule }) {
  const { leftOut = [], empty = [] } = reading?.statement ?? {};
  if (leftOut.length + empty.length === 0 || state === 'replaced') return null;
  return (
    <p className="wrap-anywhere max-w-prose text-muted text-small">
      {leftOut.length > 0 && `Not a whole month or a month-end, so not read: ${leftOut.join(', ')}. `}
      {empty.length > 0 && `No amounts, so not read: ${empty.join(', ')}.`}
    </p>
  );
}

const shown = 8;

function Faults({ file }: { file: Schedule }) {
  const { reading, state } = file;
  if (!reading || reading.faults.length === 0 || state === 'replaced') return null;
  return (
    <Alert tone="warning" title="Rows to look at">
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {reading.faults.slice(0, shown).map(({ row, fault, measure, text, difference }) => (
          <li key={`${row} ${fault} ${measure}`} className="wrap-anywhere">
            Row {grouped(row)}
            {text && ` (“${text}”)`}: {faultWords[fault]}
            {measure && `, column ${columnWords(file, measure)}`}
            {difference !== null && `. The difference is ${money(Math.abs(difference))}`}.
          </li>
        ))}
      </ul>
      <p className="mt-2">
        {reading.faults.length > shown && `And ${counted(reading.faults.length - shown, 'more', 'more')}. `}
        Nothing of this file counts. Export it again without changing it by hand; a new file of the same days
        takes its place.
      </p>
    </Alert>
  );
}

function Links({ file, onRows, onAccounts, onBooks }: { file: Schedule } & Opening) {
  const { kind, tie, reading } = file;
  if (!reading) return null;
  const ofBooks =
    tie !== null && (kind === 'receivables' || kind === 'payables' || kind === 'customer-sales');
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="quiet" size="small" onClick={() => onRows({ file, column: null })}>
        All rows<span className="sr-only"> of {file.name}</span>
      </Button>
      {kind === 'trial-balance' && tie && (
        <Button variant="secondary" size="small" onClick={() => onAccounts(file)}>
          Accounts beside the ledger
        </Button>
      )}
      {isStatement(kind) && tie && (
        <Button variant="secondary" size="small" onClick={() => onAccounts(file)}>
          Lines beside the ledger
        </Button>
      )}
      {ofBooks && (
        <Button variant="quiet" size="small" onClick={() => onBooks(file)}>
          Entries in the books
        </Button>
      )}
    </div>
  );
}
