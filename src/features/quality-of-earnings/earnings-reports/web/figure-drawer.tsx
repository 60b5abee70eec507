import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LineList } from '#features/quality-of-earnings/general-ledger/web/line-list.tsx';
import { OpensButton } from '#features/quality-of-earnings/general-ledger/web/opens-button.tsx';
import { LinesTotal } from '#features/quality-of-earnings/general-ledger/web/rows-drawer.tsx';
import { counted } from '#kernel/counts.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { Drawer } from '#kit/ui/Drawer.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { type FigureSource, figureQuery, type ReportFigure } from './figure-queries.ts';

export type OpenedFigure = { key: string; label: string };

type Props = {
  source: FigureSource;
  /** How one came here: the last one is shown. */
  opened: readonly OpenedFigure[];
  onChange: (opened: OpenedFigure[]) => void;
  /** Who does not see what is shown here. */
  note?: string;
};

/** What is behind a figure of a report: its parts, each of which opens its own, or its lines. */
export function FigureDrawer({ source, opened, onChange, note = '' }: Props) {
  const shown = opened.at(-1);
  const [walked, setWalked] = useState(false);
  const go = (to: OpenedFigure[]) => {
    setWalked(to.length > 0);
    onChange(to);
  };
  return (
    <Drawer
      wide
      side="right"
      title={shown?.label ?? ''}
      open={shown !== undefined}
      onOpenChange={(open) => !open && go([])}
    >
      {opened.length > 1 && (
        <Button
          variant="quiet"
          size="small"
          className="mx-3 mb-2 self-start"
          onClick={() => go(opened.slice(0, -1))}
        >
          Back
        </Button>
      )}
      {shown && (
        <Behind
          key={shown.key}
          {...{ source, note }}
          figure={shown.key}
          follows={walked}
          onOpen={(part) => go([...opened, part])}
        />
      )}
    </Drawer>
  );
}

type BehindProps = {
  source: FigureSource;
  figure: string;
  note: string;
  follows: boolean;
  onOpen: (part: OpenedFigure) => void;
};

function Behind({ source, figure, note, follows, onOpen }: BehindProps) {
  const query = useInfiniteQuery(figureQuery(source, figure));
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (follows) place.current?.focus();
  }, [follows]);
  return (
    <div ref={place} tabIndex={-1} className="flex flex-1 flex-col outline-none">
      <QueryPage
        query={query}
        words={{
          loading: 'Loading what is behind the figure',
          failed: 'What is behind the figure could not be loaded.',
        }}
      >
        {({ pages: [first] }) => {
          if (!first) return null;
          if (first.kind === 'parts') return <Parts found={first} onOpen={onOpen} />;
          if (first.kind === 'typed') return <Typed found={first} />;
          return (
            <LineList
              query={query}
              about={[`Version ${first.dataset} of the books.`, note].filter(Boolean).join(' ')}
              total={(page) => <Total found={page} />}
            />
          );
        }}
      </QueryPage>
    </div>
  );
}

const signs = new Map([
  [1, 'plus '],
  [-1, 'less '],
]);

function Parts({
  found: { label, cents, how, parts },
  onOpen,
}: {
  found: ReportFigure;
  onOpen: BehindProps['onOpen'];
}) {
  return (
    <div className="flex flex-col gap-3 px-5 pb-6">
      {how !== null && <p className="text-muted text-small">{how}</p>}
      {parts.length === 0 && how === null && <p>Nothing is in it.</p>}
      <ul aria-label="Parts" className="tabular flex flex-col divide-y divide-line">
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes
          <li key={at} className="flex items-center justify-between gap-4 py-2">
            <span className="wrap-anywhere">
              {at > 0 && <span className="text-muted">{signs.get(part.sign ?? 0)}</span>}
              {at === 0 && part.sign === -1 && <span className="text-muted">less </span>}
              {part.label}
            </span>
            <PartAmount part={part} onOpen={onOpen} />
          </li>
        ))}
        {cents !== null && (
          <li className="flex items-center justify-between gap-4 py-3 font-semibold">
            <span className="wrap-anywhere">{label}</span>
            <Money exact amount={cents} className="px-2" />
          </li>
        )}
      </ul>
    </div>
  );
}

type PartProps = { part: ReportFigure['parts'][number]; onOpen: BehindProps['onOpen'] };

function PartAmount({ part: { figure, label, cents }, onOpen }: PartProps) {
  const shown = cents === null ? null : <Money exact amount={cents} />;
  if (figure === null) return <span className="px-2">{shown}</span>;
  return (
    <OpensButton
      behind={`what is behind ${label}`}
      className="whitespace-nowrap"
      onOpen={() => onOpen({ key: figure, label })}
    >
      {shown ?? 'Open'}
    </OpensButton>
  );
}

function Typed({ found }: { found: ReportFigure }) {
  const { cents, typed } = found;
  return (
    <div className="flex flex-col gap-2 px-5 pb-6">
      {cents !== null && (
        <p>
          <Money exact amount={cents} className="font-semibold" />
        </p>
      )}
      {typed && (
        <p>
          Typed by {typed.by === null ? 'the seller’s side' : <bdi>{typed.by}</bdi>},{' '}
          <DateText at={typed.at} />.
        </p>
      )}
      <Since found={found} />
    </div>
  );
}

function Total({ found }: { found: ReportFigure }) {
  const { kind, cents, partly, total, now } = found;
  if (now === 'gone' || (now === 'changed' && total.rows === 0)) return <Since found={found} />;
  return (
    <>
      {kind === 'finding' ? <p>{counted(total.rows, 'entry', 'entries')}</p> : <LinesTotal total={total} />}
      {partly && cents !== null && (
        <p className="text-small">
          {kind === 'finding' ? (
            <>
              What these entries are about comes to <Money exact amount={cents} />.
            </>
          ) : (
            <>
              <Money exact amount={cents} /> of it is in the figure.
            </>
          )}
        </p>
      )}
      <Since found={found} />
    </>
  );
}

const sinceTitles = {
  changed: 'Changed since the report was written',
  gone: 'Removed since the report was written',
} as const;

/** What the report shows is not what is there now. */
function Since({ found: { kind, cents, now } }: { found: ReportFigure }) {
  if (now === 'same') return null;
  return (
    <Alert tone="warning" title={sinceTitles[now]}>
      {cents !== null && (
        <>
          The report shows <Money exact amount={cents} />.
        </>
      )}
      {kind === 'typed' && now === 'changed' && ' What was typed after that may be another amount.'}
    </Alert>
  );
}
