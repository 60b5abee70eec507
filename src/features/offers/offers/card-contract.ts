import { endpoint } from '#wire/endpoint.ts';
import { idParams } from '#wire/words.ts';
import { offerInFull } from './contract.ts';

export const keepForSale = endpoint({
  method: 'PUT',
  path: '/api/offers/:id/kept-for-sale',
  summary:
    'Keeps the public listing shown as “For sale” although the offer is accepted: the owner, or a broker who may approve',
  who: 'signed-in',
  scope: 'never',
  params: idParams,
  reply: offerInFull,
  refusals: ['invalid-transition', 'not-your-move'],
  failure: 'unable to keep the listing for sale',
});
