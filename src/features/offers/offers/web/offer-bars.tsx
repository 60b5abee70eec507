import { useId } from 'react';
import { Card } from '#kit/ui/Card.tsx';
import { shortMoney } from '#kit/ui/short-money.ts';
import { amountOf, type CompareColumn, hasClosed, type SliceName, slices } from './compare-slices.ts';
import { whosePrice } from './offer-words.ts';

const height = 200;
const width = 100;

export function OfferBars({ columns }: { columns: readonly CompareColumn[] }) {
  const id = useId();
  const bars = columns.map((column) => ({
    column,
    parts: slices
      .filter(({ name }) => name !== 'atRisk' || !hasClosed(column.offer))
      .map(({ name, label }) => ({ name, label, amount: rounded(amountOf(column, name) ?? 0) })),
  }));
  const highest = Math.max(1, ...bars.map(({ parts }) => parts.reduce((sum, { amount }) => sum + amount, 0)));
  if (bars.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={`${id}-title`} className="flex flex-col gap-4">
      <div>
        <h2 id={`${id}-title`} className="text-title">
          What each offer is made of
        </h2>
        <p className="max-w-prose text-muted text-small">
          Cash, seller note and earn-out are what you can expect under the assumptions below. The rest of the
          price is at risk. The table rounds these estimates to thousands of dollars.
        </p>
      </div>
      <Patterns id={id} />
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small" aria-hidden>
        {slices.map(({ name, label }) => (
          <li key={name} className="flex items-center gap-2">
            <Swatch id={id} name={name} />
            {label}
          </li>
        ))}
      </ul>
      <ul className="grid grid-flow-col auto-cols-[minmax(0,9rem)] gap-3 sm:gap-10">
        {bars.map(({ column, parts }) => (
          <OfferBar key={column.offer.id} id={id} column={column} parts={parts} highest={highest} />
        ))}
      </ul>
    </Card>
  );
}

/** To $100, since an estimate is not more exact. */
const rounded = (amount: number) => Math.round(amount / 10_000) * 10_000;

type Part = { name: SliceName; label: string; amount: number };

type OfferBarProps = { id: string; column: CompareColumn; parts: readonly Part[]; highest: number };

function OfferBar({ id, column, parts, highest }: OfferBarProps) {
  return (
    <li className="flex min-w-0 flex-col gap-2">
      <Bar
        id={id}
        parts={parts}
        highest={highest}
        words={`${column.offer.buyer.name}, ${whosePrice(column.offer)}: price ${shortMoney(column.terms.price ?? 0)}; ${parts
          .map(({ label, amount }) => `${label.toLowerCase()} ${shortMoney(amount)}`)
          .join(', ')}${hasClosed(column.offer) ? ', closed' : ''}`}
      />
      <p aria-hidden className="truncate font-medium text-small" title={column.offer.buyer.name}>
        {column.offer.buyer.name}
        <span className="block truncate font-normal text-muted">{whosePrice(column.offer)}</span>
      </p>
      <ul aria-hidden className="flex flex-col gap-0.5 text-small">
        {parts.map(({ name, amount }) => (
          <li key={name} className="flex items-center gap-1.5">
            <Swatch id={id} name={name} />
            <span className="tabular">{shortMoney(amount)}</span>
          </li>
        ))}
        {hasClosed(column.offer) && <li className="font-medium">Closed</li>}
      </ul>
    </li>
  );
}

function Bar({
  id,
  parts,
  highest,
  words,
}: {
  id: string;
  parts: readonly Part[];
  highest: number;
  words: string;
}) {
  const heights = parts.map(({ amount }) => (amount / highest) * height);
  return (
    <svg
      role="img"
      aria-label={words}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="h-48 w-full border-line-strong border-b"
    >
      {parts.map(({ name }, index) => (
        <rect
          key={name}
          x={0}
          width={width}
          y={height - heights.slice(0, index + 1).reduce((sum, part) => sum + part, 0)}
          height={heights[index]}
          fill={`url(#${id}-${name})`}
          stroke="var(--line-strong)"
          strokeWidth={heights[index] ? 1 : 0}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

function Swatch({ id, name }: { id: string; name: SliceName }) {
  return (
    <svg aria-hidden viewBox="0 0 14 14" className="size-3.5 shrink-0">
      <rect x={0.5} y={0.5} width={13} height={13} fill={`url(#${id}-${name})`} stroke="var(--line-strong)" />
    </svg>
  );
}

/** A texture per slice, so that they differ without color: plain, stripes, dots, sparse lines. */
function Patterns({ id }: { id: string }) {
  const tile = { patternUnits: 'userSpaceOnUse', width: 8, height: 8 } as const;
  return (
    <svg aria-hidden className="absolute size-0">
      <defs>
        <pattern id={`${id}-closing`} {...tile}>
          <rect width={8} height={8} fill="var(--accent)" />
        </pattern>
        <pattern id={`${id}-note`} {...tile}>
          <rect width={8} height={8} fill="var(--good)" />
          <path d="M-2,2 l4,-4 M0,8 l8,-8 M6,10 l4,-4" stroke="var(--surface)" strokeWidth={2} />
        </pattern>
        <pattern id={`${id}-earnOut`} {...tile}>
          <rect width={8} height={8} fill="var(--amber)" />
          <circle cx={2} cy={2} r={1.2} fill="var(--surface)" />
          <circle cx={6} cy={6} r={1.2} fill="var(--surface)" />
        </pattern>
        <pattern id={`${id}-atRisk`} {...tile}>
          <rect width={8} height={8} fill="var(--surface)" />
          <path d="M-2,6 l4,4 M0,0 l8,8 M6,-2 l4,4" stroke="var(--line-strong)" strokeWidth={1} />
        </pattern>
      </defs>
    </svg>
  );
}
