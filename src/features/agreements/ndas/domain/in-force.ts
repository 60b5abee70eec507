import { joinderText } from './joinder-text.ts';
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

/** The text in use. */
export type CurrentText = Pick<NdaTemplate, 'id' | 'version' | 'alsoInForce'>;

/** Whether another text is in use now, with other duties. */
export function isSuperseded(
  { templateId, templateVersion }: Pick<NdaOnFile, 'templateId' | 'templateVersion'>,
  { id, version, alsoInForce = [] }: CurrentText,
): boolean {
  return templateId !== id || (templateVersion !== version && !alsoInForce.includes(templateVersion));
}

/**
 * Why an agreement does not open anything now; `null` when it does. It must be signed, of the current version of
 * the current template, or of an earlier one with the same duties, and within its term. A superseded one still binds its signer; it only opens nothing new (docs/rules/nda.md).
 */
export function notInForce(nda: NdaOnFile, current: CurrentText, now: Date): NotInForce | null {
  if (nda.status === 'void') return 'void';
  if (nda.status !== 'signed' || nda.termEndsAt === null) return 'unsigned';
  if (isSuperseded(nda, current)) return 'superseded';
  return now < nda.termEndsAt ? null : 'term-ended';
}

/** What decides whether a joinder binds now: itself, and the master that it rests on. */
export type JoinderOnFile = {
  joinder: NdaOnFile;
  master: NdaOnFile;
  /** The owner takes passports for this listing, now. */
  taken: boolean;
};

/**
 * Why a joinder does not open anything now; `null` when it does. It stands while both it and its master are of the
 * current text and within their terms, and while the listing takes passports. A master that was withdrawn goes on
 * for what was joined to it before.
 */
export function joinderNotInForce(
  { joinder, master, taken }: JoinderOnFile,
  currentMaster: CurrentText,
  now: Date,
): NotInForce | null {
  const own = notInForce(joinder, joinderText, now);
  return own ?? (taken ? notInForce(master, currentMaster, now) : 'superseded');
}

/** The end of the term: the same calendar day (UTC) `termYears` later; 29 February becomes 28 February. */
export function termEnd(signedAt: Date, termYears: number): Date {
  const end = new Date(signedAt);
  end.setUTCFullYear(end.getUTCFullYear() + termYears);
  if (end.getUTCDate() !== signedAt.getUTCDate()) end.setUTCDate(0);
  return end;
}
