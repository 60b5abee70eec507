import { isSpanish } from '../spanish/spanish.ts';
import { tellingWords } from '../words.ts';

/** What a model may be asked to write: a message to the other side, or what a document says in short. */
export type Writing = 'message' | 'summary';

const please = String.raw`^(?:(?:please|hi|hello|hey|appa|ok|okay|now|and|por favor|hola)\W+)*(?:(?:can|could|would|will) you (?:please )?|(?:i(?:\u2019|'| woul)d like|i want|i need|help me|me puedes?|puedes?|podr[i\u00ed]as?) (?:you )?(?:to )?)?`;
const messages = '(?:message|e-?mail|reply|answer|note|letter|text|mensaje|correo|respuesta|nota|carta)';
const toWrite = new RegExp(
  String.raw`${please}(?:(?:draft|write|compose|word|prepare|redacta\w*|escr[i\u00ed]b\w*|prepara\w*)\s(?:[^.?!]{0,30}\s)?${messages}\b|(?:a |an |un )?(?:draft|borrador) (?:of |for |de )?(?:[^.?!]{0,20}\s)?${messages}\b|draft (?:to|for) the (?:buyer|seller|owner|broker)\b)`,
  'i',
);
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
/** What is summed up from the pages of the site, not from a document. */
const ofTheSite =
  /\b(?:my|all|the|our|mis|los|las)\s+(?:\w+\s+)?(?:activity|offers?|requests?|messages?|views|listings?|notifications?|week|month|day|deals?|questions?|readers?|ofertas?|solicitudes|mensajes|visitas|anuncios?)\b/i;

/** What is asked to be written; `null`: nothing of that kind. */
export function askedToWrite(message: string): Writing | null {
  const said = message.trim();
  if (toSum.test(said) || isToResume(said)) return ofTheSite.test(said) ? null : 'summary';
  const [head = ''] = said.split(/\b(?:that|saying|about|which|que|diciendo|sobre)\b|[:,;]/i);
  return toWrite.test(said) && !otherTexts.test(head) ? 'message' : null;
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
