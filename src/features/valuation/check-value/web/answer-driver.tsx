import { answerWords } from '#features/valuation/health-check/domain/answer-words.ts';
import type { Answers, GivenAnswer } from '#features/valuation/health-check/domain/answers.ts';
import type { QuestionKey } from '#features/valuation/health-check/domain/question.ts';
import { shortNames } from '#features/valuation/health-check/domain/question-names.ts';
import { AnswerField } from '#features/valuation/health-check/web/answer-field.tsx';
import { Slider } from '#kit/ui/Slider.tsx';
import { BackToToday } from './books-drivers.tsx';
import { sliderEnds } from './slider-ends.ts';

type Props = {
  question: QuestionKey;
  answers: Answers;
  moved: GivenAnswer | null;
  /** `null` resets to the current answer. */
  onChange: (answer: GivenAnswer | null) => void;
};

const begun = { state: 'given', evidenced: false } as const;

export function AnswerDriver({ question, answers, moved, onChange }: Props) {
  const today = answers[question];
  const value = moved ?? (today?.state === 'given' ? today : null);
  const ends = sliderEnds(question);
  const label = shortNames[question];
  const figure = Number(value?.value ?? Number.NaN);
  return (
    <div className="flex flex-col gap-1 border-line border-t pt-4">
      <AnswerField
        compact
        question={question}
        label={label}
        hint={`Today: ${answerWords(question, today)}`}
        value={value}
        onChange={onChange}
      />
      {ends && (
        <Slider
          {...ends}
          label={`${label}, slider`}
          value={Number.isNaN(figure) ? Math.max(0, ends.min) : figure}
          valueText={answerWords(question, value ?? undefined)}
          onValueChange={(next) => onChange({ ...(value ?? begun), value: Math.round(next * 10) / 10 })}
        />
      )}
      {moved && <BackToToday label={label} onBack={() => onChange(null)} />}
    </div>
  );
}
