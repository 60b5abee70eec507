import { isLimited } from './limited-search.ts';
import { asksOfPrice } from './listing-aspects.ts';
import { asksOfPapers } from './of-papers.ts';
import type { Named } from './question.ts';
import { asksToVouch } from './vouching.ts';

export type Intent =
  | 'identity'
  | 'contact'
  | 'others'
  | 'trust'
  | 'advice'
  | 'compare'
  | 'pricing'
  | 'access'
  | 'listing'
  | 'debt'
  | 'value'
  | 'requests'
  | 'search'
  | 'mine'
  | 'onboarding'
  | 'term'
  | 'documents'
  | 'help';

/** `inView`: the page shows one listing, its deal room or an offer for it. */
type Around = { named: Named; meant: readonly string[]; inView?: boolean };
type Sign = { intent: Intent; when(text: string, around: Around): boolean };

const has = (pattern: RegExp) => (text: string) => pattern.test(text);
const businesses = `(?:listings?|business(?:es)?|compan(?:y|ies)|shops?|firms?|practices?|contractors?|stores?|agenc(?:y|ies)|clinics?|providers?|routes?|restaurants?|deals?|opportunit(?:y|ies))`;
const general = has(/^(?:how|why|when|what happens|can i|can a|do i|does a|is it|should)\b/i);
const seeks = has(
  new RegExp(
    String.raw`\b(?:which|any|find|show|search|list|looking for|look for|are there|is there|do you have|got any|browse|interested in|(?:want|like|looking) to buy|how many)\b.*\b(?:${businesses}|for sale|ones?)\b|\b${businesses} (?:for sale|in|under|below|over|with|listed|on the market)\b|\bfor sale\b|\bon the market\b`,
    'i',
  ),
);
const seeksLoosely = has(
  /\b(?:which|what|any|find|show|search|list|looking for|look for|are there|is there|do you have|got any|see|buy|browse|interested in|how many|want|(?:got )?anything (?:with|w|in|under|over|around|near|that|where)|something (?:i|we|that|to|in|with|like)|compare)\b/i,
);
const wantsAny = has(
  /\b(?:for sale|on the market|in the marketplace|(?:show|list|browse|find|see)\b.*\blistings?|(?:any|new|newest|latest|which|what) listings? (?:are|do you|is|have|in|under|there))\b/i,
);
/** `where do I see the businesses`. */
const wholeMarket = has(
  /\bwhere (?:do|can|could|would) (?:i|we|you) (?:\w+ )?(?:see|find|look at|look for|browse|view) (?:all |the |your |those |some )*(?:businesses|companies|listings)(?: for sale| on (?:here|this site)| you have)?\W*$/i,
);
const superlative = has(
  new RegExp(
    String.raw`\b(?:cheapest|most expensive|priciest|biggest|largest|smallest|most profitable|(?:highest|lowest|most|best) (?:priced?|cash ?flow|earnings|sde|profit))\b.{0,30}\b(?:${businesses}|one|ones|for sale|thing|place)\b|^\W*(?:what(?:\u2019|')?s |what is |show me )?(?:the |your )?(?:cheapest|most expensive|priciest|most profitable)\b`,
    'i',
  ),
);
const wantsSome = has(
  /\b(?:which|any|find|show|search|looking for|look for|are there|listings?|for sale|on the market)\b/i,
);
const worth = has(
  /\b(?:worth(?! (?:it|my while|the (?:trouble|hassle|money|cost)))|ball ?park|rough (?:idea|number|estimate|value)|guess?timate|fair (?:price|value|offer)|(?:should|would|do) (?:i|we|a buyer|buyers|people|someone) pay|valu(?:e|ed|ation|ing)|multiples?|apprais\w*|sell(?:s|ing)? for|go for|fetch|price (?:my|it|for my)|(?:could|can|would|will|should) (?:i|we|it|my \w+) (?:get|ask|sell|charge))\b/i,
);
const lending = has(
  /\b(?:sba|7\(?a\)?|loans?|financ\w+|dscr|debt|borrow\w*|afford|payments?|lend\w*|banks?|mortgage|coverage)\b/i,
);
const ofThisPrice = has(
  /\b(?:can|could|would|will|does|do)\b.*\b(?:this|it|its|the (?:price|asking|business|listing|cash ?flow|sde))\b|\b(?:payments?|coverage|dscr|loan) (?:on|for|of) (?:this|it)\b/i,
);
const aboutOwn = has(/\b(?:my|our|mine)\b/i);

