import { useState } from 'react';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import type { Reports } from './queries.ts';

type Props = {
  open: Reports['open'];
  busy: boolean;
  error: Error | null;
  onClose: () => void;
  onConfirm: (disclosed: string[]) => void;
};

/** Each point that stands open is named in the report, so its owner confirms them one by one. */
export function FinalDialog({ open, busy, error, onClose, onConfirm }: Props) {
  const [disclosed, setDisclosed] = useState<readonly string[]>([]);
  const left = open.filter(({ code }) => !disclosed.includes(code)).length;
  const mark = (code: string, on: boolean) =>
    setDisclosed((now) => (on ? [...now, code] : now.filter((one) => one !== code)));
  return (
    <FormDialog
      title="Disclose the open points"
      description="The final report names each of these, so that no reader takes it for settled."
      submitLabel="Write the final report"
      errorTitle="Not written"
      busy={busy}
      error={error}
      submitDisabledReason={left === 0 ? null : 'Confirm each point first.'}
      onClose={onClose}
      onSubmit={() => onConfirm([...disclosed])}
    >
      <ul className="flex flex-col gap-3">
        {open.map(({ code, words }) => (
          <li key={code}>
            <Checkbox
              checked={disclosed.includes(code)}
              onCheckedChange={(on) => mark(code, on)}
              label={words}
            />
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}
