import { randomUUID } from 'node:crypto';
import type { CopiedDatabase } from './copied-database.ts';

export type TeaserSeed = {
  title: string;
  description: string;
  industry: string;
  place: string | null;
  published_at: Date;
  status?: string;
  price_band?: string | null;
  price_cents?: number | null;
  revenue_band?: string | null;
  ebitda_band?: string | null;
  sde_band?: string | null;
};

export async function addTeasers({ pool }: Pick<CopiedDatabase, 'pool'>, seeds: readonly TeaserSeed[]) {
  const rows = seeds.map((seed) => ({ id: randomUUID(), business: randomUUID(), status: 'live', ...seed }));
  const owner = randomUUID();
  const json = JSON.stringify(rows.map((row) => ({ ...row, display: shown(row) })));
  await pool.query(
    `with owner as (
       insert into person (id, email, email_verified, first_name, last_name, username)
       values ($1, $2, true, 'Ada', 'Lovelace', $2) returning id
     ), rows as (
       select * from json_to_recordset($3::json) as r(
         id uuid, business uuid, status text, published_at timestamptz, title text, description text, industry text,
         place text, display text, price_band text, price_cents bigint, revenue_band text, ebitda_band text,
         sde_band text)
     ), businesses as (
       insert into business (id, owner_id, business_name, business_address, industry, ein_cipher, ein_index, created_at)
       select business, owner.id, 'Quartzite', 'Here', industry, '', decode(md5(business::text), 'hex'), published_at
       from rows, owner
     ), listings as (
       insert into listing (id, business_id, owner_id, status, created_at, updated_at, published_at)
       select r.id, business, owner.id, status, published_at, published_at, published_at from rows r, owner
     )
     insert into listing_teaser (listing_id, status, published_at, title, description, industry, place, price_display,
       price_band, price_cents, revenue_band, ebitda_band, sde_band)
     select id, status, published_at, title, description, industry, place, display, price_band, price_cents,
       revenue_band, ebitda_band, sde_band
     from rows`,
    [owner, `${owner}@people.example`, json],
  );
  return rows.map(({ id }) => id);
}

function shown({ price_cents, price_band }: Pick<TeaserSeed, 'price_cents' | 'price_band'>): string {
  if (typeof price_cents === 'number') return 'exact';
  return price_band ? 'band' : 'hidden';
}
