import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { viewReasonLength } from '../domain/view.ts';
import { startViewing } from './viewing.ts';

type Props = { person: { id: string; name: string }; onClose: () => void };

export function ViewAsDialog({ person, onClose }: Props) {
  const start = useSingleMutation({
    mutationFn: (reason: string) => startViewing(person.id, reason.replace(/\s+/g, ' ').trim()),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`View as ${person.name}?`}
      description="You see in this tab what this person sees, their confidential rooms included, and can change nothing. It ends after 30 minutes. Every page that you open is recorded with your name, and the person is emailed your reason."
      confirmLabel="View as this person"
      reason={{
        label: 'Reason',
        hint: 'The person reads it.',
        required: true,
        maxLength: viewReasonLength,
      }}
      busy={start.isPending || start.isSuccess}
      error={start.error}
      onConfirm={(reason) => start.mutate(reason)}
    />
  );
}
