import { type Industry, industries } from '#features/marketplace/businesses/domain/industries.ts';
import { type TradeGroup, tradeGroupLabel } from '#features/marketplace/businesses/domain/trade-groups.ts';
import { tradesFitting } from '#features/marketplace/businesses/domain/trade-search.ts';
import { publicGroupOf } from '#features/marketplace/businesses/domain/trades.ts';

/** A trade, with the search words for its teasers, most common first. */
export type Trade = { label: string; search: readonly string[]; groups?: readonly TradeGroup[] };

const trades: readonly [RegExp, Trade][] = [
  [
    /\b(?:hvac|heating(?: and|,)? (?:air|cooling)|air[- ]?condition\w*|furnaces?)\b/i,
    { label: 'HVAC', search: ['HVAC', 'heating', '"air conditioning"'] },
  ],
  [/\bplumb(?:ing|ers?)\b/i, { label: 'plumbing', search: ['plumbing', 'plumber'] }],
  [/\belectric(?:al|ians?)\b/i, { label: 'electrical', search: ['electrical', 'electrician'] }],
  [/\broof(?:ing|ers?)\b/i, { label: 'roofing', search: ['roofing'] }],
  [/\b(?:landscap\w*|lawn ?care|snow removal)\b/i, { label: 'landscaping', search: ['landscaping', 'lawn'] }],
  [/\bpest[- ]?control\b|\bexterminat\w*/i, { label: 'pest control', search: ['"pest control"'] }],
  [
    /\b(?:janitorial|(?:commercial |office )?(?<!dry[- ])cleaning|(?<!dry[- ])cleaners?)\b/i,
    { label: 'cleaning', search: ['cleaning', 'janitorial'] },
  ],
  [/\b(?:coffee(?: shops?)?|caf[eé]s?|espresso)\b/i, { label: 'coffee shop', search: ['coffee', 'cafe'] }],
  [
    /\b(?:restaurants?|diners?|eater(?:y|ies)|pizzerias?)\b/i,
    { label: 'restaurant', search: ['restaurant', 'diner'] },
  ],
  [/\bbaker(?:y|ies)\b/i, { label: 'bakery', search: ['bakery'] }],
  [
    /\b(?:machine shops?|machining|cnc)\b/i,
    { label: 'machine shop', search: ['"machine shop"', 'machining', 'CNC'] },
  ],
  [
    /\b(?:metal fabricat\w*|fabricat\w*|weld(?:ing|ers?))\b/i,
    { label: 'metal fabrication', search: ['fabrication', 'welding'] },
  ],
  [
    /\b(?:auto(?:motive)? (?:repair|body|shops?)|car repair|mechanics?|garages?)\b/i,
    { label: 'auto repair', search: ['"auto repair"', '"auto body"'] },
  ],
  [/\bcar ?wash(?:es)?\b/i, { label: 'car wash', search: ['"car wash"'] }],
  [/\b(?:dental|dentists?|orthodont\w*)\b/i, { label: 'dental', search: ['dental', 'dentist'] }],
  [/\b(?:veterinar\w*|vet clinics?|animal hospitals?)\b/i, { label: 'veterinary', search: ['veterinary'] }],
  [/\bpharmac(?:y|ies)\b/i, { label: 'pharmacy', search: ['pharmacy'] }],
  [/\bhome (?:health(?:care)?|care)\b/i, { label: 'home health', search: ['"home health"', '"home care"'] }],
  [/\bphysical therap\w*/i, { label: 'physical therapy', search: ['"physical therapy"'] }],
  [
    /\b(?:day ?cares?|child ?care|preschools?)\b/i,
    { label: 'childcare', search: ['childcare', 'daycare', 'preschool'] },
  ],
  [/\b(?:gyms?|fitness|yoga)\b/i, { label: 'fitness', search: ['fitness', 'gym', 'yoga'] }],
  [
    /\b(?:e-?commerce|online (?:stores?|shops?|brands?))\b/i,
    { label: 'e-commerce', search: ['e-commerce', 'ecommerce', 'online'] },
  ],
  [/\b(?:saas|software)\b/i, { label: 'software', search: ['software', 'SaaS'] }],
  [
    /\b(?:managed it|it services?|msps?|managed services?)\b/i,
    { label: 'IT services', search: ['"managed IT"', '"IT services"', 'MSP'] },
  ],
  [
    /\b(?:marketing|ad(?:vertising)?) agenc(?:y|ies)\b/i,
    { label: 'marketing agency', search: ['"marketing agency"', 'marketing'] },
  ],
  [
    /\b(?:truck(?:ing|ers?)|freight|logistics)\b/i,
    { label: 'trucking and freight', search: ['trucking', 'freight', 'logistics'] },
  ],
  [
    /\b(?:couriers?|last[- ]mile|delivery (?:business|compan|routes?)\w*)\b/i,
    { label: 'courier', search: ['courier', 'delivery'] },
  ],
  [
    /\bself[- ]?storage\b|\bstorage (?:units?|facilit\w+|business\w*)\b/i,
    { label: 'self-storage', search: ['"self storage"', 'self-storage'] },
  ],
  [/\bprint(?:ing|ers?| shops?)\b|\bsign shops?\b/i, { label: 'printing', search: ['print', 'printing'] }],
  [/\bstaffing\b|\brecruit\w*/i, { label: 'staffing', search: ['staffing', 'recruiting'] }],
  [
    /\b(?:accounting|bookkeeping|cpa) (?:firms?|practices?|business\w*)\b|\bcpa firms?\b/i,
    { label: 'accounting', search: ['accounting', 'bookkeeping'] },
  ],
  [
    /\blaundromats?\b|\blaundry\b|\bdry[- ]clean\w*/i,
    { label: 'laundry', search: ['laundromat', 'laundry', '"dry cleaning"', '"dry cleaner"'] },
  ],
  [/\b(?:hair|beauty|nail) salons?\b|\bsalons?\b|\bspas?\b/i, { label: 'salon', search: ['salon', 'spa'] }],
  [/\bliquor stores?\b/i, { label: 'liquor store', search: ['liquor'] }],
  [
    /\b(?:convenience stores?|gas stations?)\b/i,
    { label: 'convenience store', search: ['"convenience store"', '"gas station"'] },
  ],
  [
    /\bpool (?:service|clean\w*|maintenance|business\w*|compan\w*)\b/i,
    { label: 'pool service', search: ['pool'] },
  ],
  [/\bcabinet\w*|\bmillwork\b/i, { label: 'cabinet making', search: ['cabinet', 'millwork'] }],
  [
    /\bgarden centers?\b|\bnurser(?:y|ies)\b/i,
    { label: 'garden center', search: ['"garden center"', 'nursery'] },
  ],
  [/\bgrocer(?:y|ies)\b|\bsupermarkets?\b/i, { label: 'grocery', search: ['grocery', 'supermarket'] }],
  [/\bpackaging\b/i, { label: 'packaging', search: ['packaging'] }],
];

