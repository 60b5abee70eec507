import { useState } from 'react';
import { answerFault } from '#features/valuation/health-check/domain/answer-fault.ts';
import { shortNames } from '#features/valuation/health-check/domain/question-names.ts';
import { questions } from '#features/valuation/health-check/domain/questions.ts';
import { AnswerField } from '#features/valuation/health-check/web/answer-field.tsx';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { moveTask } from '../contract.ts';
import { type Task, useValueChanged } from './queries.ts';

type Props = { checkId: string; task: Task; onClose: () => void };

export function DoneDialog({ checkId, task, onClose }: Props) {
  const [answer, setAnswer] = useState(task.target);
  const changed = useValueChanged(checkId);
  const toast = useToast();
  const done = useSingleMutation({
    mutationFn: () =>
      call(moveTask, { params: { id: task.id }, body: { to: 'done', version: task.version, answer } }),
    onSuccess: () => {
      toast('Done. Score and value were updated.');
      onClose();
    },
    onSettled: changed,
  });
  return (
    <FormDialog
      title={`Done: ${shortNames[task.key]}`}
      description="What is the answer now? Your score updates with it."
      label="Mark the task as done"
      busy={done.isPending}
      error={done.error}
      errorTitle="Not saved"
      submitLabel="Save answer"
      submitDisabledReason={answerFault(task.key, answer)?.words ?? null}
      onSubmit={() => done.mutate()}
      onClose={onClose}
    >
      <AnswerField
        question={task.key}
        name="answer"
        label={questions[task.key].question}
        value={answer}
        onChange={setAnswer}
      />
    </FormDialog>
  );
}
