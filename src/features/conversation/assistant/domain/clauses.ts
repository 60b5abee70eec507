import { formOf } from './meaning.ts';

const [fewestWords, mostClauses] = [2, 8];

/**
 * Where a new thought begins: at a mark, at a word that joins, or, as people type on a phone, at a new subject, unless
 * the word before it belongs to that: `how much do I`, `if my`, `the buyer I introduced`.
 */
const borders =
  /[.!?;:,\n]+\s+|\s+[-–—]+\s+|\s+(?:and|but|because|cuz|since|so|though|although|while|then|plus|which means)\s+|(?<=\S+\s+\S+\s+\S+)(?<!\b(?:do|does|did|can|could|will|would|should|may|must|have|had|is|are|am|was|were|if|that|what|when|where|why|how|who|whom|which|of|to|for|in|on|at|by|with|from|about|before|after|until|or))(?<!\b(?:the|an?|every|any|each|which|what)\s+\w+)\s+(?=(?:i|we|he|she|they|it|my|there)(?:'(?:s|m|ve|re|d|ll))?\s)|\s*[()]\s*/gi;

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
  // Also alone what asks by itself: “How do I make an offer? I do not want to be bound by it.”
  const alone = parts.slice(0, mostClauses).filter((part) => !pointing.test(part) && formOf(part) !== 'open');
  return parts.length > 1 ? [...new Set([...whole, ...alone])] : [];
}
