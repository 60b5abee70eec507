import { sectionKeys, sections } from '#features/valuation/health-check/domain/question.ts';
import { Card } from '#kit/ui/Card.tsx';
import { weakBelow } from '../domain/plan.ts';
import type { Found } from './queries.ts';

/** The mark shows the score below which answers are weak. */
export function SectionBars({ score }: { score: Found['score']['claimed'] }) {
  return (
    <Card as="section" aria-labelledby="section-scores" className="flex flex-col gap-4">
      <div>
        <h2 id="section-scores" className="text-title">
          Score by section
        </h2>
        <p className="text-muted">
          The line marks {weakBelow} of 100. Answers below it are the ones to work on.
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
    </Card>
  );
}
