import { useState } from 'react';
import { type AnswerDraft, answerIn, draftFor, isEmpty } from '../domain/answer-draft.ts';
import { answerFault } from '../domain/answer-fault.ts';
import type { GivenAnswer } from '../domain/answers.ts';
import type { QuestionKey } from '../domain/question.ts';
import { AnswerInput } from './answer-input.tsx';

type Props = {
  question: QuestionKey;
  label: string;
  hint?: string;
  /** As the server calls the answer. */
  name?: string;
  compact?: boolean;
  /** `null`: there is none yet, and the fields are empty. */
  value: GivenAnswer | null;
  /** Gets what the fields say at once, also where it is no answer yet: ask `answerFault`. */
  onChange: (answer: GivenAnswer) => void;
  /** Called instead of `onChange` when the fields were emptied. */
  onEmpty?: () => void;
};

/** An answer that is given as one types, and says at once what cannot be taken. */
export function AnswerField({ question, value, onChange, onEmpty, ...rest }: Props) {
  const [typed, setTyped] = useState<AnswerDraft | null>(null);
  return (
    <AnswerInput
      {...rest}
      question={question}
      draft={draftFor(question, typed, value)}
      fault={value && answerFault(question, value)}
      onChange={(draft) => {
        setTyped(draft);
        if (onEmpty && isEmpty(draft)) onEmpty();
        else onChange({ ...answerIn(question, draft), evidenced: value?.evidenced ?? false });
      }}
    />
  );
}
