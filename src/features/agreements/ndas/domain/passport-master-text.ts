import { businessSaleParts } from './business-sale-text.ts';
import type { Clause, Part } from './template.ts';

/** Clauses that replace those of the built-in agreement, with duties toward every owner who is joined. */
const instead: Readonly<Record<string, readonly Omit<Clause, 'notIn'>[]>> = {
  parties: [
    {
      id: 'parties',
      text: 'This is an agreement of {{buyerName}}, email address {{buyerEmail}} (the “Buyer”), with the owner of each business that is offered on {{platformName}} and that the Buyer joins to it by a joinder (each an “Owner” and a “Business”).',
    },
    {
      id: 'each-business',
      text: 'Signed alone, this agreement binds no one. With a joinder it applies between the Buyer and the Owner of that Business, for that Business alone, as if the two had signed it separately. “The Owner” and “the Business” below refer to each of them separately: no Owner has a claim for the business of another.',
    },
  ],
  'unnamed-owner': [
    {
      id: 'unnamed-owner',
      text: 'The Owner is not named here because the Owner’s identity is itself protected by this agreement. The audit certificate of the joinder contains the SHA-256 hash of a statement that names the Owner and the Business, so that it can be proven who is bound. {{platformName}} keeps that statement and discloses it to the Buyer when the Owner approves access. An Owner agrees to these terms by accepting this agreement for their listing. Both parties are bound from the time the Buyer joins.',
    },
  ],
  term: [
    {
      id: 'term',
      text: 'For each Business this agreement begins with the joinder and ends {{termYears}} years later, even if the Buyer has signed a newer master agreement, or withdrawn this one, in the meantime. Trade secrets remain protected for as long as they are trade secrets under applicable law. A clause that states a period of its own ends when that period ends.',
    },
    {
      id: 'joining',
      text: 'Businesses can be joined for {{termYears}} years from signing. The Buyer may withdraw this agreement at any time on {{platformName}}: from then on no further business can be joined, and what was joined before remains in effect.',
    },
    {
      id: 'switched-off',
      text: 'A clause does not apply to a Business whose joinder excludes it because of the law of the state where that Business is located.',
    },
  ],
  entire: [
    {
      id: 'entire',
      text: 'This agreement with its joinder is the entire agreement of the parties on confidentiality concerning the Business. Amendments and waivers require a record signed by both parties. A provision that cannot be enforced as written shall be enforced to the extent the law permits, and the others remain in effect.',
    },
  ],
  electronic: [
    {
      id: 'electronic',
      text: 'This agreement and its joinders may be signed electronically and in counterparts. A joinder is signed by one act of the Buyer in a session of their account. Electronic records and signatures have the same effect as paper ones. The dates are those in the audit certificates. Notices go to the email address of a party’s account on {{platformName}}.',
    },
  ],
};

/** Version 2. Any change of wording, here or in the built-in agreement, needs a new template version. */
export const passportMasterParts: readonly Part[] = businessSaleParts.map(({ heading, clauses }) => ({
  heading,
  clauses: clauses.flatMap((clause) => instead[clause.id] ?? [fromTheJoinder(clause)]),
}));

function fromTheJoinder(clause: Clause): Clause {
  return { ...clause, text: clause.text.replace('months from signing', 'months from the joinder') };
}
