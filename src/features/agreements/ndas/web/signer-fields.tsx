import { Field } from '#kit/ui/Field.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import type { Signature } from './use-signature.ts';

export function SignerFields({ signature }: { signature: Signature }) {
  return (
    <>
      <RadioGroup
        name="capacity"
        label="Who are you signing for?"
        value={signature.capacity}
        onValueChange={(value) => signature.setCapacity(value === 'entity' ? 'entity' : 'individual')}
        options={[
          { value: 'individual', label: 'For myself' },
          {
            value: 'entity',
            label: 'For a company or another entity',
            hint: 'You confirm that you are authorized to bind it. The entity is the party to the agreement.',
          },
        ]}
      />
      {signature.capacity === 'entity' && <EntityFields signature={signature} />}
    </>
  );
}

function EntityFields({ signature }: { signature: Signature }) {
  return (
    <>
      <Field label="Entity name" hint="Full legal name, as registered." name="entity">
        <TextInput
          value={signature.entity}
          maxLength={200}
          autoComplete="organization"
          onChange={(event) => signature.setEntity(event.target.value)}
        />
      </Field>
      <Field
        label="Your title (optional)"
        hint="For example, Managing Member or President. It is printed with your signature."
        name="title"
      >
        <TextInput
          value={signature.title}
          maxLength={120}
          autoComplete="organization-title"
          onChange={(event) => signature.setTitle(event.target.value)}
        />
      </Field>
    </>
  );
}
