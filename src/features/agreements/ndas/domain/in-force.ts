import { joinderText } from './joinder-text.ts';
import type { NdaStatus } from './signing.ts';
import type { NdaTemplate } from './template.ts';

export type NdaOnFile = {
  status: NdaStatus;
  templateId: string;
  templateVersion: number;
  termEndsAt: Date | null;
};

export type NotInForce = 'unsigned' | 'void' | 'superseded' | 'term-ended';

export type CurrentText = Pick<NdaTemplate, 'id' | 'version' | 'alsoInForce'>;

/** Whether a text with other duties is in use now. */
export function isSuperseded(
  { templateId, templateVersion }: Pick<NdaOnFile, 'templateId' | 'templateVersion'>,
  { id, version, alsoInForce = [] }: CurrentText,
): boolean {
  return templateId !== id || (templateVersion !== version && !alsoInForce.includes(templateVersion));
}

/**
 * Why an agreement opens no access now; `null` if it does. It must be signed, within its term, and of the current text
 * or an earlier version with the same duties. A superseded one still binds its signer (docs/rules/nda.md).
 */
export function notInForce(nda: NdaOnFile, current: CurrentText, now: Date): NotInForce | null {
  if (nda.status === 'void') return 'void';
  if (nda.status !== 'signed' || nda.termEndsAt === null) return 'unsigned';
  if (isSuperseded(nda, current)) return 'superseded';
  return now < nda.termEndsAt ? null : 'term-ended';
}

export type JoinderOnFile = {
  joinder: NdaOnFile;
  master: NdaOnFile;
  taken: boolean;
};

/**
 * Why a joinder opens no access now; `null` if it does. Both it and its master must be current and within their terms,
 * and the listing must accept passports. Withdrawing a master does not affect earlier joinders.
 */
export function joinderNotInForce(
  { joinder, master, taken }: JoinderOnFile,
  currentMaster: CurrentText,
  now: Date,
): NotInForce | null {
  const own = notInForce(joinder, joinderText, now);
  return own ?? (taken ? notInForce(master, currentMaster, now) : 'superseded');
}

/** The same calendar day (UTC) `termYears` later; February 29 becomes February 28. */
export function termEnd(signedAt: Date, termYears: number): Date {
  const end = new Date(signedAt);
  end.setUTCFullYear(end.getUTCFullYear() + termYears);
  if (end.getUTCDate() !== signedAt.getUTCDate()) end.setUTCDate(0);
  return end;
}
