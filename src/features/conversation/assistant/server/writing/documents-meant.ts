import { readPageTexts } from '#features/deal-room/room-views/server/read-page-texts.ts';
import type { StreamCall } from '#http/streams.ts';
import { Refused } from '#kernel/refusal.ts';
import { paperOnPage } from '../../domain/question.ts';
import { shown } from '../../domain/quoting.ts';
import { inEnglish, isSpanish } from '../../domain/spanish/spanish.ts';
import { tellingWords } from '../../domain/words.ts';
import { documentNamed, isNamedSo, namesNone } from '../../domain/writing/document-named.ts';
import type { Asked } from '../answerers.ts';
import { asInPapers, hitsIn, roomsOf, whereOpen } from '../tools/search-documents.ts';

export type NamedDocument = { documentId: string; name: string };

/** `meant`: those that a question names alike well. `near`: that merely have its words. */
export type DocumentsMeant = { meant: readonly NamedDocument[]; near: readonly NamedDocument[] };

const mostTold = 3;

/** The documents that a question means, among those that the caller may open. */
export async function documentsMeant({ call, message, page }: Asked): Promise<DocumentsMeant> {
  const named = [message, ...(isSpanish(message) ? [inEnglish(message)] : [])].map(documentNamed);
  const isMeant = (name: string) => named.some((one) => isNamedSo(name, one, (word) => asInPapers([word])));
  const { documentId, roomId } = paperOnPage(page);
  if (documentId !== undefined) {
    const name = await nameOf(call, documentId);
    if (named.every(namesNone) || isMeant(name)) return { meant: [{ documentId, name }], near: [] };
  }
  const words = named.flatMap(({ all }) => all);
  const found = words.length === 0 ? [] : await documentsWith(call, words, roomId);
  const scored = found
    .filter(({ name }) => isMeant(name))
    .map((one) => ({ one, score: scoreOf(one.name, words) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const meant = scored.filter(({ score }) => score === best).map(({ one }) => one);
  return { meant, near: meant.length > 0 ? [] : found.slice(0, mostTold) };
}

async function documentsWith(
  call: StreamCall,
  words: readonly string[],
  roomId: string | undefined,
): Promise<NamedDocument[]> {
  const found = new Map<string, NamedDocument>();
  for (const room of await roomsOf(call, roomId))
    for (const { documentId, name } of await whereOpen(() => hitsIn(call, room, asInPapers(words))))
      found.set(documentId, { documentId, name });
  return [...found.values()];
}

/** How many words of a question are in a name, each in any of the forms that papers have for it. */
function scoreOf(name: string, words: readonly string[]): number {
  const called = new Set(tellingWords(name));
  return words.filter((word) => asInPapers([word]).some((one) => called.has(one))).length;
}

/** Of a document whose text is not open it is told when it is read. */
async function nameOf(call: StreamCall, documentId: string): Promise<string> {
  try {
    const { name } = await readPageTexts(call, { documentId, from: 1, most: 1 });
    return shown(name, 'A document');
  } catch (error) {
    if (error instanceof Refused) return 'This document';
    throw error;
  }
}
