const empty = new Set(
  'a about after again already also am an and any are as at be because been before being by can could did do does doing done for from get gets give had has have having he her here him his how i if in into is it its just kind let like make many may me mean means might more most much must my need never no not now of off on one or our out please say says shall she should show so some tell than that the their them then there these they thing things this those through to too up us want was way we were what whats when where whether which while who whom whose why will with without would yes you your appa explain hello hi thank thanks know happen happens exactly really ever someone someone still today anyone anyone people'.split(
    ' ',
  ),
);

/** Stems that people use, and the stems that the texts here use instead. */
const sayings: Readonly<Record<string, readonly string[]>> = {
  worth: ['value'],
  valuation: ['value'],
  apprais: ['value'],
  cost: ['pay', 'price', 'fee'],
  fee: ['pay', 'cost'],
  charg: ['pay', 'cost'],
  commission: ['pay', 'fee', 'cost'],
  free: ['pay', 'cost'],
  confidential: ['anonym', 'secret', 'agreement'],
  anonymous: ['anonym'],
  anonymity: ['anonym'],
  hidden: ['hide', 'anonym'],
  secret: ['anonym', 'hide'],
  employee: ['anonym', 'staff', 'name'],
  notice: ['find', 'anonym'],
  learn: ['find', 'anonym'],
  discover: ['find', 'anonym'],
  competitor: ['anonym'],
  teaser: ['card', 'public'],
  nda: ['agreement'],
  confidentiality: ['agreement', 'nda'],
  bank: ['loan', 'lender', 'sba'],
  loan: ['sba', 'financ'],
  lender: ['bank', 'loan'],
  financ: ['loan', 'sba'],
  borrow: ['loan', 'financ'],
  downpayment: ['equity'],
  dscr: ['coverage', 'debt'],
  qoe: ['quality', 'earnings'],
  loi: ['letter', 'intent'],
  ein: ['tax', 'number'],
  admin: ['administrator'],
  staff: ['administrator', 'employees'],
  revoke: ['revoked', 'back'],
  cancel: ['revoked', 'end', 'back'],
  withdraw: ['revoked', 'back'],
  undo: ['back'],
  forgot: ['password', 'reset'],
  login: ['sign', 'password'],
  signin: ['sign', 'password'],
  verify: ['confirm'],
  verification: ['confirm'],
  mail: ['email'],
  email: ['address'],
  reject: ['refuse', 'denied'],
  rejected: ['refuse', 'denied'],
  blocked: ['refuse'],
  perk: ['add', 'back', 'personal'],
  addback: ['add', 'back'],
  document: ['room'],
  paperwork: ['document'],
  inventory: ['stock'],
  receivable: ['capital'],
  keep: ['kept', 'stored'],
  kick: ['revoke', 'end'],
  profile: ['access', 'profile'],
  unlock: ['access'],
  hire: ['broker', 'ask'],
  collect: ['kept', 'keep'],
  identity: ['name', 'anonym'],
  protect: ['anonym', 'secret'],
  remove: ['revoke', 'end', 'back'],
  permission: ['access'],
  salary: ['pay'],
  wage: ['pay'],
  paper: ['document', 'room'],
  lower: ['down', 'multiple'],
  higher: ['up', 'multiple'],
  reduce: ['down', 'multiple'],
  worker: ['staff', 'employees'],
  customer: ['anonym', 'customers'],
  competition: ['competitor'],
  phone: ['contact', 'phone'],
  reveal: ['shown', 'hidden'],
  approve: ['approved', 'decide'],
  unsubscribe: ['email', 'notices'],
  notification: ['email', 'notices'],
  raise: ['up'],
  increase: ['up'],
  leak: ['check', 'words'],
  valid: ['bind', 'term'],
  talk: ['contact'],
  closing: ['close'],
  prepare: ['order', 'preparing'],
  bookkeeping: ['book'],
  accounting: ['book'],
  safe: ['encrypted', 'secret'],
  safely: ['encrypted', 'secret'],
  store: ['kept', 'encrypted'],
  long: ['day', 'month', 'time'],
  timeline: ['long', 'month'],
  quickly: ['long', 'month'],
  fast: ['long', 'month'],
  signature: ['sign'],
  docusign: ['signing', 'electronic'],
  exclusive: ['exclusivity'],
  llc: ['stock', 'asset', 'entity'],
  contingent: ['earn'],
  earnout: ['earn'],
  realtor: ['broker'],
  mandate: ['engagement'],
  lawyer: ['attorney'],
  telephone: ['phone'],
  intermediary: ['broker'],
  agent: ['broker'],
  delete: ['close', 'account', 'kept'],
  gdpr: ['privacy', 'data'],
  tracking: ['privacy', 'data'],
};

const sayingsOf = new Map(
  Object.entries(sayings).map(([word, others]) => [stemOf(word), others.map(stemOf)]),
);

/** The meaningful words of a text as stems, in order and without duplicates. */
export function tellingWords(text: string): string[] {
  return [
    ...new Set(
      wordsIn(text)
        .filter((word) => !empty.has(word))
        .map(stemOf),
    ),
  ];
}

/** Adds the synonyms used here. */
export function withSayings(words: readonly string[]): string[] {
  return [...new Set(words.flatMap((word) => [word, ...(sayingsOf.get(word) ?? [])]))];
}

/** Stems that appear in every second article. */
const generalStems = new Set(
  ['sell', 'business', 'company', 'buyer', 'seller', 'sale', 'site', 'work', 'use', 'buy'].map(stemOf),
);

/** Whether a stem is too common here to tell what is meant. */
export function isGeneral(stem: string): boolean {
  return generalStems.has(stem);
}

/** Whether a word has no meaning for a search. */
export function isEmpty(word: string): boolean {
  return empty.has(word);
}

/** A rough English stem: without plural and common verb endings. */
export function stemOf(word: string): string {
  const bare = word.replace(/[’']s?$/, '');
  if (bare.length > 4 && bare.endsWith('ies')) return `${bare.slice(0, -3)}y`;
  if (bare.length > 5 && bare.endsWith('ing')) return bare.slice(0, -3);
  if (bare.length > 4 && bare.endsWith('ed')) return bare.slice(0, -2);
  if (bare.length > 3 && bare.endsWith('s') && !/(?:ss|us|is)$/.test(bare)) return bare.slice(0, -1);
  return bare.length > 4 && bare.endsWith('e') ? bare.slice(0, -1) : bare;
}

/** Splits running text into sentences; points in numbers and abbreviations do not end one. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?][”’)]?)\s+(?=[“‘("\p{Lu}\p{N}])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** All words of a text as stems, including small ones. */
export function allWords(text: string): string[] {
  return wordsIn(text).map(stemOf);
}

/** In lower case. “S corporation” is one word: its letter is what tells it from the other. */
export function wordsIn(text: string): string[] {
  const joined = text.toLowerCase().replace(/\b([cs])[ -]?corp(?:oration)?s?\b/g, '$1corp');
  return joined.match(/[\p{L}\p{N}]+(?:[’'][\p{L}\p{N}]+)*/gu) ?? [];
}
