import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenFigure } from '#features/quality-of-earnings/general-ledger/web/queries.ts';
import { RowsDrawer } from '#features/quality-of-earnings/general-ledger/web/rows-drawer.tsx';
import type { ReviewHead } from '#features/quality-of-earnings/reviews/web/queries.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { isStatement, type ScheduleKind, scheduleKinds } from '../domain/schedule-kinds.ts';
import { AccountsDrawer } from './accounts-drawer.tsx';
import { type OpenRows, type Schedule, type Schedules, schedulesQuery } from './queries.ts';
import { type Opening, ScheduleEntry } from './schedule-entry.tsx';
import { ScheduleRowsDrawer } from './schedule-rows-drawer.tsx';
import { kindWords } from './schedule-words.ts';
import { StatementDrawer } from './statement-drawer.tsx';
import { UploadSchedules } from './upload-schedules.tsx';

export function SchedulesPart({ review }: { review: ReviewHead }) {
  return (
    <QueryPage
      query={useQuery(schedulesQuery(review.id))}
      words={{ loading: 'Loading the files', failed: 'The files could not be loaded.' }}
    >
      {(found) => <Shown review={review} found={found} />}
    </QueryPage>
  );
}

function Shown({ review, found }: { review: ReviewHead; found: Schedules }) {
  const [rows, setRows] = useState<OpenRows | null>(null);
  const [accounts, setAccounts] = useState<Schedule | null>(null);
  const [books, setBooks] = useState<OpenFigure | null>(null);
  const opening: Opening = {
    onRows: setRows,
    onAccounts: setAccounts,
    onBooks: (file) => setBooks(figureOf(file, found.dataset)),
  };
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-muted">
        Lists from your accounting program that support the books. Each is added up and compared with the
        general ledger to the cent, so that a buyer’s accountant finds nothing that you have not seen first.
      </p>
      {found.dataset > 0 && !found.openings && found.files.length > 0 && (
        <Alert tone="info" title="Balances begin at zero">
          The general ledger shows no opening balances, so what accounts held before its first entry is
          missing in the comparison. Export it again with all dates.
        </Alert>
      )}
      {scheduleKinds.map((kind) => (
        <KindCard
          key={kind}
          review={review}
          kind={kind}
          files={found.files.filter((file) => file.kind === kind)}
          {...opening}
        />
      ))}
      <ScheduleRowsDrawer reviewId={review.id} opened={rows} onClose={() => setRows(null)} />
      <AccountsDrawer
        reviewId={review.id}
        file={accounts && !isStatement(accounts.kind) ? accounts : null}
        onClose={() => setAccounts(null)}
      />
      <StatementDrawer
        reviewId={review.id}
        file={accounts && isStatement(accounts.kind) ? accounts : null}
        onClose={() => setAccounts(null)}
      />
      <RowsDrawer reviewId={review.id} opened={books} onClose={() => setBooks(null)} />
    </div>
  );
}

type KindProps = { review: ReviewHead; kind: ScheduleKind; files: readonly Schedule[] } & Opening;

function KindCard({ review, kind, files, ...opening }: KindProps) {
  const { title, what, where } = kindWords[kind];
  return (
    <Card as="section" aria-labelledby={`schedule-${kind}`} className="flex flex-col gap-4">
      <div>
        <h2 id={`schedule-${kind}`} className="text-title">
          {title}
        </h2>
        <p className="max-w-prose text-muted">{what}</p>
        <p className="mt-2 max-w-prose text-small">{where}</p>
      </div>
      <UploadSchedules reviewId={review.id} kind={kind} />
      {files.length > 0 && (
        <ul
          aria-label={`Files: ${title}`}
          className="flex flex-col divide-y divide-line border-line border-t"
        >
          {files.map((file) => (
            <ScheduleEntry key={file.id} file={file} suggested={review.latestEnds} {...opening} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The entries of the ledger that a file is compared with: of its period, or of the month in which its day is. */
function figureOf({ kind, from, to }: Schedule, dataset: number): OpenFigure | null {
  if (to === null) return null;
  const days = { dataset, from: (from ?? to).slice(0, 7), to: to.slice(0, 7) };
  if (kind === 'customer-sales') return { formula: 'revenue', code: null, ...days };
  return { formula: 'working-capital', code: kind === 'receivables' ? 'AR' : 'AP', ...days };
}
