import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { dayInWords } from '#kernel/days.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { OnDemand } from '#kit/ui/OnDemand.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { Tabs } from '#kit/ui/Tabs.tsx';
import { emptyLatestMonths, emptyLatestWords } from '../domain/intake.ts';
import { type ReviewHead, reviewQuery } from './queries.ts';

/** A part of the page, loaded when it is opened. */
export type ReviewPart = {
  name: string;
  label: string;
  /** People who may not see it. */
  hiddenFrom?: ReviewHead['side'];
  load: () => Promise<ComponentType<{ review: ReviewHead }>>;
};

type Props = { reviewId: string; part: string; parts: readonly ReviewPart[] };

const waiting = <Skeleton className="h-96 w-full rounded-large" />;

export function ReviewFrame({ reviewId, part, parts }: Props) {
  return (
    <QueryPage
      query={useQuery(reviewQuery(reviewId))}
      words={{ loading: 'Loading the review', failed: 'The review could not be loaded.' }}
      waiting={waiting}
      title="Quality of earnings"
      missing={() => (
        <EmptyState
          title="This review isn’t open to you"
          action={<LinkButton to={paths.preDiligence()}>Pre-diligence</LinkButton>}
        >
          The address may be wrong, or the owner ended your access.
        </EmptyState>
      )}
    >
      {(review) => <Parts review={review} part={part} parts={parts} />}
    </QueryPage>
  );
}

/** On every part: most of their figures are of the last twelve months. */
function LatestNotWhole({ review }: { review: ReviewHead }) {
  const missing = emptyLatestMonths(review.intake);
  if (missing === 0) return null;
  return (
    <Alert
      tone="warning"
      title={emptyLatestWords(missing)}
      className="mb-6"
      action={
        <LinkButton variant="secondary" size="small" to={paths.earningsReview(review.id)}>
          Documents
        </LinkButton>
      }
    >
      The last 12 months end {dayInWords(review.latestEnds)}, so their figures are not those of a whole year.
      Upload the missing months, or set the last closed month to where your books end.
    </Alert>
  );
}

function Parts({ review, part, parts }: Omit<Props, 'reviewId'> & { review: ReviewHead }) {
  const navigate = useNavigate();
  const shown = parts.filter(({ hiddenFrom }) => hiddenFrom !== review.side);
  const open = shown.find(({ name }) => name === part) ?? shown[0];
  return (
    <>
      <PageHeader
        title={review.businessName}
        lead="Quality of earnings: what a buyer’s accountant would find in your books, found by you first."
        actions={
          <LinkButton variant="secondary" to={paths.preDiligence()}>
            All reviews
          </LinkButton>
        }
      />
      <LatestNotWhole review={review} />
      <Tabs
        label="Parts of the review"
        value={open?.name ?? ''}
        onValueChange={(name) => void navigate(paths.earningsReview(review.id, name))}
        tabs={shown.map(({ name, label, load }) => ({
          value: name,
          label,
          content: <OnDemand load={load} props={{ review }} waiting={waiting} />,
        }))}
      />
    </>
  );
}
