import type { Answers, GivenAnswer } from '#features/health-check/domain/answers.ts';
import type { QuestionKey } from '#features/health-check/domain/question.ts';
import { Slider } from '#web/ui/Slider.tsx';
import { answerInWords, shortNames } from '../domain/answer-in-words.ts';
import { AnswerField } from './answer-field.tsx';
import { BackToToday } from './books-drivers.tsx';
import { firstAnswer, sliderEnds } from './first-answer.ts';

type Props = {
  question: QuestionKey;
  answers: Answers;
  moved: GivenAnswer | null;
  /** `null`: back to the answer of today. */
  onChange: (answer: GivenAnswer | null) => void;
};

/** One answer to move: a slider where it is a figure, a field to type or to choose beside it. */
export function AnswerDriver({ question, answers, moved, onChange }: Props) {
  const value = moved ?? firstAnswer(question, answers);
  const ends = sliderEnds(question);
  const label = shortNames[question];
  const figure = Number(value.value);
  return (
    <div className="flex flex-col gap-1 border-line border-t pt-4">
      <AnswerField
        question={question}
        label={label}
        hint={`Today: ${answerInWords(question, answers[question])}`}
        value={value}
        onChange={onChange}
      />
      {ends && (
        <Slider
          {...ends}
          label={`${label}, slider`}
          value={Number.isNaN(figure) ? ends.min : figure}
          valueText={answerInWords(question, value)}
          onValueChange={(next) => onChange({ ...value, value: Math.round(next * 10) / 10 })}
        />
      )}
      {moved && <BackToToday label={label} onBack={() => onChange(null)} />}
    </div>
  );
}
