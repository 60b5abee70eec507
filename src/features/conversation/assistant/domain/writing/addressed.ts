import { wordsIn } from '../words.ts';

/** From where on a request tells what the message is to say, and of what. */
const saying =
  /(?<!\b(?:to|for) )\bthat\b|\b(?:saying|says|telling|tell(?:s)? (?:him|her|them)|which|que|diciendo|diciéndole)\b|[:;]/iu;
const topic = /\b(?:about|regarding|concerning|sobre|acerca)\b/i;

/** Whom a request for a message names, before what it is to say: `head`, and `address` with its topic. */
export function addressOf(message: string): { head: string; address: string } {
  const [address = ''] = message.split(saying);
  const [head = ''] = address.split(topic);
  return { head, address };
}

/** `in May` and `by March` are times. */
const timeBefore = /\b(?:in|on|by|before|after|until|since|during|next|last|en|desde|hasta|antes de)\s+$/i;
const toBefore = /\b(?:to|for|para|al?)\s+$/i;
const verbBefore = /\b(?:write|draft|send|message|e-?mail|text)\s+$/i;
const giftAfter = /^\s+(?:an?|another|un|una)\s/i;
const endAfter =
  /^\s*(?:$|[,.!?&]|(?:and|or|y|of|at|from|with|in|on|by|about|again|today|now|please|sobre|de|del|con|hoy|por)\b)/i;

/** The words of a name by which a text addresses someone: of ordinary words (`will`, `price`) only those written as a name. */
export function addressedBy(text: string, name: string | null): string[] {
  const isShouted = !/\p{Ll}/u.test(text);
  const words = wordsIn(name ?? '').filter((word) => word.length > 2);
  return words.filter((word) =>
    [...text.matchAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${word}(?![\p{L}\p{N}])`, 'giu'))].some(
      ({ 0: said, index }) => {
        const [before, after] = [text.slice(0, index), text.slice(index + said.length)];
        if (timeBefore.test(before)) return false;
        if (/^\p{Lu}/u.test(said) && !isShouted && before.trim() !== '') return true;
        if (verbBefore.test(before)) return giftAfter.test(after);
        const [next = ''] = wordsIn(after);
        return toBefore.test(before) && (endAfter.test(after) || words.includes(next));
      },
    ),
  );
}
