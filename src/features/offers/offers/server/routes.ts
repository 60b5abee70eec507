import { changes, changesAfter, type Route, reads } from '#http/mount.ts';
import { keepForSale as keepForSaleContract } from '../card-contract.ts';
import * as contract from '../contract.ts';
import { getExclusivity as exclusivityContract } from '../exclusivity-contract.ts';
import { createOffer } from './create-offer.ts';
import { downloadLetter, openLetter } from './download-letter.ts';
import { getExclusivity } from './get-exclusivity.ts';
import { getOffer, listListingOffers, listOffers } from './get-offer.ts';
import { getSale } from './get-sale.ts';
import { keepForSale } from './keep-for-sale.ts';
import { moveOffer } from './move-offer.ts';
import { saveOffer } from './save-offer.ts';
import type { LetterTools } from './seal-letter.ts';
import { sendTerms } from './send-terms.ts';

export function offerRoutes(tools: Pick<LetterTools, 'files' | 'log'>): Route[] {
  return [
    changes(contract.createOffer, (work, { params, body }) => createOffer(work, params.id, body.kind)),
    changes(contract.saveOffer, (work, { params, body }) => saveOffer(work, params.id, body)),
    changes(contract.sendTerms, (work, { params, body }) => sendTerms(work, params.id, body)),
    changes(contract.moveOffer, (work, { params, body }) => moveOffer(work, params.id, body)),
    changes(keepForSaleContract, (work, { params }) => keepForSale(work, params.id)),
    reads(contract.getOffer, (reading, { params }) => getOffer(reading, params.id)),
    reads(contract.listOffers, (reading, { query }) => listOffers(reading, query)),
    reads(contract.listListingOffers, (reading, { params, query }) =>
      listListingOffers(reading, params.id, query),
    ),
    reads(exclusivityContract, (reading, { params }) => getExclusivity(reading, params.id)),
    reads(contract.getSale, (reading, { params }) => getSale(reading, params.id)),
    // Downloads are recorded, so this GET request writes.
    changesAfter(
      contract.downloadLetter,
      (reading, { params }) => openLetter(reading, params.id, tools),
      (work, { params }, opened) => downloadLetter(work, params.id, opened),
    ),
  ];
}