const industryWords: readonly [RegExp, Industry][] = [
  [/\b(?:automotive|auto industry)\b/i, 'Automotive'],
  [/\b(?:health ?care|medical)\b/i, 'Healthcare'],
  [/\bmanufactur\w*/i, 'Manufacturing'],
  [/\b(?:tech(?:nology)?)\b(?! stack)/i, 'Technology'],
  [/\b(?:retail\w*|wholesal\w*|distribution|distributors?)\b/i, 'Retail'],
  [/\b(?:hospitality|hotels?|motels?|travel)\b/i, 'TravelHospitality'],
  [/\b(?:transportation)\b/i, 'Transportation'],
  [/\b(?:education|training compan\w*)\b/i, 'Education'],
  [/\binsurance (?:agenc|business|compan)\w*/i, 'Insurance'],
  [/\b(?:real estate|property management) (?:business|compan|agenc)\w*/i, 'RealEstate'],
  [/\b(?:media|entertainment) (?:business|compan)\w*/i, 'Media'],
  [/\b(?:telecom\w*)\b/i, 'Telecom'],
  [/\b(?:oil (?:and|&) gas)\b/i, 'OilGas'],
  [/\bmining\b/i, 'Mining'],
  [/\bchemicals?\b/i, 'ChemicalsMaterials'],
  [/\bconsumer products?\b/i, 'ConsumerProducts'],
];

/** A text in which every trade is called the same. */
export function withoutTrades(text: string): string {
  return trades.reduce(
    (said, [pattern]) => said.replace(new RegExp(pattern.source, 'gi'), ' anytrade '),
    text,
  );
}

/** Nothing but the name of a trade, or of several: `laundromats??`, `car washes or laundromats`. */
export function isBareKind(text: string): boolean {
  return /^\W*(?:(?:any|some|got any|got|more|other)\s+)?(?:anytrade\w*(?:\W|\b(?:and|or)\b)*)+(?:for sale|available)?\W*$/i.test(
    withoutTrades(text).trim(),
  );
}

/** Nothing but a kind of business and what it may cost: `list marinas under 2 million`. */
export function isPricedKind(text: string): boolean {
  return pricedKind.test(text) && tradesIn(text).trades.length > 0;
}

