import { useState } from 'react';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import type { Status } from '../domain/status.ts';
import { MoveDialog } from './move-dialog.tsx';
import { nextStep } from './next-step.ts';
import type { RequestView } from './queries.ts';
import { RequestStatus } from './request-status.tsx';
import { StatusMenu } from './status-menu.tsx';
import { type Step, stepsOf } from './steps.ts';

/** Where the request stands, what happens next, and what the reader can do about it. */
export function NextStepCard({ request }: { request: RequestView }) {
  const [asked, setAsked] = useState<{ request: RequestView; to: Status } | null>(null);
  const { headline, sentence, yours } = nextStep(request);
  const buyer = request.asker.includes('buyer');
  const steps = stepsOf(request);
  return (
    <Card
      as="section"
      aria-labelledby="next"
      tone={yours ? 'attention' : 'plain'}
      className="flex flex-col gap-4"
    >
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <RequestStatus status={request.status} />
          {yours && <span className="text-amber text-small">Your turn</span>}
        </div>
        <h2 id="next" className="text-title">
          {headline}
        </h2>
        <p className="max-w-prose text-muted">{sentence}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {buyer && request.status === 'Approved' && (
          <LinkButton to={paths.listing(request.listingId)}>See the business</LinkButton>
        )}
        {steps.map((step, index) => (
          <Button
            key={step.to}
            variant={variantOf(step, index === 0 && !buyer)}
            disabledReason={step.disabledReason}
            onClick={() => setAsked({ request, to: step.to })}
          >
            {step.label}
          </Button>
        ))}
        {request.asker.includes('admin') && (
          <StatusMenu request={request} onChoose={(to) => setAsked({ request, to })} />
        )}
      </div>
      {asked && <MoveDialog {...asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

/** One step stands out: the first, if it is possible and takes nothing away. */
function variantOf(step: Step, first: boolean): 'primary' | 'secondary' | 'quiet' {
  if (step.danger) return 'quiet';
  return first || step.to === 'Approved' ? 'primary' : 'secondary';
}
