import { z } from 'zod';
import type { Reader } from '#platform/context.ts';
import { businessSaleNda } from '../domain/business-sale-nda.ts';
import { passportMaster } from '../domain/passport-master.ts';
import type { NdaTemplate } from '../domain/template.ts';
import { parseSource } from '../domain/template-source.ts';
import { activeMasterVersion, activeVersion, choiceOf, type VersionRow } from './template-store.ts';

/** Terms as they are stored. */
export const storedTerms = z.object({
  termYears: z.number().int(),
  noContactMonths: z.number().int(),
  nonSolicitMonths: z.number().int(),
  nonCircumventionMonths: z.number().int(),
  governingLaw: z.string(),
  venue: z.string(),
});

/** What the owner of a listing chose; `version` 0 where nothing was chosen yet. */
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

/** The text that a listing's agreements are made from now. */
export async function currentTemplate(db: Reader, listingId: string): Promise<NdaTemplate> {
  const { templateId } = await ndaChoice(db, listingId);
  const row = templateId ? await activeVersion(db, templateId) : undefined;
  return row ? templateOf(row) : businessSaleNda;
}

/** The text that passports are made from now. */
export async function currentMaster(db: Reader): Promise<NdaTemplate> {
  const row = await activeMasterVersion(db);
  return row ? templateOf(row) : passportMaster;
}

/** A stored version as the rules know it. */
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