/** Finds trades and industries in a text; industries also by the marketplace's labels. */
export function tradesIn(text: string): { trades: Trade[]; industries: Industry[] } {
  const labelled = industries.filter(({ label }) => text.toLowerCase().includes(label.toLowerCase()));
  const worded = industryWords.filter(([pattern]) => pattern.test(text)).map(([, industry]) => industry);
  const named = trades.filter(([pattern]) => pattern.test(text)).map(([, trade]) => trade);
  const kind = named.length + labelled.length + worded.length > 0 ? null : kindIn(text);
  return {
    trades: kind ? [kind] : named,
    industries: [...new Set([...labelled.map(({ value }) => value), ...worded])],
  };
}

const kindOfBusiness =
  /\b(?:any|some|which|what|find|show|me|list|see|browse|buy|for|in|there|have|many|a|an)\s+((?:[\w&’'-]+\s+){0,2}[\w&’'-]+)\s+(?:business(?:es)?|compan(?:y|ies)|firms?|shops?|stores?|practices?|listings?)\b/i;
const noKind =
  /^(?:a|an|all|another|any|anything|are|available|best|big|business(?:es)?|cheap(?:er|est)?|compan(?:y|ies)|current|deals?|do|established|firms?|for|good|great|have|i|in|is|kinds?|large|latest|like|list|listed|listings?|local|looking|many|me|more|my|new|newest|of|on|one|ones|open|other|our|profitable|public|sale|show|similar|small|some|something|sorts?|that|the|there|these|this|those|types?|under|us|usa|american|u\.s\.?|what|which|you|your|from|teaser|own|whole|real|bad|second|smaller|bigger)$/i;

/** `list marinas under 2 million`. */
const pricedKind =
  /^\W*(?:show me|find(?: me)?|list|any|are there|looking for|search for)\s+((?:[\w’'-]+\s+){1,4}?)(?:priced? )?(?:for )?(?:under|below|less than|up to|at most|cheaper than|no more than)\s+\$?\d[\d.,]*\s?(?:k|mm?|mil\w*|thousand|grand)?\W*$/i;
/** Where a thing is named that is looked for, as in `anything with boats or a marina for sale`. */
const thingsSought: readonly RegExp[] = [
  /\b(?:anything|something)\s+(?:with|around|like)\s+((?:[\w’'-]+\s+){1,5}?)(?:(?:up )?for sale|on the market|to buy)\b/i,
  /\b(?:any|some|a|an|find|show me)\s+((?:[\w’'-]+\s+){1,5}?)(?:(?:up )?for sale|on the market)\b/i,
  pricedKind,
  /^(?:show|find|list|search|are there|any|looking for|see)\b.*?\b(?:listings?|business(?:es)?|compan(?:y|ies))\s+(?:with|that (?:has|have|sells?|makes?))((?:\s+[\w’'-]+){1,5}?)(?=[.,;!?]|\s+(?:in|for|under|over|near|at|who|which|i|where)\b|\s*$)/i,
];
/** A condition on the figures of a card is no thing. */
const ofFigures =
  /\b(?:\d\S*|revenues?|sales|cash|flow|sde|ebitda|profits?|earnings|margins?|pric\w+|asking|employees?|income|growth|debts?|financing|least|most|under|over|less|than)\b/i;

/** The kind before "businesses" if it is no single trade: its groups of trades, or the words themselves. */
function kindIn(text: string): Trade | null {
  // Of “a tail in a listing agreement” nothing before “in” is a kind.
  const words = wordsOfKind(
    kindOfBusiness.exec(text)?.[1]?.replace(/^.*\b(?:in|of|on|for|with|from)\s+/i, ''),
  );
  if (words.length === 0) return thingIn(text);
  const said = words.join(' ');
  const groups = [...new Set(tradesFitting(said).flatMap((trade) => publicGroupOf(trade) ?? []))].slice(0, 4);
  return groups.length > 0
    ? { label: groups.map(tradeGroupLabel).join(' or '), search: [], groups }
    : { label: `“${said}”`, search: [said] };
}

/** Things that no trade is named for: searched by their words. */
function thingIn(text: string): Trade | null {
  const named = thingsSought.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  if (named === undefined || ofFigures.test(named)) return null;
  const things = named
    .split(/\s+(?:or|and)\s+/i)
    .map((one) => wordsOfKind(one).join(' '))
    .filter((one) => one !== '');
  if (things.length === 0) return null;
  return { label: things.map((one) => `“${one}”`).join(' or '), search: things };
}

function wordsOfKind(said = ''): string[] {
  return said.split(/\s+/).filter((word) => word !== '' && !noKind.test(word));
}
