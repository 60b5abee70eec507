import { partialWords, periodTitle } from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import { Card } from '#kit/ui/Card.tsx';
import { type OnOpen, OpensAmount, type OpensProps } from './opens-amount.tsx';
import type { Court } from './queries.ts';

type Report = NonNullable<Court['report']>;
const latestOf = ({ from, to, booked }: Report) => ({
  ...{ key: 'LTM', from, to },
  entries: booked !== 0,
  booked: booked ?? 12,
});
type Key = keyof Report['earnings'];

const credited =
  'What a lender credits: all with the entries, a third party’s document and bank lines of the same amount, half with a document or the entries and a reason, nothing for a claim alone.';

const columns: readonly { key: Key; title: string; buyer: string; seller: string }[] = [
  {
    key: 'claimed',
    title: 'Claimed',
    buyer: 'All adjustments, as the seller claims them.',
    seller: 'All adjustments, as you claim them.',
  },
  {
    key: 'evidenced',
    title: 'Evidenced',
    buyer: credited,
    seller: credited,
  },
  {
    key: 'uncontested',
    title: 'Uncontested',
    buyer: 'Claimed, less what you contest and what a CPA did not support.',
    seller:
      'Claimed, less what any buyer contests and what a CPA did not support. Each buyer sees their own contests alone.',
  },
];

type Props = { report: Report; side: Court['side']; onOpen: OnOpen };

/** SDE and adjusted EBITDA by each of the three sums, side by side; on a phone below each other. */
export function ThreeColumns({ report, side, onOpen }: Props) {
  const { figures } = report;
  const opens = (key: Key, figure: string | null) => (key === 'claimed' ? figure : null);
  return (
    <section aria-labelledby="three-columns" className="flex flex-col gap-4">
      <div>
        <h2 id="three-columns" className="text-title">
          Earnings, three ways
        </h2>
        <p className="text-muted">
          {periodTitle(latestOf(report))}: the last twelve months, from EBITDA of{' '}
          <OpensAmount
            amount={report.ebitda}
            figure={figures.ebitda}
            of="EBITDA as reported"
            onOpen={onOpen}
          />{' '}
          as reported. {partialWords(latestOf(report))}
        </p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-4">
        {columns.map(({ key, title, ...says }) => (
          <li key={key} className="flex">
            <Card className="flex w-full flex-col gap-3">
              <h3 className="font-medium">{title}</h3>
              <dl className="flex flex-col gap-2">
                <Figure
                  strong
                  of="SDE"
                  amount={report.earnings[key].sde}
                  figure={opens(key, figures.sde)}
                  onOpen={onOpen}
                />
                <Figure
                  of="Adjusted EBITDA"
                  amount={report.earnings[key].adjustedEbitda}
                  figure={opens(key, figures.adjustedEbitda)}
                  onOpen={onOpen}
                />
              </dl>
              <p className="text-muted text-small">{says[side]}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

type FigureProps = OpensProps & { amount: number; strong?: boolean };

function Figure({ strong = false, ...figure }: FigureProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-muted text-small">{figure.of}</dt>
      <dd className={strong ? 'font-semibold text-title' : ''}>
        <OpensAmount {...figure} />
      </dd>
    </div>
  );
}
