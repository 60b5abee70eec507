import { readPageTexts } from '#features/deal-room/room-views/server/read-page-texts.ts';
import { Refused } from '#kernel/refusal.ts';
import { ModelFailed } from '#platform/chat/chat-model.ts';
import { mostCitations } from '../../domain/answer.ts';
import { createNumbering } from '../../domain/numbering.ts';
import { shown } from '../../domain/quoting.ts';
import { createSentenceCutter, plainSentence } from '../../domain/sentence-cutter.ts';
import { backedBy, readableText } from '../../domain/writing/paged-sentences.ts';
import { firstPart, type PageText } from '../../domain/writing/parts-of-pages.ts';
import { summarySystem } from '../../domain/writing/told-to-model.ts';
import { type WritingWords, writingWordsFor } from '../../domain/writing/words-of-writing.ts';
import type { Asked, Piece } from '../answerers.ts';
import { BudgetUsed, modelTurn, type Speaking } from '../model-rounds.ts';
import { documentsMeant, type NamedDocument } from './documents-meant.ts';

/** Characters, pages and turns of the model: what one summary may take. */
const most = { page: 6_000, part: 9_000, pagesAtOnce: 12, parts: 6 } as const;

type Writing = Pick<Speaking, 'model' | 'budget'>;

/** What a document of a deal room says in short, as far as the caller may read it. Throws BudgetUsed, ModelFailed. */
export async function* summarizeDocument(
  speaking: Writing,
  asked: Asked,
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  const words = writingWordsFor(asked.message);
  const { meant, near } = await documentsMeant(asked);
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
type Progress = { read: number[]; cut: number[]; last: number; left: number; said: number };

async function* summaryOf(task: Task, document: NamedDocument): AsyncGenerator<Piece> {
  const { words } = task;
  const { call } = task.asked;
  const progress: Progress = { read: [], cut: [], last: 0, left: 0, said: 0 };
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
    const pages = firstPart(found.texts.map(cutTo(progress)), most.part);
    more = found.texts.length === most.pagesAtOnce || pages.length < found.texts.length;
    if (pages.length === 0) break;
    try {
      yield* telling.tell(saidOf(task, { name: telling.name, pages }), pages);
    } catch (error) {
      if (!isFailure(error) || progress.said === 0) throw error;
      ending = words.brokeOff(progress.last);
      break;
    }
    progress.read.push(...pages.map(({ page }) => page));
    progress.last = pages.at(-1)?.page ?? progress.last;
  }
  yield* closing(progress, { name: telling.name, all, ending, more, words });
  yield opensDocument({ ...document, name: telling.name }, words);
}

function isFailure(error: unknown): boolean {
  return error instanceof ModelFailed || error instanceof BudgetUsed;
}

function cutTo({ cut }: Progress): (page: PageText) => PageText {
  return ({ page, text }) => {
    const readable = readableText(text, most.page);
    if (text.length > most.page && !cut.includes(page)) cut.push(page);
    return { page, text: readable };
  };
}

type Part = { name: string; pages: readonly PageText[] };

/** The model's sentences on one part, each once it is complete. */
async function* saidOf({ speaking, asked, signal }: Task, { name, pages }: Part): AsyncGenerator<string> {
  const given = JSON.stringify({ document: name, pages });
  const messages = [
    { role: 'system', text: summarySystem },
    { role: 'user', text: given },
  ] as const;
  const cutter = createSentenceCutter();
  for await (const written of modelTurn(speaking, { asked, signal, turn: { messages, tools: [] } }))
    if (typeof written === 'string') yield* cutter.take(written);
  yield cutter.end();
}

/** Passes on the sentences that their pages say, with a link to each page. */
function createTelling({ documentId, name: called }: NamedDocument, progress: Progress, words: WritingWords) {
  const numbering = createNumbering();
  const name = shown(called, 'A document');
  const told = new Set<string>();
  function* line(raw: string, pages: readonly PageText[]): Generator<Piece> {
    const backed = backedBy(
      plainSentence(raw),
      pages.map(({ page, text }) => ({ n: page, text })),
    );
    if (backed === null) {
      progress.left += 1;
      return;
    }
    if (told.has(backed.text)) return;
    told.add(backed.text);
    const numbers: number[] = [];
    for (const { n, quote } of backed.pages) {
      const place = { title: `${name}, page ${n}`, href: `/room-document/${documentId}?page=${n}` };
      const given = numbering.numberOf({ kind: 'document', ...place, quote });
      if (!given) continue;
      numbers.push(given.source.n);
      if (given.isNew) yield { kind: 'citation', citation: given.source };
    }
    if (numbers.length === 0) return;
    if (progress.said === 0) yield { kind: 'text', text: `${words.summary(name)}\n` };
    progress.said += 1;
    yield { kind: 'text', text: `- ${backed.text} ${numbers.map((n) => `[${n}]`).join(' ')}\n` };
  }
  return {
    name,
    tell: async function* (said: AsyncIterable<string>, pages: readonly PageText[]): AsyncGenerator<Piece> {
      for await (const raw of said)
        if (/\p{L}/u.test(raw) && told.size < mostCitations) yield* line(raw, pages);
    },
  };
}

type Ending = { name: string; all: number | null; ending: string | null; more: boolean; words: WritingWords };

function* closing(progress: Progress, { name, all, ending, more, words }: Ending): Generator<Piece> {
  const { read, cut, left, said, last } = progress;
  const nothing = read.length === 0 ? words.noText(name) : words.noSummary(name);
  const until = more && ending === null ? last : (all ?? last);
  const unread = Array.from({ length: until }, (_, at) => at + 1).filter((page) => !read.includes(page));
  const lines = [
    said === 0 ? nothing : '',
    left > 0 ? words.unpaged(left) : '',
    read.length > 0 && unread.length > 0 && ending === null ? words.unread(unread) : '',
    cut.length > 0 ? words.partly(cut) : '',
    ending ?? (more ? words.until(last, all) : ''),
  ];
  for (const text of lines) if (text !== '') yield { kind: 'text', text: `\n${text}\n` };
}
