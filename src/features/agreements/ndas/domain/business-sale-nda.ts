import { businessSaleParts } from './business-sale-text.ts';
import type { NdaTemplate } from './template.ts';

/**
 * A template: operators have an attorney review it before real use. It names no seller, so signing reveals nothing.
 * Version 2 rewords the duties of version 1, so earlier signers need not sign again.
 */
export const businessSaleNda: NdaTemplate = {
  id: 'business-sale-nda',
  version: 2,
  alsoInForce: [1],
  title: 'Confidentiality and Non-Circumvention Agreement',
  terms: {
    termYears: 3,
    noContactMonths: 24,
    nonSolicitMonths: 24,
    nonCircumventionMonths: 24,
    governingLaw: 'the State of Utah',
    venue: 'Salt Lake County, Utah',
  },
  parts: businessSaleParts,
  counselNotes: [
    'This text is a template and no legal advice. Have an attorney review it before anyone signs it.',
    'California: the clause on soliciting employees is left out (Business and Professions Code section 16600 voids it outside the sale of goodwill).',
    'North Carolina: a no-contact duty without an end can be read as a restraint of trade. Here it ends after 24 months everywhere.',
    'Every state: there is no covenant not to compete for a buyer who only evaluates a business.',
    'Broker forms seen in practice use 24 months to 3 years of non-circumvention. This text does not make the buyer liable for the fee of the owner.',
  ],
};
