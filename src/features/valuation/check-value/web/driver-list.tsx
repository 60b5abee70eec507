import { useState } from 'react';
import { type QuestionKey, questionKeys } from '#features/valuation/health-check/domain/question.ts';
import { shortNames } from '#features/valuation/health-check/domain/question-names.ts';
import { cents } from '#kernel/money.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { Select } from '#kit/ui/Select.tsx';
import type { CheckInputs } from '../domain/check-value.ts';
import { driversOf, isUnchanged, unchanged, type WhatIf } from '../domain/what-if.ts';
import { AnswerDriver } from './answer-driver.tsx';
import { AddBacksDriver, PercentDriver } from './books-drivers.tsx';

type Props = { inputs: CheckInputs; moved: WhatIf; onMove: (moved: WhatIf) => void };

const usual: readonly QuestionKey[] = ['B2', 'B3', 'C1', 'C2', 'C4', 'B1'];
/** Figures from the books; without books they are moved as answers. */
const ofBooks: readonly QuestionKey[] = ['A6', 'A3', 'A2'];

export function DriverList({ inputs, moved, onMove }: Props) {
  const [added, setAdded] = useState<readonly QuestionKey[]>([]);
  const drivers = driversOf(inputs.periods);
  const hasBooks = drivers.addBacks !== null;
  const opened = questionKeys.filter((key) => moved.answers[key]);
  const shown = [...new Set([...(hasBooks ? [] : ofBooks), ...usual, ...added, ...opened])];
  const change = (more: Partial<WhatIf>) => onMove({ ...moved, ...more });
  const setAnswer = (key: QuestionKey, answer: WhatIf['answers'][QuestionKey] | null) => {
    const { [key]: _, ...others } = moved.answers;
    change({ answers: answer ? { ...others, [key]: answer } : others });
  };
  return (
    <Card as="section" aria-labelledby="drivers" className="flex flex-col gap-5">
      <Heading unmoved={isUnchanged(moved)} onReset={() => onMove(unchanged)} />
      {hasBooks ? (
        <BooksDrivers drivers={drivers} moved={moved} onChange={change} />
      ) : (
        <p className="text-muted text-small">
          Enter your books to adjust add-backs, margin and growth here too.
        </p>
      )}
      {shown.map((key) => (
        <AnswerDriver
          key={key}
          question={key}
          answers={inputs.answers}
          moved={moved.answers[key] ?? null}
          onChange={(answer) => setAnswer(key, answer)}
        />
      ))}
      <AddDriver shown={shown} onAdd={(key) => setAdded([...added, key])} />
    </Card>
  );
}

function Heading({ unmoved, onReset }: { unmoved: boolean; onReset: () => void }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div>
        <h2 id="drivers" className="text-title">
          Scenario
        </h2>
        <p className="text-muted">
          Adjust a number to see the effect. Nothing is saved; your answers stay as they are.
        </p>
      </div>
      <Button variant="secondary" disabledReason={unmoved ? 'Nothing changed yet.' : null} onClick={onReset}>
        Reset
      </Button>
    </div>
  );
}

type BooksProps = {
  drivers: ReturnType<typeof driversOf>;
  moved: WhatIf;
  onChange: (more: Partial<WhatIf>) => void;
};

function BooksDrivers({ drivers, moved, onChange }: BooksProps) {
  return (
    <>
      <AddBacksDriver
        today={drivers.addBacks ?? cents(0)}
        value={moved.addBacks}
        onChange={(addBacks) => onChange({ addBacks })}
      />
      {drivers.margin !== null && (
        <PercentDriver
          label="Profit margin, last year"
          hint="Adjusted EBITDA as a share of sales."
          ends={{ min: -20, max: 60 }}
          today={drivers.margin}
          value={moved.margin}
          onChange={(margin) => onChange({ margin })}
        />
      )}
      {drivers.growth !== null && (
        <PercentDriver
          label="Revenue growth, last year"
          hint="Compared with the year before, at the same margin."
          ends={{ min: -50, max: 100 }}
          today={drivers.growth}
          value={moved.growth}
          onChange={(growth) => onChange({ growth })}
        />
      )}
    </>
  );
}

type AddProps = { shown: readonly QuestionKey[]; onAdd: (key: QuestionKey) => void };

function AddDriver({ shown, onAdd }: AddProps) {
  return (
    <Field label="Adjust another answer">
      <Select
        value={null}
        placeholder="Choose an answer"
        onValueChange={(value) => {
          const key = questionKeys.find((one) => one === value);
          if (key) onAdd(key);
        }}
        options={questionKeys
          .filter((key) => !shown.includes(key))
          .map((key) => ({ value: key, label: shortNames[key] }))}
      />
    </Field>
  );
}
