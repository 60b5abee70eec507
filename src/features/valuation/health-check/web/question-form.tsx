import { type ReactNode, useState } from 'react';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { answerIn, draftOf } from '../domain/answer-draft.ts';
import { answerFault } from '../domain/answer-fault.ts';
import { answerWords } from '../domain/answer-words.ts';
import type { Answer } from '../domain/answers.ts';
import type { QuestionKey } from '../domain/question.ts';
import { questions } from '../domain/questions.ts';
import { AnswerInput } from './answer-input.tsx';
import type { AnswerView } from './queries.ts';
import { SaveState } from './save-state.tsx';
import type { Sent } from './unsent.ts';
import type { Answering, Pending } from './use-answers.ts';

type Props = {
  question: QuestionKey;
  view: AnswerView | undefined;
  pending: Pending | undefined;
  answering: Answering;
  onNext: () => void;
  doubts: readonly string[];
  children?: ReactNode;
};

export function QuestionForm({ question: key, view, pending, answering, onNext, doubts, children }: Props) {
  const [draft, setDraft] = useState(() => draftOf(key, pending ? answerOf(pending.sent) : view?.answer));
  const [fault, setFault] = useState<ReturnType<typeof answerFault>>(null);
  const give = (sent: Omit<Sent, 'version' | 'question'>) => {
    answering.give({ question: key, ...sent });
    onNext();
  };
  const other = view && view.answer.state !== 'given' ? view.answer : null;
  return (
    <FormShell
      label="Answer this question"
      busy={false}
      error={null}
      submitLabel="Save and continue"
      actions={<OtherAnswers question={key} onGive={(state) => give({ state })} onSkip={onNext} />}
      onSubmit={() => {
        const { evidenced: _evidenced, ...given } = answerIn(key, draft);
        const found = answerFault(key, { ...given, evidenced: false });
        setFault(found);
        if (!found) give(given);
      }}
    >
      <About question={key} />
      <Doubts doubts={doubts} />
      {other && !pending && <ReplacedAnswer question={key} answer={other} />}
      {children}
      <AnswerInput question={key} draft={draft} onChange={setDraft} fault={fault} />
      <SaveState
        question={key}
        view={view}
        pending={pending}
        answering={answering}
        onTaken={(answer) => setDraft(draftOf(key, answer))}
      />
    </FormShell>
  );
}

type OtherProps = {
  question: QuestionKey;
  onGive: (state: 'does_not_apply' | 'not_done_yet') => void;
  onSkip: () => void;
};

function OtherAnswers({ question: key, onGive, onSkip }: OtherProps) {
  const question = questions[key];
  return (
    <>
      {question.notApplicable && (
        <Button variant="secondary" onClick={() => onGive('does_not_apply')}>
          Does not apply
        </Button>
      )}
      {question.mayBeOpen && (
        <Button variant="secondary" onClick={() => onGive('not_done_yet')}>
          I don’t know yet
        </Button>
      )}
      <Button variant="quiet" onClick={onSkip}>
        Skip
      </Button>
    </>
  );
}

function About({ question: key }: { question: QuestionKey }) {
  const question = questions[key];
  return (
    <dl className="grid gap-4 text-small sm:grid-cols-2">
      <Aside term="Why we ask">{question.why}</Aside>
      <Aside term="Where to find it">{question.where}</Aside>
      {question.notApplicable && <Aside term="When it does not apply">{question.notApplicable}</Aside>}
    </dl>
  );
}

function ReplacedAnswer({ question, answer }: { question: QuestionKey; answer: Answer }) {
  return (
    <Alert title={`You said: ${answerWords(question, answer).toLowerCase()}`}>
      A new answer below replaces it.
    </Alert>
  );
}

function Doubts({ doubts }: { doubts: readonly string[] }) {
  return doubts.map((words) => (
    <Alert key={words} tone="warning" title="These answers conflict">
      {words}
    </Alert>
  ));
}

function Aside({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium">{term}</dt>
      <dd className="text-muted">{children}</dd>
    </div>
  );
}

function answerOf({ state, value = '', ...facts }: Sent): AnswerView['answer'] | undefined {
  if (state === 'open') return undefined;
  return state === 'given' ? { ...facts, state, value, evidenced: false } : { state };
}
