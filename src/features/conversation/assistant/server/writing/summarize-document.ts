import { readPageTexts } from '#features/deal-room/room-views/server/read-page-texts.ts';
import { Refused } from '#kernel/refusal.ts';
import { createPassageCutter, readableText } from '../../domain/writing/paged-sentences.ts';
import { firstPart, type PageText } from '../../domain/writing/parts-of-pages.ts';
import { summarySystem } from '../../domain/writing/told-to-model.ts';
import { type WritingWords, writingWordsFor } from '../../domain/writing/words-of-writing.ts';
import type { Asked, Piece } from '../answerers.ts';
import { modelTurn, type Speaking } from '../model-rounds.ts';
import type { DocumentsMeant, NamedDocument } from './documents-meant.ts';
import {
  closing,
  createTelling,
  type GivenPage,
  mostOfPage,
  newProgress,
  noteRead,
  stoppedBy,
} from './summary-telling.ts';

/** Characters, pages and turns of the model: what one summary may take. */
const most = { part: 9_000, pagesAtOnce: 12, parts: 6 } as const;

type Writing = Pick<Speaking, 'model' | 'budget'>;

/** What a document of a deal room says in short, as far as the caller may read it. Throws BudgetUsed, ModelFailed. */
export async function* summarizeDocument(
  speaking: Writing,
  asked: Asked,
  signal: AbortSignal,
  { meant, near }: DocumentsMeant,
): AsyncGenerator<Piece> {
  const words = writingWordsFor(asked.message);
  const [document, ...others] = meant;
  if (!document || others.length > 0) {
    yield { kind: 'text', text: document ? words.which : words.noDocument };
    for (const one of [...meant, ...near].slice(0, 4)) yield opensDocument(one, words);
    return;
  }
  try {
    yield* summaryOf({ speaking, asked, signal, words }, document);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    yield { kind: 'instead', by: 'built-in' };
    yield { kind: 'text', text: refusalWords(error.code, words) };
    if (error.code === 'text-not-allowed') yield opensDocument(document, words);
  }
}

function opensDocument({ documentId, name }: NamedDocument, words: WritingWords): Piece {
  return {
    kind: 'proposal',
    proposal: { kind: 'open', label: words.open(name), href: `/room-document/${documentId}` },
  };
}

const refused: Readonly<Partial<Record<string, 'viewOnly' | 'held' | 'secondFactor'>>> = {
  'text-not-allowed': 'viewOnly',
  'personal-data-held': 'held',
  'room-needs-second-factor': 'secondFactor',
  'confirm-it-is-you': 'secondFactor',
};

export function refusalWords(code: string, words: WritingWords): string {
  return words[refused[code] ?? 'noDocument'];
}

type Task = { speaking: Writing; asked: Asked; signal: AbortSignal; words: WritingWords };

async function* summaryOf(task: Task, document: NamedDocument): AsyncGenerator<Piece> {
  const { words } = task;
  const { call } = task.asked;
  const progress = newProgress();
  const telling = createTelling(document, progress, words);
  let [all, versionId, ending, more]: [number | null, string | null, string | null, boolean] = [
    null,
    null,
    null,
    true,
  ];
  for (let part = 0; part < most.parts && more && ending === null; part += 1) {
    // Rights are read anew for each part: a grant may end while a long document is summed up.
    const found = await readPageTexts(call, {
      documentId: document.documentId,
      from: progress.last + 1,
      most: most.pagesAtOnce,
    });
    versionId ??= found.versionId;
    if (versionId !== found.versionId) {
      ending = words.replaced;
      break;
    }
    all = found.pages;
    const pages = firstPart(found.texts.map(cutTo), most.part);
    more = found.texts.length === most.pagesAtOnce || pages.length < found.texts.length;
    if (pages.length === 0) break;
    const given = pages.filter(({ text }) => text !== '');
    try {
      if (given.length > 0) yield* telling.tell(saidOf(task, { name: telling.name, pages: given }), given);
    } catch (error) {
      ending = stoppedBy(error, progress, words);
      if (ending === null) throw error;
      break;
    }
    noteRead(progress, pages);
    if (progress.full !== null) ending = words.full(progress.full);
  }
  yield* closing(progress, { name: telling.name, all, ending, more, words });
  yield opensDocument({ ...document, name: telling.name }, words);
}

function cutTo({ page, text: whole }: PageText): GivenPage {
  return { page, whole, ...readableText(whole, mostOfPage) };
}

type Part = { name: string; pages: readonly GivenPage[] };

/** The passages that the model chose of one part, each once it is complete. */
async function* saidOf({ speaking, asked, signal }: Task, { name, pages }: Part): AsyncGenerator<string> {
  const given = JSON.stringify({ document: name, pages: pages.map(({ page, text }) => ({ page, text })) });
  const messages = [
    { role: 'system', text: summarySystem },
    { role: 'user', text: given },
  ] as const;
  const cutter = createPassageCutter();
  for await (const written of modelTurn(speaking, { asked, signal, turn: { messages, tools: [] } }))
    if (typeof written === 'string') yield* cutter.take(written);
  yield cutter.end();
}
