import { readPageTexts } from '#features/deal-room/room-views/server/read-page-texts.ts';
import { Refused } from '#kernel/refusal.ts';
import { ModelFailed } from '#platform/chat/chat-model.ts';
import { mostCitations } from '../../domain/answer.ts';
import { createNumbering } from '../../domain/numbering.ts';
import { quoted, shown } from '../../domain/quoting.ts';
import { plainSentence } from '../../domain/sentence-cutter.ts';
import { createPassageCutter, passageOn, readableText } from '../../domain/writing/paged-sentences.ts';
import { firstPart, type PageText } from '../../domain/writing/parts-of-pages.ts';
import { summarySystem } from '../../domain/writing/told-to-model.ts';
import { type WritingWords, writingWordsFor } from '../../domain/writing/words-of-writing.ts';
import type { Asked, Piece } from '../answerers.ts';
import { BudgetUsed, modelTurn, type Speaking } from '../model-rounds.ts';
import type { DocumentsMeant, NamedDocument } from './documents-meant.ts';

/** Characters, pages and turns of the model: what one summary may take. */
const most = { page: 6_000, part: 9_000, pagesAtOnce: 12, parts: 6 } as const;

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

function refusalWords(code: string, words: WritingWords): string {
  if (code === 'text-not-allowed') return words.viewOnly;
  return code === 'room-needs-second-factor' || code === 'confirm-it-is-you'
    ? words.secondFactor
    : words.noDocument;
}

type Task = { speaking: Writing; asked: Asked; signal: AbortSignal; words: WritingWords };
type Progress = {
  read: number[];
  cut: number[];
  removed: number[];
  last: number;
  left: number;
  said: number;
  /** The page of the last passage that has room. */
  full: number | null;
};

async function* summaryOf(task: Task, document: NamedDocument): AsyncGenerator<Piece> {
  const { words } = task;
  const { call } = task.asked;
  const progress: Progress = { read: [], cut: [], removed: [], last: 0, left: 0, said: 0, full: null };
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
      if (!isFailure(error) || progress.said === 0) throw error;
      ending = words.brokeOff(progress.last);
      break;
    }
    noteRead(progress, pages);
    if (progress.full !== null) ending = words.full(progress.full);
  }
  yield* closing(progress, { name: telling.name, all, ending, more, words });
  yield opensDocument({ ...document, name: telling.name }, words);
}

function isFailure(error: unknown): boolean {
  return error instanceof ModelFailed || error instanceof BudgetUsed;
}

/** `text`: what the model is given of the `whole`. */
type GivenPage = PageText & { whole: string; removed: boolean };

function cutTo({ page, text: whole }: PageText): GivenPage {
  return { page, whole, ...readableText(whole, most.page) };
}

function noteRead(progress: Progress, pages: readonly GivenPage[]): void {
  for (const { page, text, whole, removed } of pages) {
    if (text !== '') progress.read.push(page);
    if (text !== '' && whole.length > most.page) progress.cut.push(page);
    if (removed) progress.removed.push(page);
    progress.last = page;
  }
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

/** Passes on the passages that are on their pages, each with a link. */
function createTelling({ documentId, name: called }: NamedDocument, progress: Progress, words: WritingWords) {
  const numbering = createNumbering();
  const name = shown(called, 'A document');
  function* line(raw: string, pages: readonly GivenPage[]): Generator<Piece> {
    const passage = passageOn(
      plainSentence(raw),
      pages.map(({ page, whole }) => ({ n: page, text: whole })),
    );
    if (passage === null) {
      progress.left += 1;
      return;
    }
    const { n, text: quote } = passage;
    const place = { title: `${name}, page ${n}`, href: `/room-document/${documentId}?page=${n}` };
    const given = numbering.numberOf({ kind: 'document', ...place, quote });
    if (!given?.isNew) return;
    yield { kind: 'citation', citation: given.source };
    if (progress.said === 0) yield { kind: 'text', text: `${words.summary(name)}\n` };
    progress.said += 1;
    if (progress.said === mostCitations) progress.full = n;
    yield { kind: 'text', text: `- ${quoted(quote)} [${given.source.n}]\n` };
  }
  return {
    name,
    tell: async function* (said: AsyncIterable<string>, pages: readonly GivenPage[]): AsyncGenerator<Piece> {
      for await (const raw of said) {
        if (/\p{L}/u.test(raw)) yield* line(raw, pages);
        if (progress.full !== null) return;
      }
    },
  };
}

type Ending = { name: string; all: number | null; ending: string | null; more: boolean; words: WritingWords };

function* closing(progress: Progress, { name, all, ending, more, words }: Ending): Generator<Piece> {
  const { read, cut, removed, left, said, last } = progress;
  const nothing = read.length === 0 ? words.noText(name) : words.noSummary(name);
  const until = more && ending === null ? last : (all ?? last);
  const unread = Array.from({ length: until }, (_, at) => at + 1).filter((page) => !read.includes(page));
  const lines = [
    said === 0 ? nothing : '',
    left > 0 ? words.unpaged(left) : '',
    read.length > 0 && unread.length > 0 && ending === null ? words.unread(unread) : '',
    cut.length > 0 ? words.partly(cut) : '',
    removed.length > 0 ? words.removed(removed) : '',
    ending ?? (more ? words.until(last, all) : ''),
  ];
  for (const text of lines) if (text !== '') yield { kind: 'text', text: `\n${text}\n` };
}
