import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DatasetList } from '#features/quality-of-earnings/reviews/web/dataset-list.tsx';
import { DeleteReview } from '#features/quality-of-earnings/reviews/web/delete-review.tsx';
import { IntakeCards } from '#features/quality-of-earnings/reviews/web/intake-cards.tsx';
import { PeriodCard } from '#features/quality-of-earnings/reviews/web/period-card.tsx';
import type { ReviewHead } from '#features/quality-of-earnings/reviews/web/queries.ts';
import { useNewsOfReading } from '#features/quality-of-earnings/reviews/web/use-news-of-reading.ts';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { FileList } from './file-list.tsx';
import { filesQuery } from './queries.ts';
import { SendPanel } from './send-panel.tsx';

export function DocumentsPart({ review }: { review: ReviewHead }) {
  return (
    <div className="flex flex-col gap-8">
      <IntakeCards
        reviewId={review.id}
        intake={review.intake}
        own={{
          I1: <Schedules reviewId={review.id}>Go to the profit and loss</Schedules>,
          I2: <Schedules reviewId={review.id}>Go to the balance sheet</Schedules>,
          I3: <Ledgers reviewId={review.id} />,
          I4: <Schedules reviewId={review.id}>Go to the trial balances</Schedules>,
          I5: <Schedules reviewId={review.id}>Go to the aging</Schedules>,
          I6: <BankStatements reviewId={review.id} />,
          I7: <TaxReturns reviewId={review.id} />,
          I8: <Schedules reviewId={review.id}>Go to the payroll</Schedules>,
          I9: <Schedules reviewId={review.id}>Go to sales by customer</Schedules>,
          I10: <Schedules reviewId={review.id}>Go to the asset register</Schedules>,
        }}
      />
      <PeriodCard key={review.version} review={review} />
      <DatasetList datasets={review.datasets} />
      <DeleteReview review={review} />
    </div>
  );
}

function Ledgers({ reviewId }: { reviewId: string }) {
  const query = useQuery(filesQuery(reviewId));
  useNewsOfReading(query.data?.filter(({ status }) => status === 'reading').length ?? 0);
  return (
    <QueryPage
      query={query}
      words={{ loading: 'Loading the files', failed: 'The files could not be loaded.' }}
    >
      {(files) => (
        <div className="flex flex-col gap-5">
          <SendPanel
            reviewId={reviewId}
            current={files.filter(({ status, until }) => status === 'read' && until === null)}
          />
          <FileList files={files} />
        </div>
      )}
    </QueryPage>
  );
}

function BankStatements({ reviewId }: { reviewId: string }) {
  return (
    <LinkButton variant="secondary" to={paths.earningsReview(reviewId, 'bank')} className="w-fit">
      Go to the statements
    </LinkButton>
  );
}

function Schedules({ reviewId, children }: { reviewId: string; children: ReactNode }) {
  return (
    <LinkButton variant="secondary" to={paths.earningsReview(reviewId, 'schedules')} className="w-fit">
      {children}
    </LinkButton>
  );
}

function TaxReturns({ reviewId }: { reviewId: string }) {
  return (
    <LinkButton variant="secondary" to={paths.earningsReview(reviewId, 'taxes')} className="w-fit">
      Go to the tax returns
    </LinkButton>
  );
}
