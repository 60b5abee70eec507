import type { Feature } from '#http/feature.ts';
import { deriveKey } from '#platform/derive-key.ts';
import type { Files } from '#platform/files/files.ts';
import { sealedFiles } from '#platform/files/sealed-files.ts';
import { threadedSheetReader } from '#platform/sheets/sheet-reader.ts';
import { earningsListeners } from './listeners.ts';
import { type BookTools, ownBooks } from './original-file.ts';
import { earningsProblems } from './problems.ts';
import { earningsRoutes } from './routes.ts';

/** Files are sealed with a key of their own, derived from `secret`. */
type Parts = Omit<BookTools, 'sealed' | 'sheets'> & { store: Files; secret: Uint8Array };

export function earningsFeature(parts: Parts): Feature {
  const sealed = sealedFiles(parts.store, deriveKey(parts.secret, 'earnings books'));
  return {
    name: 'earnings',
    routes: earningsRoutes({ ...parts, sealed, sheets: threadedSheetReader() }),
    listeners: earningsListeners,
    problems: earningsProblems,
    ownFiles: ownBooks({ sealed }),
  };
}
