import { type RefObject, useEffect, useRef, useState } from 'react';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { isOpen, type Status } from '../domain/status.ts';
import { MoveDialog } from './move-dialog.tsx';
import { nextStep } from './next-step.ts';
import type { RequestView } from './queries.ts';
import { RequestProgress } from './request-progress.tsx';
import { RequestStatus } from './request-status.tsx';
import { accessSentence } from './stage-words.ts';
import { StatusMenu } from './status-menu.tsx';
import { type Step, stepsOf } from './steps.ts';
import { viewerOf } from './viewer.ts';

export function NextStepCard({ request }: { request: RequestView }) {
  const [asked, setAsked] = useState<{ request: RequestView; to: Status } | null>(null);
  const buyer = request.caller.includes('buyer');
  const steps = stepsOf(request);
  const heading = useFocusAfterMove(request.status);
  const admin = request.caller.includes('admin');
  return (
    <Card
      as="section"
      aria-labelledby="next"
      tone={request.waitsForYou ? 'attention' : 'plain'}
      className="flex flex-col gap-4"
    >
      <RequestProgress request={request} />
      <Headline request={request} heading={heading} />
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {buyer && <BuyerLinks request={request} />}
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
        {admin && <StatusMenu request={request} onChoose={(to) => setAsked({ request, to })} />}
      </div>
      {asked && <MoveDialog {...asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

type HeadlineProps = { request: RequestView; heading: RefObject<HTMLHeadingElement | null> };

function Headline({ request, heading }: HeadlineProps) {
  const { headline, sentence } = nextStep(request);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <RequestStatus {...request} />
        {request.waitsForYou && <span className="text-amber text-small">Your turn</span>}
      </div>
      <h2 id="next" ref={heading} tabIndex={-1} className="text-title outline-none">
        {headline}
      </h2>
      {request.status === 'approved' && viewerOf(request) !== 'buyer' && (
        <p className="max-w-prose">{accessSentence(request)}</p>
      )}
      <p className="max-w-prose text-muted">{sentence}</p>
    </div>
  );
}

function BuyerLinks({ request }: { request: RequestView }) {
  const { status, missingProofs, proofsUnderReview } = request;
  return (
    <>
      {missingProofs.length > 0 && !proofsUnderReview && isOpen(status) && (
        <LinkButton variant="secondary" to={paths.verification()}>
          {`Verify your ${missingProofs.join(' and ')}`}
        </LinkButton>
      )}
      {status === 'approved' && (
        <LinkButton to={paths.listing(request.listingId)}>View the business</LinkButton>
      )}
      {request.brokers.map(({ id, name }) => (
        <LinkButton
          key={id}
          variant="secondary"
          to={paths.newMessage({ listingId: request.listingId, personId: id })}
        >
          Write to {name}
        </LinkButton>
      ))}
    </>
  );
}

/** The clicked button is gone after the move, so focus goes to the new headline. */
function useFocusAfterMove(status: Status): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(status);

  // Reason: focus is DOM state outside of React.
  useEffect(() => {
    if (shown.current === status) return;
    shown.current = status;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [status]);

  return heading;
}

function variantOf(step: Step, first: boolean): 'primary' | 'secondary' {
  if (step.danger) return 'secondary';
  return first || step.to === 'approved' ? 'primary' : 'secondary';
}
