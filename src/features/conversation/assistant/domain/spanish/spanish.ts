import { spanishSayings } from './sayings.ts';
import { spanishWords } from './words.ts';

/** Words that only Spanish has, or that English has only in names. */
const onlySpanish =
  /(?<!\p{L})(?:que|qué|cual|cuál|cuanto|cuánto|cuantos|cuántos|cuantas|como|cómo|donde|dónde|cuando|cuándo|quien|quién|por|para|con|los|las|una|del|mis|mi|tengo|tiene|puedo|puede|quiero|esta|está|este|esto|hola|ayuda|gracias|negocio|comprar|vender|anuncio|comprador|dueño|préstamo|prestamo|favor|aquí|ahora|perdón|español|pero|soy|estoy|hay|años?|mil|en|el|la|de|ya|un|se|no|ver|al|es|y|a|me|sigue|cuál|eso|qué|perdon|mas|más|sin|sobre|cuántas|visitas|pendientes|sitio|muy|hoy|datos|correo|venden|otros|otro|solicitud(?:es)?|lo|le|nos|su|sus|o|todo|antes|si|ustedes|usted|dinero|dice|hacer|son|negocios|dos|pongo|necesito|nadie|cliente|precio|vendo|compro|hago|debo|porque|cada|oferta|ofertas|papeles|pagar|renta|empresa|socio|abogado|contador)(?!\p{L})/giu;
/** Those of them that are enough alone. */
const surely =
  /[¿¡ñ]|(?<!\p{L})(?!(?:caf[eé]s?|résumés?|clichés?|décor|fiancée?)(?!\p{L}))\p{L}*[áéíóú]\p{L}*|(?<!\p{L})(?:hola|ayuda|gracias|perdón|qué|cómo|cuánto|cuántos|cuántas|dónde|cuándo|quién|cuál|negocio|anuncio|dueño|préstamo|comprador(?:es)?|quiero|tengo|puedo|aquí|español|cuanto|cuantos|prestamo|por favor|solicitud(?:es)?|negocios|necesito|abogado|empresa|papeles)(?!\p{L})/iu;
/** The share of Spanish words: of a text with a sure one, and of one without. */
const [share, shareAlone] = [0.3, 0.4];

/** Whether a text is in Spanish. */
export function isSpanish(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  const found = text.match(onlySpanish) ?? [];
  const part = words.length === 0 ? 0 : found.length / words.length;
  if (/[¿¡]/.test(text)) return true;
  return surely.test(text) ? words.length < 4 || part >= share : found.length > 1 && part >= shareAlone;
}

/** Whether a text asks for an answer in Spanish. */
export function asksForSpanish(text: string): boolean {
  return /\b(?:in spanish|en español|en espanol)\b/i.test(text);
}

/**
 * A Spanish question as one of this field in English, word by word: enough to understand what it is about, and no
 * translation. Figures stay as they are.
 */
export function inEnglish(text: string): string {
  let said = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[¿¡]/g, ' ');
  for (const [saying, english] of spanishSayings) said = said.replace(saying, english);
  return said
    .replace(/(?<![\p{L}\d'])\p{L}+(?![\p{L}'])/gu, (word) => wordInEnglish(word))
    .replace(/\s+/g, ' ')
    .replace(/ ([?!.,])/g, '$1')
    .trim();
}

function wordInEnglish(word: string): string {
  const found = (one: string) => (Object.hasOwn(spanishWords, one) ? spanishWords[one] : undefined);
  return (
    found(word) ??
    found(word.replace(/e?s$/, '')) ??
    found(word.replace(/(?:lo|la|le|los|las|les|me|se|nos)$/, '')) ??
    word
  );
}
