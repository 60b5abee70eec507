import type { Cents } from '#kernel/money.ts';
import { amountsIn, withDigits } from './amounts.ts';
import { tradesIn } from './trades.ts';
import { wordsIn } from './words.ts';

const money =
  /\$?\s?(?<![\w.,])\d[\d,]*(?:\.\d+)?(?:[\s-]?(?:k|grand|thousand|mm?|mill?|million|billion)\b)?/gi;
const priceBefore =
  /\b(?:pric(?:e|es|ed)|asking|asks?|list(?:ed|ing)?|costs?|costing|for sale|worth|wants?|precio)\b(?: (?:is|are|of|at|for|about|around|of about|de|es))*\s*$/i;
const priceAfter =
  /^\s*(?:(?:asking|purchase|list|sale|selling) )?(?:price|ask(?:ing)?|price tag|precio)\b|^\s*for (?:it|that|this|the (?:business|company|listing))\b/i;
const aTime =
  /^\s*(?:\/\s?(?:mo|month|wk|week|yr|year|hr|hour)|(?:a|per|each|every|al|por) (?:month|week|year|hour|mes|año|ano|semana)|monthly|annual|yearly|weekly|annually)\b/i;
const buys = /\b(?:afford|buy(?:ing)?|get|purchas(?:e|ing)|acquir(?:e|ing)|pay(?:ing)?|comprar|pagar)\b/gi;
/** Where what is bought ends. */
const ends =
  /\b(?:with|if|when|and|having|that|which|putting|using|from|by|given|con|si|y|in|near)\b|[,.;:?!]/i;
const business =
  /\b(?:business(?:es)?|compan(?:y|ies)|shops?|stores?|firms?|practices?|agenc(?:y|ies)|listings?|deals?|places?|ones?|something|it|this|that|contractors?|routes?|franchises?|operations?|acquisitions?|purchases?|targets?|negocios?|empresas?|tiendas?|practicas?)\W*$/i;
/** What a business has, owes or pays is no business. */
const part =
  /\b(?:payments?|rent|lease|salar(?:y|ies)|wages?|payroll|managers?|employees?|staff|hires?|workers?|inventor(?:y|ies)|stock|equipment|machines?|machinery|trucks?|vans?|vehicles?|cars?|boats?|loans?|notes?|debts?|mortgages?|deposits?|fees?|commissions?|tax(?:es)?|repairs?|renovations?|remodel\w*|houses?|homes?|buildings?|property|land|insurance|ovens?|licenses?|add-?backs?|earn-?outs?|pagos?|renta|sueldos?|gerentes?|inventario|equipos?|prestamos?)\b/i;
const filler = new Set(
  'a an the that this my our any some for at about around of to up on only just whole full un una el la de por'.split(
    ' ',
  ),
);

/** Whether a text says an amount as the price of a business: by a word for prices, of a business, or of nothing else. */
export function isSaidAsPrice(said: string, amount: Cents): boolean {
  const text = withDigits(said);
  return [...text.matchAll(money)].some(({ 0: figure, index }) => {
    if (amountsIn(figure)[0]?.amount !== amount) return false;
    const [before, after] = [text.slice(0, index), text.slice(index + figure.length)];
    if (aTime.test(after)) return false;
    if (priceBefore.test(before) || priceAfter.test(after)) return true;
    const [named = ''] = after.split(ends);
    if (tells(named)) return isBusiness(named);
    const verb = [...before.matchAll(buys)].at(-1);
    if (!verb) return false;
    const object = before.slice(verb.index + verb[0].length);
    return !ends.test(object) && (!tells(object) || isBusiness(object));
  });
}

function tells(words: string): boolean {
  return wordsIn(words).some((word) => !filler.has(word));
}

function isBusiness(words: string): boolean {
  const [head = ''] = words.split(/\b(?:of|for|at|on|de|por)\b/i).filter(tells);
  if (business.test(head)) return true;
  // A machine shop is a business, its machines are none.
  if (part.test(wordsIn(head).at(-1) ?? '')) return false;
  const { trades, industries } = tradesIn(head);
  return trades.length + industries.length > 0;
}
