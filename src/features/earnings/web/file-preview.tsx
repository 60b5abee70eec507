import { useState } from 'react';
import { sendFile } from '#web/send-file.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Money } from '#web/ui/Money.tsx';
import { Select } from '#web/ui/Select.tsx';
import { keepStatementFile } from '../contract.ts';
import { type ColumnUse, columnUses, usesIn } from '../domain/column-use.ts';
import type { PeriodEnds } from '../domain/periods.ts';
import { fileTrouble } from './file-trouble.ts';
import { columnDaysWords, columnUseName } from './period-words.ts';
import type { FileReading } from './queries.ts';
import { useChange } from './use-change.ts';

type Props = {
  checkId: string;
  ends: PeriodEnds;
  file: Blob;
  name: string;
  found: FileReading;
  onClose: (kept: boolean) => void;
};

const layoutNames = { quickbooks: 'QuickBooks', xero: 'Xero', other: 'another program' } as const;

/** What was understood of a file; which column is which period is its owner's to say. */
export function FilePreview({ checkId, ends, file, name, found, onClose }: Props) {
  const [uses, setUses] = useState<readonly ColumnUse[]>(found.columns.map(({ use }) => use));
  const keep = useChange(
    checkId,
    () =>
      sendFile(keepStatementFile, {
        params: { id: checkId },
        query: {
          sha256: found.sha256,
          uses: uses.join(','),
          ...(found.sheet === null ? {} : { sheet: found.sheet }),
        },
        upload: file,
      }),
    ({ accounts }) => onClose(accounts > 0 && found.unmatched > 0),
  );
  const none = uses.every((use) => use === 'none');
  return (
    <section aria-labelledby="understood" className="flex flex-col gap-4 rounded-medium border p-4">
      <div>
        <h3 id="understood" className="font-semibold">
          What we understood of “{name}”
        </h3>
        <p className="text-muted">{aboutFile(found)}</p>
      </div>
      <ul className="flex flex-col divide-y divide-line">
        {found.columns.map((column, at) => (
          <li
            key={column.label}
            className="grid items-center gap-x-4 gap-y-2 py-3 md:grid-cols-[1fr_2fr_14rem]"
          >
            <span>
              <span className="block font-medium">{column.label}</span>
              <span className="block text-muted text-small">{columnDaysWords(column)}</span>
            </span>
            <span className="flex flex-wrap gap-x-5 text-small">
              <span>
                Sales <Money exact amount={column.income} />
              </span>
              <span>
                Net income <Money exact amount={column.netIncome} />
              </span>
            </span>
            <Select
              aria-label={`Use “${column.label}” as`}
              value={uses[at] ?? 'none'}
              onValueChange={(value) => {
                const use = columnUses.find((one) => one === value);
                if (use) setUses(uses.with(at, use));
              }}
              options={usesIn(ends).map((use) => ({ value: use, label: columnUseName(use, ends) }))}
            />
          </li>
        ))}
      </ul>
      {found.leftOut.length > 0 && (
        <p className="text-muted text-small">
          Not read, because they hold no period: {found.leftOut.join(', ')}.
        </p>
      )}
      {found.empty.length > 0 && (
        <p className="text-muted text-small">
          Not read, because nothing was booked in them: {found.empty.join(', ')}.
        </p>
      )}
      {keep.error && (
        <Alert title="The file was not kept" tone="destructive">
          {fileTrouble(keep.error)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          busy={keep.isPending}
          disabledReason={none ? 'Say of one column what it is first.' : null}
          onClick={() => keep.mutate()}
        >
          Keep this file
        </Button>
        <Button variant="quiet" onClick={() => onClose(false)}>
          Do not keep it
        </Button>
      </div>
    </section>
  );
}

function aboutFile({ layout, basis, accounts, unmatched }: FileReading): string {
  const parts = [
    `Written by ${layoutNames[layout]}, ${basis ? `on ${basis === 'cash' ? 'a cash' : 'an accrual'} basis` : 'without its basis'}, with ${accounts} ${accounts === 1 ? 'account' : 'accounts'}. Every total adds up.`,
    unmatched > 0 ? `You match ${unmatched} of them in the next step.` : '',
  ];
  return parts.filter(Boolean).join(' ');
}
