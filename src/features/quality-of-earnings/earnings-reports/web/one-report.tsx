import { useQuery } from '@tanstack/react-query';
import { ReportView } from '#features/valuation/check-reports/web/report-view.tsx';
import { TakePdf } from '#features/valuation/check-reports/web/take-pdf.tsx';
import { call } from '#kit/api.ts';
import { Button } from '#kit/ui/Button.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { downloadEarningsReport } from '../contract.ts';
import { reportQuery } from './queries.ts';

type Props = { reviewId: string; reportId: string; onBack: () => void };

export function OneReport({ reviewId, reportId, onBack }: Props) {
  return (
    <QueryPage
      query={useQuery(reportQuery(reviewId, reportId))}
      words={{ loading: 'Loading the report', failed: 'The report could not be loaded.' }}
    >
      {({ report }) => (
        <div className="flex flex-col gap-8">
          <div className="flex flex-wrap gap-3">
            <Button variant="quiet" onClick={onBack}>
              All reports
            </Button>
            <TakePdf print={() => call(downloadEarningsReport, { params: { id: reportId } })} />
          </div>
          <ReportView report={report} wayTo={() => null} />
        </div>
      )}
    </QueryPage>
  );
}
