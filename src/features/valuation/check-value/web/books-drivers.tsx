import { type ReactNode, useState } from 'react';
import { type Cents, cents, formatMoney } from '#kernel/money.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { Slider } from '#kit/ui/Slider.tsx';
import { FigureInput } from './figure-input.tsx';

type Of<T> = { today: T; value: T | null; onChange: (value: T | null) => void };

/** In cents. */
const leastEnd = 100_000_00;

export function AddBacksDriver({ today, value, onChange }: Of<Cents>) {
  const [unreadable, setUnreadable] = useState(false);
  const amount = value ?? today;
  const label = 'Add-backs, last year';
  return (
    <Driver label={label} moved={value !== null} onBack={() => onChange(null)}>
      <Field
        live
        label={label}
        hint={`Today: ${formatMoney(today)}`}
        error={unreadable ? 'Enter a dollar amount.' : undefined}
      >
        <MoneyInput
          signed
          value={amount}
          onValueChange={(next) => {
            setUnreadable(Number.isNaN(next));
            if (!Number.isNaN(next)) onChange(next === null ? null : cents(next));
          }}
        />
      </Field>
      <Slider
        min={0}
        max={Math.max(leastEnd, 2 * Math.abs(today))}
        step={100_00}
        label={`${label}, slider`}
        value={amount}
        valueText={formatMoney(amount)}
        onValueChange={(next) => onChange(cents(Math.round(next)))}
      />
    </Driver>
  );
}

type PercentProps = Of<number> & { label: string; hint: string; ends: { min: number; max: number } };

export function PercentDriver({ label, hint, ends, today, value, onChange }: PercentProps) {
  const figure = value ?? today;
  return (
    <Driver label={label} moved={value !== null} onBack={() => onChange(null)}>
      <Field live label={label} hint={`${hint} Today: ${oneDigit(today)}%`}>
        <FigureInput value={figure} unit="%" onValueChange={onChange} />
      </Field>
      <Slider
        {...ends}
        step={0.5}
        label={`${label}, slider`}
        value={Number.isNaN(figure) ? 0 : figure}
        valueText={`${oneDigit(figure)}%`}
        onValueChange={onChange}
      />
    </Driver>
  );
}

type DriverProps = { label: string; moved: boolean; onBack: () => void; children: ReactNode };

function Driver({ label, moved, onBack, children }: DriverProps) {
  return (
    <div className="flex flex-col gap-1 border-line border-t pt-4">
      {children}
      {moved && <BackToToday label={label} onBack={onBack} />}
    </div>
  );
}

export function BackToToday({ label, onBack }: { label: string; onBack: () => void }) {
  return (
    <Button
      variant="quiet"
      size="small"
      className="self-start"
      onClick={onBack}
      aria-label={`${label}: reset`}
    >
      Reset
    </Button>
  );
}

const oneDigit = (figure: number) => Math.round(figure * 10) / 10;
