import type { Kysely } from 'kysely';
import { recordPart } from '#features/record/ledger/server/export-ledger.ts';
import { createLedgerKey } from '#features/record/ledger/server/ledger-key.ts';
import { checkSignature } from '#features/record/ledger/web/verifier/check-signature.ts';
import { type Lines, verifyLedger } from '#features/record/ledger/web/verifier/verify-ledger.ts';
import type { DB } from '#platform/db/tables.ts';

/** Verifies the whole record of a database as its readers can: every hash, checkpoint and signature. */
export async function faultsOfRecord(db: Kysely<DB>, secret: Uint8Array): Promise<string[]> {
  const key = createLedgerKey(secret);
  const faults: string[] = [];
  for (let after: string | null = null, first = true; first || after !== null; first = false) {
    const { next, pieces } = await recordPart({ db, now: new Date() }, { kind: 'everything' }, after, key);
    const { fault } = await verifyLedger(linesIn(pieces), checkSignature);
    if (fault) faults.push(`its record has a fault in line ${fault.line}: ${fault.why}`);
    after = next;
  }
  return faults;
}

async function* linesIn(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Lines> {
  let end = 0;
  for await (const piece of pieces) {
    end += piece.length;
    yield { lines: new TextDecoder().decode(piece).split('\n').filter(Boolean), end };
  }
}
