import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useState } from 'react';
import { FormShell } from '../forms/FormShell.tsx';
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
  /** The action as a verb: 'Revoke access'. */
  confirmLabel: string;
  danger?: boolean;
  children?: ReactNode;
  /** Asks for a text that is stored with the action. */
  reason?: { label: string; hint?: string; name?: string; required: boolean; maxLength: number };
  confirmDisabledReason?: string | null;
  busy: boolean;
  /** What the action threw, or a text; `null` if it has not failed. */
  error: Error | string | null;
  onConfirm: (reason: string) => void;
};

/** Confirms an action that others see or that cannot be undone. The caller closes it when the action is done. */
export function ConfirmDialog({ open, onOpenChange, title, description, ...rest }: Props) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !rest.busy && onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialogFace.backdrop} />
        <AlertDialog.Viewport className={dialogFace.viewport}>
          <AlertDialog.Popup className={dialogFace.popup}>
            <AlertDialog.Title className="text-title">{title}</AlertDialog.Title>
            <AlertDialog.Description className="text-muted" render={<div />}>
              {description}
            </AlertDialog.Description>
            <ConfirmForm {...rest} />
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

type FormProps = Omit<Props, 'open' | 'onOpenChange' | 'title' | 'description'>;

/** Mounted with the dialog, so that a reason typed earlier is discarded. */
function ConfirmForm({
  confirmLabel,
  confirmDisabledReason,
  reason,
  onConfirm,
  children,
  ...rest
}: FormProps) {
  const [words, setWords] = useState('');
  const missing = reason?.required && words.trim() === '';
  return (
    <FormShell
      layout="dialog"
      error={rest.error}
      busy={rest.busy}
      submitLabel={confirmLabel}
      submitVariant={rest.danger ? 'danger' : 'primary'}
      submitDisabledReason={missing ? `Fill in “${reason.label}” first.` : (confirmDisabledReason ?? null)}
      actions={
        <AlertDialog.Close disabled={rest.busy} render={<Button variant="secondary">Cancel</Button>} />
      }
      onSubmit={() => onConfirm(words.trim())}
    >
      {children}
      {reason && <ReasonField reason={reason} words={words} onWords={setWords} />}
    </FormShell>
  );
}

type ReasonProps = {
  reason: NonNullable<Props['reason']>;
  words: string;
  onWords: (words: string) => void;
};

function ReasonField({ reason, words, onWords }: ReasonProps) {
  return (
    <Field name={reason.name ?? 'reason'} label={reason.label} hint={reason.hint} optional={!reason.required}>
      <TextArea
        value={words}
        maxLength={reason.maxLength}
        onChange={(event) => onWords(event.target.value)}
      />
    </Field>
  );
}
