import type { UseMutationResult } from '@tanstack/react-query';
import { Card } from '#kit/ui/Card.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import type { NdaView } from './queries.ts';

type Props = { nda: NdaView; consent: UseMutationResult<NdaView, Error, void> };

/** Checking the box is the consent. */
export function RecordsConsent({ nda, consent }: Props) {
  const given = nda.consentedAt !== null;
  return (
    <Card className="flex flex-col gap-5">
      <p className="max-w-prose text-muted">
        You can have this agreement on paper. To sign here instead, first agree to electronic records. Please
        read what that means:
      </p>
      <dl className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {nda.consent.items.map((item) => (
          <div key={item.title}>
            <dt className="font-semibold">{item.title}</dt>
            <dd className="text-muted">{item.text}</dd>
          </div>
        ))}
      </dl>
      <FailureAlert title="Your consent couldn’t be recorded" error={consent.error} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-4">
        <Checkbox
          checked={given || consent.isPending}
          disabled={given || consent.isPending}
          onCheckedChange={(checked) => checked && consent.mutate()}
          label="I agree to use electronic records"
        />
        {nda.consentedAt && (
          <p role="status" className="text-muted text-small">
            Recorded <DateText at={nda.consentedAt} withTime />
          </p>
        )}
      </div>
    </Card>
  );
}
