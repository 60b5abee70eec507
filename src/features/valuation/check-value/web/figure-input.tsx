import { useState } from 'react';
import { numberIn } from '#features/valuation/health-check/domain/answer-draft.ts';
import { UnitInput } from '#kit/ui/UnitInput.tsx';

type Props = {
  value: number;
  unit: string;
  /** Receives NaN for text that is not a number. */
  onValueChange: (value: number) => void;
};

/** A number field that keeps the typed text until it loses focus. */
export function FigureInput({ value, unit, onValueChange }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <UnitInput
      unit={unit}
      inputMode="text"
      maxLength={14}
      value={draft ?? (Number.isNaN(value) ? '' : shown(value))}
      onChange={(event) => {
        setDraft(event.target.value);
        onValueChange(numberIn(event.target.value));
      }}
      onBlur={() => !Number.isNaN(value) && setDraft(null)}
    />
  );
}

const shown = (value: number) => String(Math.round(value * 100) / 100);
