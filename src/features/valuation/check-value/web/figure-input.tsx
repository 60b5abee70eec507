import { useState } from 'react';
import { numberIn } from '#features/valuation/health-check/domain/answer-draft.ts';
import { UnitInput } from '#kit/ui/UnitInput.tsx';

type Props = {
  value: number;
  /** Stands at the end of the field. */
  unit: string;
  /** Gets NaN for what is no number. */
  onValueChange: (value: number) => void;
};

/** A number as people write it; what is typed stays as it was typed until one leaves the field. */
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
