import { useState } from 'react';
import { answerFault } from '#features/valuation/health-check/domain/answer-fault.ts';
import type { GivenAnswer } from '#features/valuation/health-check/domain/answers.ts';
import type { QuestionKey } from '#features/valuation/health-check/domain/question.ts';
import { shortNames } from '#features/valuation/health-check/domain/question-names.ts';
import { AnswerField } from '#features/valuation/health-check/web/answer-field.tsx';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { changeTask, takeTask } from '../contract.ts';
import { type Plan, type Task, useValueChanged } from './queries.ts';

type Assignee = { personId: string } | { name: string };
type Begin = { target: GivenAnswer; dueOn: string; assignee: Assignee };

type Props = {
  checkId: string;
  question: QuestionKey;
  begin: Begin;
  people: Plan['people'];
  task: Task | null;
  onClose: () => void;
};

const somebodyElse = 'somebody-else';

export function TaskDialog({ checkId, question, begin, people, task, onClose }: Props) {
  const [target, setTarget] = useState(begin.target);
  const [dueOn, setDueOn] = useState(begin.dueOn);
  const [assignee, setAssignee] = useState<Assignee>(begin.assignee);
  const body = { target, dueOn, assignee };
  const save = useSaveTask({ checkId, question, task, onClose }, body);
  return (
    <FormDialog
      title={shortNames[question]}
      label={`Task: ${shortNames[question]}`}
      busy={save.isPending}
      error={save.error}
      errorTitle="Not saved"
      submitLabel={task ? 'Save task' : 'Add to plan'}
      submitDisabledReason={missingIn(question, body)}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <AnswerField
        question={question}
        name="target"
        label="Target answer"
        hint="Choose a lower target if the best one is out of reach."
        value={target}
        onChange={setTarget}
      />
      <AssigneeFields people={people} assignee={assignee} onChange={setAssignee} />
      <Field label="Due date" name="dueOn">
        <TextInput type="date" value={dueOn} onChange={(event) => setDueOn(event.target.value)} />
      </Field>
    </FormDialog>
  );
}

type Saving = Pick<Props, 'checkId' | 'question' | 'task' | 'onClose'>;

function useSaveTask({ checkId, question, task, onClose }: Saving, body: Begin) {
  const changed = useValueChanged(checkId);
  const toast = useToast();
  return useSingleMutation({
    mutationFn: () =>
      task
        ? call(changeTask, { params: { id: task.id }, body: { ...body, version: task.version } })
        : call(takeTask, { params: { id: checkId }, body: { ...body, key: question } }),
    onSuccess: () => {
      toast(task ? 'Task updated.' : 'Added to your plan.');
      onClose();
    },
    onSettled: changed,
  });
}

type AssigneeProps = Pick<Props, 'people'> & {
  assignee: Assignee;
  onChange: (assignee: Assignee) => void;
};

function AssigneeFields({ people, assignee, onChange }: AssigneeProps) {
  const named = 'name' in assignee;
  return (
    <>
      <Field label="Assigned to" name="assignee">
        <Select
          value={named ? somebodyElse : assignee.personId}
          onValueChange={(value) => onChange(value === somebodyElse ? { name: '' } : { personId: value })}
          options={[
            ...people.map(({ id, name }) => ({ value: id, label: name })),
            { value: somebodyElse, label: 'Someone else' },
          ]}
        />
      </Field>
      {named && (
        <Field name="assignee.name" label="Name" hint="They are not notified. You are, on the due date.">
          <TextInput
            value={assignee.name}
            maxLength={80}
            autoComplete="off"
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </Field>
      )}
    </>
  );
}

function missingIn(question: QuestionKey, { target, dueOn, assignee }: Begin): string | null {
  const fault = answerFault(question, target);
  if (fault) return fault.words;
  if ('name' in assignee && assignee.name.trim() === '') return 'Choose a person.';
  return dueOn === '' ? 'Choose a due date.' : null;
}
