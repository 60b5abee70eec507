import { asksOwnDiligence } from './own-diligence.ts';
import type { StateName } from './states.ts';

/** A question about how something of one’s own stands. */
type Matter = { state: StateName; when: Pick<RegExp, 'test'>; except?: RegExp };

const whatWaits =
  /\b(?:(?:what|which|anything|something|nothing|who|any ?(?:one|body)|things?|does|is)\b.{0,30}\b(?:(?:still )?need(?:s|ed|ing)? (?:me\b|my (?:attention|answers?|reply|response|decision|action|ok|approval|signature|input)|to be (?:answered|done|decided) by me)|wait(?:s|ing)? (?:for|on) (?:me|my (?:answers?|reply|response|decision|action|ok|approval|signature|move)|an answer)\b|(?:is|are|have i) (?:still |left )*(?:open|pending|left|due) (?:for|on|with) (?:me|my side)\b|(?:is|are) (?:on (?:me|my (?:plate|desk|side))|my turn)\b)|(?:(?:do|must) i|(?:any|some)thing(?: else)?(?: that)? i) (?:have|need|still need|still have)? ?(?:to )?(?:answer|decide|act on|respond to|reply to|take care of)\b.{0,12}$|(?:show|what(?:’|')?s|what is|see|open|list)\b.{0,12}\b(?:my|on my) (?:to-?\s?do(?: list)?|plate|desk)\b|my to-?\s?do(?: list)?\b|whose turn is it|is it my turn|where am i the (?:bottleneck|one holding))/i;

/** Asks what waits for the person, as the to-do list of the dashboard tells it: nothing that waits for others. */
export function asksWhatWaits(text: string): boolean {
  return whatWaits.test(text) && !ofOneThing.test(text);
}

/** What of a kind waits is told by what is looked up of that kind. */
const ofOneThing =
  /\b(?:offers?|lois?|letters?|questions?|messages?|write back|orders?|tasks?|deadlines?|dates?|ndas?|engagements?|requests?|documents?|files?|listings?|reviews?|health ?check|proofs?|buyers?|sellers?|brokers?|owners?|clients?|photos?|approv\w+ (?:a|the)|before|after|how (?:do|can|long)|if|when|why)\b/i;

const they =
  '(?:they|he|she|the (?:other side|seller|owner|buyer|broker)s?|any ?(?:one|body)|some ?(?:one|body))';
const offer = '(?:loi|letter of intent|bid|(?:counter[- ]?)?offer|counter)s?';
const answered =
  '(?:answer|repl(?:y|ied)|respon(?:d|se)|accept|decline|reject|look|read|seen?|come back|came back|g[eo]t back|hear[d]?|said|say|word|news|update)';

/** In order: the first match wins. */
const matters: readonly Matter[] = [
  { state: 'myRequests', when: whatWaits, except: ofOneThing },
  {
    state: 'myOffers',
    when: new RegExp(
      String.raw`\b(?:did|has|have|is|was)\b.{0,20}\b${they}\b.{0,60}\b${answered}\w*\b.{0,30}\b(?:my|our|the) (?:\w+ )?${offer}\b|\b(?:any|no) ${answered}\w*\b.{0,30}\b(?:my|our|the) (?:\w+ )?${offer}\b|\b(?:where|how) (?:does|do|is|are) (?:my|our) (?:\w+ )?${offer} (?:stand|doing|at)?|\b(?:is|are|was|were) (?:my|our) (?:\w+ )?${offer} (?:still )?(?:open|alive|good|live|pending|accepted|declined|rejected|seen|read)\b|\b(?:how much|what(?: price)?) (?:did|has|have)\b.{0,20}\b${they}\b.{0,60}\b(?:c[ao]me back with|counter(?:ed)?)\b`,
      'i',
    ),
    except: /\b(?:how (?:do|can|should)|what (?:if|happens)|if (?:they|he|she|the)|should i)\b/i,
  },
  {
    state: 'myDiligence',
    when: { test: asksOwnDiligence },
  },
  {
    state: 'roomContents',
    when: /^\W*(?:(?:and|so|ok)\W+)?(?:what(?:[’']?s| is| are| do we have)|(?:what|which) (?:files|documents|papers) (?:are|do we have)|show me what(?:[’']?s| is)) (?:already |now |all )?in (?:the|my|our) (?:\w+ )?(?:deal |data )?room\b/i,
    except: /\b(?:usual\w*|typical\w*|normal\w*|should|missing|before)\b/i,
  },
  {
    state: 'myScore',
    when: /\b(?:what(?:’|')?s|what is|how much(?: is)?|how many(?: \w+)? (?:are|is)|anything|is there anything|which (?:\w+ )?(?:are|is)) (?:still )?(?:left|missing|open|unanswered|remaining|to (?:do|finish|answer))\b.{0,40}\bhealth ?check\b|\b(?:am i|are we|is (?:my|our|the)) (?:\w+ )?(?:health ?check )?(?:done|finished|complete|through)\b.{0,20}\b(?:health ?check)?|\bhow far (?:along )?(?:am i|are we)\b.{0,20}\bhealth ?check\b|\b(?:did|have) (?:i|we) (?:finish|complete|answer)\w*\b.{0,30}\bhealth ?check\b/i,
    except: /^(?!.*\bhealth ?check)/i,
  },
  {
    state: 'everything',
    when: /\b(?:run ?-?down|overview|recap|summary|round ?-?up|status report)\b.{0,40}\b(?:deals?|everything|all my|all of my|where (?:each|every|all))\b|\b(?:lost track|can(?:’|')?t keep track)\b.{0,80}\b(?:deals?|everything|listings|businesses|which is which)\b|\b(?:deals?|everything)\b.{0,60}\b(?:lost track|run ?-?down)\b|\bwhere (?:does )?(?:each|every|all)(?: one)?(?: of)?(?: my)? (?:deals?|things?|listings?|is|are)\b.{0,30}\b(?:deals?|stands?|at|is)\b/i,
    except: /\b(?:how (?:do|can|should) (?:i|we)|a deal works|businesses for sale)\b/i,
  },
  {
    state: 'myListings',
    when: /\b(?:why (?:is|are|does|do|isn(?:’|')?t|aren(?:’|')?t|won(?:’|')?t|can(?:’|')?t)|how come|where (?:is|are)|is|are)\b.{0,20}\b(?:my|our|the) (?:\w+ )?(?:listings?|ads?|business|card)\b.{0,30}\b(?:show(?:ing|n|s)?(?: up)?|appear\w*|visible|live|up|public|published|in the market(?:place)?|searchable|found)\b|\b(?:can(?:’|')?t|cannot|don(?:’|')?t) (?:find|see) (?:my|our) (?:own )?(?:listing|ad|business|card)s?\b/i,
    except:
      /\b(?:anonymous|to (?:my|our)|employees?|competitors?|if i|when i|should i)\b|\bthe (?:\w+ )?(?:listing|ad|business|card)/i,
  },
];

/** The state that a question about one’s own is answered with first, whatever else it sounds like. */
export function ownMatterIn(text: string): StateName | null {
  return matters.find(({ when, except }) => when.test(text) && !except?.test(text))?.state ?? null;
}

/** Speaks of the asker’s own sale: who is behind a listing is not asked. */
export function isOfOwnSale(text: string): boolean {
  return /\b(?:why|reason|that|because|since) (?:i(?:’|')?m|i am|i|we(?:’|')?re|we are|we) (?:am |are )?(?:want(?:ing)? to |have to |need to )?(?:sell|selling|leaving|getting out|retiring)\b|\b(?:my|our) (?:own )?(?:real |true |actual )?(?:reason|motive)s?\b|\b(?:i(?:’|')?m|i am|we(?:’|')?re|we are) (?:selling|burned out|burnt out|retiring|getting out)\b/i.test(
    text,
  );
}
