import type { GivenAnswer } from '#features/health-check/domain/answers.ts';
import { answerRefusal } from '#features/health-check/domain/answers.ts';
import type { QuestionKey } from '#features/health-check/domain/question.ts';
import { questions } from '#features/health-check/domain/questions.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { MoneyInput } from '#web/ui/MoneyInput.tsx';
import { Select } from '#web/ui/Select.tsx';
import { unitOf } from '../domain/answer-in-words.ts';
import { FigureInput } from './figure-input.tsx';

type Props = {
  question: QuestionKey;
  label: string;
  hint?: string;
  value: GivenAnswer;
  onChange: (answer: GivenAnswer) => void;
};

/** One answer to type or to choose, with what is asked beside it. */
export function AnswerField({ question: key, label, hint, value, onChange }: Props) {
  const question = questions[key];
  const refused = answerRefusal(key, value) !== null;
  const limits = question.kind === 'choice' ? '' : `Give a number from ${question.min} to ${question.max}.`;
  return (
    <div className="flex flex-col gap-3">
      <Field
        live
        label={label}
        hint={hint}
        error={refused ? (question.kind === 'amount' ? 'This is no amount of dollars.' : limits) : undefined}
      >
        <Control question={key} value={value} onChange={onChange} />
      </Field>
      <Beside question={key} value={value} onChange={onChange} />
    </div>
  );
}

type ControlProps = Pick<Props, 'question' | 'value' | 'onChange'>;

function Control({ question: key, value, onChange }: ControlProps) {
  const question = questions[key];
  if (question.kind === 'choice')
    return (
      <Select
        value={String(value.value)}
        onValueChange={(next) => onChange({ ...value, value: next })}
        options={question.choices.map((choice) => ({ value: choice.value, label: choice.label }))}
      />
    );
  if (question.kind === 'amount')
    return (
      <MoneyInput
        signed
        value={Number(value.value)}
        onValueChange={(amount) => onChange({ ...value, value: amount ?? Number.NaN })}
      />
    );
  return (
    <FigureInput
      value={Number(value.value)}
      unit={unitOf(key)}
      onValueChange={(figure) => onChange({ ...value, value: figure })}
    />
  );
}

function Beside({ question: key, value, onChange }: ControlProps) {
  const question = questions[key];
  if (question.kind === 'choice' || !question.beside) return null;
  const { fact, question: asked } = question.beside;
  if (fact === 'reviews')
    return (
      <Field label={asked}>
        <FigureInput
          value={value.reviews ?? 0}
          unit=""
          onValueChange={(reviews) => onChange({ ...value, reviews })}
        />
      </Field>
    );
  return (
    <Checkbox
      checked={value[fact] ?? false}
      onCheckedChange={(checked) => onChange({ ...value, [fact]: checked })}
      label={asked}
    />
  );
}
