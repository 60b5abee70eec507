import { dayOf, longDay } from '#kernel/days.ts';
import { type NdaDocument, oneLine } from './document.ts';

/** Any change of wording needs a new version. Version 1 had the same duties in other words. */
export const joinderText = { id: 'passport-joinder', version: 2, alsoInForce: [1] } as const;

/** Contains no fact about the seller except those of the public card. */
export type JoinderFacts = {
  buyerName: string;
  buyerEmail: string;
  platformName: string;
  listingReference: string;
  listingTitle: string;
  master: {
    id: string;
    title: string;
    templateVersion: number;
    signedAt: Date;
    documentSha256: string;
    fileSha256: string;
    governingLaw: string;
  };
  /** Numbers of the clauses that do not apply where the business is. */
  without: readonly string[];
  joinedAt: Date;
  termEndsAt: Date;
};

/** The page that is shown, signed and printed. */
export function composeJoinder(facts: JoinderFacts): NdaDocument {
  const { master, without } = facts;
  const day = longDay(dayOf(facts.joinedAt));
  const [reference, title] = [oneLine(facts.listingReference), oneLine(facts.listingTitle)];
  const [buyer, platform] = [oneLine(facts.buyerName), oneLine(facts.platformName)];
  const parts: readonly (readonly [heading: string, clauses: readonly string[]])[] = [
    [
      'The master agreement',
      [
        `${buyer}, email address ${oneLine(facts.buyerEmail)} (the “Buyer”), signed the ${oneLine(master.title)} on ${longDay(dayOf(master.signedAt))}: document ${master.id}, version ${master.templateVersion} of its text.`,
        `SHA-256 of its text: ${master.documentSha256}. SHA-256 of its sealed file: ${master.fileSha256}.`,
      ],
    ],
    [
      'Joining',
      [
        `By this joinder the Buyer and the owner of the business that is offered on ${platform} as “${title}” under listing reference ${reference} (the “Owner” and the “Business”) are bound by the master agreement, as if it had been signed for that business alone.`,
        `The Owner is not named here. The audit certificate contains the SHA-256 hash of a statement that names the Owner and the Business; ${platform} keeps that statement and discloses it to the Buyer when the Owner approves access. The Owner agrees by accepting passports for that listing. Both parties are bound from the time the Buyer joins.`,
        without.length === 0
          ? 'Every clause of the master agreement applies to the Business.'
          : `Because of the law where the Business is located, ${clauses(without)} of the master agreement ${without.length === 1 ? 'does' : 'do'} not apply. Every other clause does.`,
        `For the Business, the periods of the master agreement run from this joinder. It begins on ${day} and ends on ${longDay(dayOf(facts.termEndsAt))}, whatever becomes of the master agreement in the meantime.`,
      ],
    ],
    [
      'Signature',
      [
        `The Buyer joins by pressing “Join with my passport” below this page, in a session of their own account, and intends that act as their signature. No further code is asked for: the master agreement was signed with one. The audit certificate says when and from where it was pressed. The law of ${oneLine(master.governingLaw)} governs this joinder.`,
      ],
    ],
  ];
  return {
    templateId: joinderText.id,
    templateVersion: joinderText.version,
    blocks: [
      { kind: 'title', number: null, text: 'Joinder to a Master Confidentiality Agreement' },
      { kind: 'paragraph', number: null, text: `Listing reference ${reference}. Issued on ${day}.` },
      ...parts.flatMap(([heading, texts], p) => [
        { kind: 'heading' as const, number: `${p + 1}`, text: heading },
        ...texts.map((text, c) => ({ kind: 'clause' as const, number: `${p + 1}.${c + 1}`, text })),
      ]),
    ],
  };
}

function clauses(numbers: readonly string[]): string {
  if (numbers.length === 1) return `clause ${numbers[0] ?? ''}`;
  return `clauses ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1) ?? ''}`;
}

const never = new Date(0);

/** With placeholders only: its hash is the template's hash. */
export const blankJoinder: NdaDocument = composeJoinder({
  buyerName: '{{buyerName}}',
  buyerEmail: '{{buyerEmail}}',
  platformName: '{{platformName}}',
  listingReference: '{{listingReference}}',
  listingTitle: '{{listingTitle}}',
  master: {
    id: '{{masterId}}',
    title: '{{masterTitle}}',
    templateVersion: 0,
    signedAt: never,
    documentSha256: '{{masterText}}',
    fileSha256: '{{masterFile}}',
    governingLaw: '{{governingLaw}}',
  },
  without: [],
  joinedAt: never,
  termEndsAt: never,
});
