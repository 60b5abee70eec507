import { randomBytes, randomUUID } from 'node:crypto';
import { createLedgerKey } from '#features/record/ledger/server/ledger-key.ts';
import { ledgerWriter } from '#features/record/ledger/server/write-acts.ts';
import { writeAudit } from '#features/record/ledger/server/write-audit.ts';
import type { ActDone } from '#kernel/act.ts';
import { system } from '#kernel/actor.ts';
import { makeDataFolder } from '#platform/data-folder.ts';
import { openStorage } from '#platform/db/open-storage.ts';
import { loadSecrets } from '#platform/secrets.ts';
import { median } from '../children.ts';
import { short } from '../short.ts';

const rounds = short ? 5 : 400;
const warmUp = short ? 1 : 40;
const quiet = { info() {}, warn() {}, error() {} };

/** Milliseconds to commit a change to a durable database, with and without a ledger row in its transaction. */
export async function appendingCosts(folder: string): Promise<{ without: number; withRow: number }> {
  const dataDir = makeDataFolder(folder);
  const storage = await openStorage({ databaseUrl: null, dataDir }, loadSecrets(dataDir), quiet);
  const writeActs = ledgerWriter(createLedgerKey(randomBytes(32)));
  const [listingId, buyerId] = [randomUUID(), randomUUID()];
  const change = async (recorded: boolean) => {
    const now = new Date();
    const done: ActDone = {
      act: { act: 'profile-viewed', listingId, buyerId, subject: { type: 'listing', id: listingId } },
      actor: system,
      at: now,
    };
    const start = performance.now();
    await storage.db.transaction().execute(async (db) => {
      const entry = { action: 'bench', subject: { type: 'listing', id: listingId } };
      await writeAudit({ actor: system, requestId: 'bench', now, db }, entry);
      if (recorded) await writeActs({ db, newId: randomUUID }, [done]);
    });
    return performance.now() - start;
  };
  try {
    const [without, withRow]: [number[], number[]] = [[], []];
    for (let round = -warmUp; round < rounds; round += 1) {
      const pair = [await change(round % 2 === 0), await change(round % 2 !== 0)] as const;
      const [rowed, plain] = round % 2 === 0 ? pair : [pair[1], pair[0]];
      if (round < 0) continue;
      without.push(plain);
      withRow.push(rowed);
    }
    return { without: median(without), withRow: median(withRow) };
  } finally {
    await storage.close();
  }
}
