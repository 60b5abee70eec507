import { useState } from 'react';
import { TextInput } from '#web/ui/TextInput.tsx';

type Props = {
  value: number;
  /** Stands at the end of the field. */
  unit: string;
  /** Gets NaN for what is no number. */
  onValueChange: (value: number) => void;
  disabled?: boolean;
};

/** A number as people write it; what is typed stays as it was typed until one leaves the field. */
export function FigureInput({ value, unit, onValueChange, disabled = false }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <div className="relative">
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        className="tabular pr-16"
        maxLength={14}
        disabled={disabled}
        value={draft ?? (Number.isNaN(value) ? '' : shown(value))}
        onChange={(event) => {
          setDraft(event.target.value);
          onValueChange(figureIn(event.target.value));
        }}
        onBlur={() => !Number.isNaN(value) && setDraft(null)}
      />
      <span
        aria-hidden
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 text-muted text-small"
      >
        {unit}
      </span>
    </div>
  );
}

function figureIn(text: string): number {
  const bare = text.replace(/[\s,%]/g, '');
  return /^[-−]?\d*\.?\d+$|^[-−]?\d+\.$/.test(bare) ? Number(bare.replace('−', '-')) : Number.NaN;
}

const shown = (value: number) => String(Math.round(value * 100) / 100);
