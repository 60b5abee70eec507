const [fewestWords, mostClauses] = [2, 8];

/** Where a new thought begins: at a mark, at a word that joins, or, as people type on a phone, at a new subject. */
const borders =
  /[.!?;:,\n]+\s+|\s+[-–—]+\s+|\s+(?:and|but|because|cuz|since|so|though|although|while|then|plus|which means)\s+|(?<=\S+\s+\S+\s+\S+)\s+(?=(?:i|we|he|she|they|it|my|there)(?:'(?:s|m|ve|re|d|ll))?\s)|\s*[()]\s*/gi;

/** Speaks of what was named before. */
const pointing = /\b(?:it|them|him|her|that|this|those|these)\b/i;

/** The thoughts of a message, each on its own: people tell a story around a question. Without those of one word. */
export function clausesOf(message: string): string[] {
  const parts = message
    .split(borders)
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= fewestWords);
  const whole: string[] = [];
  for (const part of parts.slice(0, mostClauses))
    if (pointing.test(part) && whole.length > 0) whole.push(`${whole.pop()} ${part}`);
    else whole.push(part);
  return whole.length > 1 ? whole : [];
}
