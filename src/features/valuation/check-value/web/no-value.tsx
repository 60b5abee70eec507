import { useQuery } from '@tanstack/react-query';
import type { Answers } from '#features/valuation/health-check/domain/answers.ts';
import { questionKeys } from '#features/valuation/health-check/domain/question.ts';
import { answersQuery, type CheckHead } from '#features/valuation/health-check/web/queries.ts';
import type { Tables } from '#features/valuation/valuation/web/queries.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Details } from '#kit/ui/Details.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { openBooks, unpriced } from '../domain/warnings.ts';
import type { Evaluation } from './evaluation-memory.ts';
import { FirstDesk } from './first-desk.tsx';
import { FirstRange } from './first-range.tsx';
import { Loaded } from './loaded.tsx';
import type { ValueReply } from './queries.ts';
import { ToBooks } from './to-books.tsx';

type Props = {
  check: CheckHead;
  reply: ValueReply;
  tables: Tables;
  evaluation: Evaluation;
};

export function NoValue({ check, reply, tables, evaluation }: Props) {
  const { found, given } = reply;
  const views = useQuery(answersQuery(check.id));
  const reasons = found.warnings.filter(({ code }) => unpriced.has(code) && code !== 'no-earnings');
  return (
    <div className="flex flex-col gap-5">
      {reasons.map(({ code, words }) => (
        <Alert
          key={code}
          title="There is no value yet"
          tone="info"
          action={openBooks.has(code) && <ToBooks checkId={check.id} code={code} />}
        >
          {words}
        </Alert>
      ))}
      <Loaded query={views} what="answers">
        {({ answers }) => (
          <FirstDesk
            check={check}
            views={answers}
            reply={reply}
            evaluation={evaluation}
            rows={tables.rows}
            range={(drafted, tradeRowId) => (
              <FirstRange
                answers={{ ...given.answers, ...drafted }}
                periods={given.periods}
                tradeRowId={tradeRowId}
                rows={tables.rows}
              />
            )}
          />
        )}
      </Loaded>
      <StillNeeded checkId={check.id} found={found} answers={given.answers} />
    </div>
  );
}

function moreWords(open: number): string {
  if (open === questionKeys.length) return 'Answer all questions one by one';
  return open === 1 ? 'Answer the last question' : `Answer the other ${open} questions`;
}

type NeededProps = { checkId: string; found: ValueReply['found']; answers: Answers };

function StillNeeded({ checkId, found, answers }: NeededProps) {
  const open = questionKeys.filter((key) => !answers[key]).length;
  return (
    <div className="flex flex-col items-start gap-3 border-line border-t pt-5">
      {found.missing.length > 0 && (
        <Details summary="What a value still needs">
          <p className="text-muted">
            A value needs 70% of the questions that apply to you in each of the five sections.
          </p>
          <ul className="mt-2 flex flex-col gap-1">
            {found.missing.map(({ section, words }) => (
              <li key={section}>{words}</li>
            ))}
          </ul>
        </Details>
      )}
      <LinkButton variant="secondary" to={paths.healthCheck(checkId)}>
        {moreWords(open)}
      </LinkButton>
    </div>
  );
}
