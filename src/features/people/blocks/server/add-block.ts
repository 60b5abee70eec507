import { z } from 'zod';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { type BlockKind, mostBlocks } from '../domain/block.ts';
import { readDomain } from '../domain/mail-domain.ts';
import { blockView } from './list-blocks.ts';
import { insertBlock, lockBlocksOf, lookBefore } from './store.ts';

const address = z.email();

/** Does not reveal whether such an account exists. */
export async function addBlock(work: Work, { kind, value: typed }: { kind: BlockKind; value: string }) {
  const { personId } = signedIn(work.actor);
  await lockBlocksOf(work.db, personId);
  const value = comparable(kind, typed);
  const { n, key, own, person } = await lookBefore(work.db, { ownerId: personId, kind, value });
  if (key === '') throw new Refused('not-a-company');
  if (own) throw new Refused('blocks-yourself');
  if (n >= mostBlocks) throw new Refused('block-list-full');
  const added = await insertBlock(work.db, {
    id: work.newId(),
    owner_id: personId,
    kind,
    pattern: key,
    person_id: person,
    label: typed.trim(),
    created_at: work.now,
  });
  if (!added) throw new Refused('already-blocked');
  await work.audit({ action: 'block-added', subject: { type: 'block', id: added.id }, detail: { kind } });
  await work.emit({ kind: 'people-blocked', ownerId: personId });
  return blockView(added);
}

function comparable(kind: BlockKind, typed: string): string {
  if (kind === 'company') return typed.trim();
  if (kind === 'domain') {
    const read = readDomain(typed);
    if ('refusal' in read) throw new Refused(read.refusal);
    return read.domain;
  }
  const email = address.safeParse(typed.trim().toLowerCase());
  if (!email.success) throw new Refused('not-an-address');
  return email.data;
}
