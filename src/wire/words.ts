import { z } from 'zod';
import { cents } from '#kernel/money.ts';
import { visibleName, withoutUnseen } from '#kernel/visible-text.ts';

/** C0 and C1 control characters except tab and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/;
/** Direction overrides and isolates, which can make a name read as another. */
const overrides = /[\u202a-\u202e\u2066-\u2069]/;
/** A lone surrogate cannot be stored. */
const lone = /\p{Surrogate}/u;

const refuse = (text: string) => !controls.test(text) && !overrides.test(text) && !lone.test(text);
const unfit = 'Contains characters that cannot be used here (control or direction marks).';

/** The wording of docs/rules/product.md. */
export const atLeast = (n: number) => `String must contain at least ${n} character(s)`;
export const atMost = (n: number) => `String must contain at most ${n} character(s)`;

/** One trimmed line without invisible characters; line breaks and tabs are refused. `tooShort`: its message. */
export function line(min: number, max: number, tooShort = atLeast(min)) {
  return z
    .string({ error: 'Required' })
    .overwrite(withoutUnseen)
    .trim()
    .min(min, tooShort)
    .max(max, atMost(max))
    .refine((text) => refuse(text) && !/[\t\n\r\u2028\u2029]/.test(text), unfit);
}

/** The name of an uploaded file: invisible characters are removed, since no one can fix what they cannot see. */
export function givenName(max: number) {
  return z.string({ error: 'Required' }).overwrite(visibleName).min(1, atLeast(1)).max(max, atMost(max));
}

/** The name of a file as it is kept: what no one can see or type is left out. */
export function fileName(max: number) {
  return z
    .string({ error: 'Required' })
    .overwrite((text) => visibleName(text).replace(/\p{Cc}|\p{Surrogate}/gu, ''))
    .min(1, atLeast(1))
    .max(max, atMost(max));
}

export function prose(min: number, max: number, tooLong = atMost(max)) {
  return z
    .string({ error: 'Required' })
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().min(min, atLeast(min)).max(max, tooLong).refine(refuse, unfit));
}

export const id = z.uuid('Not an id.');
export const idParams = z.object({ id });
export const instant = z.iso.datetime();
const wholeCents = z.number({ error: 'Must be an amount.' }).int('Must be whole cents.');
export const money = wholeCents.transform(cents);
/** Cents as entered, at most a trillion dollars; `signedAmount` may be a loss. */
export const amount = wholeCents.min(0, 'Must not be negative.').max(1e14, 'Too large.').transform(cents);
export const signedAmount = wholeCents.min(-1e14, 'Too large.').max(1e14, 'Too large.').transform(cents);
export const email = z
  .email({ error: ({ input }) => (isMissing(input) ? 'Required' : 'Invalid email') })
  .max(254, atMost(254))
  .transform((text) => text.toLowerCase());
/** Also a field of a form that was left empty. */
function isMissing(input: unknown): boolean {
  return input === undefined || input === null || input === '';
}

export const empty = z.object({});

/** The row version that the caller saw; its successor must fit the column. `least`: 0 if there may be no row yet. */
export function seenVersion(least = 1) {
  return z.number().int().min(least).max(2_147_483_646);
}
