import { useQuery } from '@tanstack/react-query';
import { statusLabels, undecidedStatuses } from '#features/agreements/access-requests/domain/status.ts';
import { grouped } from '#kernel/counts.ts';
import { locale } from '#kernel/locale.ts';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { changeWords } from '#site/dashboard/web/change-words.ts';
import { type Side, type Summary, summaryQuery } from '#site/dashboard/web/queries.ts';
import { Figure } from './Figure.tsx';
import { viewsWords } from './views-words.ts';

/** `sells`: shows views even before there are any. */
type Props = {
  side: Side | null;
  sells: boolean;
  onSide: (side: Side) => void;
  viewsTo: string;
  requestsTo: string;
};

export function SummaryCards({ side, onSide, ...links }: Props) {
  const summary = useQuery(summaryQuery(side));
  return (
    <QueryPage
      query={summary}
      words={{ loading: 'Loading the figures', failed: 'The figures could not be loaded.' }}
      waiting={<Waiting />}
    >
      {(data) => (
        <div className="flex flex-col gap-3">
          {data.has.received && data.has.sent && <SideChoice side={data.side} onSide={onSide} />}
          <Cards summary={data} {...links} />
        </div>
      )}
    </QueryPage>
  );
}

type CardsProps = { summary: Summary } & Pick<Props, 'sells' | 'viewsTo' | 'requestsTo'>;

function Cards({ summary, sells, viewsTo, requestsTo }: CardsProps) {
  const { views, offers, lois, ndaRequests, side } = summary;
  const offersTo = (kind: string) =>
    `${paths.offers()}?${new URLSearchParams({ side, ...(kind ? { kind } : {}) })}`;
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {side === 'received' && (sells || views.average !== null) && (
        <Figure
          label="Views"
          meaning="Average weekly business views"
          to={viewsTo}
          value={averageText(views.average)}
          weeks={views.weeks}
        >
          {viewsWords(views)}
        </Figure>
      )}
      <Figure
        label="Offers"
        meaning="Submitted offers"
        to={offersTo('')}
        value={text(offers.now)}
        weeks={offers.weeks}
      >
        {changeWords(offers)}
        {lois.now > 0 && <span className="block">Of which letters of intent: {text(lois.now)}</span>}
      </Figure>
      <RequestsFigure requests={ndaRequests} to={requestsTo} />
      <Figure
        label="Submitted LOIs"
        meaning="Submitted letters of intent"
        to={offersTo('loi')}
        value={text(lois.now)}
        weeks={lois.weeks}
      >
        {changeWords(lois)}
      </Figure>
    </div>
  );
}

function RequestsFigure({ requests, to }: { requests: Summary['ndaRequests']; to: string }) {
  return (
    <Figure
      label="NDA Requests"
      meaning="Pending NDA requests"
      to={to}
      value={text(requests.now)}
      weeks={requests.weeks}
    >
      {changeWords(requests)}
      {undecidedStatuses
        .filter((status) => requests.split[status] > 0)
        .map((status) => (
          <span key={status} className="block">
            {requests.split[status]} {statusLabels[status]}
          </span>
        ))}
    </Figure>
  );
}

function SideChoice({ side, onSide }: { side: Side; onSide: (side: Side) => void }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">Whose figures</legend>
      {(['received', 'sent'] as const).map((one) => (
        <Button
          key={one}
          size="small"
          variant={one === side ? 'secondary' : 'quiet'}
          aria-pressed={one === side}
          onClick={() => onSide(one)}
        >
          {one === 'received' ? 'As a seller or broker' : 'As a buyer'}
        </Button>
      ))}
    </fieldset>
  );
}

function Waiting() {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {['views', 'offers', 'requests', 'lois'].map((one) => (
        <Skeleton key={one} className="h-36 rounded-large" />
      ))}
    </div>
  );
}

function text(n: number): string {
  return grouped(n);
}

function averageText(average: number | null): string | null {
  return average?.toLocaleString(locale, { maximumFractionDigits: 1 }) ?? null;
}
