import {
  adminsOnlyWords,
  adviceWords,
  askBackWords,
  contactWords,
  identityWords,
  missingWords,
  noFilterWords,
  noFinancingFilterWords,
  noRankWords,
  notInOwnRoomWords,
  notInRoomWords,
  perhapsWords,
  professionalWords,
  unknownWords,
  valueWords,
  whichTradeWords,
} from './appa-words.ts';

const known: ReadonlyMap<string, string> = new Map([
  [
    identityWords,
    'No puedo decirlo: quién está detrás de un anuncio no se muestra, tampoco a mí ni por una comisión. Nombres, direcciones, teléfonos y correos se abren en su página después de firmar el NDA y de la aprobación del vendedor. Hasta entonces, pida acceso con “NDA Request” o escriba al vendedor en Messages.',
  ],
  [
    contactWords,
    'No doy datos de contacto de personas. Hasta que haya acceso, escriba en Messages, que oculta los datos de contacto de ambas partes.',
  ],
  [
    adviceWords,
    'Si hacerlo o no lo decide usted: en eso no doy consejos. Puedo mostrarle qué dicen las cifras. Su contador y su abogado pueden aconsejarle.',
  ],
  [
    notInRoomWords,
    'No encontré nada sobre eso en los documentos que usted puede abrir. Eso no prueba nada: pregunte al vendedor en Questions o pida el documento en Requests. Lo que está abierto para usted:',
  ],
  [
    notInOwnRoomWords,
    'No encontré nada sobre eso en los documentos de esta sala. Lo que los compradores encuentran en ella:',
  ],
  [perhapsWords, 'Quizá sea esto lo que busca.'],
  [askBackWords, 'No estoy seguro de lo que quiere decir. ¿Es una de estas preguntas?'],
  [
    adminsOnlyWords,
    'Las cifras y colas de todo el sitio solo se muestran a sus administradores. Puedo hablarle de sus propios anuncios, solicitudes, ofertas y salas.',
  ],
  [
    whichTradeWords,
    'Dígame qué ramo, por ejemplo HVAC, una clínica dental o una lavandería, y le doy sus múltiplos con fuente y fecha.',
  ],
  [
    noFilterWords,
    'Cómo trabaja el dueño y cuánto tiempo se queda tras la venta no es un filtro aquí: léalo en la descripción o pregunte al vendedor.',
  ],
  [
    noFinancingFilterWords,
    'Si el dueño financiaría una parte del precio no es un filtro aquí: léalo en la descripción, o pregunte en Messages y póngalo en su oferta.',
  ],
  [noRankWords, 'Aquí ningún anuncio se clasifica como el mejor: compare precio, ganancias y condiciones.'],
  [valueWords, 'Dígame el SDE o EBITDA de un año y el ramo, y calculo un rango con las tablas.'],
  [
    unknownWords,
    'No encontré nada sobre eso donde usted puede mirar. Respondo preguntas sobre comprar y vender un negocio aquí: anuncios, valor, préstamos, solicitudes, ofertas, salas y cómo se hace algo en este sitio.',
  ],
  [professionalWords.tax, 'No doy consejos de impuestos. Pregunte a su contador qué significa para usted.'],
  [professionalWords.legal, 'No doy consejos legales. Pregunte a su abogado por su caso.'],
  [missingWords.trade, 'Dígame a qué se dedica el negocio, y calculo el rango de su ramo.'],
  [missingWords.earnings, 'Dígame también el SDE o EBITDA de un año, y reviso si alcanza para el préstamo.'],
  [missingWords.price, 'Dígame el precio y el SDE o EBITDA de un año, y reviso si alcanza para el préstamo.'],
]);

/** Appa’s own sentences in Spanish; one that is not known stays as it is. */
export function inSpanish(words: string): string {
  return words
    .split('\n')
    .map((line) => known.get(line) ?? line)
    .join('\n');
}
