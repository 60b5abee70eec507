import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Answers, takenOf } from '#features/valuation/health-check/domain/answers.ts';
import { firstQuestions } from '#features/valuation/health-check/domain/first-questions.ts';
import { questionKeys } from '#features/valuation/health-check/domain/question.ts';
import type { Tables } from '#features/valuation/valuation/web/queries.ts';
import { alikeWords, tradesIn } from '#features/valuation/valuation/web/trades-in.ts';
import { WithTables } from '#features/valuation/valuation/web/with-tables.tsx';
import { useRemembered } from '#kit/auth/use-remembered.ts';
import { paths } from '#kit/paths.ts';
import { createQueryClient } from '#kit/query-client.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { Select } from '#kit/ui/Select.tsx';
import {
  type Evaluation,
  emptyEvaluation,
  forgetEvaluation,
  keepEvaluation,
  readEvaluation,
} from './evaluation-memory.ts';
import { FirstAnswers } from './first-answers.tsx';
import { FirstRange, RangeStrip } from './first-range.tsx';
import { evaluationDays } from './kept-evaluation.ts';

/** A first value from eight answers without an account, calculated in the browser. Nothing is sent. */
export function EvaluationDesk() {
  const [queries] = useState(createQueryClient);
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queries}>
        <div className="min-h-320">
          <WithTables what="multiples">{(tables) => <Desk tables={tables} />}</WithTables>
        </div>
      </QueryClientProvider>
    </CSPProvider>
  );
}

function Desk({ tables }: { tables: Tables }) {
  const { evaluation, email, change, forget } = useEvaluation();
  const tradesOf = (rowId: string | null) => [...(tables.rows.find(({ id }) => id === rowId)?.trades ?? [])];
  const { answers, tradeRowId } = evaluation;
  const taken = takenOf(answers);
  const given = firstQuestions.filter((key) => taken[key]).length + (tradeRowId === null ? 0 : 1);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <Card as="section" aria-labelledby="eight" className="flex flex-col gap-7 p-6 md:p-8">
        <Heading given={given} onForget={forget} />
        <Field
          label="What kind of business is it?"
          hint={alikeWords(tables.rows, tradeRowId) ?? 'Choose the closest match.'}
        >
          <Select
            value={tradeRowId}
            onValueChange={(rowId) => change({ ...evaluation, tradeRowId: rowId, trades: tradesOf(rowId) })}
            options={tradesIn(tables.rows, tradeRowId)}
            placeholder="Choose a trade"
          />
        </Field>
        <RangeStrip answers={taken} tradeRowId={tradeRowId} tables={tables} />
        <FirstAnswers
          answers={answers}
          onAnswer={(key, answer) => {
            const { [key]: _, ...rest } = answers;
            change({ ...evaluation, answers: answer ? { ...rest, [key]: answer } : rest });
          }}
        />
      </Card>
      <RangeCard answers={taken} tradeRowId={tradeRowId} tables={tables} email={email} />
    </div>
  );
}

function useEvaluation() {
  const [evaluation, setEvaluation] = useState<Evaluation>(emptyEvaluation);
  const [email, setEmail] = useState<string | undefined>();
  // Reason: local storage and the URL are unknown when the page is prerendered.
  useEffect(() => {
    setEvaluation(readEvaluation());
    setEmail(new URLSearchParams(location.search).get('email') ?? undefined);
  }, []);
  const change = (next: Evaluation) => {
    setEvaluation(next);
    keepEvaluation({ ...next, answers: takenOf(next.answers) });
  };
  const forget = () => {
    forgetEvaluation();
    setEvaluation(emptyEvaluation);
  };
  return { evaluation, email, change, forget };
}

function Heading({ given, onForget }: { given: number; onForget: () => void }) {
  return (
    <div>
      <h2 id="eight" className="text-title">
        Eight questions
      </h2>
      <p className="text-muted">
        {given} of {firstQuestions.length + 1} answered. Your answers stay in this browser for{' '}
        {evaluationDays} days and are not sent to us.
      </p>
      {given > 0 && (
        <Button variant="quiet" size="small" className="-ml-3 mt-1" onClick={onForget}>
          Delete my answers
        </Button>
      )}
    </div>
  );
}

type RangeProps = {
  answers: Answers;
  tradeRowId: string | null;
  tables: Tables;
  email: string | undefined;
};

function RangeCard({ answers, tradeRowId, tables, email }: RangeProps) {
  return (
    <Card as="section" aria-labelledby="first-range" className="flex flex-col gap-5 p-6 lg:sticky lg:top-24">
      <h2 id="first-range" className="text-title">
        What it may be worth
      </h2>
      <FirstRange answers={answers} tradeRowId={tradeRowId} tables={tables} />
      <GoOn email={email} />
    </Card>
  );
}

function GoOn({ email }: { email: string | undefined }) {
  const signedIn = useRemembered();
  return (
    <div className="flex flex-col items-start gap-3 border-line border-t pt-5">
      <p className="text-muted">
        The full health check has {questionKeys.length - firstQuestions.length} more questions, saved as you
        go. Sign up and add the business in this browser. When you start its health check, your answers and
        the kind of business move into it.
      </p>
      {signedIn ? (
        <LinkButton to={paths.dashboard()}>Open your dashboard</LinkButton>
      ) : (
        <LinkButton to={paths.signup({ email })}>Create your account</LinkButton>
      )}
    </div>
  );
}
