import { CopyState } from '#features/quality-of-earnings/databook/web/room-copy.tsx';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { call } from '#kit/api.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { Row } from '#kit/ui/RowList.tsx';
import { copyEarningsReportToRoom } from '../contract.ts';
import type { ReportHead } from './queries.ts';

type Props = {
  title: string;
  reports: readonly ReportHead[];
  roomId: string | null;
  onOpen: (id: string) => void;
};

/** The newest first; only that one can be put into the deal room. */
export function ReportList({ title, reports, roomId, onOpen }: Props) {
  if (reports.length === 0) return null;
  return (
    <ul className="-mx-5 -mb-5 divide-y divide-line border-line border-t">
      {reports.map((report, at) => (
        <Row
          key={report.id}
          title={`Report ${report.number}`}
          detail={
            <>
              <DateText at={report.madeAt} withTime /> · version {report.dataset} of the books
              {report.madeBy !== null && ` · ${report.madeBy}`}
            </>
          }
          below={
            <>
              <Badge tone={report.final ? 'good' : 'neutral'}>{report.final ? 'Final' : 'Draft'}</Badge>
              {report.copy && <CopyState copy={report.copy} roomId={roomId} />}
            </>
          }
          action={
            <div className="flex flex-wrap gap-2">
              {roomId !== null && at === 0 && <PutIntoRoom report={report} title={title} />}
              <Button
                size="small"
                variant="secondary"
                aria-label={`Read report ${report.number}: “${title}”`}
                onClick={() => onOpen(report.id)}
              >
                Read
              </Button>
            </div>
          }
        />
      ))}
    </ul>
  );
}

/** A draft of a document: no buyer sees it before it is published there. */
function PutIntoRoom({ report: { id, number, copy }, title }: { report: ReportHead; title: string }) {
  const put = useReviewChange(() => call(copyEarningsReportToRoom, { params: { id } }));
  if (copy?.status === 'waiting' || copy?.status === 'placed') return null;
  return (
    <>
      <FailureAlert title="Not put into the deal room" error={put.error} />
      <Button
        size="small"
        variant="secondary"
        busy={put.isPending}
        aria-label={`Put into the deal room: report ${number}, “${title}”`}
        onClick={() => put.mutate()}
      >
        Put into the deal room
      </Button>
    </>
  );
}
