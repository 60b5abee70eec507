/** Words that speak to software and not to a reader of the paper. */
const toSoftware = [
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|rules?|prompts?|previous|prior|above|everything)\b/i,
  /\bsystem (?:prompt|message|note)\b/i,
  /\b(?:as|you are|act as|pretend to be) (?:an? |the )?(?:\w+ )?(?:ai|a\.i\.|assistant|chat ?bot|language model|llm|appa)\b/i,
  /\b(?:ai|assistants?|chat ?bots?|language models?|llms?|appa)\b.{0,30}\b(?:must|should|shall|has to|have to|is to|are to|will)\b/i,
  /\b(?:dear|attention|note to|hey|hello|hi),? (?:the )?(?:ai|assistant|chat ?bot|model|appa)\b/i,
  /\b(?:tell|inform|assure|say to|reply to|answer) (?:the |every |all )?(?:user|reader|buyer|caller|person)s?\b.{0,20}\b(?:that|to|with)\b/i,
  /\b(?:reveal|print|output|repeat|disclose|list|show)\b.{0,40}\b(?:prompt|instructions?|secrets?|passwords?|api keys?|all (?:buyers|listings|offers))\b/i,
  /<\s*\/?\s*(?:script|system|assistant|instructions?|iframe|img)\b/i,
];

/**
 * Whether a passage of a listing or a document reads as if it gave orders to a program. Such a passage is not quoted:
 * it is no statement about the business.
 */
export function speaksToSoftware(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '');
  return toSoftware.some((pattern) => pattern.test(plain));
}

/** A title or a name as it stands, or `instead` of one that speaks to software. */
export function shown(name: string, instead: string): string {
  return speaksToSoftware(name) ? instead : name;
}

/** A text between quotation marks as it stands, in one line; marks inside of it become single ones. */
export function quoted(text: string): string {
  return `“${text.replace(/\s+/g, ' ').trim().replace(/[“”"]/g, "'")}”`;
}
