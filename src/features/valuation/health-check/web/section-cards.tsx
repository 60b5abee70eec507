import { cx } from '#kit/ui/cx.ts';
import type { Answers } from '../domain/answers.ts';
import { type SectionKey, sections } from '../domain/question.ts';
import { missingFor, type SectionScore, scoreCheck } from '../domain/score.ts';

type Props = {
  keys: readonly SectionKey[];
  answers: Answers;
  open: SectionKey;
  scored: boolean;
  onOpen: (section: SectionKey) => void;
};

export function SectionCards({ keys, answers, open, scored, onOpen }: Props) {
  const { claimed, evidenced } = scoreCheck(answers);
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
      {keys.map((key) => (
        <li key={key}>
          <button
            type="button"
            aria-current={key === open ? 'true' : undefined}
            onClick={() => onOpen(key)}
            className={cx(
              'flex h-full min-h-11 w-full flex-col gap-2 rounded-large border bg-surface p-4 text-left transition-colors hover:border-line-strong',
              key === open ? 'border-accent' : 'border-line',
            )}
          >
            <span className="font-semibold">{sections[key].title}</span>
            <Progress {...claimed.sections[key]} />
            {scored && (
              <span className="flex flex-col text-muted text-small">
                <ScoreLine
                  name="Score"
                  score={claimed.sections[key]}
                  lacks={(more) => `Answer ${more} more to score this section`}
                />
                <ScoreLine
                  name="Documented"
                  score={evidenced.sections[key]}
                  lacks={(more) => `Document ${more} for a documented score`}
                />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Progress({ answered, applicable }: SectionScore) {
  const share = applicable === 0 ? 0 : (answered / applicable) * 100;
  return (
    <span className="flex flex-col gap-1">
      <span className="tabular text-small">
        {answered} of {applicable} answered
      </span>
      <span aria-hidden className="h-1.5 w-full overflow-hidden rounded-round bg-raised">
        <span className="block h-full rounded-round bg-accent" style={{ width: `${share}%` }} />
      </span>
    </span>
  );
}

type ScoreLineProps = { name: string; score: SectionScore; lacks: (more: number) => string };

function ScoreLine({ name, score, lacks }: ScoreLineProps) {
  if (score.score === null) return <span>{lacks(missingFor(score))}</span>;
  return (
    <span>
      {name}: <span className="tabular text-text">{Math.round(score.score)} of 100</span>
    </span>
  );
}
