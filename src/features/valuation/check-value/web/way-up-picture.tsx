import { shortNames } from '#features/valuation/health-check/domain/question-names.ts';
import { cents } from '#kernel/money.ts';
import { roughMoney } from '#kernel/rough-money.ts';
import { Details } from '#kit/ui/Details.tsx';
import type { StepUp } from '../domain/way-up.ts';
import { WholeDollars } from './whole-dollars.tsx';

export function WayUpPicture({ steps }: { steps: readonly StepUp[] }) {
  const [first, last] = [steps.at(0), steps.at(-1)];
  if (!first || !last || last.to <= first.from) return null;
  const words = `From ${roughMoney(first.from)} today to ${roughMoney(last.to)} at best.`;
  return (
    <figure className="flex flex-col gap-3">
      <figcaption className="text-muted text-small">
        {words} Each step builds on the one above, at today’s earnings.
      </figcaption>
      <div role="img" aria-label={words} className="flex flex-col gap-2">
        {barsOf(steps, first, last).map((bar) => (
          <Bar key={bar.name} {...bar} />
        ))}
      </div>
      <Details summary="Show the figures">
        <StepTable steps={steps} />
      </Details>
    </figure>
  );
}

type BarProps = { name: string; left: number; width: number; says: string; solid: boolean };

function barsOf(steps: readonly StepUp[], first: StepUp, last: StepUp): BarProps[] {
  const at = (amount: number) => (amount / last.to) * 100;
  return [
    { name: 'Today', left: 0, width: at(first.from), says: roughMoney(first.from), solid: true },
    ...steps.map(({ key, from, to }) => ({
      name: nameOf(key),
      left: at(from),
      width: at(to - from),
      says: `+${roughMoney(cents(to - from))}`,
      solid: false,
    })),
    { name: 'At best', left: 0, width: 100, says: roughMoney(last.to), solid: true },
  ];
}

function Bar({ name, left, width, says, solid }: BarProps) {
  return (
    <div
      aria-hidden
      className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 sm:grid-cols-[12rem_1fr_5rem]"
    >
      <span className="text-small">{name}</span>
      <span className="relative order-last col-span-2 h-4 sm:order-none sm:col-span-1">
        <span
          className={
            solid
              ? 'absolute inset-y-0 rounded-small bg-accent'
              : 'absolute inset-y-0 rounded-small border border-accent border-dashed bg-accent-soft'
          }
          style={{ left: `${left}%`, width: `max(${width}%, 2px)` }}
        />
      </span>
      <span className="tabular text-right text-small">{says}</span>
    </div>
  );
}

function StepTable({ steps }: { steps: readonly StepUp[] }) {
  return (
    <table className="w-full text-small">
      <caption className="sr-only">From the value of today to the best</caption>
      <thead>
        <tr>
          <th scope="col" className="py-1 pr-4 text-left font-medium">
            Step
          </th>
          <th scope="col" className="py-1 pr-4 text-right font-medium">
            Adds
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            Value then
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ key, from, to }) => (
          <tr key={key ?? 'rest'} className="border-line border-t">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal text-muted">
              {nameOf(key)}
            </th>
            <td className="tabular py-1.5 pr-4 text-right">
              <WholeDollars amount={cents(to - from)} />
            </td>
            <td className="tabular py-1.5 text-right">
              <WholeDollars amount={to} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function nameOf(key: StepUp['key']): string {
  return key === null ? 'Everything else you can change' : shortNames[key];
}
