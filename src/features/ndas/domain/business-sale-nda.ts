import { businessSaleParts } from './business-sale-text.ts';
import type { NdaTemplate } from './template.ts';

/**
 * The built-in confidentiality agreement for the sale of a business. A template: an operator has a lawyer review it
 * before real use. It names no seller, so that signing teaches the buyer nothing, and holds no covenant not to compete.
 */
export const businessSaleNda: NdaTemplate = {
  id: 'business-sale-nda',
  version: 1,
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
    'This text is a template and no legal advice. Have a lawyer review it before anybody signs it.',
    'California: the clause on soliciting employees is left out (Business and Professions Code section 16600 voids it outside the sale of goodwill).',
    'North Carolina: a no-contact duty without an end can be read as a restraint of trade. Here it ends after 24 months everywhere.',
    'Every state: there is no covenant not to compete for somebody who only evaluates a business.',
    'Broker forms seen in practice use 24 months to 3 years of non-circumvention. This text does not make the buyer liable for the fee of the owner.',
  ],
};
