import { tradesIn } from './trades.ts';
import { allWords, isEmpty, stemOf } from './words.ts';

/** What much is called, and what no one calls a business by. */
const general = new Set(
  'llc inc corp co company companies business businesses service services group holding holdings enterprise enterprises partner partners solution solutions shop store established commercial full family owned local new old small large profitable growing well known leading premier listing title without of for the and with in at on eight two three deal doing going far along sale selling sell buy contractor contractors firm firms practice agency outfit'
    .split(' ')
    .map(stemOf),
);

/** `how is the bakery doing`, `update on Quillback`, `where are we with the diner`: how something is doing. */
const asksHow =
  /^\W*(?:so|and|hey|hi|ok|okay)?\W*(?:(?:how(?:’|')?s|how (?:is|are))\b(?!.*\b(?:work(?:s|ed)? out|calculated|valued|taxed|financed|it work)\b)|(?:what(?:’|')?s|what is) (?:going on|happening|up|new|the (?:status|state|latest|word)) (?:with|on|of|at|for)|any (?:news|updates?|movement|progress|action|interest|luck) (?:on|with|in|for|at)|(?:the )?(?:status|state) of|(?:an? )?(?:quick )?update (?:me )?on|where (?:are we|do we stand|does it stand) (?:on|with)|how far (?:along )?is|progress (?:on|of|with)|catch me up on|fill me in on)\b/i;

export function asksHowItGoes(message: string): boolean {
  return message.split(/\s+/).length <= mostWords && asksHow.test(message);
}

const mostWords = 16;

/** `How much is the SDE of the electrical contractor`: one fact of one business, and nothing of how such things work. */
const ofOne =
  /^\W*(?:(?:and|so|ok|okay|hey)\W+)?(?:what(?:[’']?s| is| was| are| were)|how (?:much|many|old|big|large)|who|where|tell me|show me|give me)\b.*\b(?:the|that|this) [\w&’'-]/i;
const ofMany =
  /\b(?:my|our|an?|usual\w*|typical\w*|normal\w*|average|most|should|multiples?|businesses|companies|listings|tax\w*|worth|for sale|in the (?:room|document|file|lease|books))\b/i;

export function asksOfNamed(message: string): boolean {
  return (
    message.split(/\s+/).length <= mostWords &&
    ofOne.test(message) &&
    !ofMany.test(message) &&
    !asksHowItGoes(message)
  );
}

/** Whether a message names a business that is called so, by a word of it or by its trade. */
export function isNamedIn(message: string, names: readonly string[]): boolean {
  const called = new Set(names.flatMap(allWords).filter((word) => isTelling(word)));
  if (allWords(message).some((word) => isTelling(word) && called.has(word))) return true;
  const { trades } = tradesIn(message);
  const all = names.join(' ').toLowerCase();
  return trades.some(({ search }) =>
    search.some((word) => all.includes(word.replaceAll('"', '').toLowerCase())),
  );
}

export function isTelling(word: string): boolean {
  return word.length > 2 && !general.has(word) && !isEmpty(word);
}
