import { Field } from '#kit/ui/Field.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { priorities } from '../domain/request.ts';
import { longest } from '../domain/request-lines.ts';
import { priorityWords } from './request-words.ts';
import type { Content } from './use-requests.ts';

export type RoomFolder = { id: string; number: string; name: string; documents: number };
type Props = {
  content: Content;
  folders: readonly RoomFolder[];
  onChange: (change: Partial<Content>) => void;
  within?: string;
};

export const emptyContent: Content = {
  title: '',
  details: '',
  folderId: null,
  priority: 'normal',
  dueOn: null,
  documentIds: [],
};

const nowhere = { value: 'none', label: 'No folder' };

export function RequestFields({ content, folders, onChange, within = '' }: Props) {
  return (
    <>
      <Field name={`${within}title`} label="Request" hint="What you need to see: “Payroll registers 2024”.">
        <TextInput
          value={content.title}
          maxLength={longest.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      <Field name={`${within}details`} label="Details" optional>
        <TextArea
          rows={3}
          value={content.details}
          maxLength={longest.details}
          onChange={(event) => onChange({ details: event.target.value })}
        />
      </Field>
      <Field name={`${within}folderId`} label="Folder" optional>
        <Select
          value={content.folderId ?? nowhere.value}
          onValueChange={(chosen) => onChange({ folderId: chosen === nowhere.value ? null : chosen })}
          options={[
            nowhere,
            ...folders.map(({ id, number, name }) => ({ value: id, label: `${number} ${name}` })),
          ]}
        />
      </Field>
      <PriorityAndDue content={content} onChange={onChange} within={within} />
    </>
  );
}

type PriorityProps = Pick<Props, 'content' | 'onChange'> & { within: string };

function PriorityAndDue({ content, onChange, within }: PriorityProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
      <Field name={`${within}priority`} label="Priority">
        <Select
          value={content.priority}
          onValueChange={(chosen) =>
            onChange({ priority: priorities.find((one) => one === chosen) ?? 'normal' })
          }
          options={priorities.map((value) => ({ value, label: priorityWords[value] }))}
        />
      </Field>
      <Field name={`${within}dueOn`} label="Needed by" optional>
        <TextInput
          type="date"
          value={content.dueOn ?? ''}
          onChange={(event) => onChange({ dueOn: event.target.value || null })}
        />
      </Field>
    </div>
  );
}
