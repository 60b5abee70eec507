import { useState } from 'react';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { call } from '#kit/api.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { readingWords } from '../domain/sign-off.ts';
import { signOffReport } from '../reviewer-contract.ts';

const fields = [
  { name: 'name', label: 'Your name', hint: 'As the report will name you.', most: 120 },
  { name: 'credential', label: 'Your credential', hint: 'For example CPA.', most: 80 },
  { name: 'firm', label: 'Your firm', hint: 'If you have none, “self-employed”.', most: 120 },
  { name: 'licenseState', label: 'State of your license', hint: 'For example Utah.', most: 40 },
  { name: 'licenseNumber', label: 'Number of your license', most: 40 },
] as const;
type Name = (typeof fields)[number]['name'];

const nothing: Record<Name, string> = {
  ...{ name: '', credential: '', firm: '', licenseState: '', licenseNumber: '' },
};

export function SignOffDialog({ reportId, onClose }: { reportId: string; onClose: () => void }) {
  const [said, say] = useState(nothing);
  const toast = useToast();
  const sign = useReviewChange(
    () => call(signOffReport, { params: { id: reportId }, body: said }),
    () => {
      toast('Report signed off.');
      onClose();
    },
  );
  const missing = fields.some(({ name }) => said[name].trim() === '');
  return (
    <FormDialog
      title="Sign off the report"
      description={`${readingWords} The report will say so beside what you enter, and that no one verified it. You can withdraw the sign-off with a reason.`}
      busy={sign.isPending}
      error={sign.error}
      submitLabel="Sign off and lock"
      submitDisabledReason={missing ? 'Fill in every field first.' : null}
      onSubmit={() => sign.mutate()}
      onClose={onClose}
    >
      {fields.map(({ name, label, most, ...more }) => (
        <Field key={name} name={name} label={label} hint={'hint' in more ? more.hint : undefined}>
          <TextInput
            value={said[name]}
            maxLength={most}
            onChange={(event) => say((now) => ({ ...now, [name]: event.target.value }))}
          />
        </Field>
      ))}
    </FormDialog>
  );
}
