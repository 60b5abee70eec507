import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { ReportView } from '#features/valuation/check-reports/web/report-view.tsx';
import { call } from '#kit/api.ts';
import { messageFromError } from '#kit/api-error.ts';
import { saveFile } from '#kit/save-file.ts';
import { Button } from '#kit/ui/Button.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
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
            <TakePdf reportId={reportId} />
          </div>
          <ReportView report={report} wayTo={() => null} />
        </div>
      )}
    </QueryPage>
  );
}

function TakePdf({ reportId }: { reportId: string }) {
  const toast = useToast();
  const take = useSingleMutation({
    mutationFn: () => call(downloadEarningsReport, { params: { id: reportId } }),
    onSuccess: saveFile,
    onError: (error) =>
      toast('The PDF could not be created.', { tone: 'bad', description: messageFromError(error) }),
  });
  return (
    <Button variant="secondary" busy={take.isPending} onClick={() => take.mutate()}>
      <Download aria-hidden className="size-4" />
      Download PDF
    </Button>
  );
}
