import { z } from 'zod';
import type { OfferTerms } from '#features/offers/offers/domain/terms.ts';
import { days } from '#kernel/instant.ts';
import { moveRequest, requestAccess, signNda } from '../support/deal.ts';
import { offerTerms } from '../support/offer-terms.ts';
import { expectOk, type Someone } from '../support/people.ts';
import type { TestProduct } from '../support/product.ts';

const offer = z.looseObject({
  id: z.string(),
  status: z.string(),
  version: z.number(),
  round: z.number(),
  termsBy: z.string().nullable(),
  price: z.number().nullable(),
  expiresAt: z.string().nullable(),
  exclusiveUntil: z.string().nullable(),
  terms: z.looseObject({ price: z.number().nullable() }).nullable(),
  draft: z.looseObject({}).nullable(),
  rounds: z.array(z.looseObject({ number: z.number(), by: z.string() })),
  may: z.record(z.string(), z.union([z.literal(true), z.string()])),
  history: z.array(
    z.looseObject({
      from: z.string().nullable(),
      to: z.string(),
      by: z.string(),
      reason: z.string().nullable(),
      round: z.number(),
    }),
  ),
});

export function termsOn(product: TestProduct, given: Partial<OfferTerms> = {}): OfferTerms {
  const expiresAt = new Date(product.clock.now().getTime() + 30 * days).toISOString();
  return offerTerms({ expiresAt, ...given });
}

export async function letIn(seller: Someone, buyer: Someone, listingId: string): Promise<string> {
  const request = await requestAccess(buyer, listingId);
  await moveRequest(seller, request, 'awaiting_signature');
  await signNda(buyer, request, `${buyer.firstName} ${buyer.lastName}`);
  await moveRequest(seller, request, 'approved');
  return request;
}

export const begin = (buyer: Someone, listingId: string, kind = 'loi') =>
  buyer.post(`/api/listing/${listingId}/offers`, { kind });

export async function begun(buyer: Someone, listingId: string, kind = 'loi'): Promise<string> {
  return z.object({ id: z.string() }).parse(await expectOk(begin(buyer, listingId, kind))).id;
}

export async function offerOf(who: Someone, id: string) {
  return offer.parse(await expectOk(who.get(`/api/offers/${id}`)));
}

export async function send(
  who: Someone,
  id: string,
  terms: OfferTerms,
  more: { ownerAgreed?: boolean } = {},
): Promise<Response> {
  const { version } = await offerOf(who, id);
  return who.post(`/api/offers/${id}/rounds`, { version, terms, ...more });
}

export async function move(who: Someone, id: string, to: string, more: object = {}): Promise<Response> {
  const { version } = await offerOf(who, id);
  return who.post(`/api/offers/${id}/moves`, { to, version, ...more });
}

export async function sent(
  product: TestProduct,
  buyer: Someone,
  listingId: string,
  given: Partial<OfferTerms> = {},
) {
  const id = await begun(buyer, listingId);
  await expectOk(send(buyer, id, termsOn(product, given)));
  return id;
}

export async function codeOf(answer: Response): Promise<string> {
  return z.looseObject({ code: z.string() }).parse(await answer.json()).code;
}
