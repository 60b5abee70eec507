import { thingIn } from './terms-asked.ts';

const opener =
  /^(?:what|how|who|whom|whose|where|when|why|which|is|are|can|could|do|does|did|may|should|will|would|has|have)\b/i;
const fewest = 3;
/** `what kind of shop it is`: a part of a sentence. */
const isNoQuestion = /\b(?:it|they|that|he|she) (?:is|are|was|were)\W*$/i;

/** The questions in a message: `What is SDE and how do I list my business?` are two. One that is not of several is whole. */
export function questionsIn(message: string): string[] {
  const parts = message
    .split(
      /(?<=\?)\s+|\s*[;,]?\s+(?:and|also|plus|then)\s+(?=(?:also )?(?:what|how|who|where|when|why|which|can|could|do|does|did|may|should|is there|are there)\b)/i,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const each = parts.every(
    (part) =>
      (opener.test(part) && part.split(/\s+/).length >= fewest && !isNoQuestion.test(part)) ||
      thingIn(part) !== null,
  );
  if (!each || parts.length < 2 || parts.length > mostParts) return [message];
  return parts.map((part, at) => (at === 0 ? part : naming(part, parts[at - 1] ?? '')));
}

const things =
  /\b(?:my|our|an?|the) (?:bank (?:statements?|letters?)|proof of funds|tax returns?|(?:bank )?statement|lease|nda|offer|loi|listing|photos?|health check|reports?|documents?|profile|phone number|name|email(?: address)?)\b/i;
const pointed =
  /\b(?:look at|see|open|read|download|get to see|share|keep|delete|find|view) (it|that|them|those)\b/i;

/** `Where do I upload my bank statement, and does the seller see it?`: the second question names the thing too. */
function naming(asked: string, before: string): string {
  const part = namingKind(namingWho(asked, before), before);
  const [thing] = things.exec(before) ?? [];
  if (thing === undefined || things.test(part)) return part;
  return part.replace(pointed, (said, pronoun: string) => said.slice(0, -pronoun.length) + thing);
}

const helpers =
  /\b((?:business )?broker|intermediar(?=y|ies)|attorney|lawyer|accountant|cpa|bookkeeper|appraiser|escrow agent|advis[eo]r|lender|bank)(?:y|s|ies)?\b/i;

/** `Do I need a broker? What do they charge?`: who is paid is named in the first question. */
function namingWho(part: string, before: string): string {
  const [, who] = helpers.exec(before) ?? [];
  if (who === undefined || helpers.test(part)) return part;
  const many = who.toLowerCase() === 'intermediar' ? 'intermediaries' : `${who}s`;
  return part
    .replace(/\bdo(?:es)? (?:he|she|they|one)\b/i, `do ${many}`)
    .replace(/\b(?:they|them)\b/i, many)
    .replace(
      /\b(?:their|his|her) (?=fees?\b|commissions?\b|price\b|rates?\b|cut\b|percent\w*\b|pay\b)/i,
      `${many}’ `,
    );
}

const kind = /\b((?:[\w&-]+ )?[\w&-]+ (?:listings|businesses|companies|shops|stores))\b/i;

/** `How many HVAC listings are live and what multiple are they asking?`: the second question is of HVAC too. */
function namingKind(part: string, before: string): string {
  const [, listings] =
    kind.exec(before.replace(/^\W*(?:how many|which|what|are there|any|do you have)\s+(?:of )?/i, '')) ?? [];
  return listings === undefined || kind.test(part)
    ? part
    : part.replace(/\b(?:they|those|these)\b/i, listings);
}

const mostParts = 3;
