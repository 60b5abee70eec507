import { counted } from '#kernel/counts.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { BookSettings } from './book-settings.tsx';
import { FileList } from './file-list.tsx';
import { FileReader } from './file-reader.tsx';
import { gapWords, periodName, rangeWords } from './period-words.ts';
import type { Earnings } from './queries.ts';
import { TypedYears } from './typed-years.tsx';

type Props = { checkId: string; earnings: Earnings; onMatch: () => void };

export function FiguresStep({ checkId, earnings, onMatch }: Props) {
  return (
    <div className="flex flex-col gap-6">
      <PeriodList earnings={earnings} />
      <BookSettings key={earnings.version} checkId={checkId} earnings={earnings} />
      <Card as="section" aria-labelledby="upload-books" className="flex flex-col gap-4">
        <div>
          <h2 id="upload-books" className="text-title">
            Upload a profit and loss
          </h2>
          <p className="max-w-prose text-muted">
            Export it from QuickBooks, Xero, Sage, Wave or FreshBooks as CSV or Excel (XLSX), monthly or with
            one column per year. A spreadsheet of your own works too: if a line fits no section, you choose it
            on the screen. You check what we read before anything is imported.
          </p>
        </div>
        <FileReader checkId={checkId} ends={earnings} onKept={onMatch} />
        <FileList checkId={checkId} files={earnings.files} ends={earnings} />
      </Card>
      <TypedYears checkId={checkId} earnings={earnings} />
    </div>
  );
}

function PeriodList({ earnings }: { earnings: Earnings }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4" aria-label="Periods">
      {earnings.periods.map(({ key, days, source, gaps, months, bases }) => (
        <Card as="li" key={key} className="flex flex-col gap-1.5">
          <span className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-semibold">{periodName(key, earnings)}</span>
            {gaps.length === 0 ? (
              <Badge tone="good">Complete</Badge>
            ) : (
              <Badge tone={source ? 'amber' : 'neutral'}>{source ? 'Incomplete' : 'Empty'}</Badge>
            )}
          </span>
          <span className="text-muted text-small">{rangeWords(days)}</span>
          {source && (
            <span className="text-muted text-small">
              {source === 'typed' ? 'Typed' : `From files, ${counted(months, 'month')}`}
              {bases.length === 1 && `, ${bases[0]} basis`}
            </span>
          )}
          {bases.length > 1 && (
            <span className="text-small">
              Cash and accrual basis are mixed. Export all files on one basis.
            </span>
          )}
          {gaps.map((gap) => (
            <span key={gap.code} className="text-small">
              {gapWords(gap)}
            </span>
          ))}
        </Card>
      ))}
    </ul>
  );
}
