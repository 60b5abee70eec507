import { brand } from '#content/brand.ts';
import { canonicalText, type NdaDocument, switchedOff } from '#features/agreements/ndas/domain/document.ts';
import { termEnd } from '#features/agreements/ndas/domain/in-force.ts';
import { composeJoinder } from '#features/agreements/ndas/domain/joinder-text.ts';
import { type PassportFault, passportFault } from '#features/agreements/ndas/domain/passport.ts';
import { actingRefusal, type SigningRefusal } from '#features/agreements/ndas/domain/signing.ts';
import { currentMaster } from '#features/agreements/ndas/server/current-template.ts';
import type { visibleNda } from '#features/agreements/ndas/server/nda-access.ts';
import { blocksOf, dealOf, type NdaDeal, stateOf } from '#features/agreements/ndas/server/nda-row.ts';
import { accountNameOf } from '#features/agreements/ndas/server/nda-view.ts';
import { sha256 } from '#features/agreements/ndas/server/sha256.ts';
import { titleForBuyers } from '#features/marketplace/listings/domain/life-cycle.ts';
import { storedStatus } from '#features/marketplace/listings/server/stored.ts';
import type { Reading } from '#platform/context.ts';
import { passportOf } from './passport-of.ts';
import { type MasterRow, placeOf } from './store.ts';

export type JoinRefusal = SigningRefusal | 'passport-not-taken' | `passport-${PassportFault}`;

export type PreparedJoinder = {
  document: NdaDocument;
  documentSha256: string;
  deal: NdaDeal;
  master: MasterRow & { sealed_sha256: string; signed_at: Date };
  termEndsAt: Date;
};

/** The text changes with the day and the listing's title, so the signer sends the hash of the one they saw. */
export async function prepareJoinder(
  { db, now }: Pick<Reading, 'db' | 'now'>,
  open: Awaited<ReturnType<typeof visibleNda>>,
  master: MasterRow | undefined,
): Promise<{ refusal: JoinRefusal } | { refusal: null; joinder: PreparedJoinder }> {
  const closed = actingRefusal(stateOf(open), open.buyer_id, now);
  const deal = dealOf(open);
  if (closed || !deal) return { refusal: closed ?? 'nda-closed' };
  if (open.takes_passport !== true) return { refusal: 'passport-not-taken' };
  const current = await currentMaster(db);
  const fault = passportFault(master ? passportOf(master) : null, current, now);
  if (fault) return { refusal: `passport-${fault}` };
  if (!master || master.sealed_sha256 === null || master.signed_at === null)
    return { refusal: 'passport-none' };
  const { sealed_sha256, signed_at } = master;
  const termEndsAt = termEnd(now, master.term_years);
  const document = composeJoinder({
    buyerName: accountNameOf(open),
    buyerEmail: open.buyer_email,
    platformName: brand.name,
    listingReference: deal.listingId,
    listingTitle: titleForBuyers(storedStatus(deal.listingStatus), deal.listingTitle),
    master: {
      id: master.id,
      title: blocksOf(master)[0]?.text ?? current.title,
      templateVersion: master.template_version,
      signedAt: signed_at,
      documentSha256: master.document_sha256,
      fileSha256: sealed_sha256,
      governingLaw: master.governing_law,
    },
    without: switchedOff(current, await placeOf(db, deal.listingId)),
    joinedAt: now,
    termEndsAt,
  });
  const documentSha256 = sha256(canonicalText(document));
  return {
    refusal: null,
    joinder: { document, documentSha256, deal, master: { ...master, sealed_sha256, signed_at }, termEndsAt },
  };
}
