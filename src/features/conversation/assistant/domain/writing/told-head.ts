import { wordsIn } from '../words.ts';

/** What of an order to Appa precedes what is to be told. `asks`: the rest is to be asked. */
export type Head = { length: number; asks: boolean; that: boolean };

const lead =
  /^(?:(?:please|hi|hey|hello|hola|appa|and|so|ok|okay|now|then|also|can you|could you|would you|will you|i (?:would like|want|need) (?:you )?to|help me|help me to|por favor|puedes?|podr[ií]as?)\W+)*/i;
const writes =
  /^(?:draft|write|compose|word|prepare|send|decline|thank|update|reply|respond|answer|message|e-?mail|redacta\w*|escr[ií]b\w*|prepara\w*)\b/i;
const tells =
  /^(?:tell|inform|let|notify|remind|say|mention|explain|confirm|add|dile|dec[ií]le|d[ií]gale|di|informa\w*)\b/i;
const inquires = /^(?:ask|request|invite|pregunta\w*|p[ií]de\w*)\b/i;
const telling =
  '(?:saying|stating|telling|informing|explaining|mentioning|confirming|diciendo|(?:to|and) (?:say|tell|inform|let|explain|mention|confirm))';
const marker = new RegExp(
  `\\b${telling}\\b|\\b(?:that|que)\\b|:|\\b(?:asking|(?:to|and) ask)\\b|(?=\\b(?:i|we|yo)\\s)`,
  'i',
);
const toAsk =
  /^\s*(?=(?:whether|if|when|what|where|who|how|why|which|for|to|si|cu[aá]ndo|qu[eé])\b)|^\s*(?=about\b)/i;
/** Words of an order that are said of no one and of nothing: the message, its kind, and whom it goes to. */
const plain = new Set(
  `a an the my our me to for of at from un una el la al mi nuestro a para de del him her them everyone everybody all both le les back know
  also please short polite brief friendly quick formal professional firm clear nice kind one new follow up corto breve amable
  message email reply response answer note letter text draft mensaje correo respuesta nota carta borrador
  buyer buyers seller sellers owner owners broker brokers landlord tenant lender bank accountant cpa attorney agent investor
  purchaser partner manager team side other comprador compradora vendedor vendedora dueño dueña propietario corredor`.split(
    /\s+/,
  ),
);
/** After these it is another who says it, or no one knows it. */
const unsure = new Set(
  `who whom whose which what when if whether because wrote write writes written says said claims claim claimed claiming asks asked asking
  rumor rumors allegation allegations report reports doubt doubts proof evidence fear fears belief idea theory opinion assumption
  possibility chance risk suspicion suspicions lie lies story stories believes thinks thought assumes pretends question questions is are was were untrue false wrong not no never
  quien dice dijo escribió rumor rumores prueba pruebas`.split(/\s+/),
);
const longest = 240;

/**
 * The head of `draft a message to Avery that …`; `null` where a sentence has none. Of what stands between the verb and
 * `that` only the message and its recipients are known to state nothing: `who wrote that`, `proof that` do.
 */
export function headOf(sentence: string, names: readonly string[]): Head | null {
  const start = sentence.slice(0, longest);
  const [before = ''] = lead.exec(start) ?? [];
  const order = start.slice(before.length);
  const [verb] = writes.exec(order) ?? tells.exec(order) ?? inquires.exec(order) ?? [];
  if (verb === undefined) return null;
  const from = before.length + verb.length;
  const known = new Set(names.flatMap(wordsIn));
  if (inquires.test(verb)) return asking(sentence, from, known);
  return marked(sentence, from, known) ?? (writes.test(verb) ? null : unmarked(sentence, from, known));
}

/** `Say the following.` */
export function isOrder(sentence: string): boolean {
  const order = sentence.slice((lead.exec(sentence.slice(0, longest)) ?? [''])[0].length);
  return [writes, tells, inquires].some((verbs) => verbs.test(order));
}

/** `draft … that`, `draft … saying`, `tell … I`. */
function marked(sentence: string, from: number, known: ReadonlySet<string>): Head | null {
  const rest = sentence.slice(from, longest);
  const found = marker.exec(rest);
  if (!found) return null;
  const { 0: mark, index } = found;
  const between = rest.slice(0, index);
  const after = from + index + mark.length;
  const isStrong = mark !== '' && !/^(?:that|que)$/i.test(mark);
  if (isStrong ? wordsIn(between).some((word) => unsure.has(word)) : !isOfNoOne(between, known)) return null;
  if (/ask/i.test(mark)) return asking(sentence, after, known);
  if (!isStrong || mark === ':') return { length: after, asks: false, that: mark !== '' && mark !== ':' };
  return (
    marked(sentence, after, known) ??
    unmarked(sentence, after, known) ?? { length: after, asks: false, that: false }
  );
}

/** `tell Avery the lease is here`. */
function unmarked(sentence: string, from: number, known: ReadonlySet<string>): Head | null {
  const { whom, length } = whomIn(sentence.slice(from));
  return whom !== '' && isOfNoOne(whom, known) ? { length: from + length, asks: false, that: false } : null;
}

/** `ask Avery whether`, `ask the buyer to`. */
function asking(sentence: string, from: number, known: ReadonlySet<string>): Head | null {
  const rest = sentence.slice(from);
  const { whom, length } = toAsk.test(rest) ? { whom: '', length: 0 } : whomIn(rest);
  if (!toAsk.test(rest.slice(length)) || !isOfNoOne(whom, known)) return null;
  return { length: from + length, asks: true, that: false };
}

function whomIn(rest: string): { whom: string; length: number } {
  const [whom = ''] =
    /^\s(?:to |a |al )?(?:(?:[Tt]he|[Mm]y|[Oo]ur|all|both|el|la|mi)\s(?:other\s)?(?:\p{L}+)(?:['’]s \p{Ll}+)?|\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){0,3}|\p{Ll}+)(?:\sknow)?(?=[\s,])/u.exec(
      rest,
    ) ?? [];
  return { whom, length: whom.length };
}

/** Names are written with a capital, or are of a recipient; `of the bakery` may follow. */
function isOfNoOne(between: string, known: ReadonlySet<string>): boolean {
  let isOfThing = false;
  return [...between.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)?|[^\s\p{L}\p{N}.'’-]/gu)].every(({ 0: found }) => {
    const [word = ''] = wordsIn(found);
    if (word === '') return found === '“' || found === '”' || found === '"';
    if (unsure.has(word)) return false;
    isOfThing ||= /^(?:of|at|from|de|del)$/.test(word);
    const bare = word.replace(/['’]s$/, '');
    return isOfThing || plain.has(bare) || known.has(bare) || /^\p{Lu}/u.test(found);
  });
}
