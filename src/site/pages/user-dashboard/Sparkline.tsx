import { grouped } from '#kernel/counts.ts';

const [width, height, edge] = [120, 28, 3];

/** Newest week last; renders nothing for a single week. */
export function Sparkline({ label, weeks }: { label: string; weeks: readonly number[] }) {
  if (weeks.length < 2) return null;
  const points = pointsOf(weeks);
  const [x, y] = points.at(-1) ?? [0, 0];
  const words = `${label} over the last ${weeks.length} weeks: ${weeks.map(grouped).join(', ')}`;
  return (
    <svg
      role="img"
      aria-label={words}
      viewBox={`0 0 ${width} ${height}`}
      className="my-1 h-7 w-30 text-accent"
    >
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={x} cy={y} r="2.5" fill="currentColor" />
    </svg>
  );
}

/** The y axis points up, from 0 to the maximum. */
export function pointsOf(weeks: readonly number[]): [number, number][] {
  const most = Math.max(1, ...weeks);
  const step = (width - 2 * edge) / Math.max(1, weeks.length - 1);
  return weeks.map((n, at) => [
    Math.round((edge + at * step) * 10) / 10,
    Math.round((height - edge - (n / most) * (height - 2 * edge)) * 10) / 10,
  ]);
}
