import { CartesianGrid, Legend, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { dayInWords } from '#kernel/days.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import { shortMoney } from '#kit/ui/short-money.ts';
import type { Point } from './queries.ts';
import { scoreText } from './score-text.ts';

const tick = { fill: 'var(--muted)', fontSize: 12 };

/** Hidden from screen readers, which get the table. */
export function HistoryChart({ points }: { points: readonly Point[] }) {
  return (
    <div aria-hidden className="h-64 w-full">
      <ResponsiveContainer width="100%" height="100%">
        <LineChart data={[...points]} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis dataKey="day" tickFormatter={dayInWords} tick={tick} tickLine={false} stroke="var(--line)" />
          {/* Without a value there is nothing to scale it by. */}
          <YAxis
            yAxisId="value"
            hide={points.every(({ mid }) => mid === null)}
            tickFormatter={shortMoney}
            tick={tick}
            tickLine={false}
            axisLine={false}
            width={56}
          />
          <YAxis
            yAxisId="score"
            orientation="right"
            domain={[0, 100]}
            tick={tick}
            tickLine={false}
            axisLine={false}
            width={36}
          />
          <Tooltip
            contentStyle={{ background: 'var(--surface)', border: '1px solid var(--line)', borderRadius: 8 }}
            labelFormatter={(day) => dayInWords(String(day))}
            formatter={(figure, name) =>
              name === 'Value' ? formatMoney(cents(Number(figure))) : scoreText(Number(figure))
            }
            isAnimationActive={false}
          />
          <Legend formatter={(name) => <span className="text-muted">{name}</span>} />
          <Line
            yAxisId="value"
            dataKey="mid"
            name="Value"
            stroke="var(--accent)"
            strokeWidth={2}
            isAnimationActive={false}
          />
          <Line
            yAxisId="score"
            dataKey="score"
            name="Score"
            stroke="var(--amber)"
            strokeWidth={2}
            strokeDasharray="6 4"
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}
