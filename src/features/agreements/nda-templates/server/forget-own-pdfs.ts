import type { EndOfAccount } from '#http/feature.ts';
import { deleteUnshownPdfs } from './own-pdf-store.ts';

/** When an owner's account ends, a PDF that a buyer was asked to sign stays. */
export const forgetOwnPdfs: EndOfAccount = (work, { person }) => deleteUnshownPdfs(work.db, person.id);
