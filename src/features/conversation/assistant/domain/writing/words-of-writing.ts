import { counted } from '#kernel/counts.ts';
import { asksForSpanish, isSpanish } from '../spanish/spanish.ts';
import { runsOf } from './parts-of-pages.ts';

/** What Appa itself says about what a model wrote. */
const english = {
  draft: (name: string | null) =>
    `Here is a draft${name === null ? '' : ` for ${name}`}. Read it and change what is not as you would say it: I send nothing, and it goes out only when you send it.`,
  drewOn: (numbers: string) => `It draws on ${numbers}.`,
  unfounded: (n: number) =>
    `I left out ${counted(n, 'sentence')} of the model, because neither you nor the pages that you may open say ${n === 1 ? 'it' : 'them'}.`,
  naming: (n: number) =>
    `I left out ${counted(n, 'sentence')} that named the business or its owner: this reader may not know them yet.`,
  another: (n: number) =>
    `I left out ${counted(n, 'sentence')} that named other people you deal with. Name them yourself if the message is to tell of them.`,
  noDraft:
    'There is no draft: the model wrote nothing that you said or that I found. Tell me in one sentence what the message should say, with its figures and dates.',
  noOne: 'I did not find whom it goes to: name the person or the listing, or copy the text.',
  summary: (name: string) =>
    `Passages of “${name}”, word for word. Each links to its page; read that page before you rely on it.`,
  noSummary: (name: string) =>
    `I have no summary of “${name}”: the model chose no whole passage of its pages. Open the document to read it.`,
  unpaged: (n: number) =>
    `I left out ${counted(n, 'passage')} of the model that the cited page does not have word for word and whole.`,
  unread: (pages: readonly number[]) =>
    `Not read: ${runsOf(pages, 'page', 'pages', 'to')}, without text that a program can read (a scan, a picture, or empty).`,
  partly: (pages: readonly number[]) =>
    `Of ${runsOf(pages, 'page', 'pages', 'to')} I read the beginning only.`,
  removed: (pages: readonly number[]) =>
    `On ${runsOf(pages, 'page', 'pages', 'to')} I did not read passages that address a program.`,
  full: (page: number) =>
    `These are as many passages as I tell at once, up to page ${page}. Open the document for the rest.`,
  until: (last: number, all: number | null) =>
    `I read up to page ${last}${all === null ? '' : ` of ${all}`}. Ask me about the rest, or open it.`,
  brokeOff: (last: number) => `The model stopped answering: this covers the document up to page ${last}.`,
  usedUp: (last: number) =>
    `Your share of the model for today is used up: this covers the document up to page ${last}. Ask again after midnight (UTC).`,
  replaced: 'The document was replaced while I read it, so this is of the version before.',
  noText: (name: string) =>
    `No page of “${name}” has text that I could read: it may be scans or pictures, or still be in preparation. Open it to read it.`,
  viewOnly: 'You may only view this document, so its text is not read for you. Open it to read it yourself.',
  held: 'This document holds what looks like personal data, or has not been read for it yet, so it is not open to you. The owner looks at what was found, and clears it first.',
  secondFactor:
    'This deal room asks for a second factor, or for a confirmation of this device, before anything in it is read. Open the room, confirm, and ask again.',
  noDocument:
    'I found no document by that name among those that you may open. Open the document, and ask me there to “summarize this document”.',
  which:
    'Several documents are called so. Open the one that you mean, and ask me there to “summarize this document”.',
  open: (name: string) => `Open “${name}”`,
  failed: {
    message:
      'The model did not answer, so there is no draft. Ask again in a minute, or write it under Messages.',
    summary: 'The model did not answer, so there is no summary. Ask again in a minute, or open the document.',
  },
  noModel:
    'This site has no language model, so I write no summary. These are passages of it, word for word; the document has the rest:',
  noModelNothing:
    'This site has no language model, so I write no summary. Open the document and search it, or ask me for one thing that it says, such as a date or an amount: I quote the passage.',
};

