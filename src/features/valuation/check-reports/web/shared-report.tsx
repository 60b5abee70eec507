import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { call } from '#kit/api.ts';
import { saveFile } from '#kit/save-file.ts';
import { Button } from '#kit/ui/Button.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { downloadShared, openShared } from '../contract.ts';
import { printedOf } from '../domain/report.ts';
import { ReportView } from './report-view.tsx';

/** A report opened by link. It opens on a click, so that mail scanners are not counted as readers. */
export function SharedReport({ token }: { token: string }) {
  const open = useMutation({ mutationFn: () => call(openShared, { body: { token } }) });
  const pdf = useMutation({
    mutationFn: () => call(downloadShared, { body: { token } }),
    onSuccess: saveFile,
  });
  if (!open.data)
    return (
      <div className="flex max-w-prose flex-col gap-4">
        <p>
          An owner shared the health check of their business with you. It is confidential: please do not
          forward it. The owner sees that it was opened, but not by whom.
        </p>
        <FailureAlert title="The report cannot be opened" error={open.error} />
        <Button className="w-fit" busy={open.isPending} onClick={() => open.mutate()}>
          Open the report
        </Button>
      </div>
    );
  const { number, madeAt, endsAt, report } = open.data;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-muted">
          Report {number} of <DateText at={madeAt} />. The link ends <DateText at={endsAt} />.
        </p>
        <Button variant="secondary" busy={pdf.isPending} onClick={() => pdf.mutate()}>
          <Download aria-hidden className="size-4" />
          Download PDF
        </Button>
      </div>
      <FailureAlert title="The report could not be printed" error={pdf.error} />
      <ReportView report={printedOf(report)} wayTo={() => null} />
    </div>
  );
}
