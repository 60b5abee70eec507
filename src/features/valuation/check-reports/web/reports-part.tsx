import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type CheckHead, checkKey } from '#features/valuation/health-check/web/queries.ts';
import { call } from '#kit/api.ts';
import { PagedList } from '#kit/tables/PagedList.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { Row, RowList } from '#kit/ui/RowList.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { makeReport } from '../contract.ts';
import type { ReportNumbers } from '../domain/report.ts';
import { OneReport } from './one-report.tsx';
import { type ReportSummary, reportsQuery } from './queries.ts';

type Props = {
  check: CheckHead;
  /** What else is known of the figures of a report. */
  beside?: (numbers: ReportNumbers) => ReactNode;
};

export function ReportsPart({ check, beside }: Props) {
  const reports = useInfiniteQuery(reportsQuery(check.id));
  const [open, setOpen] = useState<string | null>(null);
  const make = useMakeReport(check.id, setOpen);
  if (open !== null) return <OneReport {...{ check, beside }} reportId={open} onBack={() => setOpen(null)} />;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose text-muted">
          A report is a snapshot of your health check for you, your broker or your bank. It never changes.
          When your answers or books change, create a new one.
        </p>
        <Button busy={make.isPending} onClick={() => make.mutate()}>
          Create report
        </Button>
      </div>
      <FailureAlert title="The report could not be created" error={make.error} />
      <PagedList
        query={reports}
        what="reports"
        more="Load more"
        empty={
          <EmptyState title="No reports yet">
            Once your check has a value, create a report to share it.
          </EmptyState>
        }
      >
        {(items) => (
          <RowList>
            {items.map((report) => (
              <ReportLine key={report.id} report={report} onOpen={() => setOpen(report.id)} />
            ))}
          </RowList>
        )}
      </PagedList>
    </div>
  );
}

function useMakeReport(checkId: string, onMade: (reportId: string) => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: () => call(makeReport, { params: { id: checkId } }),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: [...checkKey(checkId), 'reports'] });
      onMade(id);
    },
  });
}

function ReportLine({ report, onOpen }: { report: ReportSummary; onOpen: () => void }) {
  return (
    <Row
      title={`Report ${report.number}`}
      detail={
        <>
          <DateText at={report.madeAt} withTime />
          {report.madeBy !== null && ` · created by ${report.madeBy}`}
        </>
      }
      action={
        <Button size="small" variant="secondary" aria-label={`Open report ${report.number}`} onClick={onOpen}>
          Open
        </Button>
      }
    />
  );
}
