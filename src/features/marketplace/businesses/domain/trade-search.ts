import { tradeGroupLabel } from './trade-groups.ts';
import { tradeWords } from './trade-words.ts';
import { publicGroupOf, type Trade, tradeLabel, tradeValues } from './trades.ts';

/** 0 if the trade does not match. Each typed word must begin a word of its name, synonyms or group. */
function tradeFits(trade: Trade, typed: string): number {
  const asked = wordsOf(typed);
  if (asked.length === 0) return 1;
  const group = publicGroupOf(trade);
  const places = [tradeLabel(trade), tradeWords[trade], group === null ? '' : tradeGroupLabel(group)].map(
    wordsOf,
  );
  const weights = asked.map((word) => {
    const at = places.findIndex((words) => words.some((one) => one.startsWith(word)));
    const words = places[at] ?? [];
    const first = at === 0 && words[0]?.startsWith(word) === true;
    return at === -1 ? 0 : (places.length - at) * 3 + (words.includes(word) ? 1 : 0) + (first ? 2 : 0);
  });
  return Math.min(...weights);
}

/** The trades that match the text, best match first; all of them by name if nothing is typed. */
export function tradesFitting(typed: string): Trade[] {
  return tradeValues
    .map((trade) => ({ trade, fit: tradeFits(trade, typed) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ trade }) => trade);
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('e-commerce', 'ecommerce')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '' && !['a', 'and', 'of', 'or', 'the', 'business', 'company'].includes(word))
    .map((word) => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word));
}
