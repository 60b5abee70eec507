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

/** The rows that the caller may have, as a stream; the listing is not there for whoever has no part in it. */
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

/** The same for everything that happened here. */
export async function exportWholeLedger(
  reading: Reading,
  { query }: InputOf<typeof contract.exportWholeLedger>,
  key: LedgerKey,
): Promise<Exported> {
  const { pieces } = await recordPart(reading, { kind: 'everything' }, placeOf(query.after), key);
  return { pieces, fileName: `record-${reading.now.toISOString().slice(0, 10)}.jsonl` };
}

/** `known`: the listing is there for the caller even where nothing happened yet. */
type Scoped = { scope: ExportScope; known: boolean; inScope: boolean };

/** What of a listing's record the caller may have; throws Refused('not-found') where there is no such listing for them. */
export type ScopeOf = (reading: Reading, listingId: string) => Promise<Scoped>;

/** A part of a record, for whoever was found to have a right to it; `next`: the place after which the next one begins. */
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

/** After which chain a part begins; Refused('invalid-fields') for what no file ever named. */
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
      // Written since the first line was.
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
