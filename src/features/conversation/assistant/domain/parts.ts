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
  return each && parts.length > 1 && parts.length <= mostParts ? parts : [message];
}

const mostParts = 3;
