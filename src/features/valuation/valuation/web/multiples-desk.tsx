import { useState } from 'react';
import { Badge } from '#kit/ui/Badge.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { RowList } from '#kit/ui/RowList.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { figuresOf, groupOf } from './figure-words.ts';
import type { TableRow } from './queries.ts';
import { RowForm } from './row-form.tsx';
import { TableLine } from './table-line.tsx';
import { WithTables } from './with-tables.tsx';

const headings = { size: 'Medians by size', market: 'The market as a whole' } as const;

export function MultiplesDesk() {
  return <WithTables what="multiples">{({ rows }) => <Multiples rows={rows} />}</WithTables>;
}

function Multiples({ rows: all }: { rows: readonly TableRow[] }) {
  const [words, setWords] = useState('');
  const [open, setOpen] = useState<TableRow | null>(null);
  const groups = Map.groupBy(
    all.filter((row) => isMeant(row, words)),
    (row) => (row.kind === 'trade' ? groupOf(row) : headings[row.kind]),
  );
  return (
    <div className="flex flex-col gap-6">
      <Field label="Find a row" className="max-w-form">
        <TextInput
          type="search"
          value={words}
          placeholder="HVAC, a source, an industry"
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      {groups.size === 0 && (
        <EmptyState title="No row has these words">
          Try a trade, an industry or the name of a source.
        </EmptyState>
      )}
      {[...groups].map(([heading, rows]) => (
        <section key={heading} aria-label={heading} className="flex flex-col gap-3">
          <h2 className="text-lead">{heading}</h2>
          <RowList>
            {rows.map((row) => (
              <TableLine
                key={row.id}
                of={row}
                title={<RowTitle row={row} />}
                editLabel={`Edit ${row.subsector}, ${row.metric}`}
                onEdit={() => setOpen(row)}
              />
            ))}
          </RowList>
        </section>
      ))}
      {open && <RowForm key={open.id} row={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

function RowTitle({ row }: { row: TableRow }) {
  return (
    <>
      <span className="font-medium">{row.subsector}</span>
      <span className="tabular">{figuresOf(row)}</span>
      {row.retired && <Badge tone="neutral">Retired</Badge>}
    </>
  );
}

function isMeant(row: TableRow, words: string): boolean {
  const all = [row.subsector, row.source, row.metric, groupOf(row), ...row.aliases].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
