import {
  listEvidenceDocuments,
  listEvidenceLines,
} from '#features/quality-of-earnings/adjusted-earnings/evidence-contract.ts';
import type { SentReference } from '#features/quality-of-earnings/adjusted-earnings/evidence-shapes.ts';
import { addBankFileTo, ofxOf, type StatementLine, sayStatement } from './bank-statements.ts';
import { adjustedOf } from './ledgers.ts';
import { expectOk, type Someone } from './people.ts';

type Hands = Pick<Someone, 'get' | 'put'>;

const at = (id: string) => `/api/earnings-adjustments/${id}`;

export async function adjustmentOf(who: Hands, reviewId: string, id: string) {
  const { adjustments } = await adjustedOf(who, reviewId);
  const found = adjustments.find((one) => one.id === id);
  if (!found) throw new Error('no such adjustment');
  return found;
}

type Chosen = { version: number; add?: readonly SentReference[]; remove?: readonly string[] };
export const sendEvidence = (who: Hands, id: string, { version, add = [], remove = [] }: Chosen) =>
  who.put(`${at(id)}/evidence`, { version, add, remove });

/** Points an adjustment to documents or lines of the bank, as it stands now. */
export async function pointTo(who: Hands, reviewId: string, id: string, ...add: SentReference[]) {
  const { version } = await adjustmentOf(who, reviewId, id);
  return sendEvidence(who, id, { version, add });
}

export const evidenceDocumentsOf = async (who: Hands, id: string, words = '') =>
  listEvidenceDocuments.reply.parse(
    await expectOk(who.get(`${at(id)}/evidence-documents?${new URLSearchParams({ words })}`)),
  );

export const evidenceLinesOf = async (who: Hands, id: string, asked: Record<string, string> = {}) =>
  listEvidenceLines.reply.parse(
    await expectOk(who.get(`${at(id)}/evidence-lines?${new URLSearchParams(asked)}`)),
  );

/** A statement of June and July 2025 that adds up, whose account is known. */
export async function provedStatement(
  who: Pick<Someone, 'get' | 'put' | 'post' | 'delete' | 'send'>,
  reviewId: string,
  lines: readonly StatementLine[],
  account = '000111222',
) {
  const closing = 90_000_00 + lines.reduce((sum, [, amount]) => sum + amount, 0);
  const days = { account, from: '2025-06-01', to: '2025-07-31', closing };
  const file = await addBankFileTo(who, reviewId, ofxOf(lines, days), 'Summer 2025.ofx');
  const [statement] = file.statements;
  if (!statement) throw new Error('no statement');
  const known = { number: statement.account };
  await expectOk(
    sayStatement(who, file.id, { statement: statement.number, account: known, opening: 90_000_00 }),
  );
  return file.id;
}
