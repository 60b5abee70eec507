import { sectionKeys, sections } from '#features/valuation/health-check/domain/question.ts';
import { times } from '#features/valuation/valuation/domain/multiple-words.ts';
import { Card } from '#kit/ui/Card.tsx';
import { weakBelow } from '../domain/plan.ts';
import { lineWords, scaleWords } from '../domain/section-scale.ts';
import type { Found } from './queries.ts';

type Props = { score: Found['score']['claimed']; row: Found['row'] };

/** The mark shows the score below which answers are weak. */
export function SectionBars({ score, row }: Props) {
  const [low, high] = [row?.low ?? null, row?.high ?? null];
  const bounds = row && low !== null && high !== null ? { ...row, low, high } : null;
  return (
    <Card as="section" aria-labelledby="section-scores" className="flex flex-col gap-4">
      <div>
        <h2 id="section-scores" className="text-title">
          Score by section
        </h2>
        <p className="max-w-prose text-muted">
          {scaleWords(bounds)} {lineWords}
        </p>
      </div>
      <ul className="flex flex-col gap-4">
        {sectionKeys.map((key) => {
          const of = score.sections[key]?.score ?? null;
          return (
            <li key={key} className="flex flex-col gap-1.5">
              <span className="flex flex-wrap justify-between gap-x-4">
                <span>
                  {sections[key].title}{' '}
                  <span className="text-muted">({sections[key].weight}% of the score)</span>
                </span>
                <span className="tabular">
                  {of === null ? 'No score yet' : `${Math.round(of)} of 100`}
                  {of !== null && of < weakBelow && <span className="text-amber"> · below {weakBelow}</span>}
                </span>
              </span>
              <span aria-hidden className="relative h-3 overflow-hidden rounded-round bg-raised">
                <span
                  className="absolute inset-y-0 left-0 rounded-round bg-accent"
                  style={{ width: `${of ?? 0}%` }}
                />
                <span className="absolute inset-y-0 w-0.5 bg-text" style={{ left: `${weakBelow}%` }} />
              </span>
            </li>
          );
        })}
      </ul>
      {bounds && (
        <p aria-hidden className="tabular flex justify-between text-muted text-small">
          <span>{times(bounds.low)} low</span>
          <span>{times(bounds.high)} high</span>
        </p>
      )}
    </Card>
  );
}
