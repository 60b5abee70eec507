import { useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { useReviewChange } from './use-change.ts';

type Props = {
  name: string;
  /** What goes with the file, and what stays. */
  description: string;
  remove: () => Promise<unknown>;
};

export function RemoveFile({ name, description, remove }: Props) {
  const [open, setOpen] = useState(false);
  const removing = useReviewChange(remove, () => setOpen(false));
  return (
    <>
      <Button variant="quiet" size="small" aria-label={`Remove ${name}`} onClick={() => setOpen(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Remove this file?"
        description={description}
        confirmLabel="Remove"
        danger
        busy={removing.isPending}
        error={removing.error}
        onConfirm={() => removing.mutate()}
      />
    </>
  );
}
