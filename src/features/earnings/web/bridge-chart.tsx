import { Bar, BarChart, CartesianGrid, Cell, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatMoney } from '#kernel/money.ts';
import { shortMoney } from '#web/ui/short-money.ts';
import type { BridgeStep } from './bridge-steps.ts';

const tick = { fill: 'var(--muted)', fontSize: 12 };

/** The bridge as bars that hang where the one before ended. To a screen reader it is a sentence; the table says all. */
export function BridgeChart({ steps, period }: { steps: readonly BridgeStep[]; period: string }) {
  const words = `${period}: ${steps.map(({ name, amount, kind }) => `${name} ${kind === 'change' && amount > 0 ? 'plus ' : ''}${formatMoney(amount)}`).join(', ')}`;
  const bars = steps.map((step) => ({ ...step, span: [step.from, step.to] }));
  return (
    <div role="img" aria-label={words} className="h-80 w-full rounded-large border bg-surface p-4">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={bars} accessibilityLayer={false} margin={{ bottom: 8 }}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="name"
            tick={tick}
            tickLine={false}
            stroke="var(--line)"
            interval={0}
            height={88}
            angle={-40}
            textAnchor="end"
            tickFormatter={(name: string) => (name.length > 12 ? `${name.split(' ')[0]}…` : name)}
          />
          <YAxis tickFormatter={shortMoney} tick={tick} tickLine={false} axisLine={false} width={56} />
          <Tooltip
            cursor={{ fill: 'var(--raised)' }}
            contentStyle={{ background: 'var(--surface)', border: '1px solid var(--line)', borderRadius: 8 }}
            formatter={(_span, _name, { payload }) => [formatMoney(payload.amount), 'Amount']}
            isAnimationActive={false}
          />
          <Bar dataKey="span" radius={3} isAnimationActive={false}>
            {bars.map(({ name, kind, amount }) => (
              <Cell key={name} fill={faceOf(kind, amount)} />
            ))}
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

function faceOf(kind: BridgeStep['kind'], amount: number): string {
  if (kind === 'level') return 'var(--accent)';
  return amount < 0 ? 'var(--bad)' : 'var(--good)';
}
