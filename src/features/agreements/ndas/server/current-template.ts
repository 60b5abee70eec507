import { z } from 'zod';
import type { Reader } from '#platform/context.ts';
import { businessSaleNda } from '../domain/business-sale-nda.ts';
import { canonicalTemplate } from '../domain/document.ts';
import { passportMaster } from '../domain/passport-master.ts';
import type { Agreement, NdaTemplate } from '../domain/template.ts';
import { parseSource } from '../domain/template-source.ts';
import { sha256 } from './sha256.ts';
import { activeMasterVersion, activeVersion, choiceOf, type VersionRow } from './template-store.ts';

export const storedTerms = z.object({
  termYears: z.number().int(),
  noContactMonths: z.number().int(),
  nonSolicitMonths: z.number().int(),
  nonCircumventionMonths: z.number().int(),
  governingLaw: z.string(),
  venue: z.string(),
});

/** Terms of a file, which cannot be parsed from it. */
export const fileTerms = z.object({ termYears: z.number().int(), governingLaw: z.string() });

/** `version` is 0 until first chosen. */
export type NdaChoice = {
  templateId: string | null;
  countersign: boolean;
  passport: boolean;
  version: number;
};

export async function ndaChoice(db: Reader, listingId: string): Promise<NdaChoice> {
  const row = await choiceOf(db, listingId);
  if (!row) return { templateId: null, countersign: false, passport: false, version: 0 };
  const { template_id: templateId, countersign, passport, version } = row;
  return { templateId, countersign, passport, version };
}

export async function currentAgreement(db: Reader, listingId: string): Promise<Agreement> {
  const { templateId } = await ndaChoice(db, listingId);
  const row = templateId ? await activeVersion(db, templateId) : undefined;
  if (!row?.pdf_id) return agreementFrom(row ? templateOf(row) : businessSaleNda);
  return {
    id: row.template_id,
    version: row.version,
    // A database constraint guarantees it for versions in use.
    sha256: row.sha256 ?? '',
    ...fileTerms.parse(row.terms),
    made: { from: 'file', title: row.title, pdfId: row.pdf_id },
  };
}

export function agreementFrom(template: NdaTemplate): Agreement {
  const { id, version, terms } = template;
  const { termYears, governingLaw } = terms;
  const hash = sha256(canonicalTemplate(template));
  return { id, version, sha256: hash, termYears, governingLaw, made: { from: 'text', template } };
}

export async function currentMaster(db: Reader): Promise<NdaTemplate> {
  const row = await activeMasterVersion(db);
  return row ? templateOf(row) : passportMaster;
}

export function templateOf(
  row: Pick<VersionRow, 'template_id' | 'version' | 'title' | 'source' | 'terms'>,
): NdaTemplate {
  return {
    id: row.template_id,
    version: row.version,
    title: row.title,
    terms: storedTerms.parse(row.terms),
    parts: parseSource(row.source, 'listing').parts,
    counselNotes: [],
  };
}
