import { askedToWrite } from '../../domain/writing/asked-to-write.ts';
import { writingWordsFor } from '../../domain/writing/words-of-writing.ts';
import type { Asked } from '../answerers.ts';
import type { LookedUp } from '../asking.ts';
import type { Tools } from '../toolbox.ts';
import { documentsMeant } from './documents-meant.ts';

/** Without a model: passages of the document of which a summary is asked. `null`: none is asked of a document. */
export async function withoutSummary(asked: Asked, { searchDocuments }: Tools): Promise<LookedUp | null> {
  if (askedToWrite(asked.message) !== 'summary') return null;
  const { meant } = await documentsMeant(asked);
  const [document] = meant;
  if (!document) return null;
  const words = writingWordsFor(asked.message);
  const { documentId, name } = document;
  const question = `${asked.message} ${name}`.slice(0, 400);
  const { facts } = await searchDocuments.run(asked.call, { question, documentId, byName: true });
  return {
    facts,
    before: facts.length > 0 ? words.noModel : words.noModelNothing,
    proposals: [{ kind: 'open', label: words.open(name), href: `/room-document/${documentId}` }],
  };
}
