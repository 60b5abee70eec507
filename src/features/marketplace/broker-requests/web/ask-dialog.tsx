import { useState } from 'react';
import { states } from '#features/marketplace/listings/domain/places.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { brokerRequestLimits } from '../domain/broker-request.ts';
import { useAskForBrokerAccount } from './use-broker-requests.ts';

const noState = 'none';
const stateOptions = [
  { value: noState, label: 'None' },
  ...states.map(({ slug, label }) => ({ value: slug, label })),
];

const nothing = { firm: '', licenseState: noState, licenseNumber: '', practice: '' };
type Entered = typeof nothing;

export function AskDialog({ onClose }: { onClose: () => void }) {
  const [entered, setEntered] = useState(nothing);
  const ask = useAskForBrokerAccount(onClose);
  const change = (part: Partial<Entered>) => setEntered((now) => ({ ...now, ...part }));
  const { firm, licenseState, licenseNumber, practice } = entered;
  return (
    <FormDialog
      title="Request a broker account"
      description="Our team checks every broker. Only you and our administrators see what you enter."
      busy={ask.isPending}
      error={ask.error}
      submitLabel="Send request"
      submitDisabledReason={firm.trim() === '' ? 'Enter your firm.' : null}
      onSubmit={() =>
        ask.mutate({
          firm,
          licenseState: states.find(({ slug }) => slug === licenseState)?.slug ?? null,
          licenseNumber,
          practice,
        })
      }
      onClose={onClose}
    >
      <Field name="firm" label="Firm" hint="The brokerage under whose name you work.">
        <TextInput
          autoComplete="organization"
          value={firm}
          maxLength={brokerRequestLimits.firm}
          onChange={(event) => change({ firm: event.target.value })}
        />
      </Field>
      <LicenseFields {...{ licenseState, licenseNumber }} onChange={change} />
      <Field
        name="practice"
        label="Your practice"
        hint="A sentence or two: what you sell, where, and for how long."
        optional
      >
        <TextArea
          value={practice}
          rows={3}
          maxLength={brokerRequestLimits.practice}
          onChange={(event) => change({ practice: event.target.value })}
        />
      </Field>
    </FormDialog>
  );
}

type LicenseProps = Pick<Entered, 'licenseState' | 'licenseNumber'> & {
  onChange: (part: Partial<Entered>) => void;
};

function LicenseFields({ licenseState, licenseNumber, onChange }: LicenseProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field name="licenseState" label="License state" hint="If your state requires one." optional>
        <Select
          value={licenseState}
          options={stateOptions}
          onValueChange={(state) => onChange({ licenseState: state })}
        />
      </Field>
      <Field name="licenseNumber" label="License number" hint="As it is on the license." optional>
        <TextInput
          autoComplete="off"
          value={licenseNumber}
          maxLength={brokerRequestLimits.licenseNumber}
          onChange={(event) => onChange({ licenseNumber: event.target.value })}
        />
      </Field>
    </div>
  );
}
