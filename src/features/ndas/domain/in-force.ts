import type { NdaStatus } from './signing.ts';
import type { NdaTemplate } from './template.ts';

/** What decides whether an agreement binds now. */
export type NdaOnFile = {
  status: NdaStatus;
  templateId: string;
  templateVersion: number;
  termEndsAt: Date | null;
};

export type NotInForce = 'unsigned' | 'void' | 'superseded' | 'term-ended';

/**
 * Why an agreement does not open anything now; `null` when it does. It must be signed, of the current version of
 * the current template, and within its term. A superseded one still binds its signer; it only opens nothing new.
 */
export function notInForce(
  nda: NdaOnFile,
  current: Pick<NdaTemplate, 'id' | 'version'>,
  now: Date,
): NotInForce | null {
  if (nda.status === 'void') return 'void';
  if (nda.status !== 'signed' || nda.termEndsAt === null) return 'unsigned';
  if (nda.templateId !== current.id || nda.templateVersion !== current.version) return 'superseded';
  return now < nda.termEndsAt ? null : 'term-ended';
}

/** The end of the term: the same calendar day (UTC) `termYears` later; 29 February becomes 28 February. */
export function termEnd(signedAt: Date, termYears: number): Date {
  const end = new Date(signedAt);
  end.setUTCFullYear(end.getUTCFullYear() + termYears);
  if (end.getUTCDate() !== signedAt.getUTCDate()) end.setUTCDate(0);
  return end;
}
