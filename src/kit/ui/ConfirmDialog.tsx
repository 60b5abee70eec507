import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useState } from 'react';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import { dialogFace } from './dialog-face.ts';
import { Field } from './Field.tsx';
import { TextArea } from './TextArea.tsx';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  /** The act in one verb: 'Revoke access'. */
  confirmLabel: string;
  danger?: boolean;
  /** Asks for words that are kept with the act. */
  reason?: { label: string; hint?: string; required: boolean; maxLength: number };
  /** Why it cannot be confirmed yet: something in the description waits for the person. */
  confirmDisabledReason?: string | null;
  busy: boolean;
  /** Why it failed, in words; `null` while it has not. */
  error: string | null;
  onConfirm: (reason: string) => void;
};

/** Asks before something that others see or that cannot be taken back. The caller closes it once it is done. */
export function ConfirmDialog({ open, onOpenChange, title, description, busy, error, ...rest }: Props) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialogFace.backdrop} />
        <AlertDialog.Viewport className={dialogFace.viewport}>
          <AlertDialog.Popup className={dialogFace.popup}>
            <AlertDialog.Title className="text-title">{title}</AlertDialog.Title>
            <AlertDialog.Description className="text-muted" render={<div />}>
              {description}
            </AlertDialog.Description>
            {error && (
              <Alert title="Error" tone="destructive">
                {error}
              </Alert>
            )}
            <ConfirmForm {...rest} busy={busy} />
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

type FormProps = Pick<
  Props,
  'confirmLabel' | 'confirmDisabledReason' | 'danger' | 'reason' | 'busy' | 'onConfirm'
>;

/** Mounted with the dialog, so that a reason typed earlier is gone. */
function ConfirmForm({
  confirmLabel,
  confirmDisabledReason,
  danger = false,
  reason,
  busy,
  onConfirm,
}: FormProps) {
  const [words, setWords] = useState('');
  const missing = reason?.required && words.trim() === '';
  return (
    <>
      {reason && (
        <Field label={reason.label} hint={reason.hint} optional={!reason.required}>
          <TextArea
            value={words}
            maxLength={reason.maxLength}
            onChange={(event) => setWords(event.target.value)}
          />
        </Field>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <AlertDialog.Close disabled={busy} render={<Button variant="secondary">Cancel</Button>} />
        <Button
          variant={danger ? 'danger' : 'primary'}
          busy={busy}
          disabledReason={missing ? 'Enter a reason first.' : (confirmDisabledReason ?? null)}
          onClick={() => onConfirm(words.trim())}
        >
          {confirmLabel}
        </Button>
      </div>
    </>
  );
}
