import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { makeDataFolder } from '#platform/data-folder.ts';
import { openStorage } from '#platform/db/open-storage.ts';
import { loadSecrets } from '#platform/secrets.ts';
import { type MadeUp, madeUpListings, owners } from './made-up.ts';

/** Increment it when the generated listings change, so that existing data is regenerated. */
const edition = 1;
const atOnce = 4_000;
const quiet = { info() {}, warn() {}, error() {} };

export async function market(
  listings: number,
  folder: string = join(import.meta.dirname, `../data/market-${listings}-${edition}`),
): Promise<string> {
  const mark = join(folder, 'filled');
  const dataDir = makeDataFolder(folder);
  const filled = existsSync(mark) ? readFileSync(mark, 'utf8') : '';
  // The listings end at the day they were generated, so the newest weeks would be empty later.
  if (Date.now() - Date.parse(filled) < 30 * 86_400_000) return dataDir;
  if (filled) throw new Error(`${folder} is more than a month old: delete it, a new one is made.`);
  const until = new Date();
  const storage = await openStorage({ databaseUrl: null, dataDir }, loadSecrets(dataDir), quiet);
  const client = await storage.pool.connect();
  try {
    await fill(client, listings, until);
  } finally {
    client.release();
    await storage.close();
  }
  writeFileSync(mark, until.toISOString());
  return dataDir;
}

async function fill(client: pg.PoolClient, listings: number, until: Date): Promise<void> {
  await client.query('set statement_timeout = 0; set session_replication_role = replica');
  await client.query('truncate listing_teaser, listing, business, person cascade');
  const indexes = await withoutIndexes(client);
  await client.query(
    `insert into person (id, email, email_verified, first_name, last_name, username)
     select ${personId('n')}, n || '@bench.example', true, 'Ada', 'Lovelace', n || '_bench.example'
     from generate_series(0, $1::int - 1) n`,
    [Math.min(listings, owners)],
  );
  const made = madeUpListings(listings, until);
  for (let from = 0; from < listings; from += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, listings - from) }, (_, n) => made(from + n));
    await insert(client, rows);
    if (from % 100_000 === 0) console.log(`  ${from.toLocaleString('en-US')} listings …`);
  }
  for (const { indexdef } of indexes) await client.query(indexdef);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze listing_teaser');
  await client.query('vacuum analyze listing');
  await client.query('vacuum analyze business');
  await client.query('vacuum analyze person');
  await client.query('checkpoint');
}

async function withoutIndexes(client: pg.PoolClient): Promise<{ indexdef: string }[]> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes i
     where tablename in ('listing_teaser', 'listing', 'business')
       and not exists (select from pg_constraint c where c.conname = i.indexname)`,
  );
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
  return rows;
}

function personId(n: string): string {
  return `('00000000-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
}

async function insert(client: pg.PoolClient, rows: readonly MadeUp[]): Promise<void> {
  await client.query(
    `with rows as materialized (
       select *, ${personId('owner')} as owner_id from json_to_recordset($1::json) as r(
         id uuid, business uuid, owner integer, status text, published timestamptz, title text, description text,
         industry text, place text, display text, price_band text, price_cents bigint, revenue text, ebitda text,
         sde text, employees text)
     ), businesses as (
       insert into business (id, owner_id, business_name, business_address, industry, ein_cipher, ein_index, created_at)
       select business, owner_id, 'Quartzite Hollow', '9 Juniper Lane', industry, '', uuid_send(business), published
       from rows
     ), listings as (
       insert into listing (id, business_id, owner_id, status, created_at, updated_at, published_at)
       select id, business, owner_id, status, published, published, published from rows
     )
     insert into listing_teaser (listing_id, status, published_at, title, description, industry, place, price_display,
       price_band, price_cents, revenue_band, ebitda_band, sde_band, employee_band)
     select id, status, published, title, description, industry, place, display, price_band, price_cents, revenue,
       ebitda, sde, employees
     from rows order by published, id`,
    [JSON.stringify(rows)],
  );
}
