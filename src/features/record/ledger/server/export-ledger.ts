import { dayOf } from '#kernel/days.ts';
import { isUuid } from '#kernel/ids.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import {
  checkpointLine,
  type ExportHeader,
  everyListing,
  headerLine,
  headerText,
  rowLine,
} from '../domain/export-lines.ts';
import { recordRules } from '../domain/record-rules.ts';
import { type ExportScope, exportedChains, exportedRows } from './export-store.ts';

export type { ExportScope };

import type { LedgerKey } from './ledger-key.ts';

type Exported = AnswerOf<typeof contract.exportLedger>;

/** Streams the rows that the caller may have. Throws not-found for outsiders. */
export async function exportLedger(
  reading: Reading,
  { params, query }: InputOf<typeof contract.exportLedger>,
  { key, scopeOf }: { key: LedgerKey; scopeOf: ScopeOf },
): Promise<Exported> {
  const { scope, known, inScope } = await scopeOf(reading, params.id);
  const part = await recordPart(reading, scope, placeOf(query.after), key);
  if (part.chains === 0 && !known) throw new Refused(inScope ? 'not-found' : 'ledger-out-of-scope');
  return { pieces: part.pieces, fileName: `record-${params.id.slice(0, 8)}.jsonl` };
}

export async function exportWholeLedger(
  reading: Reading,
  { query }: InputOf<typeof contract.exportWholeLedger>,
  key: LedgerKey,
): Promise<Exported> {
  const { pieces } = await recordPart(reading, { kind: 'everything' }, placeOf(query.after), key);
  return { pieces, fileName: `record-${dayOf(reading.now)}.jsonl` };
}

/** `known`: the caller may know the listing even if nothing has happened yet. */
type Scoped = { scope: ExportScope; known: boolean; inScope: boolean };

/** Which part of a listing's record the caller may have. Throws Refused('not-found'). */
export type ScopeOf = (reading: Reading, listingId: string) => Promise<Scoped>;

/** One part of a record. The caller must have checked access. `next`: where the next part begins. */
export async function recordPart(
  reading: Pick<Reading, 'db' | 'now'>,
  scope: ExportScope,
  after: string | null,
  key: LedgerKey,
) {
  const { chains, next, checkpoint } = await exportedChains(reading.db, scope, after);
  const header: ExportHeader = {
    chains,
    exportedAt: reading.now.toISOString(),
    next,
    publicKey: key.publicKey,
    rules: recordRules,
    scope: scope.kind === 'everything' ? everyListing : scope.listingId,
    version: 1,
  };
  return {
    chains: chains.length,
    next,
    pieces: piecesOf(reading, header, key.sign(headerText(header)), checkpoint),
  };
}

/** Throws Refused('invalid-fields') for a position that no file contains. */
function placeOf(after: string | undefined): string | null {
  if (after === undefined || isUuid(after)) return after ?? null;
  throw new Refused('invalid-fields', { fields: { after: ['Not a place in this record.'] } });
}

const encoder = new TextEncoder();

async function* piecesOf(
  { db }: Pick<Reading, 'db'>,
  header: ExportHeader,
  signature: string,
  checkpoint: number,
): AsyncGenerator<Uint8Array> {
  yield encoder.encode(`${headerLine(header, signature)}\n`);
  const lengths = new Map(header.chains.map(({ chain, length }) => [chain, length]));
  for await (const rows of exportedRows(db, [...lengths.keys()], checkpoint)) {
    let text = '';
    for (const row of rows) {
      // Added after the first line was written.
      if (row.number > (lengths.get(row.chain) ?? 0)) continue;
      text += `${rowLine(row)}\n`;
      if (row.signed) {
        const leaf = { chain: row.chain, head: row.hash, length: row.number };
        const { signature: signedBy, path, ...signed } = row.signed;
        text += `${checkpointLine(signed, signedBy, { leaf, path })}\n`;
      }
    }
    yield encoder.encode(text);
  }
}
