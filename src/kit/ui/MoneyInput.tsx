import { Input } from '@base-ui/react/input';
import { type ComponentProps, useState } from 'react';
import { cx } from './cx.ts';
import { centsFromText, textFromCents } from './dollars.ts';
import { inputFace } from './input-face.ts';
import { signedCentsFromText } from './signed-dollars.ts';

type Props = Omit<ComponentProps<'input'>, 'style' | 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  value: number | null;
  /** In cents: `null` if empty, NaN for invalid text (the schema then reports it). */
  onValueChange: (cents: number | null) => void;
  /** Allows negative amounts. */
  signed?: boolean;
};

/** Takes dollars as text and returns integer cents. Formats the text on blur. */
export function MoneyInput({ value, onValueChange, signed = false, className, onBlur, ...rest }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <div className="relative">
      <span aria-hidden className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 text-muted">
        $
      </span>
      <Input
        {...rest}
        inputMode={signed ? 'text' : 'decimal'}
        autoComplete="off"
        value={draft ?? textFromCents(value)}
        onValueChange={(text) => {
          setDraft(text);
          const amount = signed ? signedCentsFromText(text) : centsFromText(text);
          onValueChange(amount === undefined ? Number.NaN : amount);
        }}
        onBlur={(event) => {
          if (value === null || !Number.isNaN(value)) setDraft(null);
          onBlur?.(event);
        }}
        className={cx(inputFace, 'tabular h-11 pl-7', className)}
      />
    </div>
  );
}
