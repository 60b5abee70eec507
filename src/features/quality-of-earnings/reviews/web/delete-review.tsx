import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/api.ts';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { deleteReview } from '../contract.ts';
import type { ReviewHead } from './queries.ts';
import { useReviewChange } from './use-change.ts';

/** Only for the owner. */
export function DeleteReview({ review: { id, side, businessName } }: { review: ReviewHead }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const remove = useReviewChange(
    () => call(deleteReview, { params: { id } }),
    () => void navigate(paths.preDiligence()),
  );
  if (side !== 'owner') return null;
  return (
    <>
      <Button variant="quiet" className="self-start" onClick={() => setOpen(true)}>
        Delete this review
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this review?"
        description={`Every file, line and decision of the review of ${businessName} is deleted, for everyone. This can’t be undone.`}
        confirmLabel="Delete the review"
        danger
        busy={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}
