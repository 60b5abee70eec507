import { z } from 'zod';
import { exactly } from '#kernel/exact.ts';
import { amount, email, line, money, prose, signedAmount } from '#wire/words.ts';
import {
  type FieldKind,
  type FieldValues,
  fieldsByKind,
  type PrivateFields,
} from './domain/private-fields.ts';
import { saleReasons } from './domain/teaser.ts';

const notAYear = 'Must be a year, like 2003.';
const year = z.number(notAYear).int(notAYear).min(1700, notAYear).max(2200, notAYear);
const notAHeadCount = 'Must be a whole number of people.';
const headCount = z
  .number(notAHeadCount)
  .int(notAHeadCount)
  .min(0, notAHeadCount)
  .max(1_000_000, 'Too large.');
const notADay = 'Must be a date between 1900 and 2200.';
const day = z.iso.date(notADay).refine((text) => text >= '1900' && text < '2201', notADay);
const reason = z.enum(saleReasons).nullable();
const lineOrNothing = (max: number) =>
  line(0, max)
    .nullable()
    .overwrite((text) => text || null);

type Shapes = { [K in FieldKind]: z.ZodType<FieldValues[K]> };

const entered = {
  prose: prose(0, 20_000),
  website: lineOrNothing(300),
  email: email.nullable(),
  phone: lineOrNothing(40),
  amount: amount.nullable(),
  earnings: signedAmount.nullable(),
  people: headCount.nullable(),
  year: year.nullable(),
  day: day.nullable(),
  reason,
} satisfies Shapes;

const told = {
  prose: z.string(),
  website: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  amount: money.nullable(),
  earnings: money.nullable(),
  people: z.number().int().nullable(),
  year: z.number().int().nullable(),
  day: z.iso.date().nullable(),
  reason,
} satisfies Shapes;

export const enteredFields = z.object(fieldsByKind(entered));
export const shownFields = fieldsByKind(told);

exactly<PrivateFields, z.output<typeof enteredFields>>(true);
