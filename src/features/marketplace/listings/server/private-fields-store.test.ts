import { sql } from 'kysely';
import { expect } from 'vitest';
import { test } from '#test/support/database.ts';
import { emptiedColumns } from './private-fields-store.ts';

test('account closure clears every profile column except the key', async ({ tx }) => {
  const { rows } = await sql<{ column_name: string }>`select column_name from information_schema.columns
    where table_name = 'listing_profile' and column_name <> 'listing_id'`.execute(tx);
  const emptied = emptiedColumns({ keepEvidence: false });
  expect(Object.keys(emptied).sort()).toEqual(rows.map(({ column_name }) => column_name).sort());
  expect(new Set(Object.values(emptied))).toEqual(new Set(['', null]));
});

test('account closure clears only contact details when the profile is kept as evidence', () => {
  expect(emptiedColumns({ keepEvidence: true })).toEqual({ contact_email: null, contact_phone: null });
});
