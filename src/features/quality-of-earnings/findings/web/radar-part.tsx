import { useQuery } from '@tanstack/react-query';
import { UndecidedAlert } from '#features/quality-of-earnings/general-ledger/web/undecided-alert.tsx';
import type { ReviewHead } from '#features/quality-of-earnings/reviews/web/queries.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { findingWords } from '../domain/finding-words.ts';
import { subjectWords } from '../domain/subject-words.ts';
import { Gap } from './gap.tsx';
import { findingsQuery, type RadarView, radarQuery } from './queries.ts';
import { RunState } from './run-state.tsx';
import { Waterfall } from './waterfall.tsx';
import { WeakAdjustments } from './weak-adjustments.tsx';

export function RadarPart({ review }: { review: ReviewHead }) {
  const { data: found } = useQuery(findingsQuery(review.id));
  return (
    <QueryPage
      query={useQuery(radarQuery(review.id))}
      words={{ loading: 'Loading the radar', failed: 'The radar could not be loaded.' }}
    >
      {(radar) =>
        radar.dataset === 0 ? (
          <EmptyState
            title="No letter yet"
            action={<LinkButton to={paths.earningsReview(review.id)}>Go to the documents</LinkButton>}
          >
            The radar turns findings in your books into the price that a buyer would come back with. Upload a
            general ledger first.
          </EmptyState>
        ) : (
          <div className="flex flex-col gap-6">
            <RunState reviewId={review.id} run={found?.run ?? null} />
            <UndecidedAlert reviewId={review.id} />
            <Gap review={review} />
            <Letter radar={radar} />
            <Waterfall radar={radar} reviewId={review.id} />
            <WeakAdjustments reviewId={review.id} weak={radar.weak} />
            <Asked radar={radar} />
          </div>
        )
      }
    </QueryPage>
  );
}

function Letter({ radar: { from, multiple, healthCheckId, after, steps } }: { radar: RadarView }) {
  const check = healthCheckId === null ? paths.healthChecks() : paths.healthCheck(healthCheckId);
  return (
    <>
      <div className="max-w-prose">
        <h2 className="text-title">The letter a buyer would likely write</h2>
        <p className="text-muted">
          After their accountant’s report, buyers often come back with a lower price. This is what your books
          would give them to write, before you answer. It is an estimate by rules, not an offer.
        </p>
        {from && multiple && (
          <p className="mt-2 text-small">
            {from.kind === 'asking' ? 'Your asking price' : 'The value by your health check'},{' '}
            {formatMoney(cents(from.amount))}. Earnings count {multiple.times.toFixed(2)} times, the multiple
            of your health check on {multiple.metric}. Working capital counts only if it is part of the sale.
          </p>
        )}
      </div>
      {multiple === null && (
        <Alert
          title="There is no multiple yet"
          action={
            <LinkButton variant="secondary" size="small" to={check}>
              Health check
            </LinkButton>
          }
        >
          Findings about earnings cost their amount times the multiple. Your health check finds it.
        </Alert>
      )}
      {from === null && multiple !== null && after === null && steps.length > 0 && (
        <p>There is no asking price and no value yet.</p>
      )}
    </>
  );
}

function Asked({ radar: { asked } }: { radar: RadarView }) {
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby="radar-asked" className="flex flex-col gap-2">
      <h2 id="radar-asked" className="text-title">
        Asked, without a price
      </h2>
      <p className="max-w-prose text-muted">
        These have no price of their own, or lie before the last 12 months. A question that stays open makes a
        buyer doubt the rest.
      </p>
      <ul className="flex flex-col gap-1.5">
        {asked.map(({ findingId, test, subject, explained }) => (
          <li key={findingId} className="wrap-anywhere">
            {findingWords[test].title}
            {subject !== '' && <span className="text-muted"> · {subjectWords(test, subject)}</span>}
            {explained && <span className="text-good"> · explained</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
