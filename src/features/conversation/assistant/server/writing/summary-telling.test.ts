import { describe, expect, test } from 'vitest';
import { ModelFailed } from '#platform/chat/chat-model.ts';
import { longestReply } from '../../domain/answer.ts';
import { writingWordsFor } from '../../domain/writing/words-of-writing.ts';
import type { Piece } from '../answerers.ts';
import { BudgetUsed } from '../model-rounds.ts';
import { refusalWords } from './summarize-document.ts';
import { closing, createTelling, newProgress, noteRead, stoppedBy } from './summary-telling.ts';

const words = writingWordsFor('summarize the lease');
const clause = (n: number) => `Clause ${n} of the lease says ${'that the tenant pays '.repeat(30)}rent.`;
const pages = [1, 3, 4].map((page) => {
  const text = Array.from({ length: 6 }, (_, at) => clause(page * 10 + at)).join('\n');
  return { page, text, whole: text, removed: false };
});
const chosen = pages.flatMap(({ page, text }) => text.split('\n').map((line) => `${line} [${page}]`));

async function* linesOf(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

async function summaryOf(lines: readonly string[]) {
  const progress = newProgress();
  const telling = createTelling({ documentId: 'x', name: 'Lease' }, progress, words);
  const pieces: Piece[] = [];
  for await (const piece of telling.tell(linesOf(lines), pages)) pieces.push(piece);
  return { progress, pieces, text: () => textOf(pieces) };
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');
}

test('a long summary ends with a whole passage, and what was not read has room after it', async () => {
  const { progress, pieces, text } = await summaryOf(['The lease is generous to all. [1]', ...chosen]);
  expect(progress.full).toBe(3);
  noteRead(progress, pages);
  pieces.push(...closing(progress, { name: 'Lease', all: 9, ending: words.full(3), more: true, words }));
  expect(text().length).toBeLessThan(longestReply);
  expect(text()).toMatch(/rent\.” \[9\]\n\n/);
  expect(text()).toContain('I left out 1 passage');
  expect(text()).toContain('Not read: page 2,');
  expect(text()).toMatch(/up to page 3\. Open the document for the rest\.\n$/);
});

describe('a summary that stops', () => {
  test('says up to which page it goes', async () => {
    const { progress } = await summaryOf([`${clause(30)} [3]`, `${clause(10)} [1]`]);
    expect(stoppedBy(new ModelFailed('slow', true), progress, words)).toBe(words.brokeOff(3));
    expect(stoppedBy(new BudgetUsed(), progress, words)).toBe(words.usedUp(3));
    expect(words.usedUp(3)).toContain('used up');
    expect(stoppedBy(new TypeError('other'), progress, words)).toBeNull();
  });

  test('is none before its first passage', () => {
    expect(stoppedBy(new BudgetUsed(), newProgress(), words)).toBeNull();
  });
});

test('each refusal has words of its own', () => {
  expect(refusalWords('personal-data-held', words)).toContain('personal data');
  expect(refusalWords('text-not-allowed', words)).toContain('only view');
  expect(refusalWords('not-found', words)).toContain('no document by that name');
});
