import type { EvidenceTier } from '#features/valuation/earnings/domain/add-backs.ts';
import { tierOf } from '#features/valuation/earnings/domain/kept-add-back.ts';
import { type BankSupport, bankSupport, type Owed, type Payment } from './bank-support.ts';

/** `paper`: of the health check; `room`: of a deal room; `schedule`: of the review; `bank`: a line of a statement. */
export const referenceKinds = ['paper', 'room', 'schedule', 'bank'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/**
 * `replaced`: a newer file is in its place; `removed`: it is gone; `unproved`: its statement does not add up; `elsewhere`:
 * an adjustment before, which counts, has the same line of the bank; `made-here`: a databook or report of the review itself. Only what `stands` supports anything.
 */
export const standings = ['stands', 'replaced', 'removed', 'unproved', 'elsewhere', 'made-here'] as const;
export type Standing = (typeof standings)[number];

/** `label`: the file’s name, or who was paid. */
type Common = { id: string; label: string; standing: Standing };

export type DocumentReference = Common & {
  kind: Exclude<ReferenceKind, 'bank'>;
  /** Where it opens: the paper, or the document of the room. */
  of: string | null;
  page: number | null;
  row: number | null;
  /** Whether the business wrote it itself, which is no document of someone else. */
  own: boolean;
};

export type BankReference = Common & {
  kind: 'bank';
  fileName: string;
  page: number | null;
  row: number | null;
  payment: Payment;
};

/** What an adjustment points to besides its ledger lines. */
export type Reference = DocumentReference | BankReference;

/**
 * Fingerprints of references. `support`: of what figures rest on; `evidence`: of that and of what each is called and who may
 * know it, empty where there are none. `room`: the deal room whose documents are named to buyers; `null`: none is.
 */
export type EvidenceBasis = { evidence: string; support: string; room: string | null };

/** Of something made before some of it was kept. */
export type KeptEvidence = { [Part in keyof EvidenceBasis]?: EvidenceBasis[Part] | undefined };

export type Support = {
  /** The best document that stands. */
  document: 'other' | 'own' | 'none';
  bank: BankSupport;
  /** References that there are, and those of them that stand. */
  given: number;
  standing: number;
};

/** What the references of an adjustment come to. `owed`: what its payments have to come to. */
export function supportOf(references: readonly Reference[], owed: Owed): Support {
  const stands = references.filter(({ standing }) => standing === 'stands');
  const documents = stands.flatMap((one) => (one.kind === 'bank' ? [] : [one]));
  const other = documents.some(({ own }) => !own);
  return {
    document: other ? 'other' : documents.length > 0 ? 'own' : 'none',
    bank: bankSupport(
      owed,
      stands.flatMap((one) => (one.kind === 'bank' ? [one.payment] : [])),
    ),
    given: references.length,
    standing: stands.length,
  };
}

/**
 * A: a document of someone else, ledger lines, and lines of the bank that come to what was paid. B: a document or ledger
 * lines, and a reason. C: otherwise. Typed words count for nothing. Source: docs/rules/earnings.md.
 */
export function tierOfEvidence(
  { document, bank }: Pick<Support, 'document' | 'bank'>,
  hasLines: boolean,
  why: string,
): EvidenceTier {
  const tier = tierOf(
    [
      ...(document === 'other' ? (['third-party'] as const) : []),
      ...(hasLines ? (['ledger'] as const) : []),
      ...(bank.state === 'all' ? (['bank'] as const) : []),
    ],
    why,
  );
  return tier === 'C' && document === 'own' && why.trim() !== '' ? 'B' : tier;
}

export const missingParts = ['entries', 'document', 'bank', 'bank-amounts', 'why'] as const;
export type MissingPart = (typeof missingParts)[number];

/** What a lender would still have to see to count all of it. Empty: nothing. */
export function missingEvidence(
  { document, bank }: Pick<Support, 'document' | 'bank'>,
  hasLines: boolean,
  tier: EvidenceTier,
): MissingPart[] {
  if (tier === 'A') return [];
  const parts: [boolean, MissingPart][] = [
    [!hasLines, 'entries'],
    [document !== 'other', 'document'],
    [bank.state === 'none', 'bank'],
    // Where entries are missing, they are what its bank lines could come to.
    [bank.state === 'part' && (hasLines || bank.total > 0), 'bank-amounts'],
    [tier === 'C' && (hasLines || document !== 'none'), 'why'],
  ];
  return parts.filter(([missing]) => missing).map(([, part]) => part);
}

/** References of an adjustment without lines of the bank that another has, as one payment proves one cost. `paid`: their keys. */
export function settledReferences(
  references: readonly Reference[],
  paid: ReadonlySet<string>,
): { references: Reference[]; paid: Set<string> } {
  const own = new Set<string>();
  const settled = references.map((one): Reference => {
    if (one.kind !== 'bank' || one.standing !== 'stands') return one;
    const { key } = one.payment;
    if (paid.has(key) || own.has(key)) return { ...one, standing: 'elsewhere' };
    own.add(key);
    return one;
  });
  return { references: settled, paid: new Set([...paid, ...own]) };
}
