import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FormShell, type FormShellProps } from './FormShell.tsx';

type Taken = 'actions' | 'layout' | 'sticky' | 'className' | 'action' | 'submitVariant';

type Props = Omit<FormShellProps, Taken> & {
  title: string;
  description?: ReactNode;
  intro?: ReactNode;
  /** Replaces the form while it loads or if loading failed. */
  instead?: ReactNode;
  /** The action deletes something permanently. */
  danger?: boolean;
  wide?: boolean;
  /** Opens above another dialog that waits for the answer. */
  onTop?: boolean;
  /** Called in addition to `onClose`. */
  onCancel?: () => void;
  /** Called by Cancel, X and Escape. After a successful submit the caller closes the dialog. */
  onClose: () => void;
};

/** Open as long as it is mounted. It cannot be closed while it is being submitted. */
export function FormDialog({ title, description, intro, instead, danger, wide, onTop, ...rest }: Props) {
  const { onCancel, onClose, ...form } = rest;
  const cancel = () => {
    onCancel?.();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.busy && onClose()}
      title={title}
      description={description}
      wide={wide ?? false}
      onTop={onTop ?? false}
    >
      {intro}
      {instead || (
        <FormShell
          {...form}
          label={form.label ?? title}
          layout="dialog"
          submitVariant={danger ? 'danger' : 'primary'}
          actions={
            <Button variant="secondary" disabledReason={form.busy ? 'Sending.' : null} onClick={cancel}>
              Cancel
            </Button>
          }
        />
      )}
    </Dialog>
  );
}
