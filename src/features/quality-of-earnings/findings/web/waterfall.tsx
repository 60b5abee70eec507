import { emptyLatestWords } from '#features/quality-of-earnings/reviews/domain/intake.ts';
import { paths } from '#kit/paths.ts';
import { Card } from '#kit/ui/Card.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { findingWords } from '../domain/finding-words.ts';
import { radarRules } from '../domain/radar-rules.ts';
import { radarKindWords, radarPersonWords, radarWords } from '../domain/radar-words.ts';
import { subjectWords } from '../domain/subject-words.ts';
import type { RadarView } from './queries.ts';

type Step = RadarView['steps'][number];
type Props = { radar: RadarView; reviewId: string };

/** From the price to the price after, a row for each step, with a bar where it falls. */
export function Waterfall({ radar, reviewId }: Props) {
  const { from, gap, steps, after, afterExplained } = radar;
  const start = from?.amount ?? null;
  const top = start ?? steps.reduce((sum, { effect }) => sum + (effect ?? 0), gap?.effect ?? 0);
  if (steps.length === 0 && gap === null) return <NoSteps emptyMonths={radar.emptyMonths} />;
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
      aria-label="The price, step by step"
      className="overflow-x-auto rounded-large border"
    >
      <table className="w-full border-collapse bg-surface text-small [&_td]:px-3 [&_td]:py-2.5 [&_td]:align-top [&_th]:px-3 [&_th]:py-2.5 [&_th]:align-top">
        <thead>
          <tr className="border-b text-left text-muted">
            <th scope="col" className="font-medium">
              Step
            </th>
            <th scope="col" className="text-right font-medium">
              Off the price
            </th>
            <th scope="col" className="min-w-32 lg:min-w-72 font-medium">
              <span className="sr-only">Picture</span>
            </th>
            <th scope="col" className="min-w-48 font-medium">
              What to do
            </th>
            <th scope="col" className="font-medium">
              Who
            </th>
          </tr>
        </thead>
        <tbody>
          {start !== null && (
            <Sum label={from?.kind === 'asking' ? 'Asking price' : 'Value'} amount={start} top={top} />
          )}
          {gap && <GapRow gap={gap} metric={radar.multiple?.metric ?? 'SDE'} top={top} />}
          {steps.map((step) => (
            <StepRow key={step.findingId} step={step} top={top} />
          ))}
          {after !== null && <Sum label="Price after" amount={after} top={top} />}
          {afterExplained !== null && afterExplained !== after && (
            <Sum label="If your explanations are accepted" amount={afterExplained} top={top} />
          )}
        </tbody>
      </table>
      <p className="p-3">
        <LinkButton variant="secondary" size="small" to={paths.earningsReview(reviewId, 'findings')}>
          Explain the findings
        </LinkButton>
      </p>
    </section>
  );
}

function NoSteps({ emptyMonths }: { emptyMonths: number }) {
  return (
    <Card className="flex flex-col items-start gap-2">
      <p className="font-semibold">
        {emptyMonths === 0
          ? 'No test found anything in these books that would lower the price.'
          : 'These books can’t tell yet what a buyer would take off the price.'}
      </p>
      <p className="text-muted">
        {emptyMonths === 0
          ? 'A buyer’s accountant also looks at documents that are not here yet.'
          : `No test found anything so far, but ${emptyLatestWords(emptyMonths)}: their earnings can’t be held against the price.`}
      </p>
    </Card>
  );
}

type GapProps = { gap: NonNullable<RadarView['gap']>; metric: string; top: number };

function GapRow({ gap: { priced, books, effect, after }, metric, top }: GapProps) {
  return (
    <tr className="border-b">
      <th scope="row" className="min-w-40 text-left font-normal">
        <span className="font-medium">Less {metric} in the books than the price counts on</span>
        <span className="block text-muted">
          The health check counts on <Money exact amount={priced} />; the ledger, with the adjustments made
          here, shows <Money exact amount={books} /> in the last 12 months.
        </span>
      </th>
      <td className="tabular whitespace-nowrap text-right">
        <Money exact amount={0 - effect} />
      </td>
      <td>
        <Bar left={after === null ? 0 : share(after, top)} width={share(effect, top)} solid={false} />
      </td>
      <td>
        <span className="block">Make the adjustments that are missing, or price on what the books show.</span>
        <span className="block text-muted">First: Compare the years under Adjusted earnings.</span>
      </td>
      <td>{radarPersonWords.owner}</td>
    </tr>
  );
}

function Sum({ label, amount, top }: { label: string; amount: number; top: number }) {
  return (
    <tr className="border-b bg-raised font-semibold">
      <th scope="row" className="text-left">
        {label}
      </th>
      <td className="tabular whitespace-nowrap text-right">
        <Money exact amount={amount} />
      </td>
      <td>
        <Bar left={0} width={share(amount, top)} solid />
      </td>
      <td />
      <td />
    </tr>
  );
}

function StepRow({ step, top }: { step: Step; top: number }) {
  const { test, kind, effect, after, shared, explained } = step;
  const subject = subjectWords(test, step.subject);
  const { fix, task } = radarWords[test];
  return (
    <tr className="border-b">
      <th scope="row" className="min-w-40 text-left font-normal">
        <span className="font-medium">{findingWords[test].title}</span>
        {subject !== '' && <span className="wrap-anywhere block text-muted">{subject}</span>}
        <span className="block text-muted">
          {radarKindWords[kind].label}, {radarKindWords[kind].hint}
          {explained && <span className="text-good"> · explained</span>}
        </span>
      </th>
      <td className="tabular whitespace-nowrap text-right">
        {effect === null ? (
          <span className="text-muted">No multiple yet</span>
        ) : (
          <Money exact amount={0 - effect} />
        )}
        {shared > 0 && (
          <span className="block whitespace-normal text-muted">
            <Money exact amount={shared} /> counted above
          </span>
        )}
      </td>
      <td>
        <Bar left={after === null ? 0 : share(after, top)} width={share(effect ?? 0, top)} solid={false} />
      </td>
      <td>
        <span className="block">{fix}</span>
        <span className="block text-muted">First: {task}</span>
      </td>
      <td>{radarPersonWords[radarRules[test].who]}</td>
    </tr>
  );
}

/** Percent of the picture, never outside of it. */
const share = (amount: number, top: number) =>
  top <= 0 ? 0 : Math.min(100, Math.max(0, (amount / top) * 100));

function Bar({ left, width, solid }: { left: number; width: number; solid: boolean }) {
  return (
    <span aria-hidden className="relative block h-4 min-w-28">
      <span
        className={
          solid
            ? 'absolute inset-y-0 rounded-small bg-accent'
            : 'absolute inset-y-0 rounded-small border border-bad bg-bad-soft'
        }
        style={{ left: `min(${left}%, calc(100% - 2px))`, width: `max(${width}%, 2px)` }}
      />
    </span>
  );
}
