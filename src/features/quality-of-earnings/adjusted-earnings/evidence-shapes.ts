import { z } from 'zod';
import { id, money } from '#wire/words.ts';
import { missingParts, referenceKinds, standings } from './domain/evidence.ts';

export const mostReferences = 200;

/** `label` is null where the reader may not see what the file is called. */
const referenceView = z.object({
  id,
  kind: z.enum(referenceKinds),
  label: z.string().nullable(),
  /** The paper of the health check, or the document of the room, that opens. */
  of: id.nullable(),
  /** Of a line of the bank: its statement file. */
  fileName: z.string().nullable(),
  page: z.number().int().nullable(),
  row: z.number().int().nullable(),
  day: z.string().nullable(),
  /** Into the account is positive. */
  amount: money.nullable(),
  standing: z.enum(standings),
  /** A document that the business wrote itself. */
  own: z.boolean(),
});

export const evidenceView = z.object({
  references: z.array(referenceView).max(mostReferences),
  bank: z.object({ state: z.enum(['none', 'part', 'all']), covered: money, total: money }),
  /** What a lender would still have to see to count all of it. */
  missing: z.array(z.enum(missingParts)).max(missingParts.length),
});

const page = z.number().int().min(1).max(100_000).nullable();
const bankLineId = z.number().int().min(1).max(2_147_483_647);

/** One that is added: the file with the page, or the row of a schedule; or the line of the bank. */
export const sentReference = z.union([
  z.object({ kind: z.enum(['paper', 'room']), of: id, page }),
  z.object({ kind: z.literal('schedule'), of: id, row: z.number().int().min(1).max(10_000_000).nullable() }),
  z.object({ kind: z.literal('bank'), line: bankLineId }),
]);
export type SentReference = z.output<typeof sentReference>;

export const documentChoice = z.object({
  kind: z.enum(['paper', 'room', 'schedule']),
  id,
  name: z.string(),
  /** Pages, where they are known. */
  pages: z.number().int().nullable(),
  own: z.boolean(),
});

export const bankChoice = z.object({
  id: bankLineId,
  day: z.string(),
  amount: money,
  name: z.string(),
  memo: z.string(),
  account: z.string(),
  fileName: z.string(),
  page: z.number().int().nullable(),
  row: z.number().int(),
  /** The reference with which the adjustment has it already; `null`: it does not have it. */
  reference: id.nullable(),
});
