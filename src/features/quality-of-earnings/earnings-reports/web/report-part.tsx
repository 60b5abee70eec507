import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { databookStages } from '#features/quality-of-earnings/databook/domain/stages.ts';
import type { ReviewHead } from '#features/quality-of-earnings/reviews/web/queries.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { OneReport } from './one-report.tsx';
import { type Reports, reportsQuery } from './queries.ts';
import { ReviewerCard } from './reviewer-card.tsx';
import { StageReports } from './stage-reports.tsx';

/** The reports of a review, or one of them. */
export function ReportPart({ review }: { review: ReviewHead }) {
  const [search, setSearch] = useSearchParams();
  const opened = search.get('report');
  const open = (id: string | null) => setSearch(id === null ? {} : { report: id });
  if (opened !== null) return <OneReport reviewId={review.id} reportId={opened} onBack={() => open(null)} />;
  return <AllReports reviewId={review.id} onOpen={open} />;
}

function AllReports({ reviewId, onOpen }: { reviewId: string; onOpen: (id: string) => void }) {
  return (
    <QueryPage
      query={useQuery(reportsQuery(reviewId))}
      words={{ loading: 'Loading the reports', failed: 'The reports could not be loaded.' }}
    >
      {(found) =>
        found.dataset === 0 ? (
          <EmptyState
            title="No report yet"
            action={<LinkButton to={paths.earningsReview(reviewId)}>Go to the documents</LinkButton>}
          >
            A report is written from your books. Upload a general ledger first.
          </EmptyState>
        ) : (
          <div className="flex flex-col gap-6">
            <p className="max-w-prose text-muted">
              The report says in words, tables and pictures what the databook works out: earnings and their
              adjustments, months, customers, working capital, debt, taxes and open questions. There is one
              for each stage of a deal. It is not an audit, review or attest report.
            </p>
            <OpenPoints open={found.open} />
            <ReviewerCard reviewId={reviewId} found={found} />
            {databookStages.map((stage) => (
              <StageReports key={stage} {...{ reviewId, stage, found, onOpen }} />
            ))}
          </div>
        )
      }
    </QueryPage>
  );
}

function OpenPoints({ open }: Pick<Reports, 'open'>) {
  if (open.length === 0) return null;
  return (
    <Alert tone="warning" title="Open points before a report can be final">
      <ul className="list-disc pl-5">
        {open.map(({ code, words }) => (
          <li key={code}>{words}</li>
        ))}
      </ul>
      A draft can be written any time. A final report has to disclose each of these.
    </Alert>
  );
}
