import { businessSaleNda } from './business-sale-nda.ts';
import { passportMasterParts } from './passport-master-text.ts';
import type { NdaTemplate } from './template.ts';

/** A template: operators have an attorney review it before real use. */
export const passportMaster: NdaTemplate = {
  id: 'passport-master',
  version: 2,
  alsoInForce: [1],
  title: 'Master Confidentiality and Non-Circumvention Agreement',
  terms: businessSaleNda.terms,
  parts: passportMasterParts,
  counselNotes: [
    ...businessSaleNda.counselNotes,
    'A master agreement stands for every state at once. A clause that a state voids is left out by the joinder, which names it.',
  ],
};
