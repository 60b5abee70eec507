import type { Answer, Answers } from '#features/valuation/health-check/domain/answers.ts';
import { firstQuestions } from '#features/valuation/health-check/domain/first-questions.ts';
import type { QuestionKey } from '#features/valuation/health-check/domain/question.ts';
import { questions } from '#features/valuation/health-check/domain/questions.ts';
import { AnswerField } from '#features/valuation/health-check/web/answer-field.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';

type Key = (typeof firstQuestions)[number];

type Props = {
  answers: Answers;
  onAnswer: (key: QuestionKey, answer: Answer | null) => void;
  without?: readonly QuestionKey[];
};

const hints: Partial<Record<Key, string>> = {
  A6: 'Profit before tax, plus interest, depreciation and amortization, your own pay and perks, and one-time costs. A close guess is fine.',
  B2: 'A close guess is fine. If you sell to the public, enter 0.',
};

export function FirstAnswers({ answers, onAnswer, without = [] }: Props) {
  return firstQuestions
    .filter((key) => !without.includes(key))
    .map((key) => <First key={key} question={key} answer={answers[key]} onAnswer={onAnswer} />);
}

type FirstProps = { question: Key; answer: Answer | undefined } & Pick<Props, 'onAnswer'>;

function First({ question: key, answer, onAnswer }: FirstProps) {
  const { question, kind, notApplicable } = questions[key];
  const absent = answer?.state === 'does_not_apply';
  return (
    <div className="flex flex-col gap-3">
      {!absent && (
        <AnswerField
          question={key}
          label={question}
          {...(hints[key] ? { hint: hints[key] } : {})}
          compact={kind !== 'choice'}
          value={answer?.state === 'given' ? answer : null}
          onChange={(given) => onAnswer(key, given)}
          onEmpty={() => onAnswer(key, null)}
        />
      )}
      {absent && <p className="font-medium text-small">{question}</p>}
      {notApplicable && (
        <Checkbox
          checked={absent}
          onCheckedChange={(checked) => onAnswer(key, checked ? { state: 'does_not_apply' } : null)}
          label={`Does not apply: ${notApplicable.charAt(0).toLowerCase()}${notApplicable.slice(1)}`}
        />
      )}
    </div>
  );
}
