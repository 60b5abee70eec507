import { Field } from '#web/ui/Field.tsx';
import { MoneyInput } from '#web/ui/MoneyInput.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { AnswerDraft } from '../domain/answer-draft.ts';
import type { BesideFact, QuestionKey } from '../domain/question.ts';
import { questions } from '../domain/questions.ts';
import { measureLabels } from './answer-words.ts';

type Props = {
  question: QuestionKey;
  draft: AnswerDraft;
  onChange: (draft: AnswerDraft) => void;
  /** What is wrong, and at which field. */
  fault: { field: string; words: string } | null;
};

/** The fields of a question, by the kind of its answer. */
export function AnswerInput({ question: key, draft, onChange, fault }: Props) {
  const question = questions[key];
  const at = (field: string) => (fault?.field === field ? fault.words : undefined);
  if (question.kind === 'choice')
    return (
      <RadioGroup
        label="Your answer"
        value={draft.choice}
        onValueChange={(choice) => onChange({ ...draft, choice })}
        options={question.choices.map(({ value, label }) => ({ value, label }))}
        error={at('value')}
      />
    );
  return (
    <>
      <Field label={measureLabels[question.kind]} error={at('value')} className="max-w-xs">
        {question.kind === 'amount' ? (
          <MoneyInput signed value={draft.cents} onValueChange={(cents) => onChange({ ...draft, cents })} />
        ) : (
          <TextInput
            inputMode={question.min < 0 ? 'text' : 'decimal'}
            autoComplete="off"
            maxLength={20}
            value={draft.text}
            onChange={({ target }) => onChange({ ...draft, text: target.value })}
          />
        )}
      </Field>
      {question.beside && (
        <Beside
          {...question.beside}
          value={draft.fact}
          error={at(question.beside.fact)}
          onChange={(fact) => onChange({ ...draft, fact })}
        />
      )}
    </>
  );
}

type BesideProps = {
  fact: BesideFact;
  question: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** What the value alone does not say. */
function Beside({ fact, question, value, error, onChange }: BesideProps) {
  if (fact !== 'reviews')
    return (
      <RadioGroup
        label={question}
        value={value}
        onValueChange={onChange}
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
        error={error}
      />
    );
  return (
    <Field label={question} error={error} className="max-w-xs">
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
