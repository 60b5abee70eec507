import { Field } from '#kit/ui/Field.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { UnitInput } from '#kit/ui/UnitInput.tsx';
import type { AnswerDraft } from '../domain/answer-draft.ts';
import { measureLabels, unitOf } from '../domain/answer-words.ts';
import type { BesideFact, MeasuredQuestion, QuestionKey } from '../domain/question.ts';
import { questions } from '../domain/questions.ts';

type Props = {
  question: QuestionKey;
  draft: AnswerDraft;
  onChange: (draft: AnswerDraft) => void;
  fault: { field: string; words: string } | null;
  label?: string;
  hint?: string;
  name?: string;
  compact?: boolean;
};

export function AnswerInput({ question: key, draft, onChange, fault, compact = false, ...rest }: Props) {
  const question = questions[key];
  const { label, hint, name = 'value' } = rest;
  const at = (field: string) => (fault?.field === field ? fault.words : undefined);
  if (question.kind === 'choice') {
    const choices = {
      value: draft.choice,
      onValueChange: (choice: string) => onChange({ ...draft, choice }),
      options: question.choices.map(({ value, label: words }) => ({ value, label: words })),
    };
    if (!compact)
      return (
        <RadioGroup name={name} label={label ?? 'Your answer'} hint={hint} error={at('value')} {...choices} />
      );
    return (
      <Field live name={name} label={label ?? 'Your answer'} hint={hint} error={at('value')}>
        <Select {...choices} value={draft.choice || null} placeholder="Choose an answer" />
      </Field>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <Field
        live={compact}
        name={name}
        label={label ?? measureLabels[question.kind]}
        hint={hint}
        error={at('value')}
        className={compact ? '' : 'max-w-xs'}
      >
        <Measure question={question} draft={draft} onChange={onChange} />
      </Field>
      {question.beside && (
        <Beside
          {...question.beside}
          value={draft.fact}
          error={at(question.beside.fact)}
          onChange={(fact) => onChange({ ...draft, fact })}
        />
      )}
    </div>
  );
}

type MeasureProps = Pick<Props, 'draft' | 'onChange'> & { question: MeasuredQuestion };

function Measure({ question: { kind, min }, draft, onChange }: MeasureProps) {
  if (kind === 'amount')
    return <MoneyInput signed value={draft.cents} onValueChange={(cents) => onChange({ ...draft, cents })} />;
  return (
    <UnitInput
      unit={unitOf(kind)}
      // The numeric keypad of some phones has no minus.
      inputMode={min < 0 ? 'text' : 'decimal'}
      maxLength={20}
      value={draft.text}
      onChange={({ target }) => onChange({ ...draft, text: target.value })}
    />
  );
}

type BesideProps = {
  fact: BesideFact;
  question: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

function Beside({ fact, question, value, error, onChange }: BesideProps) {
  if (fact !== 'reviews')
    return (
      // Indented: it belongs to the question above and is not counted.
      <div className="border-line border-l-2 pl-4">
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
      </div>
    );
  return (
    <Field label={question} error={error} className="max-w-xs">
      <UnitInput
        unit=""
        inputMode="numeric"
        maxLength={12}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
