import type { Part } from './template.ts';

/** The clauses of the built-in master agreement, version 1. Changing a word here means a new template version. */
export const passportMasterParts: readonly Part[] = [
  {
    heading: 'Parties',
    clauses: [
      {
        id: 'parties',
        text: 'This is an agreement of {{buyerName}}, e-mail address {{buyerEmail}} (the “Buyer”), towards the owner of each business that is offered on {{platformName}} and that the Buyer joins to it by a joinder (each an “Owner” and a “Business”).',
      },
      {
        id: 'each-business',
        text: 'Signed alone, this agreement binds nobody to anything. With a joinder it stands between the Buyer and the Owner of that Business, for that Business alone, as if the two had signed it by themselves. What “the Owner” and “the Business” say below is said of each of them apart: one Owner can claim nothing for the business of another.',
      },
      {
        id: 'capacity',
        text: 'The Buyer signs in the capacity that is recorded with the signature. Where that is for an entity, “Buyer” means that entity and its affiliates, and the person who signs confirms that they are authorised to bind it. An “affiliate” is anybody who controls a party, is controlled by it, or is under common control with it.',
      },
      {
        id: 'unnamed-owner',
        text: 'The Owner is not named here, because who the Owner is belongs to what this agreement protects. {{platformName}} keeps the name of the Owner together with the joinder and discloses it to the Buyer when the Owner approves access. An Owner agrees to these terms by taking this agreement for their listing. Both are bound from the moment the Buyer joins.',
      },
    ],
  },
  {
    heading: 'Purpose',
    clauses: [
      {
        id: 'purpose',
        text: 'The Buyer wishes to receive Confidential Information in order to evaluate, negotiate and finance a possible purchase of the Business (the “Purpose”). The Buyer uses it for the Purpose and for nothing else.',
      },
    ],
  },
  {
    heading: 'Confidential Information',
    clauses: [
      {
        id: 'information',
        text: '“Confidential Information” is all information about the Business and the Owner that the Buyer receives from the Owner, from their broker or advisers, or through {{platformName}}, in any form, marked or not, before or after signing: who they are, finances, customers, suppliers, staff, prices, contracts, methods and plans, and every note or analysis made from such information.',
      },
      {
        id: 'sale',
        text: 'Confidential Information includes the fact that the Business is or may be for sale, that information was requested or given, that talks take place, and what is being discussed.',
      },
      {
        id: 'exclusions',
        text: 'It does not include information that the Buyer can show (a) is or becomes public other than through a breach of this agreement; (b) was lawfully known to the Buyer before it was received; (c) was lawfully received from somebody who was free to pass it on; or (d) was developed by the Buyer independently, without use of Confidential Information.',
      },
      {
        id: 'compelled',
        text: 'Where a law, a court or an authority compels the Buyer to disclose Confidential Information, the Buyer tells the Owner through {{platformName}} beforehand as far as that is lawful, and discloses no more than is required. Nothing in this agreement keeps anybody from reporting a possible breach of law to an authority or from making any other disclosure that the law protects.',
      },
      {
        id: 'buyer-information',
        text: 'What the Buyer discloses about itself, its finances and its intentions is confidential too. The Owner, their broker and their advisers use it for the Purpose only and keep it confidential with the same exceptions and for the same time.',
      },
    ],
  },
  {
    heading: 'Keeping it confidential',
    clauses: [
      {
        id: 'care',
        text: 'The Buyer keeps Confidential Information secret with the care that it takes of its own secrets, and with reasonable care at the least.',
      },
      {
        id: 'recipients',
        text: 'The Buyer may share it with its directors, employees, partners, lawyers, accountants, lenders and other advisers who need it for the Purpose and who are bound to keep it confidential at least as strictly as the Buyer is. The Buyer answers for what they do with it as for its own acts.',
      },
      {
        id: 'others',
        text: 'The Buyer does not share it with other possible buyers, co-investors or their advisers without the written consent of the Owner.',
      },
      {
        id: 'personal-access',
        text: 'Access through {{platformName}} is personal. The Buyer does not let others use it, and does not remove marks that show for whom a page was made.',
      },
      {
        id: 'incident',
        text: 'The Buyer tells the Owner through {{platformName}} without delay when it learns that Confidential Information was disclosed or used against this agreement.',
      },
    ],
  },
  {
    heading: 'No contact',
    clauses: [
      {
        id: 'no-contact',
        text: 'For {{noContactMonths}} months from the joinder the Buyer does not, without the written consent of the Owner, contact employees, customers, suppliers, the landlord, lenders or a franchisor of the Business about the Business or its possible sale, and does not visit its premises for the Purpose. Dealings in the ordinary course that have nothing to do with the Purpose remain free.',
      },
    ],
  },
  {
    heading: 'Non-solicitation',
    clauses: [
      {
        id: 'employees',
        text: 'For {{nonSolicitMonths}} months from the joinder the Buyer does not solicit for employment any employee of the Business of whom it learned through Confidential Information. A general advertisement that is not aimed at them, and hiring somebody who answers one, is no solicitation.',
        notIn: ['california'],
      },
      {
        id: 'customers',
        text: 'For {{nonSolicitMonths}} months from the joinder the Buyer does not use Confidential Information to draw customers or suppliers away from the Business.',
      },
      {
        id: 'no-non-compete',
        text: 'This agreement holds no covenant not to compete. The Buyer remains free to own, run and acquire any business, a similar one included, as long as it uses no Confidential Information.',
      },
    ],
  },
  {
    heading: 'Non-circumvention',
    clauses: [
      {
        id: 'non-circumvention',
        text: 'For {{nonCircumventionMonths}} months from the joinder the Buyer pursues a purchase of the Business only through {{platformName}} or the broker of the Owner, and does not go around them in order to keep them from a fee that they have earned. This does not apply where the Buyer can show that it was already in talks with the Owner about a purchase before it learned of the listing.',
      },
      {
        id: 'no-fee',
        text: 'The Buyer does not become liable for a fee that the Owner owes. What the Buyer owes for going around is the loss that this causes.',
      },
    ],
  },
  {
    heading: 'What the Buyer confirms',
    clauses: [
      {
        id: 'principal',
        text: 'The Buyer acts for its own account or for the entity that is named with the signature, and not for anybody who is not named.',
      },
      {
        id: 'funds',
        text: 'The Buyer has, or has good reason to expect to raise, the means for a purchase in the range of the public listing.',
      },
      {
        id: 'competitor',
        text: 'As far as the public listing lets the Buyer tell, it neither owns nor manages a competitor of the Business, or it has told {{platformName}} so. Once it learns otherwise it says so at once. The Owner may then hold back sensitive information.',
      },
    ],
  },
  {
    heading: 'Return and destruction',
    clauses: [
      {
        id: 'return',
        text: 'When the Owner asks, and in any case when the Buyer gives up the Purpose, the Buyer returns or destroys Confidential Information within 10 days and confirms it in writing on request.',
      },
      {
        id: 'back-ups',
        text: 'Copies in routine back-ups, and one copy that law or professional rules require, may be kept. They stay confidential for as long as they exist.',
      },
    ],
  },
  {
    heading: 'Term',
    clauses: [
      {
        id: 'term',
        text: 'For each Business this agreement begins with the joinder and ends {{termYears}} years later, even where the Buyer has signed a newer master agreement, or withdrawn this one, in the meantime. Trade secrets stay protected for as long as they are trade secrets under the law. Clauses {{clause:no-contact}}, {{clause:customers}} and {{clause:non-circumvention}} end at the times that they state.',
      },
      {
        id: 'joining',
        text: 'Businesses can be joined for {{termYears}} years from signing. The Buyer may withdraw this agreement at any time on {{platformName}}: from then on nothing more can be joined, and what was joined before stays as it is.',
      },
      {
        id: 'switched-off',
        text: 'A clause does not apply to a Business whose joinder leaves it out because of the law where that Business is.',
      },
    ],
  },
  {
    heading: 'No licence, no warranty, no obligation',
    clauses: [
      {
        id: 'no-licence',
        text: 'Confidential Information remains the property of whoever disclosed it. This agreement grants no licence.',
      },
      {
        id: 'no-warranty',
        text: 'Nobody warrants that Confidential Information is accurate or complete. Only what a later, signed purchase agreement says can be relied on.',
      },
      {
        id: 'no-obligation',
        text: 'Nobody is obliged to disclose anything, to go on with talks or to conclude a purchase. The Owner may end access at any time, without giving a reason.',
      },
      {
        id: 'no-agency',
        text: '{{platformName}} passes information on and keeps the record. It is no agent or broker of the Buyer, and of the Owner only where a separate written agreement says so. A broker who acts for both sides discloses that separately and asks both for consent.',
      },
    ],
  },
  {
    heading: 'Remedies',
    clauses: [
      {
        id: 'injunction',
        text: 'Money may not make good a breach of this agreement. The party concerned may ask a court to order that the breach stop, besides every other remedy that the law gives.',
      },
    ],
  },
  {
    heading: 'Law and courts',
    clauses: [
      {
        id: 'law',
        text: 'The law of {{governingLaw}} governs this agreement, without its rules on the conflict of laws. The state and federal courts in {{venue}} have jurisdiction. A protection that the law of the home state of a party gives, and that cannot be given up by contract, remains.',
      },
    ],
  },
  {
    heading: 'General',
    clauses: [
      {
        id: 'entire',
        text: 'This agreement with its joinder is the whole agreement of the parties on confidentiality concerning the Business. Changes and waivers need a record that both have signed. A clause that cannot be enforced as written is enforced as far as the law permits, and the others stand.',
      },
      {
        id: 'assignment',
        text: 'The Buyer does not assign this agreement without the consent of the Owner. The Owner may assign it to whoever acquires the Business.',
      },
      {
        id: 'electronic',
        text: 'This agreement and its joinders may be signed electronically and in counterparts. A joinder is signed by one act of the Buyer in a session of their account. Electronic records and signatures have the effect of paper ones. The dates are those in the audit certificates. Notices go to the e-mail address of the account of a party on {{platformName}}.',
      },
    ],
  },
];
