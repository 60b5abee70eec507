import { fold } from '#features/marketplace/listings/domain/leak-normalise.ts';
import { numbersToCall } from './contact-digits.ts';
import { type ContactKind, contactPlaces } from './contact-patterns.ts';

/** `hidden`: the kind of contact detail, if the piece is one. */
export type Piece = { text: string; hidden: ContactKind | null };

/** Hides email addresses, phone numbers, links and accounts, however written. Linear in the text's length. */
export function maskContacts(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, kind } of findContacts(text)) {
    if (start > at) pieces.push({ text: text.slice(at, start), hidden: null });
    pieces.push({ text: '', hidden: kind });
    at = end;
  }
  if (at < text.length || pieces.length === 0) pieces.push({ text: text.slice(at), hidden: null });
  return pieces;
}

/** The whole text as one visible piece. */
export function openText(text: string): Piece[] {
  return [{ text, hidden: null }];
}

type Found = { start: number; end: number; kind: ContactKind };

/** Ranges in the original text (UTF-16), in order and without overlap. */
function findContacts(text: string): Found[] {
  const folded = fold(text);
  const phones = numbersToCall(folded.text).map((place) => ({ ...place, kind: 'phone' as const }));
  const places = [...contactPlaces(folded), ...phones]
    .map(({ start, end, kind }) => ({
      kind,
      start: kind === 'email' ? wordBegin(text, folded.starts[start] ?? 0) : (folded.starts[start] ?? 0),
      end: folded.ends[end - 1] ?? text.length,
    }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const joined: Found[] = [];
  for (const place of places) {
    const last = joined.at(-1);
    if (last && place.start < last.end) last.end = Math.max(last.end, place.end);
    else joined.push({ ...place });
  }
  return joined;
}

/** Includes what is attached in front of an address: the folded text has fewer characters. */
function wordBegin(text: string, at: number): number {
  let begin = at;
  while (begin > 0 && at - begin < 100 && /\S/.test(text[begin - 1] ?? ' ')) begin -= 1;
  return begin;
}
