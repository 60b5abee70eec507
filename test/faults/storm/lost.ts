import { join } from 'node:path';
import type { Reader } from '#platform/context.ts';
import { deriveKey } from '#platform/derive-key.ts';
import type { Files } from '#platform/files/files.ts';
import { sealingFiles } from '#platform/files/sealing-files.ts';
import { loadSecrets } from '#platform/secrets.ts';
import { markedFiles } from '#test/support/marked-files.ts';
import { quietLog } from '#test/support/quiet-log.ts';
import { brokenLaws, damagedFiles } from '../half-done.ts';
import { steps } from '../writers.ts';
import type { StormLedger } from './storm-writers.ts';

/** `stored`: null for the files in the data folder. */
export async function lostOf(db: Reader, dataDir: string, ledger: StormLedger, stored: Files | null = null) {
  const plain = stored ?? (await markedFiles(join(dataDir, 'files')));
  const sealing = deriveKey(loadSecrets(dataDir).einKey, 'agreements and photos');
  const files = sealingFiles(plain, sealing, quietLog);
  const people = await db.selectFrom('person').select('email as key').execute();
  const businesses = await db.selectFrom('business').select('id as key').execute();
  const blobs = await db.selectFrom('room_blob').select('sha256 as key').execute();
  return {
    people: missing(ledger.people.values(), people),
    businesses: missing(ledger.businesses, businesses),
    files: missing(ledger.files, blobs),
    draft: await draftIsBehind(db, ledger),
    deals: await dealsBehind(db, ledger),
    damaged: await damagedFiles(db, files),
    laws: await brokenLaws(db),
  };
}

function missing(wanted: Iterable<string>, found: readonly { key: string | null }[]): string[] {
  const there = new Set(found.map(({ key }) => key));
  return [...wanted].filter((one) => !there.has(one));
}

async function draftIsBehind(db: Reader, { draft }: StormLedger): Promise<number> {
  const profiles = await db.selectFrom('listing_profile').select('about').execute();
  return Math.max(0, draft.about - Math.max(...profiles.map(({ about }) => Number(about))));
}

async function dealsBehind(db: Reader, { deals }: StormLedger): Promise<string[]> {
  const rows = await db.selectFrom('access_request').select(['id', 'status']).execute();
  const statuses = new Map(rows.map(({ id, status }) => [id, steps.map(String).indexOf(status) + 1]));
  return deals.flatMap(({ requestId, done }) =>
    requestId !== null && (statuses.get(requestId) ?? 0) < done ? [requestId] : [],
  );
}
