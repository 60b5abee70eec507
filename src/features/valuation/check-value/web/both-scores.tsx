import type { ReactNode } from 'react';
import { sections } from '#features/valuation/health-check/domain/question.ts';
import { oneDigit, plain } from '#features/valuation/valuation/domain/multiple-words.ts';
import { roughMoney } from '#kernel/rough-money.ts';
import { Details } from '#kit/ui/Details.tsx';
import type { Found } from './queries.ts';
import { roundScore, scoreText } from './score-text.ts';
import { WholeDollars } from './whole-dollars.tsx';

export function BothScores({ found }: { found: Found }) {
  const { score, value } = found;
  return (
    <div>
      <ScoreTable found={found} caption="As answered, and counting only documented answers" exact={false} />
      <Details summary="Show exact figures">
        <ScoreTable found={found} caption="Exact figures" exact />
      </Details>
      {value.claimed && value.evidenced && value.evidenced.high > value.claimed.high && (
        <p className="mt-2 text-muted text-small">
          A higher documented high does not mean a higher price: with fewer answers to go by, that range is
          wider at both ends.
        </p>
      )}
      {score.claimed.overall !== null && score.evidenced.overall === null && (
        <p className="mt-2 text-muted text-small">
          No documented score yet: too few answers are documented in {unproven(score.evidenced).join(', ')}.
        </p>
      )}
    </div>
  );
}

type Which = 'claimed' | 'evidenced';
type TableProps = { found: Found; caption: string; exact: boolean };

function ScoreTable({ found: { score, value }, caption, exact }: TableProps) {
  const amount = (end: 'low' | 'mid' | 'high') => (which: Which) => {
    const one = value[which]?.[end] ?? null;
    return exact || one === null ? <WholeDollars amount={one} /> : roughMoney(one);
  };
  return (
    <table className="w-full">
      <caption className="pb-2 text-left font-medium">{caption}</caption>
      <thead className="text-small">
        <tr>
          <td />
          <th scope="col" className="py-1 pr-4 text-right font-medium">
            As answered
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            Documented
          </th>
        </tr>
      </thead>
      <tbody>
        <Line
          label={exact ? 'Score (of 100)' : 'Score'}
          of={(which) => (exact ? scoreText(score[which].overall) : roundScore(score[which].overall))}
        />
        <Line
          label="Multiple"
          of={(which) => {
            const multiple = value[which]?.multiple;
            if (multiple === undefined) return '—';
            return exact ? `${plain(multiple)}×` : oneDigit(multiple);
          }}
        />
        <Line label="Low" of={amount('low')} />
        <Line label="Midpoint" of={amount('mid')} />
        <Line label="High" of={amount('high')} />
      </tbody>
    </table>
  );
}

type LineProps = { label: string; of: (which: Which) => ReactNode };

function Line({ label, of }: LineProps) {
  return (
    <tr className="border-line border-t">
      <th scope="row" className="py-2 pr-4 text-left font-normal text-muted">
        {label}
      </th>
      <td className="tabular py-2 pr-4 text-right">{of('claimed')}</td>
      <td className="tabular py-2 text-right">{of('evidenced')}</td>
    </tr>
  );
}

function unproven(score: Found['score']['evidenced']): string[] {
  return Object.entries(sections).flatMap(([key, { title }]) =>
    Object.entries(score.sections).some(([one, { score: of }]) => one === key && of === null) ? [title] : [],
  );
}
