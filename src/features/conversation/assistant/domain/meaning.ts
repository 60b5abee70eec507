import { isEmpty, stemOf } from './words.ts';

/** Sayings of more than one word, and what they are called here. In this order. */
const sayings: readonly [RegExp, string][] = [
  [/[’]/g, "'"],
  [/\btwo[- ]?factor\b|\b2fa\b|\bmfa\b|\btwo[- ]step\b/g, ' twofactor '],
  [/\b(?:data|deal)[- ]?rooms?\b|\bvdr\b/g, ' room '],
  [/\bletters? of intent\b|\blois?\b|\biois?\b|\bindications? of interest\b/g, ' offer '],
  [/\bnon-?disclosure agreements?\b|\bconfidentiality agreements?\b|\bndas?\b/g, ' nda '],
  [/\bhealth[- ]?checks?\b/g, ' healthcheck '],
  [/\bquality of earnings\b|\bqoe\b/g, ' qoe '],
  [/\bprofit (?:and|&) loss(?: statements?)?\b|\bp ?& ?l\b|\bincome statements?\b/g, ' pnl '],
  [/\bgeneral ledgers?\b|\bgl\b/g, ' ledger '],
  [/\btax returns?\b/g, ' taxreturn '],
  [/\badd(?:ed|ing)?[- ]backs?\b|\badd back\b/g, ' addback '],
  [/\bunder (?:offer|contract)\b/g, ' underoffer '],
  [/\b(?:black(?:ed|en|ing)?|blank(?:ed|ing)?) out\b/g, ' redact '],
  [/\b(?:back(?:ed|ing)? up|backups?)\b/g, ' backup '],
  [/\bget rid of\b/g, ' remove '],
  [/\b(?:go|goes|going|put|make|making|made) (?:it |my listing )?(?:live|public)\b/g, ' publish '],
  [/\b(?:kick|throw|get|lock|shut)(?:ed|ing|s)? ((?:\w+ ){0,3}?)out\b/g, ' revoke $1'],
  [/\btak(?:e|es|ing|en) ((?:[\w']+ ){0,4}?)back\b/g, ' withdraw $1'],
  [/\b(?:tak(?:e|es|ing|en)|pull|pulling|get) ((?:[\w']+ ){0,4}?)(?:down|offline|off)\b/g, ' remove $1'],
  [/\bback out of\b/g, ' withdraw '],
  [/\b(?:turn|switch)(?:ed|ing)? on\b|\bset(?:ting)? up\b/g, ' enable '],
  [/\b(?:turn|switch)(?:ed|ing)? off\b/g, ' disable '],
  [/\b(?:sign|log)(?:ged|ging|ing|ed)?[- ]?(?:out|off)\b/g, ' signout '],
  [/\b(?:sign|log)(?:ged|ging|ing|ed)?[- ]?(?:in|on)\b/g, ' signin '],
  [/\bsign(?:ed|ing)?[- ]?up\b/g, ' register '],
  [/\b(?:run|runs|running|ran) out\b/g, ' expire '],
  [/\b(?:cell|mobile|phone|telephone)(?: (?:phone|number))?\b/g, ' phone '],
  [/\be-?mails?\b/g, ' email '],
];

/** One word for each thing, by the stems of the words that people use for it. */
const oneWord: Readonly<Record<string, readonly string[]>> = {
  withdraw: ['withdrawn', 'withdrew', 'retract', 'cancel', 'undo'],
  remove: ['delete', 'erase', 'unlist', 'drop'],
  change: ['edit', 'update', 'modify', 'correct', 'fix', 'adjust', 'lower', 'raise', 'rename'],
  add: ['upload', 'attach', 'enter', 'insert'],
  view: ['see', 'saw', 'seen', 'look', 'visit', 'visitor', 'viewer', 'traffic'],
  read: ['reader', 'spend', 'spent'],
  user: ['member', 'account'],
  accountant: ['cpa', 'bookkeeper'],
  attorney: ['lawyer', 'counsel'],
  listing: ['ad', 'advert', 'teaser'],
  business: ['company', 'shop', 'firm', 'store'],
  photo: ['picture', 'image', 'pic'],
  document: ['file', 'paper', 'doc'],
  broker: ['agent', 'intermediary'],
  buyer: ['bidder', 'purchaser'],
  seller: ['vendor', 'owner'],
  offer: ['bid', 'proposal', 'offered'],
  message: ['write', 'wrote', 'written', 'text', 'reply'],
  ban: ['lock'],
  watch: ['bookmark', 'favorite', 'star', 'unwatch'],
  email: ['mail'],
  engagement: ['mandate'],
  client: ['customer'],
  miss: ['missing', 'lack', 'incomplete'],
  accept: ['accepted', 'yes'],
  decline: ['reject', 'refuse'],
  expire: ['end', 'lapse', 'expiry'],
  sold: ['sell', 'sale'],
  fail: ['broken', 'stuck', 'failure'],
  notification: ['notice', 'alert', 'notify'],
  invite: ['bring'],
  close: ['closed'],
  revoke: ['kick'],
  due: ['deadline', 'overdue'],
};
const known = new Map(
  Object.entries(oneWord).flatMap(([word, others]) =>
    [word, ...others].map((other) => [stemOf(other), word] as const),
  ),
);

/** What says nothing here beside the words that are empty anyway. */
const empty = new Set(
  'button page click press site here where want wanna need like would please able allowed possible way go going put it’s thing stuff today now really actually guy person people human been anything something everything set use using exactly already'.split(
    ' ',
  ),
);

/** What a question is about: its words, one for each thing, in order and without duplicates. */
export function conceptsOf(text: string): string[] {
  let said = text.toLowerCase();
  for (const [saying, called] of sayings) said = said.replace(saying, called);
  const words = said.match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? [];
  return [...new Set(words.filter((word) => !isEmpty(word) && !empty.has(word)).map(conceptOf))];
}

function conceptOf(word: string): string {
  const stem = stemOf(word);
  return known.get(stem) ?? stem;
}

/** How a question is put: for a way to do something, for how things are, or neither. */
export function formOf(text: string): 'way' | 'state' | 'open' {
  const said = text
    .toLowerCase()
    .trim()
    .replace(/^(?:(?:so|ok|okay|hi|hey|hello|and|but|also|well|quick question|please)[\s,.:!]+)*/, '');
  if (
    /^(?:how (?:do|can|would|could|should|to)\b|where (?:do|can|would|could|should|is the)\b|(?:can|could|may|should) (?:i|we)\b|am i\b|is it possible|i (?:want|need|would like|wish|have) (?:\w+ )?to\b|i(?:'|’)?d like\b|let me\b|help me\b)/.test(
      said,
    ) ||
    /\b(?:how (?:do|can) (?:i|we)|where (?:do|can) (?:i|we)|the button|a way to)\b/.test(said)
  )
    return 'way';
  return /^(?:did|do|does|have|has|is|are|was|were|what|which|who|whose|why|how|when|will|can|could|may|would|any|show|list|tell|give me)\b/.test(
    said,
  )
    ? 'state'
    : 'open';
}
