import { FormDialog } from '#kit/forms/FormDialog.tsx';
import type { QuestionView } from '../contract.ts';
import { AssigneeFields } from './assignee-fields.tsx';
import { useAssignee } from './use-assignee.ts';
import { useMoveQuestion } from './use-questions.ts';

type Props = { question: QuestionView; listingId: string; owner: boolean; onClose: () => void };

const title = 'Assign this question';

export function RouteDialog({ question, listingId, owner, onClose }: Props) {
  const assignee = useAssignee({ listingId, owner, thing: 'question', kind: 'seller', email: '' });
  const move = useMoveQuestion(question, onClose);
  return (
    <FormDialog
      title={title}
      busy={move.isPending}
      error={move.error}
      submitLabel="Assign"
      submitDisabledReason={assignee.missing}
      onSubmit={() => {
        if (assignee.chosen) move.mutate({ to: 'routed', route: assignee.chosen });
      }}
      onClose={onClose}
    >
      <AssigneeFields
        assignee={assignee}
        label="Who should answer?"
        expertHint="They see this question, the document’s name and the page, but not the deal room or who asked."
      />
    </FormDialog>
  );
}
