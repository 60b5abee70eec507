import { useQuery } from '@tanstack/react-query';
import { TakePdf } from '#features/valuation/check-reports/web/take-pdf.tsx';
import { call } from '#kit/api.ts';
import { Button } from '#kit/ui/Button.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { downloadEarningsReport } from '../contract.ts';
import { reportQuery } from './queries.ts';
import { ReportReading } from './report-reading.tsx';

type Props = { reviewId: string; reportId: string; onBack: () => void };

export function OneReport({ reviewId, reportId, onBack }: Props) {
  return (
    <QueryPage
      query={useQuery(reportQuery(reviewId, reportId))}
      words={{ loading: 'Loading the report', failed: 'The report could not be loaded.' }}
    >
      {(read) => (
        <div className="flex flex-col gap-8">
          <div className="flex flex-wrap gap-3">
            <Button variant="quiet" onClick={onBack}>
              All reports
            </Button>
            <TakePdf print={() => call(downloadEarningsReport, { params: { id: reportId } })} />
          </div>
          <ReportReading read={read} />
        </div>
      )}
    </QueryPage>
  );
}
