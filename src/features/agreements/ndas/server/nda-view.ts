import type { z } from 'zod';
import { brand } from '#content/brand.ts';
import { titleForBuyers } from '#features/marketplace/listings/domain/life-cycle.ts';
import { storedStatus } from '#features/marketplace/listings/server/stored.ts';
import { type Actor, isPerson } from '#kernel/actor.ts';
import { fullName } from '#kernel/person-name.ts';
import type { Work } from '#platform/context.ts';
import type { nda } from '../contract.ts';
import { codeTries, confirmedUntil } from '../domain/confirmation.ts';
import { consentItems, consentVersionFor } from '../domain/consent.ts';
import { counterActingRefusal } from '../domain/counter-signing.ts';
import { sealLevel } from '../domain/sealing.ts';
import { actingRefusal, hasExpired, type NdaStatus } from '../domain/signing.ts';
import { visibleNda } from './nda-access.ts';
import { blocksOf, capacityOf, dealOf, pdfPagesOf, stateOf } from './nda-row.ts';
import type { NdaInContext } from './store.ts';

type NdaView = z.input<typeof nda>;

export async function shownNda(work: Work, { id }: Pick<NdaInContext, 'id'>): Promise<NdaView> {
  return ndaView(await visibleNda(work, id), work.actor, work.now);
}

export function ndaView(row: NdaInContext, actor: Actor, now: Date): NdaView {
  const state = stateOf(row);
  const personId = actor.kind === 'person' ? actor.personId : '';
  const acting = actingRefusal(state, personId, now) ?? true;
  const status: NdaStatus = hasExpired(state, now) ? 'expired' : state.status;
  return {
    id: row.id,
    kind: state.kind,
    masterId: row.master_id,
    requestId: row.request_id,
    listingId: row.listing_id,
    listingTitle: shownTitle(row, actor),
    takesPassport: isPerson(actor, row.buyer_id) && row.takes_passport === true,
    status,
    document: blocksOf(row),
    documentSha256: row.document_sha256,
    file: fileView(row),
    templateId: row.template_id,
    templateVersion: row.template_version,
    issuedAt: row.issued_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    consent: {
      version: consentVersionFor(state.kind),
      items: [...consentItems(brand.supportEmail, state.kind)],
    },
    consentedAt: row.consented_at?.toISOString() ?? null,
    signature: signatureOf(row),
    countersign: row.countersign,
    counterSignature: counterSignatureOf(row, actor),
    ...signerOf(row, actor),
    confirmation: confirmationView(row, actor),
    may: {
      sign: acting,
      decline: acting,
      countersign: counterActingRefusal(state, row.owner_id, personId) ?? true,
      download: downloadOf(status, row),
    },
  };
}

function shownTitle(row: NdaInContext, actor: Actor): string | null {
  const deal = dealOf(row);
  if (!deal || isPerson(actor, deal.ownerId)) return deal?.listingTitle ?? null;
  return titleForBuyers(storedStatus(deal.listingStatus), deal.listingTitle);
}

function fileView(row: NdaInContext): NdaView['file'] {
  const pages = pdfPagesOf(row);
  return pages === null || row.pdf_bytes === null ? null : { bytes: row.pdf_bytes, pages };
}

/** For the signer only. */
function signerOf(row: NdaInContext, actor: Actor): Pick<NdaView, 'accountName' | 'codeGoesTo'> {
  if (isPerson(actor, row.buyer_id)) return { accountName: accountNameOf(row), codeGoesTo: row.buyer_email };
  const signs = isPerson(actor, row.owner_id) && row.status === 'countersigning';
  if (!signs) return { accountName: null, codeGoesTo: null };
  const { owner_first_name: first, owner_last_name: last, owner_email: codeGoesTo } = row;
  return { accountName: fullName(first ?? '', last ?? ''), codeGoesTo };
}

/** Only the owner sees the name: the agreement does not contain it. */
function counterSignatureOf(row: NdaInContext, actor: Actor): NdaView['counterSignature'] {
  if (row.countersigned_at === null) return null;
  const own = isPerson(actor, row.owner_id);
  return { signedAt: row.countersigned_at.toISOString(), name: own ? row.countersigner_name : null };
}

function downloadOf(status: NdaStatus, { sealed_key }: NdaInContext) {
  if (status !== 'signed') return 'nda-unsigned';
  return sealed_key === null ? 'nda-being-sealed' : true;
}

/** The row contains only the caller's own confirmation. */
function confirmationView(row: NdaInContext, actor: Actor): NdaView['confirmation'] {
  const { code_sent_at: sentAt, code_expires_at: expiresAt, code_tries: tries } = row;
  if (!sentAt || !expiresAt || tries === null || row.code_document_sha256 !== row.document_sha256)
    return null;
  const here = actor.kind === 'person' && row.code_session_id === actor.sessionId;
  const until = here && row.code_confirmed_at ? confirmedUntil(row.code_confirmed_at) : null;
  return {
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    triesLeft: Math.max(0, codeTries - tries),
    confirmedUntil: until?.toISOString() ?? null,
  };
}

export function accountNameOf(row: Pick<NdaInContext, 'buyer_first_name' | 'buyer_last_name'>): string {
  return fullName(row.buyer_first_name, row.buyer_last_name);
}

function signatureOf(row: NdaInContext): NdaView['signature'] {
  const { signer_name: name, signed_at, term_ends_at } = row;
  const capacity = capacityOf(row);
  if (!name || !capacity || !signed_at || !term_ends_at) return null;
  return {
    name,
    capacity,
    entity: row.signer_entity,
    title: row.signer_title,
    drawing: row.signer_drawing,
    signedAt: signed_at.toISOString(),
    termEndsAt: term_ends_at.toISOString(),
    fileSha256: row.sealed_sha256,
    sealedAt: row.sealed_at?.toISOString() ?? null,
    sealLevel: row.sealed_at && sealLevel(row.stamped_at),
    stampedAt: row.stamped_at?.toISOString() ?? null,
  };
}
