import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import type { ContestView } from '../court-shapes.ts';
import { useCourtStep } from './queries.ts';

type Props = { contest: ContestView; to: 'conceded' | 'withdrawn'; onClose: () => void };

export function ConfirmStep({ contest, to, onClose }: Props) {
  const toast = useToast();
  const left = contest.ruling?.to ?? 0;
  const step = useCourtStep(contest, () => {
    toast(to === 'withdrawn' ? 'Contest taken back.' : 'Adjustment changed.');
    onClose();
  });
  const title =
    to === 'withdrawn' ? 'Take the contest back' : contest.ruling ? 'Accept the decision' : 'Give it up';
  return (
    <FormDialog
      title={title}
      busy={step.isPending}
      error={step.error}
      submitLabel={title}
      danger={to === 'conceded'}
      onSubmit={() => step.mutate({ to })}
      onClose={onClose}
    >
      {to === 'withdrawn' ? (
        <p>The adjustment counts as uncontested again. The record of the deal keeps that you contested it.</p>
      ) : (
        <p>
          From now on you claim <Money exact amount={left} className="font-semibold" /> of it toward every
          buyer with access. Other buyers see the new amount and not why. This can’t be undone. Change the
          adjustment in the review too before you write the next report.
        </p>
      )}
    </FormDialog>
  );
}
