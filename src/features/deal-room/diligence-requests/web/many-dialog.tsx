import { useState } from 'react';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Alert } from '#kit/ui/Alert.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { longestText, mostAtOnce } from '../domain/request-lines.ts';
import { latestFile } from './latest-file.ts';
import { LinePreview } from './line-preview.tsx';
import { linesOf, type Manner } from './lines-with-folders.ts';
import type { RoomFolder } from './request-fields.tsx';
import { useAddRequests } from './use-requests.ts';

type Props = { roomId: string; folders: readonly RoomFolder[]; onClose: () => void };

export function ManyDialog({ roomId, folders, onClose }: Props) {
  const list = useRequestList();
  const add = useAddRequests(roomId, onClose);
  const read = linesOf(list.text, list.manner, folders);
  const items = 'refusal' in read ? [] : read.good;
  const empty = list.text.trim() === '';
  const missing = empty ? 'Write or paste something first.' : 'No line can be sent.';
  return (
    <FormDialog
      title="Bulk add requests"
      description={`Up to ${mostAtOnce}. You review them before anything is sent.`}
      wide
      label="Many requests"
      busy={add.isPending}
      error={add.error}
      submitLabel={sendLabel(items.length)}
      submitDisabledReason={items.length === 0 ? missing : null}
      onSubmit={() => add.mutate(items)}
      onClose={onClose}
    >
      <FormatField manner={list.manner} onManner={list.setManner} />
      <ListField list={list} />
      <CsvFile onFile={list.take} />
      {!empty &&
        ('refusal' in read ? (
          <Alert tone="warning" title={read.refusal} />
        ) : (
          <LinePreview read={read} folders={folders} />
        ))}
    </FormDialog>
  );
}

function useRequestList() {
  const [manner, setManner] = useState<Manner>('lines');
  const [text, setText] = useState('');
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const [files] = useState(latestFile);
  const edit = (typed: string) => {
    files.drop();
    setFileProblem(null);
    setText(typed);
  };
  const take = async (file: File | undefined) => {
    setFileProblem(null);
    const read = file ? await files.read(file) : null;
    if (read === null) return;
    if ('problem' in read) return setFileProblem(read.problem);
    setText(read.text);
    setManner('csv');
  };
  return { manner, setManner, text, edit, fileProblem, take };
}

type List = ReturnType<typeof useRequestList>;

function FormatField({ manner, onManner }: { manner: Manner; onManner: (manner: Manner) => void }) {
  return (
    <RadioGroup
      label="Format"
      value={manner}
      onValueChange={(value) => onManner(value === 'csv' ? 'csv' : 'lines')}
      options={[
        { value: 'lines', label: 'One request per line' },
        {
          value: 'csv',
          label: 'CSV from a spreadsheet',
          hint: 'The first line names the columns: Request, and optionally Details, Folder, Priority, Due.',
        },
      ]}
    />
  );
}

function ListField({ list: { text, edit, fileProblem } }: { list: List }) {
  return (
    <Field name="items" label="Requests" error={fileProblem ?? undefined}>
      {/* Fixed height: thousands of lines would push everything else off the screen. */}
      <TextArea
        rows={8}
        className="field-sizing-fixed"
        value={text}
        maxLength={longestText + 1}
        onChange={(event) => edit(event.target.value)}
      />
    </Field>
  );
}

function CsvFile({ onFile }: { onFile: List['take'] }) {
  return (
    <label className="flex flex-col gap-1.5 font-medium text-small">
      Or upload a CSV file
      <input
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        className="min-h-11 w-full min-w-0 font-normal file:mr-3 file:min-h-11 file:rounded-small file:border file:border-line-strong file:bg-raised file:px-4 file:text-text"
        onChange={(event) => void onFile(event.target.files?.[0])}
      />
    </label>
  );
}

function sendLabel(count: number): string {
  if (count === 0) return 'Send requests';
  return count === 1 ? 'Send 1 request' : `Send ${count} requests`;
}
