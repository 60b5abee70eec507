import { useState } from 'react';
import { fileTrouble, type Sheets, sheetsIn } from '#kit/file-trouble.ts';
import { sendFile } from '#kit/send-file.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { FileButton } from '#kit/ui/FileButton.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { readStatementFile } from '../contract.ts';
import type { PeriodEnds } from '../domain/periods.ts';
import { statementUpload } from '../statement-shapes.ts';
import { FilePreview } from './file-preview.tsx';
import type { FileReading } from './queries.ts';
import { SampleFiles } from './sample-files.tsx';

type Props = { checkId: string; ends: PeriodEnds; onKept: () => void };
type Read = { file: Blob; name: string; found: FileReading };
type Asked = { file: File; sheet: string | null };

/** Removes the browser's type, since the server detects the actual one. */
const plain = (file: Blob) => file.slice(0, file.size, statementUpload.types[0]);

export function FileReader({ checkId, ends, onKept }: Props) {
  const { read, chosen, sheets, reading, choose, close } = useReading(checkId);
  return (
    <>
      <FileChoice busy={reading.isPending} onFile={choose} />
      <SampleFiles checkId={checkId} />
      {reading.error && (
        <Alert title="We couldn’t read this file" tone="destructive">
          {fileTrouble(reading.error)}
        </Alert>
      )}
      {chosen && sheets && (
        <Field label="Sheet" className="max-w-sm">
          <Select
            value={sheets.open}
            onValueChange={(sheet) => reading.mutate({ file: chosen, sheet })}
            options={sheets.all.map((name) => ({ value: name, label: name }))}
            disabled={reading.isPending}
          />
        </Field>
      )}
      {read && (
        <FilePreview
          key={read.found.sha256}
          checkId={checkId}
          ends={ends}
          {...read}
          onClose={(kept) => {
            close();
            if (kept) onKept();
          }}
        />
      )}
    </>
  );
}

function useReading(checkId: string) {
  const [read, setRead] = useState<Read | null>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [sheets, setSheets] = useState<Sheets | null>(null);
  const reading = useSingleMutation({
    mutationFn: async ({ file, sheet }: Asked) => {
      const upload = plain(file);
      const query = sheet === null ? {} : { sheet };
      const found = await sendFile(readStatementFile, { params: { id: checkId }, query, upload });
      return { file: upload, name: file.name, found };
    },
    onSuccess: (next) => {
      setRead(next);
      setSheets(sheetsOf(next.found));
    },
    onError: (error) => {
      setRead(null);
      setSheets(sheetsIn(error));
    },
  });
  const choose = (file: File) => {
    setChosen(file);
    reading.mutate({ file, sheet: null });
  };
  const close = () => {
    setRead(null);
    setSheets(null);
  };
  return { read, chosen, sheets, reading, choose, close };
}

function FileChoice({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <FileButton label="Profit and loss file" accept=".csv,.tsv,.txt,.xlsx" busy={busy} onFile={onFile}>
        Choose a file
      </FileButton>
      <span className="text-muted text-small">CSV or XLSX, up to 10 MB.</span>
    </div>
  );
}

function sheetsOf(found: FileReading): Sheets | null {
  if (found.sheet === null || found.sheets.length < 2) return null;
  return { open: found.sheet, all: found.sheets };
}
