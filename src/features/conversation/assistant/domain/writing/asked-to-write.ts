import { isSpanish } from '../spanish/spanish.ts';
import { tellingWords } from '../words.ts';

/** What a model may be asked to write: a message to the other side, or what a document says in short. */
export type Writing = 'message' | 'summary';

const polite = String.raw`^(?:(?:please|hi|hello|hey|appa|ok|okay|now|and|por favor|hola)\W+)*`;
const please = String.raw`${polite}(?:(?:can|could|would|will) you (?:please )?(?:help me )?(?:to )?|(?:i(?:\u2019|'| woul)d like|i want|i need|help me|me puedes?|puedes?|podr[i\u00ed]as?|quiero que|necesito que) (?:you )?(?:to )?)?`;
const messages = '(?:message|e-?mail|reply|answer|note|letter|text|mensaje|correo|respuesta|nota|carta)';
const verbs =
  '(?:draft|write|compose|word|prepare|red[a\u00e1]ct(?:a|e|ar)(?:me|le|les)?|escr[i\u00ed]b(?:e|a|ir)(?:me|le|les)?|prep[a\u00e1]r(?:a|e|ar)(?:me|le|les)?)';
/** Up to the message it is only told to whom and how: `write off the note` and `write to two buyers in one message` ask for none. */
const upTo = String.raw`(?:(?!(?:off|down|in|into|of|on|at|by|from|with|about|over|if|when|how|why|en|del?)(?![\p{L}\p{N}]))[\p{L}\p{N}\u2019'-]+,?\s+){0,6}`;
/** What a message is for, never what became of it or whose it is. */
const goesOn = String.raw`(?=\W*$|\s*[.,;:!?\u2014]|\s+(?:(?:of|de) (?:thanks|apology|introduction|congratulations|agradecimiento|disculpas?|presentaci[o\u00f3]n)|(?!(?:for|con|with) \$?\d)(?:to|for|that|saying|says|about|asking|telling|explaining|confirming|with|in|on|from|back|which|regarding|why|if|because|before|so|and|again|please|now|today|this|para|al?|que|sobre|diciendo|pidiendo|preguntando|con|en|por|firme|corto|breve))(?![\p{L}\p{N}]))`;
const toWrite = new RegExp(
  String.raw`(?:${please}${verbs}\s${upTo}${messages}|${polite}(?:an? |un |the )?(?:draft|borrador) (?:(?:of|for|de) )?(?:(?:an?|my|the|un|una|mi|short|brief) ){0,2}${messages})${goesOn}|${polite}draft (?:to|for) the (?:buyer|seller|owner|broker)\b`,
  'iu',
);
/** `I want to write a message, where do I do that?` is asked of the site, and so is a draft that is gone. */
const ofOwnWriting =
  /\b(?:(?:where|how) (?:do|can|did|should) (?:i|we)|where (?:is|are) (?:it|they|my|the draft)|disappear\w*|gone|lost|vanished|(?:not|never|n[\u2019']t) saved?|no se guarda|se (?:perdi[o\u00f3]|borr[o\u00f3])|desapareci[o\u00f3]|d[o\u00f3]nde|c[o\u00f3]mo)(?!\p{L})/iu;
/** A note or letter that is a paper of the deal. */
const papers =
  /\b(?:(?:seller|owner|promissory|bank|mortgage|convertible)(?:[\u2019']s)? notes?|notes? receivable|(?:engagement|offer|commitment|comfort|side|estoppel|opinion|demand|reference|resignation|termination|release|credit|cover) (?:letter|note)|carta de (?:compromiso|encargo|oferta)|pagar[e\u00e9])(?!\p{L})/iu;
/** `write me a letter of intent` asks for a document with a page of its own. */
const otherTexts =
  /\b(?:letters? of intent|loi|nda|teaser|listing|blind profile|cim|memorandum|post|ad text|description|contract|carta de intenci[oó]n|anuncio)\b/i;
const toSum = new RegExp(
  String.raw`${please}(?:(?:to )?summari[sz]e|sum up|(?:give me |write |make |get |show me |d[ae]me |hazme )?(?:a |an |the |un |el )?(?:short |brief |quick |breve |corto )*(?:summary|overview|r[e\u00e9]sumen|gist)\s(?:of|de(?:l)?|from)|tl;?dr\b)`,
  'i',
);
/** English resumes what had stopped. */
const toResume = new RegExp(String.raw`${please}resum[ei]\w*\s`, 'i');
const ofSpanish = /\bresum\w*\s+(?:el|la|los|las|lo|este|esta|ese|esa|un|una|mis?)\b/i;
/** Whether a summary is asked of what is called a document. */
const ofDocument = /\b(?:documents?|files?|papers?|pdf|documentos?|archivos?|papel(?:es)?)\b/i;
const siteThings =
  '(?:activity|(?<!(?:rent|lease|purchase|tax|loan) )offers?|requests?|messages?|threads?|conversations?|views|visits|listings?|notifications?|notices|week|month|day|deals?(?! room)|questions?|answers?|replies|readers?|buyers?|sellers?|ofertas?|solicitudes|mensajes|visitas|anuncios?|preguntas|respuestas|lectores|compradores)';
/** What is summed up from the pages of the site, not from a document. */
const ofTheSite =
  /\b(?:my|all|the|our|mis|los|las)\s+(?:\w+\s+)?(?:activity|offers?|requests?|messages?|views|listings?|notifications?|week|month|day|deals?(?! room)|questions?|readers?|ofertas?|solicitudes|mensajes|visitas|anuncios?)\b/i;
/** `a summary of who read the lease`, `sum up what the buyer asked`: a question, not a document. */
const asksWhat =
  /^\W*(?:how|why|when|where|who|whom|whose|which|if|whether|qui[e\u00e9]n(?:es)?|c[o\u00f3]mo|cu[a\u00e1]ndo|d[o\u00f3]nde|por qu[e\u00e9]|qu[e\u00e9]|what|lo que)(?!\p{L})/iu;
const saysWhat =
  /^\W*(?:what(?:[\u2019']?s| is)? (?:in|the (?!buyer|seller|owner|broker)\b[^,.?!]{1,60}\b(?:says?|states?|covers?|provides?)\b)|lo que (?:dice|hay))/i;
const ofIt = /\b(?:about|on|of|in|for|from|with|regarding|by|sobre|del?|en|para|con|por)\b|[,;:.?!]/i;

/** Whether what is to be summed up may be a document. */
function mayBeDocument(said: string): boolean {
  const object = summedUp(said);
  if (asksWhat.test(object)) return saysWhat.test(object);
  const [head = ''] = object.split(ofIt);
  return !new RegExp(String.raw`\b${siteThings}\W*$`, 'i').test(head) && !ofTheSite.test(said);
}

/** What a request for a summary is of: what stands after it. */
export function summedUp(said: string): string {
  const found = toSum.exec(said) ?? toResume.exec(said);
  return found ? said.slice(found.index + found[0].length).replace(/^\s*(?:of|de|from)\b/i, '') : said;
}

/** What is asked to be written; `null`: nothing of that kind. */
export function askedToWrite(message: string): Writing | null {
  const said = message.trim();
  if (toSum.test(said) || isToResume(said)) return mayBeDocument(said) ? 'summary' : null;
  if (!toWrite.test(said)) return null;
  const [head = ''] = said.split(/\b(?:that|saying|about|which|que|diciendo|sobre)\b|[:,;]/i);
  const [asked = ''] = said.split(/\b(?:that (?!\W*$)|saying|asking|que|diciendo|preguntando)\b|:/i);
  return otherTexts.test(head) || papers.test(head) || ofOwnWriting.test(asked) ? null : 'message';
}

function isToResume(said: string): boolean {
  return toResume.test(said) && (isSpanish(said) || ofSpanish.test(said));
}

/** Whether a question speaks of a document, though not by its name. */
export function speaksOfDocument(message: string): boolean {
  return ofDocument.test(message);
}

const ofAsking = new Set(
  tellingWords(
    'summarize summary sum up short brief quick overview gist tldr document documents file paper pdf page room deal write main points important resume resumen resumir resumeme breve documento documentos archivo papel sala este esta ese esa del los las una por favor corto resum',
  ),
);

/** The words that name the document of which a summary is asked. */
export function documentWordsIn(message: string): string[] {
  return tellingWords(message).filter((word) => !ofAsking.has(word) && !/^summari/.test(word));
}
