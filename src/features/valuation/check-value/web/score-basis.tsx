import { Link } from 'react-router';
import { answerWords } from '#features/valuation/health-check/domain/answer-words.ts';
import { scoreOfAnswer } from '#features/valuation/health-check/domain/answers.ts';
import { type SectionKey, sectionKeys, sections } from '#features/valuation/health-check/domain/question.ts';
import { shortNames } from '#features/valuation/health-check/domain/question-names.ts';
import { paths } from '#kit/paths.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import type { Found, ValueReply } from './queries.ts';
import { scoreText } from './score-text.ts';

type Props = {
  checkId: string;
  score: Found['score']['claimed'];
  answers: ValueReply['given']['answers'];
};

export function ScoreBasis({ checkId, score, answers }: Props) {
  return (
    <div className="flex flex-col gap-1">
      <p>Each section is the average of its answers. The weights are shown beside them.</p>
      {sectionKeys.map((key) => (
        <SectionBasis key={key} section={key} checkId={checkId} score={score} answers={answers} />
      ))}
      {score.ungated !== null && score.ungated !== score.overall && (
        <p>Without the cap the score would be {scoreText(score.ungated)}.</p>
      )}
    </div>
  );
}

function SectionBasis({ section, checkId, score, answers }: Props & { section: SectionKey }) {
  const { title, weight, keys } = sections[section];
  const of = score.sections[section];
  return (
    <details className="border-line border-t">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-6 py-1">
        <span>
          {title} <span className="text-muted">({weight}%)</span>
        </span>
        <span className="tabular">
          {scoreText(of.score)}{' '}
          <span className="text-muted">
            · {of.answered} of {of.applicable} answered
          </span>
        </span>
      </summary>
      <ul className="divide-y divide-line pb-2">
        {keys.map((key) => {
          const answer = answers[key];
          return (
            <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-1.5">
              <Link
                className="link"
                to={{ pathname: paths.healthCheck(checkId), search: `?question=${key}` }}
              >
                {shortNames[key]}
              </Link>
              <span className="flex flex-wrap items-baseline gap-2">
                {answerWords(key, answer)}
                {answer?.state === 'given' && (
                  <>
                    <span className="tabular text-muted">scores {scoreOfAnswer(key, answer)}</span>
                    {answer.evidenced && <Badge tone="good">Documented</Badge>}
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