const hasWhat = has(
  /\b(?:business(?:es)?|listings?|compan(?:y|ies)) (?:do|have|did) i (?:have|own|listed?|added?)\b/i,
);
const waits = has(
  /\b(?:(?:my|our|any|open|pending)(?: \w+){0,2} requests?|requests? (?:that )?i (?:sent|made|have)|status of (?:my|the)(?: \w+)? (?:request|nda|access)|where (?:is|are|does|do) my (?:\w+ )?requests?|waiting (?:for|on) me|needs? (?:me|my (?:attention|answers?|reply|decision))|(?:anything|nothing|what) (?:is |that )?(?:still )?(?:waits?|waiting)|need to do (?:next|now|today)|should i do (?:next|now|today)|to-?do|who (?:has )?(?:asked|requested|wants|applied)|have i been (?:approved|denied|accepted)|(?:been|was i|am i) approved|did (?:the|they|he|she) \w*\s?(?:approve|answer|sign|respond)|what(?:’|')?s (?:new|pending|waiting|next) for me)\b/i,
);

const soldOwn = has(
  /^(?!how\b|why\b|can\b|should\b).*(?:\b(?:was|is|has|have|did)\b.{0,20}\b(?:my|our)\b.{0,40}\b(?:sold|sell)\b|\bwho (?:has )?bought (?:my|our)\b)/i,
);

const contact =
  /(?:phone|cell|(?:phone |mobile )number|e-?mail|(?:street )?address|contact (?:details?|info\w*|data)|real name|name|identity)/;
const asksWho = has(
  new RegExp(
    String.raw`\b(?:seller|owner)(?:s|(?:\u2019|')s)? ${contact.source}\b|\b${contact.source} (?:of|for) (?:the|this|that) (?:seller|owner|business|company)\b|\bwho (?:is|owns) (?:the|this|that) (?:seller|owner|business|company)\b|\bwho (?:owns|runs|is selling|sells) (?:the|this|that) (?:[\w-]+ ){1,4}(?:one|business|company|shop|practice|store|place|listing)\b|\b(?:${contact.source}|exact location|owner|seller) (?:of|for|behind) (?:the|this|that) (?:[\w-]+ ){0,3}(?:listing|ad|bakery|restaurant|diner|shop|store|practice|salon|laundromat|one|place)\b|\b(?:where exactly|what street|what town|what city|which town|which city) (?:is|in is) (?:the|this|that)\b|\bname of (?:the|this|that) (?:[\w-]+ ){0,4}(?:co|company|business|shop|firm|outfit|practice)\b|\b(?:contact|call|reach|talk to|write to) the (?:seller|owner) (?:directly|by phone|myself|outside)\b`,
    'i',
  ),
);

/** A badge beside a name is no question whose name it is. */
const ofSign = has(/\b(?:check ?marks?|checks?|badges?|icons?|ticks?|symbols?|shields?)\b/i);

const asksContact = has(
  new RegExp(
    String.raw`\b(?!(?:what|who|where|that|it|here|there|how|corporation|company|entity|business|nda|agreement)\b)\p{L}+(?:\u2019|')s ${contact.source}\b|\b${contact.source} (?:number |address )?of (?!the\b)\p{L}+`,
    'iu',
  ),
);

/** A trade or state only names the deal, person or paper that the question is about; nothing is looked for in the market. */
const ofSomethingElse = has(
  /\b(?:(?:read|show|give) me (?:the |their |his |her )?(?:messages?|chats?|conversations?)|commissions?|waiting (?:on|for|to hear)|hear(?:d)? (?:back|from|nothing)|invit\w+|approv\w+|ghost\w*|blow\w* me off|complain\w*|queue|sign(?:ed|ing)|download\w*|counter(?:ed|s)?|uploaded|(?:data |deal )?room|returns?|(?:my|our|his|her) (?:requests?|offer|nda|client)|licens\w+|check ?lists?|due dill?igence|diligence|(?:to|should i|do i|must i) (?:verify|inspect|check|look for|look at)|before (?:i |we )?(?:buy|buying|sign|signing)|e-?mailed us|(?:any\w+|some\w+|who) would (?:buy|want)|would any\w+ (?:buy|want)|kidding myself|(?:write|reply|answer|tell) (?:him|her|them|back)|(?:warranty|title|life|liability|health|tail|key[- ]?(?:man|person)) insurance|insurance (?:on|for) |can (?:an?|any|non|some\w*|only)\b.{0,30}\b(?:buy|own|sell|run))\b/i,
);

/** A kind of business that is no known trade is one only where something is looked for. */
const isUnknownKind = ({ trades }: Named) =>
  trades.some(({ label, groups }) => label.startsWith('“') && !groups);
const looksFor = has(
  /\b(?:for sale|on the market|find|show|search|looking|look for|any|browse|buy|list of|are there|do you have|got)\b/i,
);
const ofThisChat = has(/\b(?:chat|conversation|openai|chatgpt|servers?|my (?:data|questions?|files))\b/i);

/** An amount alone may be anything. */
const namesKind = ({ trades, industries }: Named) => trades.length + industries.length > 0;

/** `did anyone open the lease`: of readers, not of what it says. */
const asksWhoRead = has(
  /\b(?:who|anyone|anybody|someone|somebody|(?:he|she|they|(?:the |my )?(?:buyer|lender|broker)s?)(?: even| already)?)\b.{0,20}\b(?:open(?:ed)?|read|look(?:ed|ing)?(?: at| over| into)|view(?:ed|ing)?|download(?:ed)?|print(?:ed)?|seen)\b/i,
);

const ofOthers = has(
  /\b(?:(?:other|another|competing|rival) (?:buyers?|bidders?|people|users?|sellers?|owners?)|who else|(?:any|some)(?:one|body) else|what else (?:has|did|is) (?:he|she|they|this (?:buyer|guy|person)|the buyer)s?|what else (?:he|she)(?:’|'| ha)?s|offers? to any(?:one|body)|everyone(?:’|')?s|all (?:the )?(?:buyers|offers|users|people|e-?mails)|highest (?:offer|bid)|other (?:[\w-]+ ){0,2}(?:compan(?:y|ies)|business(?:es)?|listings?|shops?|owners?|sellers?)\b.{0,30}\b(?:(?:get|got|been|were|was) offered|offers?|bids?)|(?:list|show|give) (?:me )?(?:all|every) (?:buyers?|offers?|users?|e-?mails?|messages?))\b/i,
);

/** In order: the first match wins. */
const signs: readonly Sign[] = [
  // About a listing in view, the listing itself says what its reader may see.
  { intent: 'identity', when: (text, { meant }) => meant.length === 0 && asksWhoIsBehind(text) },
  {
    intent: 'contact',
    when: (text, { meant }) => meant.length === 0 && !aboutOwn(text) && asksContact(text),
  },
  {
    intent: 'others',
    when: (text) => asksOthersFee(text) || ofOthers(text),
  },
  {
    intent: 'trust',
    when: asksToVouch,
  },
  {
    intent: 'pricing',
    when: (text, { meant, inView, named }) =>
      (meant.length === 1 || inView === true) && named.amounts.length === 0 && asksOfPrice(text),
  },
  {
    intent: 'advice',
    when: has(
      /\bshould (?:i|we) (?:really )?(?:buy|sell|accept|take|sign|offer|decline|reject|walk|go for|invest|hire|believe|agree)\b|\b(?:is|would) (?:it|this|that) (?:be )?(?:a )?good (?:deal|idea|investment|buy|offer|price)\b|\bwould you (?:buy|sell|accept|take|sign)\b/i,
    ),
  },
  {
    intent: 'compare',
    when: (text, { meant }) =>
      meant.length > 1 &&
      /\b(?:compar\w*|versus|vs\.?|side by side|differen\w+|which (?:one|of)|cheaper|better|bigger)\b/i.test(
        text,
      ),
  },
  {
    intent: 'access',
    when: (text, { meant }) =>
      meant.length > 0 &&
      /\b(?:access|nda|request|sign|unlock|full profile|get in touch|contact the (?:owner|seller))\b/i.test(
        text,
      ),
  },
  {
    intent: 'requests',
    when: (text) => !/\bmeans?\b/i.test(text) && waits(text),
  },
  {
    intent: 'value',
    when: (text, { named }) =>
      worth(text) &&
      !lending(text) &&
      named.amounts.some(({ bound, role }) => bound === 'none' && role !== 'price') &&
      !wantsSome(text),
  },
  {
    intent: 'debt',
    when: (text, { named }) => lending(text) && named.amounts.length > 0 && !isLimited(text),
  },
  {
    intent: 'debt',
    when: (text, { meant, inView }) =>
      (meant.length === 1 || inView === true) && lending(text) && ofThisPrice(text),
  },
  {
    intent: 'value',
    when: (text, { named }) =>
      worth(text) && named.amounts.some(({ bound }) => bound === 'none') && !wantsSome(text),
  },
  {
    intent: 'listing',
    when: (text, { meant }) =>
      meant.length > 0 &&
      !general(
        text.replace(
          /^(?:how (?:much|many|old|big|long|large)|is (?:it|this)|does (?:it|this)|can i (?:see|know)|why is (?:the owner|the seller|it|this))\b/i,
          '',
        ),
      ),
  },
  {
    intent: 'mine',
    when: (text) =>
      hasWhat(text) ||
      soldOwn(text) ||
      (/\b(?:my|our) (?:\w+ )?(?:listings?|business(?:es)?|drafts?|compan(?:y|ies))\b/i.test(text) &&
        /\b(?:list|(?<!you )show|which|status|how many|state|live|published|draft|do i have|have i|what are|where (?:is|are)|name)\b/i.test(
          text,
        ) &&
        !general(text.replace(/^(?:how many|do i have|is it)\b/i, '')) &&
        !worth(text)),
  },
  {
    intent: 'onboarding',
    when: has(
      /\b(?:(?:list|add|register|put up|onboard|sell|enter)(?:ing)? (?:my|our) (?:own )?(?:business|company|shop|firm|practice|store)|start (?:selling|onboarding|a listing|listing)|(?:create|make|open|begin) (?:a |my )?(?:new )?listing|add (?:a|another) business|want to sell)\b/i,
    ),
  },
  {
    intent: 'search',
    when: (text, { named }) => {
      if (
        general(
          text.replace(/^(?:how many|is there|can i (?:see|find|buy|get)|do (?:i|you) (?:see|have))\b/i, ''),
        ) ||
        (aboutOwn(text) && !/\bmy (?:budget|area|state|town|city|county)\b/i.test(text)) ||
        (ofSomethingElse(text) && !wantsAny(text)) ||
        (isUnknownKind(named) && !looksFor(text)) ||
        ofThisChat(text)
      )
        return false;
      if (superlative(text)) return true;
      const narrowed =
        named.trades.length + named.industries.length + named.places.length + named.amounts.length > 0;
      if (wholeMarket(text)) return true;
      return seeks(text)
        ? narrowed || wantsAny(text)
        : narrowed &&
            (seeksLoosely(text) || (namesKind(named) && text.split(/\s+/).length <= 12)) &&
            !worth(text) &&
            !/\b(?:say|says|lease|mean|means)\b/i.test(text);
    },
  },
  { intent: 'help', when: asksWhoRead },
  {
    intent: 'documents',
    when: asksOfPapers,
  },
  {
    intent: 'term',
    when: has(
      /^(?:so )?(?:what(?:’|')?s|what (?:is|are|does)|whats|define|explain|meaning of|the meaning of)\b.{1,60}$|^[\w/&’'-]{2,20} (?:meaning|definition|stands? for)\W*$/i,
    ),
  },
];

/** The intent of a question; `help` if nothing else fits. */
export function intentOf(text: string, around: Around): Intent {
  return signs.find(({ when }) => when(text, around))?.intent ?? 'help';
}

/** Asks who is behind the business of someone else, whatever else is said of it. */
export function asksWhoIsBehind(text: string): boolean {
  return !aboutOwn(text) && asksWho(text) && !ofSign(text);
}

/** Asks what the broker of someone else is paid. */
export function asksOthersFee(text: string): boolean {
  return (
    !aboutOwn(text) &&
    /\b(?:what|which|how much|how high)\b.{0,20}\b(?:commission|fee|cut|percent\w*)\b.{0,30}\b(?:(?:the|that|their|his|her) (?:listing )?(?:broker|agent)|(?:broker|agent) (?:on|of|for) (?:the|that|this))\b.{0,40}\b(?:gets?|getting|paid|takes?|taking|charg\w+|makes?|making|earns?|on (?:that|this|it))\b/i.test(
      text,
    )
  );
}

/** Asks what the person's own business is worth. */
export function wantsOwnValue(text: string): boolean {
  return aboutOwn(text) && worth(text);
}

/** Asks what is included in the price. */
export function wantsPriceTerms(text: string): boolean {
  return (
    /\b(?:inventory|stock|working capital|real estate|building|equipment|cash|debts?|receivables)\b/i.test(
      text,
    ) && /\b(?:in|part of|go(?:es)? with)\b.*\b(?:value|valuation|price|range)\b/i.test(text)
  );
}

/** `what’s the cheapest thing on here`: the first of an order. */
export function asksForFirst(text: string): boolean {
  return superlative(text);
}
