import { type ReactNode, useState } from 'react';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { Finding } from './leak-findings.tsx';
import type { Leak, PublicTexts } from './queries.ts';

type Props = {
  open: boolean;
  title: string;
  description: string;
  confirmLabel: string;
  notice?: ReactNode;
  leaks: readonly Leak[];
  texts: PublicTexts;
  busy: boolean;
  error: string | null;
  onClose: () => void;
  onConfirm: (acknowledgeWarnings: boolean) => void;
};

export function PublishDialog({ open, ...rest }: Props) {
  return open ? <LastLook {...rest} /> : null;
}

function LastLook({ confirmLabel, notice, leaks, texts, onConfirm, ...dialog }: Omit<Props, 'open'>) {
  const [acknowledged, setAcknowledged] = useState(false);
  const blocked = leaks.some((leak) => leak.severity === 'block');
  const reason = blocked
    ? 'Remove the words marked “Remove” first.'
    : leaks.length > 0 && !acknowledged
      ? 'Confirm that you have reviewed the warnings first.'
      : null;
  return (
    <FormDialog
      {...dialog}
      submitLabel={confirmLabel}
      submitDisabledReason={reason}
      onSubmit={() => onConfirm(leaks.length > 0)}
    >
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
    </FormDialog>
  );
}
