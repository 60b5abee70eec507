import { type Industry, isIndustry } from '#features/marketplace/businesses/domain/industries.ts';
import type { Actor } from '#kernel/actor.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Reading, Work } from '#platform/context.ts';
import { type SectionKey, sectionKeys } from '../domain/question.ts';
import { type AskedCheck, findCheck, lockCheck } from './check-store.ts';

type CheckSide = 'owner' | 'broker' | 'helper';

export type OpenCheck = {
  id: string;
  businessId: string;
  businessName: string;
  industry: Industry;
  ownerId: string;
  /** The chosen row of multiples; `null`: the first that fits the industry. */
  tradeRowId: string | null;
  orderId: string | null;
  createdAt: Date;
  version: number;
  side: CheckSide;
  sections: readonly SectionKey[];
  books: boolean;
};

type Asking = Pick<Reading, 'actor' | 'db' | 'now'>;

/** Throws Refused('not-found') for all but owner, brokers whose engagement includes approvals, and helpers. */
export async function openCheck({ actor, db, now }: Asking, id: string): Promise<OpenCheck> {
  const row = await findCheck(db, id, { personId: personIn(actor), now });
  const check = row && asOpen(row, actor);
  if (!check) throw new Refused('not-found');
  return check;
}

export async function holdCheck(work: Work, id: string): Promise<OpenCheck> {
  await lockCheck(work.db, id);
  return openCheck(work, id);
}

/** Not for helpers, who may only know their own part. */
export async function openWholeCheck(asking: Asking, id: string): Promise<OpenCheck> {
  return whole(await openCheck(asking, id));
}

export async function holdWholeCheck(work: Work, id: string): Promise<OpenCheck> {
  return whole(await holdCheck(work, id));
}

export async function openBooks(asking: Asking, id: string): Promise<OpenCheck> {
  return withBooks(await openCheck(asking, id));
}

export async function holdBooks(work: Work, id: string): Promise<OpenCheck> {
  return withBooks(await holdCheck(work, id));
}

function whole(check: OpenCheck): OpenCheck {
  if (check.side === 'helper') throw new Refused('not-found');
  return check;
}

function withBooks(check: OpenCheck): OpenCheck {
  if (!check.books) throw new Refused('not-found');
  return check;
}

function personIn(actor: Actor): string | null {
  return actor.kind === 'person' ? actor.personId : null;
}

export function asOpen(row: AskedCheck, actor: Actor): OpenCheck | null {
  const side = sideOf(row, actor);
  if (side === null) return null;
  return {
    id: row.id,
    businessId: row.business_id,
    businessName: row.business_name,
    industry: industryOf(row),
    ownerId: row.owner_id,
    tradeRowId: row.trade_row_id,
    orderId: row.order_id,
    createdAt: row.created_at,
    version: row.version,
    side,
    sections:
      side === 'helper' ? sectionKeys.filter((key) => row.helper_sections?.includes(key)) : sectionKeys,
    books: side !== 'helper' || row.helper_books === true,
  };
}

function sideOf(row: AskedCheck, actor: Actor): CheckSide | null {
  if (personIn(actor) === row.owner_id) return 'owner';
  if (row.mandated) return 'broker';
  return row.helper_sections === null ? null : 'helper';
}

function industryOf({ id, industry }: AskedCheck): Industry {
  if (!isIndustry(industry)) throw new Error(`the business of check ${id} has an unknown industry`);
  return industry;
}
