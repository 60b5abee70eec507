import { useState } from 'react';
import { counted } from '#kernel/counts.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { FileButton } from '#kit/ui/FileButton.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { mostAtOnce } from '../domain/import-fields.ts';
import { rowRefusalWords } from '../domain/row-refusals.ts';
import { ColumnList } from './column-list.tsx';
import { ExportButton } from './export-button.tsx';
import { type BadRow, type ReadRows, readRows } from './read-rows.ts';
import { RowSummary } from './row-summary.tsx';
import { saveSample } from './sample.ts';
import { type Checked, useImport } from './use-import.ts';
import { useTable } from './use-table.ts';

const accepted = '.csv,.txt,.tsv,.xlsx,text/csv';

/** `any`: the person has businesses to export. */
export function ImportDialog({ any, onClose }: { any: boolean; onClose: () => void }) {
  const [skip, setSkip] = useState(false);
  const { checked, send, forget } = useImport(onClose);
  const table = useTable(() => {
    setSkip(false);
    forget();
  });
  const found = table.opened?.table ?? null;
  const read = found ? readRows(found.rows, table.mapping) : { good: [], bad: [] };
  const { bad, ready } = sorted(read, checked);
  const tooMany = read.good.length > mostAtOnce;
  return (
    <FormDialog
      title="Import businesses"
      description={`From a CSV or XLSX file, up to ${mostAtOnce} businesses at a time. A row can also fill in a draft listing. Nothing is published.`}
      wide
      busy={send.isPending || table.busy}
      error={send.error}
      submitLabel={submitWords(checked, ready)}
      submitDisabledReason={whyNot({
        read,
        ready,
        tooMany,
        blocked: checked !== null && bad.length > 0 && !skip,
      })}
      onSubmit={() => {
        const write = checked === null ? 'nothing' : skip ? 'good' : 'all';
        send.mutate({ rows: read.good, write });
      }}
      onClose={onClose}
    >
      <FileFields any={any} table={table} />
      {found && (
        <>
          <ColumnList columns={found.columns} mapping={table.mapping} onChange={table.map} />
          {tooMany ? (
            <Alert tone="warning" title={`These are ${read.good.length} businesses`}>
              Up to {mostAtOnce} can be imported at a time. Divide the file.
            </Alert>
          ) : (
            <RowSummary bad={bad} ready={ready} complete={checked !== null} skip={skip} onSkip={setSkip} />
          )}
        </>
      )}
    </FormDialog>
  );
}

function FileFields({
  any,
  table: { open, file, opened, problem, busy },
}: {
  any: boolean;
  table: ReturnType<typeof useTable>;
}) {
  return (
    <>
      <p className="text-muted text-small">
        One business per row. A row above them names the columns.
        {any && ' To change many, export what you have, edit the file, and bring it back.'}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <FileButton label="CSV or XLSX file" accept={accepted} busy={busy} onFile={(chosen) => open(chosen)}>
          Choose a file
        </FileButton>
        <Button variant="quiet" onClick={saveSample}>
          Download a sample
        </Button>
        {any && <ExportButton />}
        {file && <bdi className="min-w-0 text-small [overflow-wrap:anywhere]">{file.name}</bdi>}
      </div>
      {problem && <Alert tone="destructive" title={problem} />}
      {file && opened?.sheets && (
        <Field label="Sheet" className="max-w-sm">
          <Select
            value={opened.sheets.open}
            onValueChange={(sheet) => open(file, sheet)}
            options={opened.sheets.all.map((name) => ({ value: name, label: name }))}
          />
        </Field>
      )}
    </>
  );
}

/** Together with what the check of the server found. */
function sorted({ good, bad }: ReadRows, checked: Checked | null): { bad: BadRow[]; ready: number } {
  const refused = checked?.refused ?? [];
  const words = refused.map(({ row, why }) => ({ line: row, problem: rowRefusalWords[why] }));
  return {
    bad: [...bad, ...words].toSorted((one, other) => one.line - other.line),
    ready: good.length - refused.length,
  };
}

type State = { read: ReadRows; ready: number; tooMany: boolean; blocked: boolean };

function whyNot({ read, ready, tooMany, blocked }: State): string | null {
  if (read.good.length + read.bad.length === 0) return 'Choose a file first.';
  if (ready === 0) return 'No row can be imported.';
  if (tooMany) return 'Divide the file.';
  return blocked ? 'Correct the file, or choose to skip the rows that cannot be imported.' : null;
}

function submitWords(checked: Checked | null, ready: number): string {
  if (checked === null) return ready > 0 ? `Check ${counted(ready, 'row')}` : 'Check';
  return `Import ${counted(ready, 'row')}`;
}
