import type { ReactNode } from 'react';
import type { RefCallBack } from 'react-hook-form';
import { z } from 'zod';
import { grouped } from '#kernel/counts.ts';
import { longDay } from '#kernel/days.ts';
import { cents } from '#kernel/money.ts';
import { Money } from '#kit/ui/Money.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { bandLabel, earningsBandOf, moneyBandOf } from '../domain/bands.ts';
import type { FieldKind, FieldValues } from '../domain/private-fields.ts';
import { saleReasonLabels, saleReasons } from '../domain/teaser.ts';
import { CountedTextArea } from './counted-text-area.tsx';

type OfKind<T> = Record<FieldKind, T>;

/** Cents, nothing, or NaN for text that is not an amount (JSON would turn NaN into `null`). */
const moneyTyped = z.union([z.number(), z.nan()]).nullable();

export const typedShapes = {
  prose: z.string(),
  website: z.string(),
  email: z.string(),
  phone: z.string(),
  amount: moneyTyped,
  earnings: moneyTyped,
  people: z.string(),
  year: z.string(),
  day: z.string(),
  reason: z.enum(saleReasons).nullable(),
} satisfies OfKind<z.ZodType>;
export type Typed = { [K in FieldKind]: z.infer<(typeof typedShapes)[K]> };

const same = <T,>(value: T): T => value;
const text = (value: string | number | null) => value?.toString() ?? '';

export const fillField: { [K in FieldKind]: (value: FieldValues[K]) => Typed[K] } = {
  prose: same,
  website: text,
  email: text,
  phone: text,
  amount: same,
  earnings: same,
  people: text,
  year: text,
  day: text,
  reason: same,
};

export type Sent = Omit<FieldValues, 'amount' | 'earnings'> & {
  amount: number | null;
  earnings: number | null;
};

export const readField: { [K in FieldKind]: (typed: Typed[K]) => Sent[K] } = {
  prose: same,
  website: orNull,
  email: orNull,
  phone: orNull,
  amount: same,
  earnings: same,
  people: wholeNumber,
  year: wholeNumber,
  day: orNull,
  reason: same,
};

function orNull(typed: string): string | null {
  return typed.trim() === '' ? null : typed;
}

function wholeNumber(typed: string): number | null {
  const digits = typed.trim().replaceAll(',', '');
  if (digits === '') return null;
  return /^\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN;
}

type InputProps = {
  ref: RefCallBack;
  name: string;
  value: unknown;
  disabled: boolean;
  onChange: (value: unknown) => void;
  onBlur: () => void;
};

export const fieldInputs: OfKind<(props: InputProps) => ReactNode> = {
  prose: ({ value, onChange, ...rest }) => (
    <CountedTextArea
      {...rest}
      rows={8}
      most={20_000}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value)}
    />
  ),
  website: textInput({ inputMode: 'url', autoComplete: 'url' }),
  email: textInput({ type: 'email', autoComplete: 'email' }),
  phone: textInput({ type: 'tel', autoComplete: 'tel' }),
  amount: moneyInput({ signed: false }),
  earnings: moneyInput({ signed: true }),
  people: textInput({ inputMode: 'numeric' }),
  year: textInput({ inputMode: 'numeric' }),
  day: textInput({ type: 'date' }),
  reason: ({ value, onChange, onBlur, disabled }) => (
    <Select
      disabled={disabled}
      value={typeof value === 'string' ? value : unsaid.value}
      options={reasonOptions}
      onBlur={onBlur}
      onValueChange={(next) => onChange(saleReasons.find((reason) => reason === next) ?? null)}
    />
  ),
};

const unsaid = { value: 'unsaid', label: 'Prefer not to say' };
const reasonOptions = [unsaid, ...saleReasons.map((value) => ({ value, label: saleReasonLabels[value] }))];

type TextProps = { type?: 'email' | 'tel' | 'date'; inputMode?: 'numeric' | 'url'; autoComplete?: string };

function textInput(more: TextProps) {
  return ({ value, onChange, ...rest }: InputProps) => (
    <TextInput
      {...more}
      {...rest}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function moneyInput({ signed }: { signed: boolean }) {
  return ({ value, onChange, ...rest }: InputProps) => (
    <MoneyInput
      {...rest}
      signed={signed}
      value={typeof value === 'number' ? value : null}
      onValueChange={onChange}
    />
  );
}

export const fieldHints: Partial<OfKind<(value: unknown) => string>> = {
  amount: rangeHint((value) => bandLabel(moneyBandOf(cents(value)))),
  earnings: rangeHint((value) => bandLabel(earningsBandOf(cents(value)))),
};

function rangeHint(label: (value: number) => string) {
  return (value: unknown) =>
    typeof value === 'number' && Number.isSafeInteger(value)
      ? `On the card: ${label(value)}`
      : 'Exact for approved buyers, a range on the card.';
}

const none: ReactNode = <span className="text-muted">—</span>;

function orNone<T>(detail: (value: NonNullable<T>) => ReactNode) {
  return (value: T): ReactNode => (value ? detail(value) : none);
}

export const fieldDetails: { [K in FieldKind]: (value: FieldValues[K]) => ReactNode } = {
  prose: same,
  website: orNone((address) => <Outside address={address} />),
  email: orNone((address) => (
    <a className="link break-all" href={`mailto:${address}`}>
      {address}
    </a>
  )),
  phone: orNone((number) => (
    <a className="link" href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      {number}
    </a>
  )),
  amount: (amount) => <Money exact amount={amount} />,
  earnings: (amount) => <Money exact amount={amount} />,
  people: (count) => (count === undefined || count === null ? none : grouped(count)),
  year: (year) => year ?? none,
  day: orNone((day) => longDay(day)),
  reason: orNone((reason) => saleReasonLabels[reason]),
};

/** Only web addresses become links, so that a seller's text cannot run a script. */
function Outside({ address }: { address: string }) {
  const href = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(href)) return address;
  return (
    <a className="link break-all" href={href} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
  );
}
