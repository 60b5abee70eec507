import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Answer, type Answers, takenOf } from '#features/valuation/health-check/domain/answers.ts';
import { firstQuestions } from '#features/valuation/health-check/domain/first-questions.ts';
import type { QuestionKey } from '#features/valuation/health-check/domain/question.ts';
import type { AnswerView, CheckHead } from '#features/valuation/health-check/web/queries.ts';
import { useAnswers } from '#features/valuation/health-check/web/use-answers.ts';
import type { TableRow } from '#features/valuation/valuation/web/queries.ts';
import { call } from '#kit/api.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { chooseTrade } from '../contract.ts';
import { broughtTrade, broughtWords } from './brought-trade.ts';
import { type Evaluation, forgetEvaluation } from './evaluation-memory.ts';
import { FirstAnswers } from './first-answers.tsx';
import { OfferEvaluation } from './offer-evaluation.tsx';
import { useValueChanged, type ValueReply } from './queries.ts';

type Props = {
  check: CheckHead;
  views: readonly AnswerView[];
  reply: ValueReply;
  evaluation: Evaluation;
  rows: readonly TableRow[];
  range: (drafted: Answers, tradeRowId: string | null) => ReactNode;
};

export function FirstDesk({ check, views, reply, evaluation, rows, range }: Props) {
  const saved: Answers = Object.fromEntries(views.map(({ question, answer }) => [question, answer]));
  const bringable = unanswered(evaluation.answers, saved);
  const [brings, setBrings] = useState(check.side === 'owner' && takesOver(reply));
  const [drafted, setDrafted] = useState<Answers>(brings ? bringable : {});
  const brought = brings ? broughtTrade(reply.given, evaluation) : null;
  const tradeRowId = brought ?? reply.given.tradeRowId;
  const answering = useAnswers(check.id, views);
  const taken = takenOf(drafted);
  const unsaved = firstQuestions.filter((key) => taken[key] && !isSame(taken[key], saved[key]));
  const save = useSave(check.id, reply.version, () => {
    for (const key of unsaved) {
      const answer = taken[key];
      if (answer) answering.give({ question: key, ...sent(answer) });
    }
    if (brings) forgetEvaluation();
  });
  const toast = useToast();
  const bringing = useRef(brings && (brought !== null || unsaved.length > 0));
  // Reason: saves the answers of an anonymous evaluation when the owner arrives with them.
  useEffect(() => {
    if (!bringing.current) return;
    bringing.current = false;
    save.mutate(brought, {
      onSuccess: () => toast(broughtWords({ rows, evaluation, tradeRowId })),
    });
  });
  const trouble = [...answering.pending.values()].find((one) => one.trouble)?.trouble;
  const byBooks = reply.found.earnings?.from === 'recast';
  const nothing = unsaved.length === 0 && brought === null;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <div className="order-first lg:order-last">{range(taken, tradeRowId)}</div>
      <FormShell
        label="The questions that move your value most"
        busy={save.isPending}
        error={save.error ?? trouble?.why ?? null}
        errorTitle="Not saved yet"
        submitLabel="Save these answers"
        submitDisabledReason={nothing ? 'Every answer here is saved.' : null}
        onSubmit={() => save.mutate(brought)}
      >
        {check.side === 'owner' && !brings && Object.keys(bringable).length > 0 && (
          <OfferEvaluation
            answers={Object.keys(bringable).length}
            onUse={() => {
              setBrings(true);
              setDrafted({ ...bringable, ...drafted });
            }}
          />
        )}
        <FirstAnswers
          answers={{ ...saved, ...drafted }}
          without={byBooks ? ['A6'] : []}
          onAnswer={(key, answer) => {
            const { [key]: _, ...rest } = drafted;
            setDrafted(answer ? { ...rest, [key]: answer } : rest);
          }}
        />
      </FormShell>
    </div>
  );
}

/** A check that has answers may be about another business than the evaluation, so the owner is asked first. */
export function takesOver({ given }: Pick<ValueReply, 'given'>): boolean {
  return Object.keys(given.answers).length === 0;
}

/** Saves the trade first, because it changes the version of the check; then each answer. */
function useSave(checkId: string, version: number, giveAnswers: () => void) {
  const changed = useValueChanged(checkId);
  return useSingleMutation({
    mutationFn: async (rowId: string | null) => {
      if (rowId !== null) await call(chooseTrade, { params: { id: checkId }, body: { rowId, version } });
    },
    onSuccess: () => {
      giveAnswers();
      changed();
    },
  });
}

function unanswered(answers: Answers, saved: Answers): Answers {
  const keys: readonly QuestionKey[] = firstQuestions;
  return Object.fromEntries(
    keys.flatMap((key) => (answers[key] && !saved[key] ? [[key, answers[key]]] : [])),
  );
}

function isSame(one: Answer | undefined, other: Answer | undefined): boolean {
  if (one?.state !== 'given' || other?.state !== 'given') return one?.state === other?.state;
  return one.value === other.value && one.locationDependent === other.locationDependent;
}

function sent(answer: Answer) {
  if (answer.state !== 'given') return answer;
  const { evidenced: _, ...given } = answer;
  return given;
}
