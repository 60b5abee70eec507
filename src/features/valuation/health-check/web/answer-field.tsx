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
  name?: string;
  compact?: boolean;
  value: GivenAnswer | null;
  /** Called on every change, also with an invalid answer: check with `answerFault`. */
  onChange: (answer: GivenAnswer) => void;
  onEmpty?: () => void;
};

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
