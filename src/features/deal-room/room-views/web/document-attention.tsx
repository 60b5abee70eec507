import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { cx } from '#kit/ui/cx.ts';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { most } from '../contract.ts';
import { heatOf } from '../domain/attention.ts';
import { secondsInWords } from '../domain/seconds-in-words.ts';
import { AttentionState, HowCounted } from './attention-state.tsx';
import { type DocumentAttention as Attention, documentAttentionQuery } from './queries.ts';
import { ViewerChoice } from './viewer-choice.tsx';
import { ViewerTable } from './viewer-table.tsx';

export function DocumentAttention({ documentId }: { documentId: string }) {
  const [person, setPerson] = useState<string | null>(null);
  const [from, setFrom] = useState(1);
  const attention = useQuery(documentAttentionQuery(documentId, person, from));
  return (
    <AttentionState query={attention} what="document">
      {(found) => (
        <>
          <PageHeader
            title={<span className="wrap-anywhere">{found.name}</span>}
            lead="Who viewed which pages and for how long."
            actions={
              <>
                <LinkButton variant="quiet" to={paths.roomAttention(found.roomId)}>
                  All documents
                </LinkButton>
                <LinkButton variant="secondary" to={paths.roomDocument(documentId)}>
                  Open document
                </LinkButton>
              </>
            }
          />
          {found.viewers.length === 0 ? (
            <EmptyState title="No views yet">
              Each page a buyer views appears here with the time spent on it.
            </EmptyState>
          ) : (
            <div className="flex flex-col gap-8">
              <ViewerChoice viewers={found.viewers} value={person} onChange={setPerson} />
              <HeatMap attention={found} from={from} onFrom={setFrom} />
              <ViewerTable viewers={found.viewers} />
              <HowCounted />
            </div>
          )}
        </>
      )}
    </AttentionState>
  );
}

const heats = ['bg-surface', 'bg-accent/20', 'bg-accent/40', 'bg-accent/60', 'bg-accent/85'];

/** The figures are in the cells, so that nothing depends on color alone. */
type HeatProps = { attention: Attention; from: number; onFrom: (from: number) => void };

function HeatMap({ attention: { heat, pages, documentId }, from, onFrom }: HeatProps) {
  const byPage = new Map(heat.map((row) => [row.page, row]));
  const longest = Math.max(0, ...heat.map(({ seconds }) => seconds));
  const count = pages ?? Math.max(0, ...heat.map(({ page }) => page));
  const last = Math.min(count, from + most.pages - 1);
  return (
    <section aria-labelledby="heat">
      <h2 id="heat" className="mb-1 text-title">
        Pages
      </h2>
      <p className="mb-3 text-muted text-small">
        More color means more time. A dash means the page was never viewed.
      </p>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
        {Array.from({ length: Math.max(0, last - from + 1) }, (_, index) => from + index).map((page) => (
          <li key={page}>
            <PageHeat
              documentId={documentId}
              page={page}
              seconds={byPage.get(page)?.seconds}
              longest={longest}
            />
          </li>
        ))}
      </ol>
      {count > most.pages && <PageRange from={from} last={last} count={count} onFrom={onFrom} />}
    </section>
  );
}

type PageHeatProps = { documentId: string; page: number; seconds: number | undefined; longest: number };

function PageHeat({ documentId, page, seconds, longest }: PageHeatProps) {
  return (
    <Link
      to={paths.roomDocument(documentId, { page })}
      className="relative flex min-h-16 flex-col justify-between overflow-hidden rounded-medium border bg-surface p-2 text-small hover:border-line-strong"
    >
      <span
        aria-hidden
        className={cx('absolute inset-x-0 bottom-0', heats[heatOf(seconds ?? 0, longest)])}
        style={{ height: '0.375rem' }}
      />
      <span className="text-muted tabular">Page {page}</span>
      <span className="pb-1 tabular">
        {seconds === undefined ? <span title="Never viewed">–</span> : secondsInWords(seconds)}
      </span>
    </Link>
  );
}

type RangeProps = { from: number; last: number; count: number; onFrom: (from: number) => void };

function PageRange({ from, last, count, onFrom }: RangeProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <Button
        variant="secondary"
        disabledReason={from === 1 ? 'These are the first pages.' : null}
        onClick={() => onFrom(Math.max(1, from - most.pages))}
      >
        Previous pages
      </Button>
      <Button
        variant="secondary"
        disabledReason={last >= count ? 'These are the last pages.' : null}
        onClick={() => onFrom(from + most.pages)}
      >
        Next pages
      </Button>
    </div>
  );
}
