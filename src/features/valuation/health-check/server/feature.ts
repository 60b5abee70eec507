import type { Feature } from '#http/feature.ts';
import { deriveKey } from '#platform/derive-key.ts';
import type { Files } from '#platform/files/files.ts';
import { sealedFiles } from '#platform/files/sealed-files.ts';
import { forgetChecks } from './forget-checks.ts';
import { ownPapers } from './own-papers.ts';
import type { PaperTools } from './paper-tools.ts';
import { healthCheckProblems } from './problems.ts';
import type { BooksOnAnswers } from './read-score.ts';
import { healthCheckRoutes } from './routes.ts';

/** Papers are encrypted with a separate key derived from `secret`. */
type Parts = Omit<PaperTools, 'files'> & {
  files: Files;
  secret: Uint8Array;
  booksOnAnswers: BooksOnAnswers;
};

export function healthCheckFeature(parts: Parts): Feature {
  const files = sealedFiles(parts.files, deriveKey(parts.secret, 'health check papers'));
  return {
    name: 'health-check',
    routes: healthCheckRoutes({ ...parts, files }),
    problems: healthCheckProblems,
    ownFiles: ownPapers({ files }),
    endOfAccount: forgetChecks,
  };
}
