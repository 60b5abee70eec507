import { useState } from 'react';
import { fileTrouble, type Sheets, sheetsIn } from '#kit/file-trouble.ts';
import { sendFile } from '#kit/send-file.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { readBusinessTable, tableUpload } from '../contract.ts';
import { type FoundTable, findColumns } from '../domain/find-columns.ts';
import type { Mapping } from './read-rows.ts';

type Wanted = { file: File; sheet: string | null };
type Opened = { sheets: Sheets | null; table: FoundTable | null };

/** The table of a chosen file, and what its columns are read as. `onChange`: what was read before is void. */
export function useTable(onChange: () => void) {
  const [file, setFile] = useState<File | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [mapping, setMapping] = useState<Mapping>([]);
  const show = (next: Opened) => {
    setOpened(next);
    setMapping(next.table?.columns.map(({ field }) => field) ?? []);
    onChange();
  };
  const reading = useSingleMutation({
    mutationFn: (wanted: Wanted) => {
      setFile(wanted.file);
      // Without the browser's type: the server detects the actual one.
      const upload = wanted.file.slice(0, wanted.file.size, tableUpload.types[0]);
      const query = wanted.sheet === null ? {} : { sheet: wanted.sheet };
      return sendFile(readBusinessTable, { query, upload });
    },
    onSuccess: ({ rows, sheet, sheets }) => {
      const choice = sheet !== null && sheets.length > 1 ? { open: sheet, all: sheets } : null;
      show({ sheets: choice, table: findColumns(rows) });
    },
    onError: (error) => show({ sheets: sheetsIn(error), table: null }),
  });
  return {
    open: (next: File, sheet: string | null = null) => reading.mutate({ file: next, sheet }),
    file,
    opened,
    mapping,
    map: (next: Mapping) => {
      setMapping(next);
      onChange();
    },
    busy: reading.isPending,
    problem: reading.error && fileTrouble(reading.error),
  };
}
