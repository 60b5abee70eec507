import type { RowData } from '@tanstack/react-table';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { grouped } from '#kernel/counts.ts';
import { dayOf } from '#kernel/days.ts';
import { saveFile } from '../save-file.ts';
import { Button } from '../ui/Button.tsx';
import { failureToast, useToast } from '../ui/use-toast.ts';
import type { ReadAll } from './remote-rows.ts';
import type { ProductTable } from './table-features.ts';
import { matching, tableFile } from './table-file.ts';

type Props<Row extends RowData> = {
  table: ProductTable<Row>;
  readAll: ReadAll<Row> | undefined;
  fileName: string;
  ready: boolean;
};

/** Saves all rows that match the filter; first loads those that are not loaded. A second press cancels. */
export function ExportButton<Row extends RowData>({ table, readAll, fileName, ready }: Props<Row>) {
  const { read, press } = useExport({ table, readAll, fileName });
  const words = read === null ? 'Export CSV' : `Stop (${grouped(read)} read)`;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        disabledReason={ready ? null : 'The rows are still loading.'}
        onClick={() => void press()}
      >
        <Download aria-hidden className="size-4" />
        {words}
      </Button>
      {/* Outside of the button: a status inside would replace its name. */}
      <span role="status" className="sr-only">
        {read === null ? '' : words}
      </span>
    </>
  );
}

function useExport<Row extends RowData>({ table, readAll, fileName }: Omit<Props<Row>, 'ready'>) {
  const toast = useToast();
  const running = useRef<AbortController | null>(null);
  const [read, setRead] = useState<number | null>(null);
  const press = async () => {
    if (running.current) return running.current.abort();
    const run = new AbortController();
    running.current = run;
    setRead(0);
    try {
      const rows = readAll
        ? matching(table, await readAll(run.signal, setRead))
        : table.getPrePaginatedRowModel().rows.map((row) => row.original);
      save(fileName, tableFile(table, rows));
    } catch (error) {
      if (!run.signal.aborted) toast('The export failed.', failureToast(error));
    } finally {
      running.current = null;
      setRead(null);
    }
  };
  return { read, press };
}

function save(name: string, text: string): void {
  const bytes = new TextEncoder().encode(text);
  saveFile({
    fileName: `${name}-${dayOf(new Date())}.csv`,
    type: 'text/csv; charset=utf-8',
    bytes: bytes.buffer,
  });
}
