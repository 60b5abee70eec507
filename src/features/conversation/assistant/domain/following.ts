import { writtenOut } from './meaning.ts';

/** How a message leans on what was said before. */
export type Leaning = 'shorter' | 'insists' | 'source' | 'points' | 'none';

const shorter =
  /^\W*(?:huh|what\W*$|come again|sorry\W*$|i (?:do not|don't) (?:get|understand)(?: it| that)?|too long|tl;?dr|shorter|simpler|in short|in plain english|one sentence|in one sentence|in other words|say (?:it|that) (?:again|simpler|shorter)|explain (?:it )?(?:simpler|again|like i'?m (?:5|five)|like i am (?:5|five)))\b/i;
const insists =
  /\b(?:but it|then just|come on|please|i am allowed|it'?s ok|it is ok|said it'?s ok|no one (?:will )?(?:know|check)s?|everyone does|between us|i promise|i am the|i'm the|trust me|warm or cold|yes or no|a hint)\b/i;
const source =
  /\b(?:where (?:is|are|did) (?:that|this|it|they|you)\b.*\bfrom|which page|what page|(?:is|how) (?:it|that) current|how old is|who says|what is the source|your source|quote you|can i quote|how did you (?:get|work|come)|how do you know|says who|show me the math|step by step)\b/i;
const points =
  /\b(?:that|this|it|its|those|these|them|they|their|he|him|his|she|her|the (?:first|second|third|last|other|oldest|newest|biggest|same)(?: one| two)?|one|ones|the one|there|either|both|so|then|too|again|instead|why|how come|who is|in total|in percent|now)\b/i;
const begins =
  /^(?:and|or|but|also|so|then|ok(?:ay)?|what about|how about|what if|why|when|which|who|where|even|plus|any|then|now|last|even)\b/i;
const fewWords = 14;

/** How a message leans on the one before; `none` if it stands alone, as far as its form tells. */
export function leaningOf(message: string): Leaning {
  const said = writtenOut(message).trim();
  const words = said.split(/\s+/).length;
  if (words <= fewWords && shorter.test(said)) return 'shorter';
  if (words <= fewWords && source.test(said)) return 'source';
  if (words > fewWords + 6) return 'none';
  if (insists.test(said)) return 'insists';
  return words <= fewWords && (points.test(said) || begins.test(said) || words <= 3) ? 'points' : 'none';
}
