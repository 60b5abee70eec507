import { ModelFailed } from '#platform/chat/chat-model.ts';
import { longestReply, mostCitations } from '../../domain/answer.ts';
import { createNumbering } from '../../domain/numbering.ts';
import { quoted, shown } from '../../domain/quoting.ts';
import { plainSentence } from '../../domain/sentence-cutter.ts';
import { type Passage, passagesOf } from '../../domain/writing/paged-sentences.ts';
import type { PageText } from '../../domain/writing/parts-of-pages.ts';
import type { WritingWords } from '../../domain/writing/words-of-writing.ts';
import type { Piece } from '../answerers.ts';
import { BudgetUsed } from '../model-rounds.ts';
import type { NamedDocument } from './documents-meant.ts';

/** Characters of a page that the model is given. */
export const mostOfPage = 6_000;
/** Characters of the passages: the rest of a reply is for what was not read. */
const longestTold = longestReply - 1_500;

/** `text`: what the model is given of the `whole`. */
export type GivenPage = PageText & { whole: string; removed: boolean };

type Progress = {
  read: number[];
  cut: number[];
  removed: number[];
  /** The last page that was read. */
  last: number;
  left: number;
  said: number;
  /** Characters of the passages that were told, and the last page of these. */
  length: number;
  told: number;
  /** That page, once there is room for no other passage. */
  full: number | null;
};

export function newProgress(): Progress {
  return { read: [], cut: [], removed: [], last: 0, left: 0, said: 0, length: 0, told: 0, full: null };
}

export function noteRead(progress: Progress, pages: readonly GivenPage[]): void {
  for (const { page, text, whole, removed } of pages) {
    if (text !== '') progress.read.push(page);
    if (text !== '' && whole.length > mostOfPage) progress.cut.push(page);
    if (removed) progress.removed.push(page);
    progress.last = page;
  }
}

/** Passes on the passages that are on their pages, each with a link. */
export function createTelling(
  { documentId, name: called }: NamedDocument,
  progress: Progress,
  words: WritingWords,
) {
  const numbering = createNumbering();
  const name = shown(called, 'A document');
  function* line(passage: Passage | null): Generator<Piece> {
    if (passage === null) {
      progress.left += 1;
      return;
    }
    const { n, text: quote } = passage;
    const place = { title: `${name}, page ${n}`, href: `/room-document/${documentId}?page=${n}` };
    const given = numbering.numberOf({ kind: 'document', ...place, quote });
    if (!given?.isNew) return;
    const text = `- ${quoted(quote)} [${given.source.n}]\n`;
    if (progress.length + text.length > longestTold) {
      progress.full = progress.told;
      return;
    }
    yield { kind: 'citation', citation: given.source };
    if (progress.said === 0) yield { kind: 'text', text: `${words.summary(name)}\n` };
    progress.said += 1;
    progress.length += text.length;
    progress.told = Math.max(progress.told, n);
    if (progress.said === mostCitations) progress.full = progress.told;
    yield { kind: 'text', text };
  }
  return {
    name,
    tell: async function* (said: AsyncIterable<string>, pages: readonly GivenPage[]): AsyncGenerator<Piece> {
      const passageIn = passagesOf(pages.map(({ page, whole }) => ({ n: page, text: whole })));
      for await (const raw of said) {
        if (/\p{L}/u.test(raw)) yield* line(passageIn(plainSentence(raw)));
        if (progress.full !== null) return;
      }
    },
  };
}

/** What ends a summary that has begun, where the model fails; `null`: it did not begin, or something else failed. */
export function stoppedBy(error: unknown, { said, told }: Progress, words: WritingWords): string | null {
  if (said === 0) return null;
  if (error instanceof BudgetUsed) return words.usedUp(told);
  return error instanceof ModelFailed ? words.brokeOff(told) : null;
}

type Ending = { name: string; all: number | null; ending: string | null; more: boolean; words: WritingWords };

export function* closing(progress: Progress, { name, all, ending, more, words }: Ending): Generator<Piece> {
  const { read, cut, removed, left, said, last } = progress;
  const nothing = read.length === 0 ? words.noText(name) : words.noSummary(name);
  const until = more || ending !== null ? last : (all ?? last);
  const unread = Array.from({ length: until }, (_, at) => at + 1).filter((page) => !read.includes(page));
  const lines = [
    said === 0 ? nothing : '',
    left > 0 ? words.unpaged(left) : '',
    read.length > 0 && unread.length > 0 ? words.unread(unread) : '',
    cut.length > 0 ? words.partly(cut) : '',
    removed.length > 0 ? words.removed(removed) : '',
    ending ?? (more ? words.until(last, all) : ''),
  ];
  for (const text of lines) if (text !== '') yield { kind: 'text', text: `\n${text}\n` };
}
