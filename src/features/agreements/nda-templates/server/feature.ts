import { byListing } from '#http/deal-place-sql.ts';
import type { Feature } from '#http/feature.ts';
import { ownPdfFiles } from './own-pdf-files.ts';
import { deleteUnshownPdfs } from './own-pdf-store.ts';
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
    // A PDF that a buyer was asked to sign stays.
    endOfAccount: (work, { person }) => deleteUnshownPdfs(work.db, person.id),
  };
}
