import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CheckHead } from '#features/valuation/health-check/web/queries.ts';
import { call } from '#kit/api.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { downloadReport } from '../contract.ts';
import { figureLabels, type Place, printedOf, type ReportNumbers } from '../domain/report.ts';
import { dollars } from '../domain/report-words.ts';
import { type OpenedReport, reportQuery } from './queries.ts';
import { ReportView } from './report-view.tsx';
import { SharePanel } from './share-panel.tsx';
import { TakePdf } from './take-pdf.tsx';

type Props = {
  check: CheckHead;
  reportId: string;
  beside?: ((numbers: ReportNumbers) => ReactNode) | undefined;
  onBack: () => void;
};

export function OneReport({ check, reportId, beside, onBack }: Props) {
  return (
    <QueryPage
      query={useQuery(reportQuery(check.id, reportId))}
      words={{ loading: 'Loading the report', failed: 'The report could not be loaded.' }}
      waiting={<Skeleton className="h-96 w-full rounded-large" />}
    >
      {({ changed, mayShare, report }) => (
        <div className="flex flex-col gap-8">
          <div className="flex flex-wrap gap-3">
            <Button variant="quiet" onClick={onBack}>
              All reports
            </Button>
            <TakePdf print={() => call(downloadReport, { params: { id: reportId } })} />
          </div>
          <Changed changed={changed} />
          {beside?.(report.numbers)}
          {mayShare && <SharePanel reportId={reportId} />}
          <ReportView report={printedOf(report)} wayTo={(place, words) => wayIn(check.id, place, words)} />
        </div>
      )}
    </QueryPage>
  );
}

function Changed({ changed }: { changed: OpenedReport['changed'] }) {
  if (changed.length === 0) return null;
  return (
    <Alert tone="warning" title="Your health check has changed since this report">
      <ul>
        {changed.map(({ figure, was, now }) => (
          <li key={figure}>
            {figureLabels[figure]}: {dollars(was)} in this report, {dollars(now)} now.
          </li>
        ))}
      </ul>
      This report does not change. Create a new one to share today’s figures.
    </Alert>
  );
}

const partWords: Record<Place['part'], string> = {
  questions: 'Open the answer',
  earnings: 'Open the books',
  value: 'Open the value',
  plan: 'Open the plan',
};

function wayIn(checkId: string, { part, question }: Place, words: string) {
  const to = paths.healthCheck(checkId, part === 'questions' ? '' : part);
  return (
    <Link
      to={question === null ? to : `${to}?question=${question}`}
      className="mt-1 block w-fit text-accent text-tiny underline"
    >
      {partWords[part]}
      <span className="sr-only">: {words}</span>
    </Link>
  );
}
