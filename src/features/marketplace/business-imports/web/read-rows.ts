import type { z } from 'zod';
import { newBusiness } from '#features/marketplace/businesses/contract.ts';
import { withHyphen } from '#features/marketplace/businesses/domain/ein.ts';
import { industries } from '#features/marketplace/businesses/domain/industries.ts';
import { basicInfoFields } from '#features/marketplace/businesses/domain/onboarding.ts';
import { tradeAnswers, tradeLabel } from '#features/marketplace/businesses/domain/trades.ts';
import { priceDisplays } from '#features/marketplace/listings/domain/bands.ts';
import { placeLabel, places, states } from '#features/marketplace/listings/domain/places.ts';
import {
  type FieldKind,
  privateFieldNames,
  rowOf,
} from '#features/marketplace/listings/domain/private-fields.ts';
import { saleReasonLabels, saleReasons } from '#features/marketplace/listings/domain/teaser.ts';
import { typedDay } from '#kernel/typed-day.ts';
import { centsFromText } from '#kit/ui/dollars.ts';
import { signedCentsFromText } from '#kit/ui/signed-dollars.ts';
import { id } from '#wire/words.ts';
import { importedListing, type importedRow } from '../contract.ts';
import type { TableRow } from '../domain/find-columns.ts';
import { fieldLabel, type ImportField, listingFields, teaserFields } from '../domain/import-fields.ts';

type Row = z.input<typeof importedRow>;
export type BadRow = { line: number; problem: string };
export type ReadRows = { good: Row[]; bad: BadRow[] };
/** What each column holds; `null`: it is not imported. */
export type Mapping = readonly (ImportField | null)[];

/** Each row gets its own problem, in the words of the form. */
export function readRows(rows: readonly TableRow[], mapping: Mapping): ReadRows {
  const read: ReadRows = { good: [], bad: [] };
  for (const { row, cells } of rows) {
    const texts = new Map(mapping.flatMap((field, at) => (field ? [[field, cells[at]?.trim() ?? '']] : [])));
    const found = rowOfTexts(row, (field) => texts.get(field) ?? '');
    if (typeof found === 'string') read.bad.push({ line: row, problem: found });
    else read.good.push(found);
  }
  return read;
}

type Texts = (field: ImportField) => string;

function rowOfTexts(row: number, text: Texts): Row | string {
  const business = businessOf(text);
  if (typeof business === 'string') return business;
  const listing = listingOf(text);
  if (typeof listing === 'string') return listing;
  return { row, business, listing };
}

function businessOf(text: Texts): Row['business'] | string {
  const given = text('businessId');
  if (given !== '')
    return id.safeParse(given).success
      ? { id: given }
      : `${fieldLabel('businessId')}: “${given}” is not an ID.`;
  const typed = {
    ein: withHyphen(text('ein')),
    businessName: text('businessName'),
    businessAddress: text('businessAddress'),
    dba: text('dba'),
    industry: chosen(text('industry'), industryWords),
    trade: text('trade') === '' ? undefined : chosen(text('trade'), tradeWords),
  };
  for (const field of ['industry', 'trade'] as const)
    if (text(field) !== '' && typed[field] === undefined) return unknown(field, text(field));
  return parsed(newBusiness, typed, basicInfoFields);
}

function listingOf(text: Texts): Row['listing'] | string {
  if (listingFields.every((field) => text(field) === '')) return null;
  const teaser: Record<string, unknown> = {};
  const profile: Record<string, unknown> = {};
  for (const field of teaserFields) if (text(field) !== '') teaser[field] = teaserReaders[field](text(field));
  for (const field of privateFieldNames)
    if (text(field) !== '') profile[field] = readers[rowOf(field).kind](text(field));
  const entries = [...Object.entries(teaser), ...Object.entries(profile)];
  const wrong = listingFields.find((field) =>
    entries.some(([name, value]) => name === field && value === undefined),
  );
  return wrong ? unknown(wrong, text(wrong)) : parsed(importedListing, { teaser, profile }, listingFields);
}

function unknown(field: ImportField, text: string): string {
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return `${fieldLabel(field)}: “${shown}” is not one of the values that can be used here.`;
}

/** The value, or the first problem with the name of its field. */
function parsed<T extends z.ZodType>(
  shape: T,
  typed: unknown,
  fields: readonly ImportField[],
): z.input<T> | string {
  const read = shape.safeParse(typed);
  // The parsed value is of the shape's input, too: parsing it again changes nothing.
  if (read.success) return read.data as z.input<T>;
  const [issue] = read.error.issues;
  const field = fields.find((one) => issue?.path.includes(one));
  return field ? `${fieldLabel(field)}: ${issue?.message}` : (issue?.message ?? '');
}

type Words = ReadonlyMap<string, string>;
const wordsOf = (pairs: readonly (readonly [value: string, ...names: string[]])[]): Words =>
  new Map(pairs.flatMap(([value, ...names]) => [value, ...names].map((name) => [name.toLowerCase(), value])));
const chosen = (text: string, words: Words) => words.get(text.toLowerCase());

const industryWords = wordsOf(industries.map(({ value, label }) => [value, label]));
const tradeWords = wordsOf(tradeAnswers.map((value) => [value, tradeLabel(value)]));
const placeWords = wordsOf([
  ...places.map((value) => [value, placeLabel(value)] as const),
  ...states.map(({ slug, code }) => [slug, code] as const),
]);
const priceWords = wordsOf(priceDisplays.map((value) => [value]));
const reasonWords = wordsOf(saleReasons.map((value) => [value, saleReasonLabels[value]]));

const asIs = (text: string) => text;
const whole = (text: string) => (/^\d[\d,]{0,14}$/.test(text) ? Number(text.replaceAll(',', '')) : undefined);

const teaserReaders: Record<(typeof teaserFields)[number], (text: string) => unknown> = {
  title: asIs,
  description: asIs,
  place: (text) => chosen(text, placeWords),
  priceDisplay: (text) => chosen(text, priceWords),
};

/** `undefined`: not a value of this kind. */
const readers: Record<FieldKind, (text: string) => unknown> = {
  prose: asIs,
  website: asIs,
  email: asIs,
  phone: asIs,
  amount: centsFromText,
  earnings: signedCentsFromText,
  people: whole,
  year: whole,
  day: (text) => typedDay(text) ?? undefined,
  reason: (text) => chosen(text, reasonWords),
};
