import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { longMonthOf } from '#kernel/days.ts';
import { captionOf, type MonthPicture, missingIn } from './month-picture.ts';

const tick = { fill: 'var(--muted)', fontSize: 12 };

/** One bar is striped, so that the two differ without color. */
export function MonthBars(picture: MonthPicture) {
  const { months, series, axis, format } = picture;
  const stripes = useId();
  const [first, second] = series;
  return (
    <div
      role="img"
      aria-label={captionOf(picture)}
      className="h-72 w-full rounded-large border bg-surface p-4"
    >
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={[...months]} accessibilityLayer={false} barGap={2}>
          <defs>
            <pattern id={stripes} patternUnits="userSpaceOnUse" width={6} height={6}>
              <rect width={6} height={6} fill="var(--surface)" />
              <path d="M-1.5,1.5 l3,-3 M0,6 l6,-6 M4.5,7.5 l3,-3" stroke="var(--muted)" strokeWidth={1.5} />
            </pattern>
          </defs>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="month"
            tickFormatter={shortMonth}
            tick={tick}
            tickLine={false}
            stroke="var(--line)"
          />
          <YAxis
            allowDecimals={false}
            tickFormatter={axis}
            tick={tick}
            tickLine={false}
            axisLine={false}
            width={56}
          />
          <Tooltip
            cursor={{ fill: 'var(--raised)' }}
            contentStyle={{ background: 'var(--surface)', border: '1px solid var(--line)', borderRadius: 8 }}
            itemStyle={{ color: 'var(--text)' }}
            labelFormatter={(month) => longMonthOf(String(month))}
            filterNull={false}
            formatter={(value) => (value == null ? missingIn(picture) : format(Number(value)))}
            isAnimationActive={false}
          />
          <Legend itemSorter={null} formatter={(name) => <span className="text-muted">{name}</span>} />
          <Bar
            dataKey={first.key}
            name={first.name}
            fill={`url(#${stripes})`}
            stroke="var(--muted)"
            radius={3}
            isAnimationActive={false}
          />
          <Bar
            dataKey={second.key}
            name={second.name}
            fill="var(--accent)"
            radius={3}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

function shortMonth(month: string): string {
  return longMonthOf(month).slice(0, 3);
}
