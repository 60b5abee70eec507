/** The short answers on finding a business, warning signs and the way to the closing in Spanish, in short; see section-summaries.ts. */
export const spanishOnBuying: Readonly<Record<string, string>> = {
  'finding-a-business#who-buys-small-businesses-and-who-pays-the-most':
    'Personas que quieren trabajo propio, competidores del ramo, y fondos que buscan ganancias sin dueño. El estratégico puede pagar más.',
  'finding-a-business#someone-wrote-to-me-out-of-the-blue-and-wants-to-buy':
    'Con cortesía y sin prisa: quién es, qué ha comprado, con qué dinero, y NDA antes de cifras. Un solo comprador no es un mercado.',
  'finding-a-business#a-private-equity-group-or-roll-up-wants-my-business':
    'Mire más allá del precio: efectivo al cierre, acciones, pagaré y earn-out, y qué será de usted en un año. Llame a dueños que ya les vendieron.',
  'finding-a-business#buy-an-existing-business-or-start-one':
    'Comprar cuesta más de entrada y paga desde el primer mes; empezar cuesta menos y tarda más. Compre si el precio deja un sueldo tras el préstamo.',
  'finding-a-business#what-size-of-business-can-i-afford':
    'Su efectivo menos gastos, reservas y vida, dividido entre el porcentaje que debe poner; después, que las ganancias paguen préstamo y sueldo.',
  'finding-a-business#how-do-i-find-a-business-that-is-not-listed':
    'Diga a todos qué busca, escriba a dueños de un ramo y zona, y hable con CPAs, abogados y proveedores. Guarde además una búsqueda en el mercado.',
  'finding-a-business#how-long-does-it-take-to-find-and-buy-one':
    'Cuente con un año o más: meses de búsqueda y luego de dos a cuatro hasta el cierre con préstamo. No deje su trabajo antes.',
  'finding-a-business#can-a-foreigner-buy-and-own-a-u-s-business':
    'Sí, ser dueño no exige ciudadanía ni visa, pero trabajar en él sí exige estatus. Sin SBA; use LLC o C corporation.',
  'finding-a-business#can-i-buy-the-business-that-i-work-for':
    'Muchas veces es el mejor trato. Pregunte a solas, luego como con un extraño: cifras con NDA, precio, banco, pagaré y fecha.',
  'warning-signs#why-is-the-owner-really-selling':
    'Pregunte tres veces y compare con contrato, cifras y fechas. Un motivo que cambia es un hallazgo.',
  'warning-signs#the-price-looks-too-good':
    'A veces lo es; más a menudo falta algo: el sueldo de un gerente, renta, reparaciones o ingresos sin declarar.',
  'warning-signs#the-seller-will-not-show-tax-returns':
    'Entonces no compre, o solo lo que pueda contar. Tras la carta de intención, tres años de declaraciones y el 4506-C son normales.',
  'warning-signs#sales-have-been-falling-is-it-still-worth-buying':
    'Quizá, con precio sobre los últimos doce meses. Vea si la causa es el ramo, el lugar o el dueño; solo lo último se cura.',
  'warning-signs#half-of-the-earnings-are-add-backs':
    'Entonces paga por explicaciones: revise cada ajuste con documento y calcule el precio con y sin los dudosos.',
  'warning-signs#the-seller-wants-all-cash-and-no-note':
    'Puede ser cautela, pero pregunte por qué y pida otro respaldo: escrow, earn-out o más entrenamiento. Todo en efectivo merece menos precio.',
  'warning-signs#the-seller-or-broker-hurries-me':
    'Ponga sus propias fechas por escrito y no omita declaraciones, contrato de renta ni búsqueda de gravámenes. Si debe decidir hoy, la respuesta es no.',
  'warning-signs#it-has-been-on-the-market-for-a-long-time':
    'Pregunte por qué: precio, cifras, arrendador o un trato caído. Un vendedor cansado acepta condiciones.',
  'warning-signs#how-do-i-check-the-seller-and-the-business-from-outside':
    'Registros públicos, gravámenes, licencias y reseñas; visite como cliente y compare tarjetas, depósitos e impuestos de ventas.',
  'from-offer-to-closing#is-a-handshake-or-an-email-already-a-deal':
    'No se fíe ni se descuide: en algunos estados palabras y correos pueden obligar. Escriba siempre que todo depende de un contrato firmado.',
  'from-offer-to-closing#may-i-talk-to-other-buyers-after-accepting-an-offer':
    'No mientras dure la exclusividad. Puede tomar nombres y recibir una oferta de respaldo si la carta no lo prohíbe.',
  'from-offer-to-closing#who-pays-the-costs-if-the-deal-falls-through':
    'Cada parte los suyos, salvo acuerdo. Haga primero las revisiones baratas: declaraciones, local, licencia.',
  'from-offer-to-closing#sign-and-close-on-the-same-day-or-apart':
    'En tratos pequeños, el mismo día. Antes solo si licencia, arrendador o banco necesitan el contrato; entonces con condiciones y fecha límite.',
  'from-offer-to-closing#how-does-escrow-work-in-the-sale-of-a-business':
    'Un tercero neutral guarda el dinero y actúa solo con instrucciones firmadas por ambos. Este sitio no guarda dinero.',
  'from-offer-to-closing#may-i-buy-through-an-llc-or-hand-my-offer-to-someone-else':
    'Sí, si la carta lo permite: usted o una entidad que controle. Ceder la oferta a un extraño requiere consentimiento.',
  'from-offer-to-closing#what-if-the-seller-lied-and-i-find-out-after-closing':
    'Reúna pruebas y lea el contrato: qué promesa es falsa, plazo de aviso, mínimo y tope. No deje de pagar el pagaré sin su abogado.',
  'from-offer-to-closing#can-i-change-my-mind-after-the-closing':
    'No, no hay periodo de arrepentimiento. Ambas partes pueden deshacerlo de acuerdo, y un juez solo por fraude.',
  'from-offer-to-closing#my-offer-depends-on-selling-my-house-or-on-a-partner':
    'Dígalo en la carta, con fecha. El vendedor pedirá algo a cambio: depósito, plazo corto o seguir mostrando.',
  'finding-a-business#may-i-sell-or-buy-without-immigration-papers':
    'Ser dueño o vender no depende por sí mismo del estatus: los impuestos se pagan con ITIN y el EIN de la empresa. Trabajar y pedir préstamos es otra cosa. Pregunte antes a un abogado de inmigración; este sitio no pregunta por el estatus.',
};
