import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { counted } from '#kernel/counts.ts';
import { dayOf, shortDay } from '#kernel/days.ts';
import { days as dayLength } from '#kernel/instant.ts';
import { secondsInWords } from '../domain/seconds-in-words.ts';
import type { RoomAttention } from './queries.ts';

const tick = { fill: 'var(--muted)', fontSize: 12 };

export function AttentionTrend({ days }: Pick<RoomAttention, 'days'>) {
  const total = days.reduce((sum, { seconds }) => sum + seconds, 0);
  const words = `${secondsInWords(total)} viewed on ${counted(days.length, 'day')} in the last 90 days`;
  const bars = filled(days).map(({ day, seconds }) => ({ day, minutes: seconds / 60 }));
  return (
    <figure>
      <div role="img" aria-label={words} className="h-64 w-full rounded-large border bg-surface p-4">
        <ResponsiveContainer width="100%" height="100%">
          <BarChart data={bars} accessibilityLayer={false}>
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="day"
              tickFormatter={shortDay}
              tick={tick}
              tickLine={false}
              minTickGap={40}
              stroke="var(--line)"
            />
            <YAxis
              tickFormatter={(minutes: number) => `${Math.round(minutes * 10) / 10} min`}
              tick={tick}
              tickLine={false}
              axisLine={false}
              width={64}
            />
            <Tooltip
              cursor={{ fill: 'var(--raised)' }}
              contentStyle={{
                background: 'var(--surface)',
                border: '1px solid var(--line)',
                borderRadius: 8,
              }}
              labelFormatter={(day) => shortDay(String(day))}
              formatter={(minutes) => [secondsInWords(Math.round(Number(minutes) * 60)), 'Time viewed']}
              isAnimationActive={false}
            />
            <Bar dataKey="minutes" fill="var(--accent)" radius={3} isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <figcaption className="mt-1 text-muted text-small">{words}.</figcaption>
    </figure>
  );
}

function filled(days: RoomAttention['days']): { day: string; seconds: number }[] {
  const known = new Map(days.map(({ day, seconds }) => [day, seconds]));
  const last = Date.parse(days.at(-1)?.day ?? dayOf(new Date()));
  const first = Math.min(Date.parse(days[0]?.day ?? ''), last - 6 * dayLength) || last - 6 * dayLength;
  const count = Math.round((last - first) / dayLength) + 1;
  return Array.from({ length: count }, (_, index) => {
    const day = dayOf(new Date(first + index * dayLength));
    return { day, seconds: known.get(day) ?? 0 };
  });
}
