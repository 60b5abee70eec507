import { useEffect } from 'react';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { signingWords } from '../domain/signing.ts';
import { AgreementText } from './agreement-text.tsx';
import { DeclineNda } from './decline-nda.tsx';
import type { NdaView } from './queries.ts';
import { ReadingBar } from './reading-bar.tsx';
import { RecordsConsent } from './records-consent.tsx';
import { SignatureForm } from './signature-form.tsx';
import { SigningStep } from './signing-step.tsx';
import { useAgreementReading } from './use-agreement-reading.ts';
import { useNdaActs } from './use-nda-acts.ts';

export function SigningFlow({ nda, onChanged }: { nda: NdaView; onChanged: () => void }) {
  const acts = useNdaActs(nda, onChanged);
  const reading = useAgreementReading(nda);
  const { percent } = reading;
  const { mutate: recordOpening } = acts.open;

  // Reason: showing the agreement is itself evidence; the reader triggers no event.
  useEffect(() => recordOpening(), [recordOpening]);

  return (
    <div className="flex flex-col gap-8">
      <SigningStep number={1} title="Read the agreement" done={percent === 100}>
        <ReadingBar percent={percent} />
        <AgreementText nda={nda} reading={reading} />
      </SigningStep>
      <SigningStep number={2} title="Agree to electronic records" done={nda.consentedAt !== null}>
        <RecordsConsent nda={nda} consent={acts.consent} />
      </SigningStep>
      <SigningStep number={3} title="Sign" done={false}>
        <SignatureForm
          nda={nda}
          sign={acts.sign}
          sendCode={acts.sendCode}
          readToEnd={percent === 100}
          recordsReason={nda.consentedAt === null ? signingWords['consent-missing'] : null}
          actions={
            nda.kind === 'master' ? (
              <LinkButton variant="quiet" to={paths.ndas()}>
                Not now
              </LinkButton>
            ) : (
              <DeclineNda decline={acts.decline} />
            )
          }
        />
      </SigningStep>
    </div>
  );
}
