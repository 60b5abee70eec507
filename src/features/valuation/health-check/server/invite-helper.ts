import { personCard } from '#features/people/accounts/server/person-card.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { inviteHelper as contract } from '../contract.ts';
import { mostHelpers } from '../domain/check-helper.ts';
import { mailHelpInvitation } from './helper-mails.ts';
import { countOpenHelpers, findHelper, insertHelper } from './helper-store.ts';
import { helperViewOf } from './helper-view.ts';
import { holdCheck } from './open-check.ts';

/** The owner invites a person to answer a part. Whether the address has an account is neither checked nor revealed. */
export async function inviteHelper(
  work: Work,
  { params, body: { email, sections, books } }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const check = await holdCheck(work, params.id);
  if (check.side !== 'owner') throw new Refused('not-found');
  if (sections.length === 0 && !books) throw new Refused('nothing-to-do');
  const owner = await personCard(work.db, check.ownerId);
  if (owner.email.toLowerCase() === email) throw new Refused('own-address');
  if ((await countOpenHelpers(work.db, check.id)) >= mostHelpers) throw new Refused('too-many-helpers');
  const asked = [...new Set(sections)];
  const id = work.newId();
  const added = await insertHelper(work.db, {
    id,
    check_id: check.id,
    status: 'invited',
    invited_email: email,
    sections: asked,
    books,
    invited_at: work.now,
  });
  if (!added) throw new Refused('helper-open');
  await work.audit({
    action: 'check-helper-invited',
    subject: { type: 'check-helper', id },
    detail: { checkId: check.id, sections: sections.length, books },
  });
  await mailHelpInvitation(work, email, { sections: asked, books });
  const row = await findHelper(work.db, id);
  if (!row) throw new Refused('not-found');
  return helperViewOf(row);
}
