import { Field } from '#kit/ui/Field.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { compareNames } from '../domain/signing.ts';
import { SignaturePad } from './signature-pad.tsx';
import type { Signature } from './use-signature.ts';

type Props = { signature: Signature; accountName: string | null };

export function SignatureFields({ signature, accountName }: Props) {
  return (
    <>
      <RadioGroup
        label="How do you want to sign?"
        value={signature.way}
        onValueChange={(value) => signature.setWay(value === 'draw' ? 'draw' : 'type')}
        options={[
          { value: 'type', label: 'Type my name' },
          { value: 'draw', label: 'Draw my signature' },
        ]}
      />
      {signature.way === 'draw' && (
        <SignaturePad drawing={signature.drawing} onDrawn={signature.setDrawing} />
      )}
      <Field
        label="Your full legal name"
        hint={
          signature.way === 'draw'
            ? 'Printed below your signature.'
            : 'Typing your name here and selecting Sign NDA is your signature.'
        }
        name="name"
        className="max-w-form"
      >
        <TextInput
          value={signature.name}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => signature.setName(event.target.value)}
          className="h-14 font-display text-title"
        />
      </Field>
      <NameCheck typed={signature.name} accountName={accountName} />
    </>
  );
}

/** A hint only: people write their names in more than one way. */
function NameCheck({ typed, accountName }: { typed: string; accountName: string | null }) {
  const compared = typed.trim() === '' || accountName === null ? null : compareNames(typed, accountName);
  return (
    <p role="status" className={compared === 'differs' ? 'text-amber text-small' : 'text-muted text-small'}>
      {compared === null && accountName && `Your account is in the name of ${accountName}.`}
      {compared === 'matches' && 'The same name as on your account.'}
      {compared === 'differs' &&
        `Your account is in the name of ${accountName}. You can sign like this; both names are recorded.`}
    </p>
  );
}
