import { oneDigit } from '#features/valuation/valuation/domain/multiple-words.ts';
import { bounds } from '#features/valuation/valuation/domain/size-band.ts';
import type { Found } from './queries.ts';

type Props = {
  row: NonNullable<Found['row']>;
  claimed: NonNullable<Found['value']['claimed']>;
  score: number;
};

export function MultiplePicture({ row, claimed, score }: Props) {
  const [low, high] = [row.low ?? 0, row.high ?? 0];
  const size = claimed.band?.middle
    ? { low: claimed.band.middle * bounds.low, high: claimed.band.middle * bounds.high }
    : null;
  const ends = { from: Math.min(low, claimed.multiple), to: Math.max(high, claimed.multiple) };
  const at = (multiple: number) =>
    `${Math.min(100, Math.max(0, ((multiple - ends.from) / Math.max(0.01, ends.to - ends.from)) * 100))}%`;
  const held = claimed.multiple !== claimed.raw;
  const words = `Range for “${row.subsector}”: ${oneDigit(low)} to ${oneDigit(high)} ${row.metric}. A score of ${Math.round(score)} of 100 puts you at ${oneDigit(claimed.raw)}${held ? `; the size of the business limits that to ${oneDigit(claimed.multiple)}` : ''}.`;
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="text-small">{words}</figcaption>
      <div role="img" aria-label={words} className="flex flex-col gap-1">
        <div className="relative h-6" aria-hidden>
          <span
            className="-translate-x-1/2 absolute bottom-0 whitespace-nowrap font-medium text-small"
            style={{ left: `clamp(1.75rem, ${at(claimed.multiple)}, calc(100% - 1.75rem))` }}
          >
            {oneDigit(claimed.multiple)} you
          </span>
        </div>
        <div className="relative h-3 overflow-hidden rounded-round bg-raised" aria-hidden>
          {size && (
            <div
              className="absolute inset-y-0 border-accent border-x-2 border-dashed bg-accent-soft"
              style={{ left: at(size.low), right: `calc(100% - ${at(size.high)})` }}
            />
          )}
          <div
            className="-translate-x-1/2 absolute inset-y-0 w-1.5 bg-accent"
            style={{ left: at(claimed.multiple) }}
          />
        </div>
        <div className="tabular flex justify-between text-muted text-small" aria-hidden>
          <span>{oneDigit(ends.from)} low</span>
          {row.middle !== null && (
            <span>
              {row.middleKind ?? 'median'} {oneDigit(row.middle)}
            </span>
          )}
          <span>{oneDigit(ends.to)} high</span>
        </div>
      </div>
      {size && (
        <p className="text-muted text-small">
          Dashed: what deals of this size allow, {oneDigit(size.low)} to {oneDigit(size.high)}.
        </p>
      )}
    </figure>
  );
}
