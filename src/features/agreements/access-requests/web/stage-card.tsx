import { useState } from 'react';
import { stageWords } from '#features/marketplace/listings/domain/stage-words.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { handStages } from '../domain/stage-moves.ts';
import type { RequestView } from './queries.ts';
import { StageDialog } from './stage-dialog.tsx';
import { causeOf, stageRefused, standingWords } from './stage-words.ts';
import { viewerOf } from './viewer.ts';

export function StageCard({ request }: { request: RequestView }) {
  const [asked, setAsked] = useState<RequestView | null>(null);
  const { grant } = request;
  const buyer = viewerOf(request) === 'buyer';
  if (buyer && !grant) return null;
  const possible = handStages.filter((to) => stageRefused(request, to) === null);
  const refusal = possible.length > 0 ? null : whyNone(request);
  return (
    <Card as="section" aria-labelledby="stage" className="flex flex-col gap-3">
      <h2 id="stage" className="text-lead">
        {buyer ? 'Your access level' : 'Access level'}
      </h2>
      <p>{standingWords(request)}</p>
      {grant && (
        <>
          <p className="text-muted text-small">
            {grant.suspendedAt ? 'Suspended: nothing is open now.' : `${stageWords[grant.stage].opens}.`}
          </p>
          <DescriptionList
            className="-my-2.5"
            items={[
              { term: 'Access since', detail: <DateText at={grant.since} withTime /> },
              ...(grant.stageSince
                ? [
                    {
                      term: 'Level since',
                      detail: (
                        <>
                          <DateText at={grant.stageSince.at} withTime />, {causeOf(request)}
                        </>
                      ),
                    },
                  ]
                : []),
              {
                term: 'Ends',
                detail: grant.until ? <DateText at={grant.until} withTime /> : 'No end date',
              },
            ]}
          />
        </>
      )}
      {!buyer && (
        <Button variant="secondary" disabledReason={refusal} onClick={() => setAsked(request)}>
          Change access
        </Button>
      )}
      {asked && <StageDialog request={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

function whyNone(request: RequestView): string {
  const reasons = handStages.map((to) => stageRefused(request, to));
  const telling = handStages.find((to) => request.mayStage[to] !== 'invalid-transition');
  return (telling ? stageRefused(request, telling) : reasons[0]) ?? 'This isn’t possible now.';
}
