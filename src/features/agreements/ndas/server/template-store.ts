import type { Selectable } from 'kysely';
import type { Reader } from '#platform/context.ts';
import type { ListingNda, NdaTemplateVersion } from '#platform/db/tables.ts';

export type VersionRow = Selectable<NdaTemplateVersion>;

export function activeVersion(db: Reader, templateId: string): Promise<VersionRow | undefined> {
  return db
    .selectFrom('nda_template_version')
    .selectAll()
    .where('template_id', '=', templateId)
    .where('state', '=', 'active')
    .executeTakeFirst();
}

/** `undefined` means the built-in text. */
export function activeMasterVersion(db: Reader): Promise<VersionRow | undefined> {
  return db
    .selectFrom('nda_template_version')
    .innerJoin('nda_template', 'nda_template.id', 'nda_template_version.template_id')
    .selectAll('nda_template_version')
    .where('nda_template.kind', '=', 'master')
    .where('nda_template_version.state', '=', 'active')
    .executeTakeFirst();
}

type ChoiceRow = Selectable<ListingNda>;

export function choiceOf(db: Reader, listingId: string): Promise<ChoiceRow | undefined> {
  return db.selectFrom('listing_nda').selectAll().where('listing_id', '=', listingId).executeTakeFirst();
}
