import { useInfiniteQuery } from '@tanstack/react-query';
import { useReviewChange } from '#features/quality-of-earnings/reviews/web/use-change.ts';
import { counted } from '#kernel/counts.ts';
import { dayInWords } from '#kernel/days.ts';
import { call } from '#kit/api.ts';
import { LoadMore } from '#kit/tables/LoadMore.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Drawer } from '#kit/ui/Drawer.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { fitsAmount, type LineClass, lineClasses } from '../domain/line-classes.ts';
import { sayBankLines } from '../proof-contract.ts';
import { classWords, placeWords, proposedByWords } from './bank-words.ts';
import { type BankLine, bankLinesQuery, type OpenLines } from './queries.ts';

type Props = { reviewId: string; opened: OpenLines | null; onClose: () => void };

/** Bank lines behind a figure. A person says of each what it is. */
export function BankLinesDrawer({ reviewId, opened, onClose }: Props) {
  return (
    <Drawer
      wide
      side="right"
      title={opened?.title ?? ''}
      open={opened !== null}
      onOpenChange={(open) => !open && onClose()}
    >
      {opened && <Lines reviewId={reviewId} opened={opened} />}
    </Drawer>
  );
}

function Lines({ reviewId, opened }: { reviewId: string; opened: OpenLines }) {
  const query = useInfiniteQuery(bankLinesQuery(reviewId, opened));
  return (
    <div className="flex flex-1 flex-col gap-4 px-5 pb-6">
      <QueryPage
        query={query}
        words={{ loading: 'Loading the lines', failed: 'The lines could not be loaded.' }}
      >
        {({ pages: [first, ...more] }) => (
          <>
            {first && (
              <p className="tabular">
                <Money exact amount={first.total.value} className="font-semibold" /> from{' '}
                {counted(first.total.rows, 'line', 'lines')}
              </p>
            )}
            <ul aria-label="Bank lines" className="flex flex-col divide-y divide-line">
              {[first?.items ?? [], ...more.map(({ items }) => items)].flat().map((line) => (
                <Line key={line.id} reviewId={reviewId} line={line} />
              ))}
            </ul>
            <LoadMore label="Show more lines" order="first" query={query} />
          </>
        )}
      </QueryPage>
    </div>
  );
}

function Line({ reviewId, line }: { reviewId: string; line: BankLine }) {
  const say = useReviewChange((said: LineClass | null) =>
    call(sayBankLines, { params: { id: reviewId }, body: { lines: [line.id], class: said } }),
  );
  const name = line.name || line.memo || 'No description';
  const about = [line.name && line.memo, line.number && `check ${line.number}`].filter(Boolean).join(' · ');
  return (
    <li className="flex flex-col gap-1 py-3">
      <span className="flex items-baseline justify-between gap-4">
        <span className="wrap-anywhere min-w-0 font-medium">
          {dayInWords(line.day)} · {name}
        </span>
        <Money exact amount={line.amount} className="whitespace-nowrap" />
      </span>
      {about && <span className="wrap-anywhere text-small">{about}</span>}
      <span className="wrap-anywhere text-muted text-small">
        {line.account} · <bdi>{line.fileName}</bdi>, {placeWords(line)}
      </span>
      {line.pair && (
        <span className="text-small">
          The other side is in {line.pair.account}, {dayInWords(line.pair.day)}.
        </span>
      )}
      <span className="mt-1 flex flex-wrap items-center gap-2">
        <Select
          aria-label={`What “${name}” is`}
          value={line.class}
          onValueChange={(value) => {
            const said = lineClasses.find((one) => one === value);
            if (said) say.mutate(said);
          }}
          options={lineClasses
            .filter((one) => fitsAmount(one, line.amount))
            .map((one) => ({
              value: one,
              label: one === 'business' ? businessWords(line) : classWords[one],
            }))}
        />
        {line.proposal && (
          <>
            <Button
              variant="secondary"
              size="small"
              busy={say.isPending}
              onClick={() => line.proposal && say.mutate(line.proposal.class)}
            >
              {classWords[line.proposal.class]}
            </Button>
            <Button variant="quiet" size="small" onClick={() => say.mutate('business')}>
              No
            </Button>
            <span className="text-muted text-small">Likely, {proposedByWords[line.proposal.by]}</span>
          </>
        )}
        {line.said && (
          <Button variant="quiet" size="small" busy={say.isPending} onClick={() => say.mutate(null)}>
            Take back
          </Button>
        )}
      </span>
      <FailureAlert title="Not saved" error={say.error} />
    </li>
  );
}

const businessWords = ({ amount }: BankLine) => (amount >= 0 ? 'From a customer' : 'A cost of the business');
