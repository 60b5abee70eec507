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

const valued = /\b(?:worth|valu(?:e|ed|ation)|sell for|go for|score)\b/i;
const raises =
  /\b(?:lift|raise|increase|improve|boost|grow|push|bring|drive|bump|get|make|help)\w*\b.{0,24}\b(?:it|that|this|up|most|more|higher|number|value|price|score)\b/i;
const lowers =
  /\b(?:hurt|lower|drag|pull|hold|reduce|bring)\w*\b.{0,24}\b(?:it|that|this|down|back|most|number|value|price|score)\b/i;

/** “And what would lift it the most?” after what the own business is worth, as a question of its own; `null`: none. */
export function aboutValueBefore(before: string, message: string): string | null {
  if (!/\b(?:my|our)\b/i.test(before) || !valued.test(before) || /\d/.test(message)) return null;
  if (message.split(/\s+/).length > fewWords || !/\b(?:it|that|this)\b/i.test(message)) return null;
  if (lowers.test(message)) return 'what hurts my value most';
  return raises.test(message) ? 'what would raise my value' : null;
}
