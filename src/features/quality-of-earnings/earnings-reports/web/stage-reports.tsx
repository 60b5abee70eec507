import { useState } from 'react';
import { stageWords } from '#features/quality-of-earnings/databook/domain/stage-words.ts';
import type { DatabookStage } from '#features/quality-of-earnings/databook/domain/stages.ts';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { makeEarningsReport } from '../contract.ts';
import { reportStageWords } from '../domain/report-stage-words.ts';
import { FinalDialog } from './final-dialog.tsx';
import type { Reports } from './queries.ts';
import { ReportList } from './report-list.tsx';

type Props = { reviewId: string; stage: DatabookStage; found: Reports; onOpen: (id: string) => void };

/** One stage: who would get its report, the reports so far, and what writes the next one. */
export function StageReports({ reviewId, stage, found, onOpen }: Props) {
  const [asking, setAsking] = useState(false);
  const { title, who } = stageWords[stage];
  const { shows, hides } = reportStageWords[stage];
  const write = useReviewChange(
    ({ final, disclosed }: { final: boolean; disclosed: string[] }) =>
      call(makeEarningsReport, { params: { id: reviewId }, body: { stage, final, disclosed } }),
    () => setAsking(false),
  );
  const draft = () => write.mutate({ final: false, disclosed: [] });
  const final = () =>
    found.open.length > 0 ? setAsking(true) : write.mutate({ final: true, disclosed: [] });
  return (
    <Card as="section" aria-labelledby={`report-${stage}`} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex max-w-prose flex-col gap-1">
          <h2 id={`report-${stage}`} className="text-title">
            {title}
          </h2>
          <p>{who}</p>
          <p className="text-muted text-small">
            It shows {shows} {hides}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            busy={write.isPending}
            aria-label={`Write a draft: “${title}”`}
            onClick={draft}
          >
            Write a draft
          </Button>
          <Button busy={write.isPending} aria-label={`Write the final report: “${title}”`} onClick={final}>
            Write the final report
          </Button>
        </div>
      </div>
      {!asking && <FailureAlert title="Not written" error={write.error} />}
      <ReportList
        title={title}
        roomId={found.roomId}
        open={found.comments.find((one) => one.stage === stage)?.open ?? 0}
        reports={found.reports.filter((one) => one.stage === stage)}
        onOpen={onOpen}
      />
      {asking && (
        <FinalDialog
          open={found.open}
          busy={write.isPending}
          error={write.error}
          onClose={() => setAsking(false)}
          onConfirm={(disclosed) => write.mutate({ final: true, disclosed })}
        />
      )}
    </Card>
  );
}
