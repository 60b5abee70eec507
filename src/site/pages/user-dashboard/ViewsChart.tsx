import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { DayViews } from '#features/marketplace/listing-views/domain/views.ts';
import { grouped } from '#kernel/counts.ts';
import { textOf } from './views-weeks.ts';

/** The table next to it has the figures, so screen readers get only the title. */
export function ViewsChart({ days }: { days: readonly DayViews[] }) {
  const total = days.reduce((sum, { views }) => sum + views, 0);
  const words = `${grouped(total)} views from ${textOf(days[0]?.day ?? '')} to ${textOf(days.at(-1)?.day ?? '')}, by day`;
  return (
    <figure>
      <div role="img" aria-label={words} className="h-64 w-full">
        <ResponsiveContainer width="100%" height="100%">
          <AreaChart
            data={[...days]}
            margin={{ top: 8, right: 8, bottom: 0, left: -16 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--color-line)" />
            <XAxis
              dataKey="day"
              tickFormatter={(day: string) => textOf(day).replace(/, \d{4}$/, '')}
              minTickGap={40}
              stroke="var(--color-muted)"
              tick={{ fontSize: 12 }}
              tickLine={false}
            />
            <YAxis
              allowDecimals={false}
              stroke="var(--color-muted)"
              tick={{ fontSize: 12 }}
              tickLine={false}
              axisLine={false}
            />
            <Tooltip
              labelFormatter={(day) => textOf(String(day))}
              contentStyle={{
                background: 'var(--color-raised)',
                border: '1px solid var(--color-line)',
                borderRadius: 8,
                color: 'var(--color-text)',
              }}
            />
            <Area
              dataKey="views"
              name="Views"
              type="monotone"
              stroke="var(--color-accent)"
              strokeWidth={2}
              fill="var(--color-accent)"
              fillOpacity={0.15}
              isAnimationActive={false}
            />
          </AreaChart>
        </ResponsiveContainer>
      </div>
      <figcaption className="mt-1 text-muted text-small">{words}. Each visitor counts once a day.</figcaption>
    </figure>
  );
}
