import { useState } from 'react';
import { Alert } from '#kit/ui/Alert.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { signatureLine, signingWords } from '../domain/signing.ts';
import { AgreementText } from './agreement-text.tsx';
import type { NdaView } from './queries.ts';
import { ReadingBar } from './reading-bar.tsx';
import { SignatureForm } from './signature-form.tsx';
import { SigningStep } from './signing-step.tsx';
import { useAgreementReading } from './use-agreement-reading.ts';
import { useNdaActs } from './use-nda-acts.ts';

export function CountersigningFlow({ nda, onChanged }: { nda: NdaView; onChanged: () => void }) {
  const acts = useNdaActs(nda, onChanged);
  const reading = useAgreementReading(nda);
  const { percent } = reading;
  const [agreed, setAgreed] = useState(false);
  const { signature } = nda;
  return (
    <div className="flex flex-col gap-8">
      <Alert title="This NDA is waiting for your countersignature">
        <p>
          {signature && (
            <>
              {signatureLine(signature)} signed <DateText at={signature.signedAt} withTime />.{' '}
            </>
          )}
          It takes effect once you countersign it; nothing opens before that. Your name stays on record here
          and is not printed into the file.
        </p>
      </Alert>
      <SigningStep number={1} title="Read the agreement" done={percent === 100}>
        <ReadingBar percent={percent} />
        <AgreementText nda={nda} reading={reading} />
      </SigningStep>
      <SigningStep number={2} title="Sign" done={false}>
        <SignatureForm
          nda={nda}
          sign={acts.countersign}
          sendCode={acts.sendCode}
          readToEnd={percent === 100}
          recordsReason={agreed ? null : signingWords['consent-missing']}
          actions={null}
        >
          <RecordsDetails consent={nda.consent} />
          <Checkbox checked={agreed} onCheckedChange={setAgreed} label="I agree to use electronic records" />
        </SignatureForm>
      </SigningStep>
    </div>
  );
}

function RecordsDetails({ consent }: Pick<NdaView, 'consent'>) {
  return (
    <details className="text-small">
      <summary className="link w-fit cursor-pointer py-2">What electronic records mean</summary>
      <dl className="mt-2 grid gap-x-8 gap-y-3 md:grid-cols-2">
        {consent.items.map((item) => (
          <div key={item.title}>
            <dt className="font-semibold">{item.title}</dt>
            <dd className="text-muted">{item.text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
