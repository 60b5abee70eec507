import { useQuery } from '@tanstack/react-query';
import type { ReviewHead } from '#features/quality-of-earnings/reviews/web/queries.ts';
import { paths } from '#kit/paths.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { databooksQuery } from './queries.ts';
import { StageCard } from './stage-card.tsx';

export function DatabookPart({ review }: { review: ReviewHead }) {
  return (
    <QueryPage
      query={useQuery(databooksQuery(review.id))}
      words={{ loading: 'Loading the databooks', failed: 'The databooks could not be loaded.' }}
    >
      {(books) =>
        books.dataset === 0 ? (
          <EmptyState
            title="No databook yet"
            action={<LinkButton to={paths.earningsReview(review.id)}>Go to the documents</LinkButton>}
          >
            A databook is made of your books. Upload a general ledger first.
          </EmptyState>
        ) : (
          <div className="flex flex-col gap-6">
            <p className="max-w-prose text-muted">
              A databook is a workbook that a buyer’s accountant can follow: totals are formulas, and from the
              monthly one on figures lead to their entries of the ledger. There is one for each stage of a
              deal. What a stage leaves out is not in the file at all.
            </p>
            {books.stages.map((stage) => (
              <StageCard key={stage.stage} reviewId={review.id} roomId={books.roomId} books={stage} />
            ))}
          </div>
        )
      }
    </QueryPage>
  );
}
