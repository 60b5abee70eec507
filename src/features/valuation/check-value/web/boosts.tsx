import { Link } from 'react-router';
import { answerWords } from '#features/valuation/health-check/domain/answer-words.ts';
import { shortNames } from '#features/valuation/health-check/domain/question-names.ts';
import { hasRange } from '#features/valuation/valuation/domain/multiple-row.ts';
import type { TableRow } from '#features/valuation/valuation/web/queries.ts';
import { paths } from '#kit/paths.ts';
import { Card } from '#kit/ui/Card.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { RoughMoney } from '#kit/ui/RoughMoney.tsx';
import { wayUp } from '../domain/way-up.ts';
import type { Found, ValueReply } from './queries.ts';
import { signed } from './score-text.ts';
import { WayUpPicture } from './way-up-picture.tsx';

type Props = {
  checkId: string;
  found: Found;
  given: ValueReply['given'];
  rows: readonly TableRow[];
};

export function Boosts({ checkId, found, given, rows }: Props) {
  const row = rows.find(({ id }) => id === found.row?.id);
  const priced = { earnings: found.earnings, score: found.score, row: row && hasRange(row) ? row : null };
  const advised = found.boosts.map(({ key }) => key);
  return (
    <Card as="section" aria-labelledby="boosts" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="boosts" className="text-title">
            Biggest opportunities
          </h2>
          <p className="text-muted">What would add most to your value.</p>
        </div>
        <LinkButton variant="secondary" to={paths.healthCheck(checkId, 'plan')}>
          Make a plan
        </LinkButton>
      </div>
      <WayUpPicture steps={wayUp(given.answers, priced, advised, rows)} />
      <h3 className="font-medium">Each one alone</h3>
      <ol className="divide-y divide-line border-line border-y">
        {found.boosts.map((change) => (
          <li key={change.key} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
            <span>
              <Link
                className="link"
                to={{ pathname: paths.healthCheck(checkId), search: `?question=${change.key}` }}
              >
                {shortNames[change.key]}
              </Link>{' '}
              <span className="text-muted">now: {answerWords(change.key, given.answers[change.key])}</span>
            </span>
            <span className="tabular">
              {change.dollars === null ? '—' : <RoughMoney amount={change.dollars} />}{' '}
              <span className="text-muted">({signed(change.gain)} points)</span>
            </span>
            {change.bounded && (
              <span className="basis-full text-muted text-small">
                Business size limits part of this: buyers pay no more at this size.
              </span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
