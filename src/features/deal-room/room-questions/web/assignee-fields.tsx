import { Field } from '#kit/ui/Field.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import type { useAssignee } from './use-assignee.ts';

type Props = {
  assignee: ReturnType<typeof useAssignee>;
  label: string;
  expertHint: string;
  nobody?: boolean;
  /** The seller's name, if it is assigned to them. */
  seller?: string | null;
};

const kinds = ['nobody', 'seller', 'broker', 'expert'] as const;

export function AssigneeFields({ assignee, label, expertHint, nobody = false, seller = null }: Props) {
  const { kind, setKind, brokerId, setBrokerId, email, setEmail, brokers, noBroker } = assignee;
  return (
    <>
      <RadioGroup
        name="route.kind"
        label={label}
        value={kind}
        onValueChange={(value) => setKind(kinds.find((one) => one === value) ?? kind)}
        options={[
          ...(nobody ? [{ value: 'nobody', label: 'No one yet' }] : []),
          { value: 'seller', label: seller === null ? 'The seller' : `The seller, ${seller}` },
          { value: 'broker', label: 'A broker for this listing', disabledReason: noBroker },
          { value: 'expert', label: 'An outside expert, such as your CPA or attorney', hint: expertHint },
        ]}
      />
      {kind === 'broker' && (
        <Field name="route.id" label="Broker">
          <Select
            value={brokerId}
            onValueChange={setBrokerId}
            options={brokers.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Field>
      )}
      {kind === 'expert' && (
        <Field name="route.email" label="Email address" hint="They need an account with this email address.">
          <TextInput
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
      )}
    </>
  );
}
