import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Answer, takenOf } from '#features/valuation/health-check/domain/answers.ts';
import {
  firstAnswered,
  firstCount,
  firstQuestions,
} from '#features/valuation/health-check/domain/first-questions.ts';
import { type QuestionKey, questionKeys } from '#features/valuation/health-check/domain/question.ts';
import { type TableRow, tablesQuery } from '#features/valuation/valuation/web/queries.ts';
import { alikeWords, tradesIn } from '#features/valuation/valuation/web/trades-in.ts';
import { useRemembered } from '#kit/auth/use-remembered.ts';
import { paths } from '#kit/paths.ts';
import { createQueryClient } from '#kit/query-client.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { cx } from '#kit/ui/cx.ts';
import { Field } from '#kit/ui/Field.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
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

const words = { loading: 'Loading the multiples', failed: 'The multiples could not be loaded.' };

/** A first value from nine answers without an account, calculated in the browser. Nothing is sent. */
export function EvaluationDesk() {
  const [queries] = useState(createQueryClient);
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queries}>
        <Desk />
      </QueryClientProvider>
    </CSPProvider>
  );
}

function Desk() {
  const tables = useQuery(tablesQuery());
  const rows = tables.data?.rows ?? [];
  const { evaluation, read, email, change, forget } = useEvaluation();
  const { answers, tradeRowId } = evaluation;
  const taken = takenOf(answers);
  const given = firstAnswered(taken, tradeRowId !== null);
  const range = { answers: taken, tradeRowId, rows };
  // Kept answers and what is said about them would move what is already shown.
  const settled = read && (tradeRowId === null || tables.isFetched);
  return (
    <div
      className={cx(
        'grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]',
        !settled && 'in-data-evaluation:*:*:invisible',
      )}
    >
      <Card as="section" aria-labelledby="first-questions" className="flex flex-col gap-7 p-6 md:p-8">
        <Heading given={given} onForget={forget} />
        <KindOfBusiness
          rows={rows}
          nothing={tables.error ? words.failed : words.loading}
          chosen={tradeRowId}
          onChoose={(chosen) => change((now) => ({ ...now, ...chosen }))}
        />
        <RangeStrip {...range} />
        <FirstAnswers
          answers={answers}
          onAnswer={(key, answer) => change((now) => withAnswer(now, key, answer))}
        />
      </Card>
      <RangeCard email={email}>
        {tradeRowId === null && tables.error === null ? (
          <FirstRange {...range} />
        ) : (
          <QueryPage query={tables} words={words}>
            {() => <FirstRange {...range} />}
          </QueryPage>
        )}
      </RangeCard>
    </div>
  );
}

function withAnswer(now: Evaluation, key: QuestionKey, answer: Answer | null): Evaluation {
  const { [key]: _, ...rest } = now.answers;
  return { ...now, answers: answer ? { ...rest, [key]: answer } : rest };
}

type KindProps = {
  /** None until the multiples are loaded. */
  rows: readonly TableRow[];
  nothing: string;
  chosen: string | null;
  onChoose: (chosen: Pick<Evaluation, 'tradeRowId' | 'trades'>) => void;
};

function KindOfBusiness({ rows, nothing, chosen, onChoose }: KindProps) {
  return (
    <Field
      label="What kind of business is it?"
      hint={alikeWords(rows, chosen) ?? 'Choose the closest match.'}
    >
      <Select
        value={rows.length === 0 ? null : chosen}
        onValueChange={(rowId) =>
          onChoose({ tradeRowId: rowId, trades: [...(rows.find(({ id }) => id === rowId)?.trades ?? [])] })
        }
        options={tradesIn(rows, chosen)}
        nothing={nothing}
        placeholder="Choose a trade"
      />
    </Field>
  );
}

function useEvaluation() {
  const [evaluation, setEvaluation] = useState<Evaluation>(emptyEvaluation);
  // What was entered before hydration is given in one go, before the kept answers are rendered.
  const latest = useRef(evaluation);
  const [read, setRead] = useState(false);
  const [email, setEmail] = useState<string | undefined>();
  const show = (next: Evaluation) => {
    latest.current = next;
    setEvaluation(next);
  };
  // Reason: local storage and the URL are unknown when the page is prerendered.
  useEffect(() => {
    latest.current = readEvaluation();
    setEvaluation(latest.current);
    setRead(true);
    setEmail(new URLSearchParams(location.search).get('email') ?? undefined);
  }, []);
  const change = (step: (now: Evaluation) => Evaluation) => {
    show(step(latest.current));
    keepEvaluation({ ...latest.current, answers: takenOf(latest.current.answers) });
  };
  const forget = () => {
    forgetEvaluation();
    show(emptyEvaluation);
  };
  return { evaluation, read, email, change, forget };
}

function Heading({ given, onForget }: { given: number; onForget: () => void }) {
  return (
    <div>
      <h2 id="first-questions" className="text-title">
        Nine questions
      </h2>
      <p className="text-muted">
        {given} of {firstCount} answered. Your answers stay in this browser for {evaluationDays} days and are
        not sent to us.
      </p>
      {given > 0 && (
        <Button variant="quiet" size="small" className="-ml-3 mt-1" onClick={onForget}>
          Delete my answers
        </Button>
      )}
    </div>
  );
}

function RangeCard({ email, children }: { email: string | undefined; children: ReactNode }) {
  return (
    <Card as="section" aria-labelledby="first-range" className="flex flex-col gap-5 p-6 lg:sticky lg:top-24">
      <h2 id="first-range" className="text-title">
        What it may be worth
      </h2>
      {children}
      <GoOn email={email} />
    </Card>
  );
}

function GoOn({ email }: { email: string | undefined }) {
  const signedIn = useRemembered();
  return (
    <div className="flex flex-col items-start gap-3 border-line border-t pt-5">
      <p className="text-muted">
        The full health check asks {questionKeys.length - firstQuestions.length} more questions besides your
        trade and these, saved as you go. {signedIn ? 'Add' : 'Sign up and add'} the business in this browser.
        When you start its health check, your answers and the kind of business move into it.
      </p>
      {signedIn ? (
        <LinkButton to={paths.dashboard()}>Open your dashboard</LinkButton>
      ) : (
        <LinkButton to={paths.signup({ email })}>Create your account</LinkButton>
      )}
    </div>
  );
}
