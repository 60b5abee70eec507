import { type Industry, industries } from '#features/businesses/domain/industries.ts';

/** A trade as people name it, and the words by which teasers are searched for it, the commonest first. */
export type Trade = { label: string; search: readonly string[] };

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
    /\b(?:janitorial|(?:commercial |office )?cleaning|cleaners?)\b/i,
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
  [/\blaundromats?\b|\blaundry\b|\bdry clean\w*/i, { label: 'laundry', search: ['laundromat', 'laundry'] }],
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

/** The trades and industries that a text names; industries by the marketplace's own labels too. */
export function tradesIn(text: string): { trades: Trade[]; industries: Industry[] } {
  const labelled = industries.filter(({ label }) => text.toLowerCase().includes(label.toLowerCase()));
  const worded = industryWords.filter(([pattern]) => pattern.test(text)).map(([, industry]) => industry);
  return {
    trades: trades.filter(([pattern]) => pattern.test(text)).map(([, trade]) => trade),
    industries: [...new Set([...labelled.map(({ value }) => value), ...worded])],
  };
}
