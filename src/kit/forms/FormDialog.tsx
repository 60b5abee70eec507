import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FormShell, type FormShellProps } from './FormShell.tsx';

type Taken = 'actions' | 'layout' | 'sticky' | 'className' | 'action' | 'submitVariant';

type Props = Omit<FormShellProps, Taken> & {
  title: string;
  description?: ReactNode;
  /** What is shown above the form. */
  intro?: ReactNode;
  /** What is shown in place of the form: it is loading, or cannot be loaded. */
  instead?: ReactNode;
  /** It takes something away for good. */
  danger?: boolean;
  wide?: boolean;
  /** It asks for something that a dialog below waits for. */
  onTop?: boolean;
  /** What Cancel does besides closing. */
  onCancel?: () => void;
  /** Cancel, the X, Escape. Once the form is sent, the caller closes it; a failure leaves it open as it is. */
  onClose: () => void;
};

/** A form in a dialog, open as long as it is mounted. While it is being sent it cannot be closed. */
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
