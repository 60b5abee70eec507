import { wordsIn } from '../words.ts';

const thing = '(?:message|interest|patience|time|help|reply|question|questions|note|understanding)';
const ofMessage =
  '(?:mensaje|tiempo|inter[eé]s|paciencia|ayuda|respuesta|pregunta|preguntas|nota|comprensi[oó]n)';

/** Each is a sentence as a whole: nothing may follow it. */
const whole = [
  'good (?:morning|afternoon|evening|day)',
  '(?:hello|hi|hola|greetings)(?: (?:there|all))?',
  'buen(?:os|as) (?:d[ií]as|tardes|noches)',
  '(?:i )?hope (?:this (?:message )?finds you well|you are (?:doing )?well)',
  `(?:thank you|thanks|many thanks)(?: (?:again|very much|so much))?(?: for (?:your|the) ${thing}(?: and (?:your )?${thing})?)?`,
  '(?:thank you|thanks) in advance',
  '(?:please )?let me know if you have (?:any )?(?:further |other |more )?questions?',
  '(?:please )?(?:feel free|do not hesitate) to (?:reach out|contact me|write to me|ask)(?: (?:with|if you have) (?:any )?questions?)?',
  '(?:i )?(?:am )?look(?:ing)? forward to (?:hearing from you(?: soon)?|your (?:reply|response|answer))',
  '(?:with )?(?:kind|best|warm|many)(?:est)? (?:regards|wishes)',
  'best|regards|sincerely|yours (?:sincerely|truly|faithfully)|sincerely yours|respectfully|cheers',
  `(?:muchas )?gracias(?: (?:de nuevo|de antemano))?(?: por (?:su|tu|el|la|las) ${ofMessage})?`,
  '(?:cordiales |un )?saludos?(?: cordiales?)?|atentamente|cordialmente',
  '(?:por favor )?av[ií]seme si tiene (?:alguna|m[aá]s) preguntas?',
  'quedo a la espera de su respuesta|espero su respuesta',
];
const closed = new RegExp(`^(?:${whole.join('|')})$`, 'i');
const greeting =
  /^(?:dear|hello|hi|hola|estimad[oa]s?|good (?:morning|afternoon|evening|day)|buen(?:os|as) (?:d[ií]as|tardes|noches)|(?:many )?thanks|thank you|gracias)\s+(.+)$/i;

/** Whether a sentence states and promises nothing. `names`: of those whom it goes to. */
export function isCourtesy(sentence: string, names: readonly string[]): boolean {
  const bare = sentence
    .normalize('NFKC')
    .trim()
    .replace(/[\s,.!:–—-]+$/, '')
    .replace(/,\s+/g, ' ')
    .replace(/\s+/g, ' ');
  if (closed.test(bare)) return true;
  const [, called] = greeting.exec(bare) ?? [];
  return called !== undefined && names.some((name) => isCalled(called, name));
}

/** By the given name, or by all of the name. */
function isCalled(called: string, name: string): boolean {
  const [given = '', ...rest] = wordsIn(name.normalize('NFKC'));
  const said = wordsIn(called).join(' ');
  return given !== '' && (said === given || said === [given, ...rest].join(' '));
}
