import type { Part } from './template.ts';

/** Version 2. Any change of wording needs a new template version. */
export const businessSaleParts: readonly Part[] = [
  {
    heading: 'Parties',
    clauses: [
      {
        id: 'parties',
        text: 'This agreement is between {{buyerName}}, email address {{buyerEmail}} (the “Buyer”), and the owner of the business that is offered on {{platformName}} under listing reference {{listingReference}} (the “Owner” and the “Business”).',
      },
      {
        id: 'capacity',
        text: 'The Buyer signs in the capacity recorded with the signature. Where the Buyer signs for an entity, “Buyer” means that entity and its affiliates, and the individual who signs represents that they are authorized to bind the entity. An “affiliate” is anyone who controls a party, is controlled by it, or is under common control with it.',
      },
      {
        id: 'unnamed-owner',
        text: 'The Owner is not named here because the Owner’s identity is itself protected by this agreement. The audit certificate contains the SHA-256 hash of a statement that names the Owner and the Business, so that it can be proven who is bound. {{platformName}} keeps that statement and discloses it to the Buyer when the Owner approves access. The Owner agrees to these terms by offering the Business under that reference. Both parties are bound from the time the Buyer signs.',
      },
    ],
  },
  {
    heading: 'Purpose',
    clauses: [
      {
        id: 'purpose',
        text: 'The Buyer wishes to receive Confidential Information in order to evaluate, negotiate and finance a possible purchase of the Business (the “Purpose”). The Buyer shall use it for the Purpose and for nothing else.',
      },
    ],
  },
  {
    heading: 'Confidential Information',
    clauses: [
      {
        id: 'information',
        text: '“Confidential Information” means all information about the Business and the Owner that the Buyer receives from the Owner, from the Owner’s broker or advisors, or through {{platformName}}, in any form, marked or not, before or after signing: their identity, finances, customers, suppliers, employees, prices, contracts, methods and plans, and every note or analysis prepared from such information.',
      },
      {
        id: 'sale',
        text: 'Confidential Information includes the fact that the Business is or may be for sale, that information was requested or provided, that discussions take place, and what is discussed.',
      },
      {
        id: 'exclusions',
        text: 'Confidential Information does not include information that the Buyer can show (a) is or becomes public other than through a breach of this agreement; (b) was lawfully known to the Buyer before it was received; (c) was lawfully received from a third party that was free to disclose it; or (d) was developed by the Buyer independently, without use of Confidential Information.',
      },
      {
        id: 'compelled',
        text: 'If a law, a court or a government authority compels the Buyer to disclose Confidential Information, the Buyer shall notify the Owner through {{platformName}} beforehand as far as that is lawful, and shall disclose no more than is required. Nothing in this agreement prevents anyone from reporting a possible violation of law to a government authority or from making any other disclosure that the law protects.',
      },
      {
        id: 'buyer-information',
        text: 'Information that the Buyer discloses about itself, its finances and its intentions is confidential as well. The Owner and the Owner’s broker and advisors shall use it for the Purpose only and keep it confidential, subject to the same exceptions and for the same period.',
      },
    ],
  },
  {
    heading: 'Confidentiality',
    clauses: [
      {
        id: 'care',
        text: 'The Buyer shall keep Confidential Information secret with the care that it takes of its own confidential information, and with no less than reasonable care.',
      },
      {
        id: 'recipients',
        text: 'The Buyer may share Confidential Information with its directors, employees, partners, attorneys, accountants, lenders and other advisors who need it for the Purpose and who are bound to keep it confidential at least as strictly as the Buyer is. The Buyer is responsible for their compliance.',
      },
      {
        id: 'others',
        text: 'The Buyer shall not share Confidential Information with other possible buyers, co-investors or their advisors without the written consent of the Owner.',
      },
      {
        id: 'personal-access',
        text: 'Access through {{platformName}} is personal. The Buyer shall not let others use it, and shall not remove marks that show for whom a page was made.',
      },
      {
        id: 'incident',
        text: 'The Buyer shall notify the Owner through {{platformName}} without delay when it learns that Confidential Information was disclosed or used in breach of this agreement.',
      },
    ],
  },
  {
    heading: 'No contact',
    clauses: [
      {
        id: 'no-contact',
        text: 'For {{noContactMonths}} months from signing the Buyer shall not, without the written consent of the Owner, contact employees, customers, suppliers, the landlord, lenders or a franchisor of the Business about the Business or its possible sale, and shall not visit its premises for the Purpose. Dealings in the ordinary course of business that are unrelated to the Purpose remain permitted.',
      },
    ],
  },
  {
    heading: 'Non-solicitation',
    clauses: [
      {
        id: 'employees',
        text: 'For {{nonSolicitMonths}} months from signing the Buyer shall not solicit for employment any employee of the Business of whom it learned through Confidential Information. A general advertisement that is not aimed at them, and hiring a person who responds to one, is not solicitation.',
        notIn: ['california'],
      },
      {
        id: 'customers',
        text: 'For {{nonSolicitMonths}} months from signing the Buyer shall not use Confidential Information to draw customers or suppliers away from the Business.',
      },
      {
        id: 'no-non-compete',
        text: 'This agreement contains no covenant not to compete. The Buyer remains free to own, operate and acquire any business, including a similar one, as long as it uses no Confidential Information.',
      },
    ],
  },
  {
    heading: 'Non-circumvention',
    clauses: [
      {
        id: 'non-circumvention',
        text: 'For {{nonCircumventionMonths}} months from signing the Buyer shall pursue a purchase of the Business only through {{platformName}} or the Owner’s broker, and shall not bypass them in order to deprive them of a fee that they have earned. This does not apply where the Buyer can show that it was already in discussions with the Owner about a purchase before it learned of the listing.',
      },
      {
        id: 'no-fee',
        text: 'The Buyer does not become liable for a fee that the Owner owes. The Buyer’s liability for circumvention is limited to the loss that it causes.',
      },
    ],
  },
  {
    heading: 'Representations of the Buyer',
    clauses: [
      {
        id: 'principal',
        text: 'The Buyer represents that it acts for its own account or for the entity named with the signature, and not for anyone who is not named.',
      },
      {
        id: 'funds',
        text: 'The Buyer represents that it has, or has good reason to expect to raise, the funds for a purchase in the range of the public listing.',
      },
      {
        id: 'competitor',
        text: 'The Buyer represents that, as far as the public listing lets it tell, it neither owns nor manages a competitor of the Business, or that it has told {{platformName}} so. If it learns otherwise it shall say so at once. The Owner may then withhold sensitive information.',
      },
    ],
  },
  {
    heading: 'Return and destruction',
    clauses: [
      {
        id: 'return',
        text: 'When the Owner asks, and in any case when the Buyer abandons the Purpose, the Buyer shall return or destroy Confidential Information within 10 days and confirm this in writing on request.',
      },
      {
        id: 'back-ups',
        text: 'Copies in routine backups, and one copy that law or professional rules require, may be kept. They remain subject to this agreement for as long as they exist.',
      },
    ],
  },
  {
    heading: 'Term',
    clauses: [
      {
        id: 'term',
        text: 'This agreement begins when the Buyer signs and ends {{termYears}} years later. Trade secrets remain protected for as long as they are trade secrets under applicable law. A clause that states a period of its own ends when that period ends.',
      },
    ],
  },
  {
    heading: 'No license, no warranty, no obligation',
    clauses: [
      {
        id: 'no-licence',
        text: 'Confidential Information remains the property of the party that disclosed it. This agreement grants no license, and disclosure waives no privilege.',
      },
      {
        id: 'no-warranty',
        text: 'No one warrants that Confidential Information is accurate or complete. The Buyer may rely only on what a later, signed purchase agreement states.',
      },
      {
        id: 'no-obligation',
        text: 'No one is obligated to disclose anything, to continue discussions or to complete a purchase. The Owner may end access at any time without giving a reason.',
      },
      {
        id: 'no-agency',
        text: '{{platformName}} transmits information and keeps the record. It is not an agent or broker of the Buyer, and is one of the Owner only where a separate written agreement says so. A broker who acts for both sides shall disclose that separately and ask both for consent.',
      },
    ],
  },
  {
    heading: 'Remedies',
    clauses: [
      {
        id: 'injunction',
        text: 'A breach of this agreement may cause harm that money cannot repair. To the extent the law permits, the injured party may seek an injunction without proof of actual damages and without posting a bond, in addition to every other remedy. A delay in exercising a right does not waive it.',
      },
    ],
  },
  {
    heading: 'Governing law and venue',
    clauses: [
      {
        id: 'law',
        text: 'The law of {{governingLaw}} governs this agreement, without regard to its conflict-of-laws rules. The state and federal courts in {{venue}} have jurisdiction. Protections of a party’s home state that cannot be waived by contract remain unaffected.',
      },
    ],
  },
  {
    heading: 'General',
    clauses: [
      {
        id: 'entire',
        text: 'This is the entire agreement of the parties on confidentiality concerning the Business. Amendments and waivers require a record signed by both parties. A provision that cannot be enforced as written shall be enforced to the extent the law permits, and the others remain in effect.',
      },
      {
        id: 'assignment',
        text: 'The Buyer shall not assign this agreement without the consent of the Owner. The Owner may assign it to anyone who acquires the Business. It binds the successors of both parties.',
      },
      {
        id: 'electronic',
        text: 'This agreement may be signed electronically and in counterparts. Electronic records and signatures have the same effect as paper ones. The date of signing is the date in the audit certificate. Notices go to the email address of a party’s account on {{platformName}}.',
      },
    ],
  },
];
