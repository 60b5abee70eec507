import { type ReactNode, useState } from 'react';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { TechnicalDetails } from '#kit/ui/TechnicalDetails.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { confirmationWords } from '../domain/confirmation.ts';
import { drawingRefusal } from '../domain/drawn-signature.ts';
import { type Capacity, compareNames, signingWords } from '../domain/signing.ts';
import { ConfirmField, type Way } from './confirm-field.tsx';
import { Fingerprint } from './fingerprint.tsx';
import type { NdaView } from './queries.ts';
import { SignaturePad } from './signature-pad.tsx';
import type { useNdaActs } from './use-nda-acts.ts';

type Acts = ReturnType<typeof useNdaActs>;
type Props = {
  nda: NdaView;
  sign: Acts['sign'];
  sendCode: Acts['sendCode'];
  readToEnd: boolean;
  recordsReason: string | null;
  children?: ReactNode;
  actions: ReactNode;
};

export function SignatureForm({ nda, sign, sendCode, readToEnd, recordsReason, children, actions }: Props) {
  const [capacity, setCapacity] = useState<Capacity>('individual');
  const [entity, setEntity] = useState('');
  const [title, setTitle] = useState('');
  const [name, setName] = useState('');
  const [way, setWay] = useState<'type' | 'draw'>('type');
  const [drawing, setDrawing] = useState('');
  const [code, setCode] = useState('');
  const [confirmWay, setConfirmWay] = useState<Way>('code');
  const byPasskey = confirmWay === 'passkey';
  const confirmed = Boolean(nda.confirmation?.confirmedUntil);
  const entityNeeded = capacity === 'entity' && entity.trim() === '';
  const missing =
    (!readToEnd && signingWords['not-read']) ||
    recordsReason ||
    (entityNeeded && signingWords['entity-required']) ||
    (name.trim() === '' && signingWords['name-missing']) ||
    (way === 'draw' && drawingRefusal(drawing) !== null && signingWords['drawing-empty']) ||
    (!confirmed && !byPasskey && nda.confirmation === null && confirmationWords['code-missing']) ||
    (!confirmed && !byPasskey && code.length < 6 && 'Enter the six digits of the code.');
  return (
    <Card>
      <FormShell
        label="Sign the NDA"
        busy={sign.isPending}
        error={sign.error}
        errorTitle="Not signed"
        submitLabel="Sign NDA"
        submitDisabledReason={missing || null}
        actions={actions}
        onSubmit={() => {
          const as =
            capacity === 'entity' ? { capacity, entity: entity.trim(), title: title.trim() } : { capacity };
          const drawn = way === 'draw' ? { drawing } : {};
          sign.mutate({ body: { name: name.trim(), readToEnd, ...as, ...drawn }, code, byPasskey });
        }}
      >
        {children}
        <RadioGroup
          name="capacity"
          label="Who are you signing for?"
          value={capacity}
          onValueChange={(value) => setCapacity(value === 'entity' ? 'entity' : 'individual')}
          options={[
            { value: 'individual', label: 'For myself' },
            {
              value: 'entity',
              label: 'For a company or another entity',
              hint: 'You confirm that you are authorized to bind it. The entity is the party to the agreement.',
            },
          ]}
        />
        {capacity === 'entity' && (
          <>
            <Field label="Entity name" hint="Full legal name, as registered." name="entity">
              <TextInput
                value={entity}
                maxLength={200}
                autoComplete="organization"
                onChange={(event) => setEntity(event.target.value)}
              />
            </Field>
            <Field
              label="Your title (optional)"
              hint="For example, Managing Member or President. It is printed with your signature."
              name="title"
            >
              <TextInput
                value={title}
                maxLength={120}
                autoComplete="organization-title"
                onChange={(event) => setTitle(event.target.value)}
              />
            </Field>
          </>
        )}
        <RadioGroup
          label="How do you want to sign?"
          value={way}
          onValueChange={(value) => setWay(value === 'draw' ? 'draw' : 'type')}
          options={[
            { value: 'type', label: 'Type my name' },
            { value: 'draw', label: 'Draw my signature' },
          ]}
        />
        {way === 'draw' && <SignaturePad drawing={drawing} onDrawn={setDrawing} />}
        <Field
          label="Your full legal name"
          hint={
            way === 'draw'
              ? 'Printed below your signature.'
              : 'Typing your name here and selecting Sign NDA is your signature.'
          }
          name="name"
          className="max-w-form"
        >
          <TextInput
            value={name}
            maxLength={120}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
            className="h-14 font-display text-title"
          />
        </Field>
        <NameCheck typed={name} accountName={nda.accountName} />
        <ConfirmField
          nda={nda}
          sendCode={sendCode}
          way={confirmWay}
          onWay={setConfirmWay}
          code={code}
          onCode={setCode}
        />
        <div className="flex flex-col gap-1 text-muted text-small">
          <p>
            Sign by <DateText at={nda.expiresAt} withTime />. You are signing exactly the text above.
          </p>
          <TechnicalDetails>
            <Fingerprint of="Agreement" value={nda.documentSha256} />
          </TechnicalDetails>
        </div>
      </FormShell>
    </Card>
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