const spanish: typeof english = {
  draft: (name) =>
    `Este es un borrador${name === null ? '' : ` para ${name}`}. Léalo y cambie lo que diría de otra manera: yo no envío nada; sale solo cuando usted lo envía.`,
  drewOn: (numbers) => `Se basa en ${numbers}.`,
  unfounded: (n) =>
    `Quité ${n === 1 ? 'una frase' : `${n} frases`} del modelo, porque ni usted ni las páginas que puede abrir lo dicen.`,
  naming: (n) =>
    `Quité ${n === 1 ? 'una frase que nombraba' : `${n} frases que nombraban`} el negocio o a su dueño: quien lo lee quizá todavía no puede saberlo.`,
  another: (n) =>
    `Quité ${n === 1 ? 'una frase que nombraba' : `${n} frases que nombraban`} a otras personas con las que usted trata. Nómbrelas usted si el mensaje ha de hablar de ellas.`,
  noDraft:
    'No hay borrador: el modelo no escribió nada que usted haya dicho o que yo haya encontrado. Dígame en una frase qué debe decir el mensaje, con sus cifras y fechas.',
  noOne: 'No encontré a quién va: nombre a la persona o el anuncio, o copie el texto.',
  summary: (name) =>
    `Pasajes de “${name}”, palabra por palabra, en el idioma del documento. Cada uno enlaza a su página; léala antes de confiar en él.`,
  noSummary: (name) =>
    `No tengo resumen de “${name}”: el modelo no eligió ningún pasaje entero de sus páginas. Abra el documento para leerlo.`,
  unpaged: (n) =>
    `Quité ${n === 1 ? 'un pasaje' : `${n} pasajes`} del modelo que la página citada no tiene entero y palabra por palabra.`,
  unread: (pages) =>
    `Sin leer: ${runsOf(pages, 'página', 'páginas', 'a')}, sin texto que un programa pueda leer (escaneo, imagen o vacía).`,
  partly: (pages) => `De ${runsOf(pages, 'la página', 'las páginas', 'a')} leí solo el comienzo.`,
  removed: (pages) =>
    `En ${runsOf(pages, 'la página', 'las páginas', 'a')} no leí pasajes que se dirigen a un programa.`,
  full: (page) =>
    `Son todos los pasajes que digo de una vez, hasta la página ${page}. Abra el documento para ver el resto.`,
  until: (last, all) =>
    `Leí hasta la página ${last}${all === null ? '' : ` de ${all}`}. Pregúnteme por el resto, o ábralo.`,
  brokeOff: (last) => `El modelo dejó de responder: esto abarca el documento hasta la página ${last}.`,
  usedUp: (last) =>
    `Su parte del modelo para hoy está agotada: esto abarca el documento hasta la página ${last}. Pregunte de nuevo después de medianoche (UTC).`,
  replaced: 'El documento fue reemplazado mientras lo leía; esto es de la versión anterior.',
  noText: (name) =>
    `Ninguna página de “${name}” tiene texto que yo pueda leer: quizá son escaneos o imágenes, o aún se prepara. Ábralo para leerlo.`,
  viewOnly: 'Este documento solo se puede ver, así que no leo su texto por usted. Ábralo para leerlo.',
  held: 'Este documento tiene lo que parecen datos personales, o aún no se revisó, así que no está abierto para usted. El propietario revisa primero lo que se encontró.',
  secondFactor:
    'Esta sala pide un segundo factor, o confirmar este dispositivo, antes de leer nada. Abra la sala, confirme y pregunte de nuevo.',
  noDocument:
    'No encontré un documento con ese nombre entre los que usted puede abrir. Abra el documento y pídame allí “resume este documento”.',
  which: 'Varios documentos se llaman así. Abra el que quiere y pídame allí “resume este documento”.',
  open: (name) => `Abrir “${name}”`,
  failed: {
    message:
      'El modelo no respondió, así que no hay borrador. Pregunte de nuevo en un minuto, o escríbalo en Messages.',
    summary:
      'El modelo no respondió, así que no hay resumen. Pregunte de nuevo en un minuto, o abra el documento.',
  },
  noModel:
    'Este sitio no tiene modelo de lenguaje, así que no escribo resúmenes. Estos son pasajes del documento, palabra por palabra; el resto está en él:',
  noModelNothing:
    'Este sitio no tiene modelo de lenguaje, así que no escribo resúmenes. Abra el documento y busque en él, o pregúnteme una cosa que diga, como una fecha o un monto: cito el pasaje.',
};

export type WritingWords = typeof english;

/** In the language of the question. */
export function writingWordsFor(message: string): WritingWords {
  return isSpanish(message) || asksForSpanish(message) ? spanish : english;
}
