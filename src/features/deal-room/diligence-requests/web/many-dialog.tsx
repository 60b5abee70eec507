import { useState } from 'react';
import { counted } from '#kernel/counts.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { ListTextFields, useListText } from '#kit/forms/ListText.tsx';
import { Alert } from '#kit/ui/Alert.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { longestText, mostAtOnce } from '../domain/request-lines.ts';
import { LinePreview } from './line-preview.tsx';
import { linesOf, type Manner } from './lines-with-folders.ts';
import type { RoomFolder } from './request-fields.tsx';
import { useAddRequests } from './use-requests.ts';
import { useWorkbook } from './use-workbook.ts';

type Props = { roomId: string; folders: readonly RoomFolder[]; onClose: () => void };

export function ManyDialog({ roomId, folders, onClose }: Props) {
  const [manner, setManner] = useState<Manner>('lines');
  const workbook = useWorkbook(roomId);
  const list = useListText(longestText, { onFile: () => setManner('csv'), textOf: workbook.textOf });
  const add = useAddRequests(roomId, onClose);
  const read = linesOf(list.text, manner, folders);
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
      <FormatField manner={manner} onManner={setManner} />
      <ListTextFields list={list} label="Requests" />
      {workbook.open && (
        <SheetField
          open={workbook.open}
          onSheet={(file, sheet) => {
            workbook.want(sheet);
            void list.take(file);
          }}
        />
      )}
      {!empty &&
        ('refusal' in read ? (
          <Alert tone="warning" title={read.refusal} />
        ) : (
          <LinePreview read={read} folders={folders} />
        ))}
    </FormDialog>
  );
}

type SheetProps = {
  open: NonNullable<ReturnType<typeof useWorkbook>['open']>;
  onSheet: (file: File, sheet: string) => void;
};

function SheetField({ open: { file, sheets }, onSheet }: SheetProps) {
  return (
    <Field label="Sheet" hint={file.name} className="max-w-sm">
      <Select
        value={sheets.open}
        onValueChange={(sheet) => onSheet(file, sheet)}
        options={sheets.all.map((name) => ({ value: name, label: name }))}
      />
    </Field>
  );
}

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
          label: 'CSV or XLSX from a spreadsheet',
          hint: 'A line names the columns: Request, and optionally Details, Folder, Section, Priority, Due.',
        },
      ]}
    />
  );
}

function sendLabel(count: number): string {
  if (count === 0) return 'Send requests';
  return `Send ${counted(count, 'request')}`;
}
