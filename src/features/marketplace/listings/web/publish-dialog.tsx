import { type ReactNode, useState } from 'react';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
import { Finding } from './leak-findings.tsx';
import type { Leak, PublicTexts } from './queries.ts';

type Props = {
  open: boolean;
  title: string;
  description: string;
  confirmLabel: string;
  /** What else to know before. */
  notice?: ReactNode;
  /** What the check found in the texts that are about to be public. */
  leaks: readonly Leak[];
  texts: PublicTexts;
  busy: boolean;
  error: string | null;
  onClose: () => void;
  onConfirm: (acknowledgeWarnings: boolean) => void;
};

/** The last look before a text is public: what the check found stands here, and its owner stands by it. */
export function PublishDialog({ open, title, description, onClose, busy, ...rest }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !busy && onClose()}
      title={title}
      description={description}
    >
      {open && <LastLook {...rest} busy={busy} onClose={onClose} />}
    </Dialog>
  );
}

function LastLook({
  leaks,
  texts,
  busy,
  error,
  confirmLabel,
  notice,
  onClose,
  onConfirm,
}: Omit<Props, 'open' | 'title' | 'description'>) {
  const [acknowledged, setAcknowledged] = useState(false);
  const blocked = leaks.some((leak) => leak.severity === 'block');
  const reason = blocked
    ? 'Remove the words marked “Remove” first.'
    : leaks.length > 0 && !acknowledged
      ? 'Confirm that you have reviewed the warnings first.'
      : null;
  return (
    <>
      {error && (
        <Alert title="Error" tone="destructive">
          {error}
        </Alert>
      )}
      {notice}
      {leaks.length > 0 && (
        <>
          <p>The check found {leaks.length === 1 ? 'one thing' : `${leaks.length} things`} to look at:</p>
          <ul className="flex max-h-72 flex-col gap-2 overflow-y-auto">
            {leaks.map((leak) => (
              <Finding
                key={`${leak.field}-${leak.start}-${leak.rule}`}
                leak={leak}
                text={leak.field === 'title' ? texts.title : texts.description}
              />
            ))}
          </ul>
        </>
      )}
      {leaks.length > 0 && !blocked && (
        <Checkbox
          checked={acknowledged}
          onCheckedChange={setAcknowledged}
          label="I have reviewed these and want to keep the text."
        />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" busy={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button busy={busy} disabledReason={reason} onClick={() => onConfirm(leaks.length > 0)}>
          {confirmLabel}
        </Button>
      </div>
    </>
  );
}
