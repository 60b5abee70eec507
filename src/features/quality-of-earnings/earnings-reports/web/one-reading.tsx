import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { stageWords } from '#features/quality-of-earnings/databook/domain/stage-words.ts';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { call } from '#kit/api.ts';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { endReviewer } from '../reviewer-contract.ts';
import { type ReadReport, readingQuery } from './reading-queries.ts';
import { ReportReading } from './report-reading.tsx';

/** A report as its reviewer reads it. */
export function OneReading({ reportId }: { reportId: string }) {
  return (
    <QueryPage
      query={useQuery(readingQuery(reportId))}
      title="Report for you to review"
      words={{ loading: 'Loading the report', failed: 'The report could not be loaded.' }}
    >
      {(read) => (
        <>
          <PageHeader
            title="Report for you to review"
            lead={`${read.businessName}: ${stageWords[read.stage].title}, report ${read.number}, ${read.final ? 'final' : 'a draft'}. You see the reports of this review, behind their figures what the stage shows, and nothing else of its owner.`}
            actions={
              <>
                <LinkButton variant="secondary" to={paths.expertQuestions()}>
                  All reports
                </LinkButton>
                <Leave read={read} />
              </>
            }
          />
          <ReportReading read={read} />
        </>
      )}
    </QueryPage>
  );
}

function Leave({ read: { reviewId } }: { read: ReadReport }) {
  const [asking, ask] = useState(false);
  const go = useNavigate();
  // The page goes first: what it shows is no longer there when the answer comes.
  const leave = useReviewChange(async () => {
    await call(endReviewer, { params: { id: reviewId }, query: {} });
    await go(paths.expertQuestions());
  });
  return (
    <>
      <Button variant="quiet" onClick={() => ask(true)}>
        Stop reading
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={ask}
        title="Stop reading these reports"
        description="You no longer see them. Your comments stay with the owner, and a sign-off stays until you withdraw it."
        confirmLabel="Stop reading"
        danger
        busy={leave.isPending}
        error={leave.error}
        onConfirm={() => leave.mutate()}
      />
    </>
  );
}
