import type { LimitRule } from '#http/limits.ts';
import { changes, type Route, reads, uploads } from '#http/mount.ts';
import { signedIn } from '#platform/signed-in.ts';
import * as contract from '../contract.ts';
import { activateOwnPdf, discardOwnPdf } from './activate-own-pdf.ts';
import { chooseNda, listingNda } from './choose-nda.ts';
import { activateTemplate, createTemplate, previewOf, saveDraft } from './draft-template.ts';
import { listTemplates, templateView } from './get-template.ts';
import type { OwnPdfTools } from './own-pdf-tools.ts';
import { ownPage, ownPageText } from './show-own-pdf.ts';
import { readOwnPdf, uploadOwnPdf } from './upload-own-pdf.ts';

/** Each upload is analyzed in a separate process, for up to half a minute. */
const ownPdfs: LimitRule = { name: 'own-agreements', most: 20, seconds: 3_600 };

export function ndaTemplateRoutes(tools: OwnPdfTools): Route[] {
  return [
    reads(contract.listNdaTemplates, listTemplates),
    changes(contract.createNdaTemplate, createTemplate),
    reads(contract.getNdaTemplate, ({ db }, { params }) => templateView(db, params.id)),
    changes(contract.saveNdaDraft, saveDraft),
    changes(contract.previewNdaTemplate, async (_work, { body }) => previewOf(body)),
    changes(contract.activateNdaDraft, activateTemplate),
    reads(contract.getListingNda, listingNda),
    changes(contract.chooseListingNda, chooseNda),
    uploads(contract.uploadOwnNda, (reading, input) => readOwnPdf(reading, input, tools), uploadOwnPdf, {
      limits: ({ actor }) => [{ rule: ownPdfs, subject: signedIn(actor).personId }],
    }),
    changes(contract.activateOwnNda, activateOwnPdf),
    changes(contract.discardOwnNda, discardOwnPdf),
    reads(contract.getOwnNdaPage, (reading, input) => ownPage(reading, input, tools)),
    reads(contract.getOwnNdaPageText, ownPageText),
  ];
}
