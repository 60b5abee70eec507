import type { EndOfAccount } from '#http/feature.ts';
import { deleteUnshownPdfs } from './own-pdf-store.ts';

/** Of an owner whose account ends: the PDFs that no agreement is about. What somebody was asked to sign stays. */
export const forgetOwnPdfs: EndOfAccount = (work, { person }) => deleteUnshownPdfs(work.db, person.id);
