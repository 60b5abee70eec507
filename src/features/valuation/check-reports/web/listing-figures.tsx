import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Cents } from '#kernel/money.ts';
import { call } from '#kit/api.ts';
import { paths } from '#kit/paths.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { Row, RowList } from '#kit/ui/RowList.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { linkFigure, listFigures } from '../contract.ts';
import { type ListingField, listingFieldKeys, listingFields } from '../domain/listing-figure.ts';
import { figureLabels } from '../domain/report.ts';
import { dollars } from '../domain/report-words.ts';
import { type ListingFigures as Figures, figuresQuery } from './queries.ts';

const fieldLabels: Record<ListingField, string> = {
  lastYearRevenue: 'Last year’s revenue',
  ebitda: 'EBITDA',
  sde: 'SDE (cash flow)',
  askingPrice: 'Asking price',
};

type Props = {
  listingId: string;
  /** Why no figure can be taken now; `null` if it can. */
  closed: string | null;
  /** Resolves to whether it was saved. */
  take: (field: ListingField, value: Cents) => Promise<boolean>;
};

export function ListingFigures({ listingId, closed, take }: Props) {
  const figures = useQuery(figuresQuery(listingId));
  const link = useLinkFigure(listingId, take);
  if (!figures.data) return null;
  const { offered, unreported } = figures.data;
  const source = offered ?? unreported;
  if (!source) return null;
  return (
    <Card as="section" aria-labelledby="check-figures">
      <h2 id="check-figures" className="text-title">
        Numbers from your health check
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-muted">
        {offered ? (
          <>
            Report {offered.number} of <DateText at={offered.madeAt} />. A number that you use stays linked:
            if your health check changes, by its books, its answers or the kind of business, you see it here.
          </>
        ) : (
          'What your health check says now. Once you make a report, a number that you use from it stays linked, and you see here if the health check changes.'
        )}{' '}
        <Link to={paths.healthCheck(source.checkId)} className="text-accent underline">
          Open the health check
        </Link>
      </p>
      <FailureAlert title="The number could not be used" error={link.error} />
      <RowList>
        {listingFieldKeys.map((field) => (
          <Line
            key={field}
            field={field}
            value={source.numbers[listingFields[field]]}
            from={offered ? 'report' : 'health check yet'}
            linked={figures.data.figures.find((one) => one.field === field)}
            listed={unreported?.listed[field] ?? null}
            busy={link.isPending}
            closed={closed}
            onTake={(value) => link.mutate({ field, reportId: offered?.id ?? null, value })}
          />
        ))}
      </RowList>
    </Card>
  );
}

/** Without a report, the number is only copied. */
type Taken = { field: ListingField; reportId: string | null; value: Cents };

function useLinkFigure(listingId: string, take: Props['take']) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: async ({ field, reportId, value }: Taken) => {
      if (!(await take(field, value))) return null;
      if (reportId === null) return call(listFigures, { params: { id: listingId } });
      return call(linkFigure, { params: { id: listingId }, body: { field, reportId } });
    },
    onSuccess: (now) => now && client.setQueryData(figuresQuery(listingId).queryKey, now),
  });
}

type LineProps = {
  field: ListingField;
  value: Cents | null;
  from: string;
  linked: Figures['figures'][number] | undefined;
  /** In the listing, before the first report. */
  listed: Cents | null;
  busy: boolean;
  closed: string | null;
  onTake: (value: Cents) => void;
};

function Line({ field, value, from, linked, listed, busy, closed, onTake }: LineProps) {
  const same = linked ? linked.state === 'linked' && linked.was === value : value === listed;
  return (
    <Row
      title={
        <>
          {fieldLabels[field]}
          {linked && <LinkState state={linked.state} />}
        </>
      }
      detail={
        <>
          {figureLabels[listingFields[field]]}: {value === null ? missingWords(field, from) : dollars(value)}
          {linked?.state === 'stale' && (
            <>
              . Out of date: your health check changed. It was {dollars(linked.was)} on{' '}
              <DateText at={linked.takenAt} />; it is {dollars(linked.now)} now.
            </>
          )}
          {linked?.state === 'typed-over' && '. You have entered a different number since.'}
        </>
      }
      action={
        value !== null &&
        !same && (
          <Button
            size="small"
            variant="secondary"
            busy={busy}
            disabledReason={closed}
            aria-label={`Use in listing: ${fieldLabels[field]}`}
            onClick={() => onTake(value)}
          >
            Use in listing
          </Button>
        )
      }
    />
  );
}

function missingWords(field: ListingField, from: string): string {
  return field === 'askingPrice' && from !== 'report'
    ? 'not yet. The health check gives a range until 70% of each section is answered, and a value after that'
    : `not in the ${from}`;
}

function LinkState({ state }: { state: Figures['figures'][number]['state'] }) {
  if (state === 'linked') return <Badge tone="good">Linked</Badge>;
  return <Badge tone="amber">{state === 'stale' ? 'Out of date' : 'Edited'}</Badge>;
}
