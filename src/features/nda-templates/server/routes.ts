import { changes, type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { chooseNda, listingNda } from './choose-nda.ts';
import { activateTemplate, createTemplate, previewOf, saveDraft } from './draft-template.ts';
import { listTemplates, templateView } from './get-template.ts';

export const ndaTemplateRoutes: readonly Route[] = [
  reads(contract.listNdaTemplates, listTemplates),
  changes(contract.createNdaTemplate, createTemplate),
  reads(contract.getNdaTemplate, ({ db }, { params }) => templateView(db, params.id)),
  changes(contract.saveNdaDraft, saveDraft),
  changes(contract.previewNdaTemplate, async (_work, { body }) => previewOf(body)),
  changes(contract.activateNdaDraft, activateTemplate),
  reads(contract.getListingNda, listingNda),
  changes(contract.chooseListingNda, chooseNda),
];
