import { byListing } from '#http/deal-place-sql.ts';
import type { Feature } from '#http/feature.ts';
import { forgetOwnPdfs } from './forget-own-pdfs.ts';
import { ownPdfFiles } from './own-pdf-files.ts';
import type { OwnPdfTools } from './own-pdf-tools.ts';
import { ndaTemplateProblems } from './problems.ts';
import { ndaTemplateRoutes } from './routes.ts';

export function ndaTemplateFeature(tools: OwnPdfTools): Feature {
  return {
    name: 'nda-templates',
    routes: ndaTemplateRoutes(tools),
    dealPlaces: { '/api/nda-pdfs': byListing('nda_pdf') },
    problems: ndaTemplateProblems,
    ownFiles: ownPdfFiles(tools),
    endOfAccount: forgetOwnPdfs,
  };
}
