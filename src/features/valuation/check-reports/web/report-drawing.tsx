import { BridgeDrawing } from '#features/valuation/earnings/web/bridge-drawing.tsx';
import { cx } from '#kit/ui/cx.ts';
import type { ReportDrawing as Drawing } from '../domain/report.ts';
import { mostOfPairs, rounded } from '../domain/report-words.ts';

type Of<K extends Drawing['kind']> = Extract<Drawing, { kind: K }>;

/** A drawing with its figures as text, for readers who cannot see it. */
export function ReportDrawing({ drawing }: { drawing: Drawing }) {
  return (
    <figure className="flex flex-col gap-3">
      <figcaption className="font-semibold">{drawing.title}</figcaption>
      {drawing.kind === 'range' && <Range drawing={drawing} />}
      {drawing.kind === 'scores' && <Scores drawing={drawing} />}
      {drawing.kind === 'bridge' && <BridgeDrawing steps={drawing.steps} />}
      {drawing.kind === 'columns' && <Columns drawing={drawing} />}
      {drawing.kind === 'pairs' && <Pairs drawing={drawing} />}
    </figure>
  );
}

function Range({ drawing: { low, mid, high } }: { drawing: Of<'range'> }) {
  const at = high > low ? ((mid - low) / (high - low)) * 100 : 50;
  const ends = [
    { label: 'Low', amount: low },
    { label: 'Midpoint', amount: mid },
    { label: 'High', amount: high },
  ];
  return (
    <>
      <div aria-hidden className="relative h-3 rounded-round bg-accent-soft">
        <span className="-top-1 absolute h-5 w-1 rounded-round bg-accent" style={{ left: `${at}%` }} />
      </div>
      <dl className="flex flex-wrap justify-between gap-x-4">
        {ends.map(({ label, amount }) => (
          <div key={label}>
            <dt className="text-muted text-small">{label}</dt>
            <dd className="tabular">{rounded(amount)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The table of the chapter has the same figures. */
function Columns({ drawing: { columns } }: { drawing: Of<'columns'> }) {
  const most = Math.max(1, ...columns.map(({ amount }) => Math.abs(amount ?? 0)));
  return (
    <div aria-hidden className="flex h-32 items-end gap-px overflow-hidden">
      {columns.map(({ label, amount }) => (
        <span
          key={label}
          className={cx('min-w-0 flex-1 rounded-t-small', (amount ?? 0) < 0 ? 'bg-bad' : 'bg-accent/60')}
          style={{ height: `${(Math.abs(amount ?? 0) / most) * 100}%` }}
        />
      ))}
    </div>
  );
}

/** The table of the chapter has the same figures. */
function Pairs({ drawing: { names, rows } }: { drawing: Of<'pairs'> }) {
  const most = mostOfPairs(rows);
  const share = (amount: number | null) => Math.max(0, amount ?? 0) / most;
  return (
    <div aria-hidden className="flex flex-col gap-2">
      <p className="flex gap-4 text-muted text-small">
        {[names.first, names.second].map((name, at) => (
          <span key={name} className="flex items-center gap-1.5">
            <span className={cx('size-3 rounded-small', at === 0 ? 'bg-accent/45' : 'bg-accent')} />
            {name}
          </span>
        ))}
      </p>
      {rows.map(({ label, first, second }) => (
        <div key={label} className="grid gap-x-4 gap-y-1 sm:grid-cols-[12rem_minmax(0,1fr)] sm:items-center">
          <span className="truncate">{label}</span>
          <span className="flex flex-col gap-0.5">
            <Bar share={share(first)} className="h-2 bg-accent/45" />
            <Bar share={share(second)} className="h-2 bg-accent" />
          </span>
        </div>
      ))}
    </div>
  );
}

function Scores({ drawing: { bars } }: { drawing: Of<'scores'> }) {
  return (
    <dl className="flex flex-col gap-3">
      {bars.map(({ label, claimed, evidenced }) => (
        <div
          key={label}
          className="grid gap-x-4 gap-y-1 sm:grid-cols-[12rem_minmax(0,1fr)_10rem] sm:items-center"
        >
          <dt>{label}</dt>
          <dd aria-hidden className="flex flex-col gap-0.5">
            <Bar share={(claimed ?? 0) / 100} className="h-2 bg-accent/45" />
            <Bar share={(evidenced ?? 0) / 100} className="h-1 bg-accent" />
          </dd>
          <dd className="tabular text-small">
            {score(claimed)} as answered, {score(evidenced)} documented
          </dd>
        </div>
      ))}
    </dl>
  );
}

function score(of: number | null): string {
  return of === null ? 'no score' : String(Math.round(of));
}

function Bar({ share, className }: { share: number; className: string }) {
  return (
    <span className="rounded-round bg-line">
      <span className={cx('block rounded-round', className)} style={{ width: `${share * 100}%` }} />
    </span>
  );
}
