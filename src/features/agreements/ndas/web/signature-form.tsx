import { type ReactNode, useState } from 'react';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { TechnicalDetails } from '#kit/ui/TechnicalDetails.tsx';
import { confirmationWords } from '../domain/confirmation.ts';
import { signingWords } from '../domain/signing.ts';
import { ConfirmField, type Way } from './confirm-field.tsx';
import { Fingerprint } from './fingerprint.tsx';
import type { NdaView } from './queries.ts';
import { SignatureFields } from './signature-fields.tsx';
import { SignerFields } from './signer-fields.tsx';
import type { useNdaActs } from './use-nda-acts.ts';
import { useSignature } from './use-signature.ts';

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
  const signature = useSignature();
  const [code, setCode] = useState('');
  const [confirmWay, setConfirmWay] = useState<Way>('code');
  const byPasskey = confirmWay === 'passkey';
  const missing =
    (!readToEnd && signingWords['not-read']) ||
    recordsReason ||
    signature.missing ||
    (!byPasskey && codeMissing(nda, code));
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
        onSubmit={() => sign.mutate({ body: { ...signature.body, readToEnd }, code, byPasskey })}
      >
        {children}
        <SignerFields signature={signature} />
        <SignatureFields signature={signature} accountName={nda.accountName} />
        <ConfirmField
          nda={nda}
          sendCode={sendCode}
          way={confirmWay}
          onWay={setConfirmWay}
          code={code}
          onCode={setCode}
        />
        <WhatIsSigned nda={nda} />
      </FormShell>
    </Card>
  );
}

function codeMissing({ confirmation }: NdaView, code: string): string | null {
  if (confirmation?.confirmedUntil) return null;
  if (confirmation === null) return confirmationWords['code-missing'];
  return code.length < 6 ? 'Enter the six digits of the code.' : null;
}

function WhatIsSigned({ nda }: { nda: NdaView }) {
  return (
    <div className="flex flex-col gap-1 text-muted text-small">
      <p>
        Sign by <DateText at={nda.expiresAt} withTime />. You are signing exactly the text above.
      </p>
      <TechnicalDetails>
        <Fingerprint of="Agreement" value={nda.documentSha256} />
      </TechnicalDetails>
    </div>
  );
}
