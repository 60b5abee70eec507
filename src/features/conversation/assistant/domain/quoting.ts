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

/** Whether a passage reads like instructions to a program. Such a passage is never quoted. */
export function speaksToSoftware(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '');
  return toSoftware.some((pattern) => pattern.test(plain));
}

/** The name, or `instead` if it addresses software. */
export function shown(name: string, instead: string): string {
  return speaksToSoftware(name) ? instead : name;
}

/** Quotes a text in one line; quotation marks inside become single ones. */
export function quoted(text: string): string {
  return `“${text.replace(/\s+/g, ' ').trim().replace(/[“”"]/g, "'")}”`;
}
