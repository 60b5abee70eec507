import { type AliasedExpression, sql, type Updateable } from 'kysely';
import { exactly } from '#kernel/exact.ts';
import type { ListingProfile } from '#platform/db/tables.ts';
import {
  type ByField,
  emptyPrivateFields,
  type FieldKind,
  type FieldValues,
  mapFields,
  type PrivateField,
  type PrivateFields,
  privateFieldNames,
  type privateFields,
  rowOf,
} from '../domain/private-fields.ts';
import { moneyOf, storedSaleReason } from './stored.ts';

type Column = Exclude<keyof ListingProfile, 'listing_id'>;
// Every column must be a private field and vice versa, so that erasure misses none.
exactly<Column, (typeof privateFields)[PrivateField]['column']>(true);

type Stored = {
  prose: string;
  website: string | null;
  email: string | null;
  phone: string | null;
  amount: number | null;
  earnings: number | null;
  people: number | null;
  year: number | null;
  day: string | null;
  reason: string | null;
};
export type StoredFields = ByField<Stored>;

export const selectedFields: AliasedExpression<StoredFields[PrivateField], PrivateField>[] =
  privateFieldNames.map((field) => {
    const { column, kind } = rowOf(field);
    const stored = sql.ref(`listing_profile.${column}`);
    const selected = kind === 'day' ? sql`to_char(${stored}, 'YYYY-MM-DD')` : stored;
    return sql<StoredFields[PrivateField]>`${selected}`.as(field);
  });

const same = <T>(stored: T): T => stored;
const read: { [K in FieldKind]: (stored: Stored[K]) => FieldValues[K] } = {
  prose: same,
  website: same,
  email: same,
  phone: same,
  amount: moneyOf,
  earnings: moneyOf,
  people: same,
  year: same,
  day: same,
  reason: storedSaleReason,
};

/** Throws if a column holds what no field of its kind can. */
export function fieldsOf(row: StoredFields): PrivateFields {
  return mapFields<Stored, FieldValues>(row, read);
}

/** Fields that are not given keep their stored value. */
export function columnsOf(fields: Partial<PrivateFields>): Updateable<ListingProfile> {
  const given = privateFieldNames.filter((field) => fields[field] !== undefined);
  return Object.fromEntries(given.map((field) => [rowOf(field).column, fields[field]]));
}

export function emptiedColumns({ keepEvidence }: { keepEvidence: boolean }): Updateable<ListingProfile> {
  const emptied = privateFieldNames.filter((field) => !keepEvidence || rowOf(field).erased === 'always');
  return columnsOf(Object.fromEntries(emptied.map((field) => [field, emptyPrivateFields[field]])));
}
