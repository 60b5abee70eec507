import { useState } from 'react';
import { call } from '#kit/api.ts';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { resetTwoFactor } from '../contract.ts';
import { identityChecks } from '../domain/two-factor-limits.ts';

const words: Record<(typeof identityChecks)[number], string> = {
  'in-person': 'In person',
  'video-call': 'Video call',
  'known-phone-number': 'Call to a number known before',
  documents: 'Identity documents',
};

type Props = { person: { id: string; name: string }; onClose: () => void };

export function ResetTwoFactorDialog({ person, onClose }: Props) {
  const [checked, setChecked] = useState<(typeof identityChecks)[number] | null>(null);
  const toast = useToast();
  const act = useSingleMutation({
    mutationFn: async () => {
      if (checked) await call(resetTwoFactor, { params: { id: person.id }, body: { checked } });
    },
    onSuccess: () => {
      toast(`${person.name} can sign in with the password alone now.`);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Reset the two-factor sign-in of ${person.name}?`}
      description="Their app and recovery codes no longer count, every device is signed out, and we email them about it. Verify who is asking first: a caller may only be pretending to be this person."
      confirmLabel="Reset two-factor sign-in"
      danger
      confirmDisabledReason={checked ? null : 'Say how you made sure who it is.'}
      busy={act.isPending}
      error={act.error}
      onConfirm={() => act.mutate()}
    >
      <Field name="checked" label="How you made sure who it is">
        <Select
          value={checked ?? ''}
          onValueChange={(value) => setChecked(identityChecks.find((one) => one === value) ?? null)}
          options={identityChecks.map((value) => ({ value, label: words[value] }))}
        />
      </Field>
    </ConfirmDialog>
  );
}
