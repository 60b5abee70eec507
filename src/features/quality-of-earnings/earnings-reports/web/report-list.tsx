import { StaleFigures } from '#features/quality-of-earnings/adjusted-earnings/web/stale-figures.tsx';
import { CopyState } from '#features/quality-of-earnings/databook/web/room-copy.tsx';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { counted } from '#kernel/counts.ts';
import { call } from '#kit/api.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { Row } from '#kit/ui/RowList.tsx';
import { copyEarningsReportToRoom } from '../contract.ts';
import { pinnedWords, reviewedBy } from '../domain/sign-off.ts';
import type { ReportHead } from './queries.ts';

type Props = {
  title: string;
  reports: readonly ReportHead[];
  roomId: string | null;
  /** Comments of CPAs that are not resolved. */
  open: number;
  onOpen: (id: string) => void;
};

/** The newest first; only that one can be put into the deal room. */
export function ReportList({ title, reports, roomId, open, onOpen }: Props) {
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
              <div className="my-1 flex flex-wrap gap-2">
                <Badge tone={report.final ? 'good' : 'neutral'}>{report.final ? 'Final' : 'Draft'}</Badge>
                {report.signOffs.length > 0 && <Badge tone="good">Signed off</Badge>}
                {at === 0 && open > 0 && <Badge tone="amber">{counted(open, 'unresolved comment')}</Badge>}
              </div>
              <SignedOff report={report} />
              {at === 0 && report.stale && (
                <StaleFigures stale={report.stale} what="this report was written" />
              )}
              {report.copy && <CopyState copy={report.copy} roomId={roomId} />}
              {at === 0 && report.copy?.status === 'placed' && !report.copy.current && (
                <FileIsOlder report={report} />
              )}
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

/** Before it is put into the room too: who signed it off, for which version, and what changed since. */
function SignedOff({ report: { dataset, madeAt, signOffs } }: { report: ReportHead }) {
  const [first] = signOffs;
  if (!first) return null;
  const named = signOffs.map((one) => `${reviewedBy({ ...one, signedAt: new Date(one.signedAt) })}.`);
  return (
    <p className="max-w-prose text-small [overflow-wrap:anywhere]">
      {named.join(' ')} {pinnedWords({ dataset, madeAt: new Date(madeAt), changed: first.changed })}
    </p>
  );
}

function FileIsOlder({ report: { signOffs } }: { report: ReportHead }) {
  return (
    <p className="max-w-prose text-small">
      {signOffs.length > 1
        ? 'The file in the deal room does not name the reviewers as they are now. Put it there again, and publish it.'
        : signOffs.length === 1
          ? 'The file in the deal room does not say yet that it was signed off. Put it there again, and publish it.'
          : 'The file in the deal room names a reviewer who withdrew. Put the report there again, and publish it.'}
    </p>
  );
}

/** A draft of a document: no buyer sees it before it is published there. */
function PutIntoRoom({ report: { id, number, copy }, title }: { report: ReportHead; title: string }) {
  const put = useReviewChange(() => call(copyEarningsReportToRoom, { params: { id } }));
  if (copy?.status === 'waiting' || (copy?.status === 'placed' && copy.current)) return null;
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
