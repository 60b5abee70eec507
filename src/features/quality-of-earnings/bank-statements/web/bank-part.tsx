import { useQuery } from '@tanstack/react-query';
import type { ReviewHead } from '#features/quality-of-earnings/reviews/web/queries.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { AccountList } from './account-list.tsx';
import { ProofCards } from './proof-cards.tsx';
import { type BankIntake, bankFilesQuery, cashProofQuery } from './queries.ts';
import { StatementList } from './statement-list.tsx';
import { UploadStatements } from './upload-statements.tsx';

export function BankPart({ review }: { review: ReviewHead }) {
  return (
    <QueryPage
      query={useQuery(bankFilesQuery(review.id))}
      words={{ loading: 'Loading the statements', failed: 'The statements could not be loaded.' }}
    >
      {(intake) => <Shown review={review} intake={intake} />}
    </QueryPage>
  );
}

function Shown({ review, intake }: { review: ReviewHead; intake: BankIntake }) {
  if (intake.files.length === 0)
    return (
      <EmptyState title="No statements yet" action={<UploadStatements reviewId={review.id} />}>
        <p>
          Books can say anything; a bank says what was paid. A buyer’s accountant puts your bank and card
          statements beside the books, month by month. This is called a proof of cash.
        </p>
        <p className="mt-2">
          On your bank’s website choose Download or Export activity, the format QFX, QuickBooks or OFX (else
          QIF or CSV), or save the statements as PDF, for every account and card of the business and every
          month of the review.
        </p>
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-8">
      <Proof reviewId={review.id} />
      <AccountList reviewId={review.id} intake={intake} hasLedger={review.dataset > 0} />
      <StatementList reviewId={review.id} intake={intake} />
    </div>
  );
}

function Proof({ reviewId }: { reviewId: string }) {
  return (
    <QueryPage
      query={useQuery(cashProofQuery(reviewId))}
      words={{ loading: 'Loading the proof of cash', failed: 'The proof of cash could not be loaded.' }}
    >
      {(proof) => <ProofCards reviewId={reviewId} proof={proof} />}
    </QueryPage>
  );
}
