import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { shortMoney } from '#web/ui/short-money.ts';
import { monthInWords } from './day-in-words.ts';
import { dollars } from './order-words.tsx';
import type { RevenueMonth } from './queries.ts';

const tick = { fill: 'var(--muted)', fontSize: 12 };
const series = { ordered: 'Ordered', received: 'Received' } as const;

/** Bars for what was ordered and what was received; hidden from screen readers, which have the table. */
export function RevenueChart({ months }: { months: readonly RevenueMonth[] }) {
  return (
    <div aria-hidden className="h-72 w-full rounded-large border bg-surface p-4">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={[...months]} accessibilityLayer={false} barGap={2}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="month"
            tickFormatter={shortMonth}
            tick={tick}
            tickLine={false}
            stroke="var(--line)"
          />
          <YAxis tickFormatter={shortMoney} tick={tick} tickLine={false} axisLine={false} width={56} />
          <Tooltip
            cursor={{ fill: 'var(--raised)' }}
            contentStyle={{ background: 'var(--surface)', border: '1px solid var(--line)', borderRadius: 8 }}
            labelFormatter={(month) => monthInWords(String(month))}
            formatter={(value) => dollars(Number(value))}
            isAnimationActive={false}
          />
          <Legend formatter={(name) => <span className="text-muted">{name}</span>} />
          <Bar
            dataKey="ordered"
            name={series.ordered}
            fill="var(--line-strong)"
            radius={3}
            isAnimationActive={false}
          />
          <Bar
            dataKey="received"
            name={series.received}
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
  return monthInWords(month).slice(0, 3);
}
