import { outcomeLabels } from '#features/marketplace/listings/domain/outcome.ts';
import { Card } from '#kit/ui/Card.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { statusLabels } from '../domain/status.ts';
import type { RequestWithHistory } from './queries.ts';
import { actorWords, viewerOf } from './viewer.ts';

export function RequestHistory({ request }: { request: RequestWithHistory }) {
  const viewer = viewerOf(request);
  const steps = request.history.toReversed();
  return (
    <Card as="section" aria-labelledby="history" className="flex flex-col gap-4">
      <h2 id="history" className="text-lead">
        History
      </h2>
      <ol className="flex flex-col">
        {steps.map((step, index) => (
          <li key={`${step.at}-${step.to}-${step.outcome}`} className="relative flex gap-4 pb-5 last:pb-0">
            {index < steps.length - 1 && (
              <span aria-hidden className="absolute top-3 bottom-[-0.25rem] left-[0.28rem] w-px bg-line" />
            )}
            <span
              aria-hidden
              className={`relative mt-1.5 size-2.5 shrink-0 rounded-round ${index === 0 ? 'bg-accent' : 'bg-line-strong'}`}
            />
            <div className="min-w-0">
              <p className="font-medium">
                {step.outcome ? outcomeLabels[step.outcome] : statusLabels[step.to]}
              </p>
              <p className="text-muted text-small">
                {actorWords(step.by, viewer, request.buyer.name)}, <DateText at={step.at} withTime />
              </p>
              {step.reason && <p className="mt-1 text-small">“{step.reason}”</p>}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
