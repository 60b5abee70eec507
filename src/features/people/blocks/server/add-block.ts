import { z } from 'zod';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { type BlockRefusal, mostBlocks } from '../domain/block.ts';
import type { BlockEntry } from '../domain/block-lines.ts';
import { readDomain } from '../domain/mail-domain.ts';
import { blockView } from './list-blocks.ts';
import { type BlockRow, insertBlock, lockBlocksOf, lookBefore } from './store.ts';

const address = z.email();

/** Does not reveal whether such an account exists. */
export async function addBlock(work: Work, entry: BlockEntry) {
  const { personId } = signedIn(work.actor);
  await lockBlocksOf(work.db, personId);
  const added = await addOne(work, personId, entry);
  if ('refusal' in added) throw new Refused(added.refusal);
  await work.emit({ kind: 'people-blocked', ownerId: personId });
  return blockView(added);
}

/** Those that can be added are. */
export async function addBlocks(work: Work, { entries }: { entries: readonly BlockEntry[] }) {
  const { personId } = signedIn(work.actor);
  await lockBlocksOf(work.db, personId);
  const skipped: { at: number; code: BlockRefusal }[] = [];
  for (const [at, entry] of entries.entries()) {
    const added = await addOne(work, personId, entry);
    if ('refusal' in added) skipped.push({ at, code: added.refusal });
  }
  const added = entries.length - skipped.length;
  if (added > 0) await work.emit({ kind: 'people-blocked', ownerId: personId });
  return { added, skipped };
}

async function addOne(
  work: Work,
  personId: string,
  { kind, value: typed }: BlockEntry,
): Promise<BlockRow | { refusal: BlockRefusal }> {
  const read = comparable({ kind, value: typed });
  if ('refusal' in read) return read;
  const { n, key, own, person } = await lookBefore(work.db, { ownerId: personId, kind, value: read.value });
  if (key === '') return { refusal: 'not-a-company' };
  if (own) return { refusal: 'blocks-yourself' };
  if (n >= mostBlocks) return { refusal: 'block-list-full' };
  const added = await insertBlock(work.db, {
    id: work.newId(),
    owner_id: personId,
    kind,
    pattern: key,
    person_id: person,
    label: typed.trim(),
    created_at: work.now,
  });
  if (!added) return { refusal: 'already-blocked' };
  await work.audit({ action: 'block-added', subject: { type: 'block', id: added.id }, detail: { kind } });
  return added;
}

function comparable({ kind, value: typed }: BlockEntry): { value: string } | { refusal: BlockRefusal } {
  if (kind === 'company') return { value: typed.trim() };
  if (kind === 'domain') {
    const read = readDomain(typed);
    return 'refusal' in read ? read : { value: read.domain };
  }
  const email = address.safeParse(typed.trim().toLowerCase());
  return email.success ? { value: email.data } : { refusal: 'not-an-address' };
}
