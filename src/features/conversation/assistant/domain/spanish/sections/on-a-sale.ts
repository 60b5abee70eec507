/** The short answers on the way through a sale in Spanish, in short; see section-summaries.ts. */
export const spanishOnASale: Readonly<Record<string, string>> = {
  'short-answers-for-sellers#what-if-i-die-or-fall-ill-before-closing':
    'Un contrato de compraventa firmado suele obligar a su sucesión; una carta de intención casi nunca. Dé un poder y deje escrito dónde está todo.',
  'short-answers-for-sellers#should-the-buyer-get-my-quickbooks-login':
    'No, nunca una contraseña. Exporte lo que pidan y publíquelo en la sala; más tarde, acceso de solo lectura para un contador.',
  'short-answers-for-sellers#when-do-i-give-customer-names':
    'Tarde: primero porcentajes con números, y los nombres en las últimas semanas, con financiamiento y contrato casi firmados.',
  'short-answers-for-sellers#can-the-landlord-charge-for-consent':
    'Lo decide el contrato de renta; muchos permiten una cuota de revisión. Una suma grande es una negociación.',
  'short-answers-for-sellers#can-i-keep-my-truck-my-name-or-some-equipment':
    'Sí: nómbrelo en la lista de activos excluidos desde la carta de intención y quítelo de las cifras.',
  'short-answers-for-sellers#what-is-goodwill':
    'El buen nombre es lo que se paga por encima de lo que se puede contar: clientes que vuelven, gente, teléfono, nombre.',
  'short-answers-for-sellers#how-large-a-deposit-is-normal':
    'Con la carta de intención muchas veces nada; con el contrato de 1% a 10% del precio, en manos de un agente de escrow o abogado.',
  'short-answers-for-sellers#what-if-sales-drop-while-i-am-selling':
    'Dígaselo al comprador con la razón antes de que la encuentre, y muestre qué hace al respecto.',
  'short-answers-for-sellers#will-the-buyer-keep-my-employees':
    'Casi siempre, porque el negocio es su gente, pero nadie está obligado a prometerlo. Puede pedirlo en el contrato.',
  'short-answers-for-buyers#i-found-one-i-like-what-is-the-first-step':
    'Pulse “NDA Request” en su página, firme y espere al dueño; mientras, verifique identidad y fondos y hable con un banco.',
  'short-answers-for-buyers#can-i-visit-the-business-before-i-sign':
    'No: la dirección se abre solo tras el NDA y la aprobación del dueño. Después, pida una visita fuera de horario.',
  'short-answers-for-buyers#do-i-lose-my-deposit-if-the-bank-says-no':
    'Solo si el contrato lo dice. Pida una condición de financiamiento con fecha y el depósito en escrow.',
  'short-answers-for-buyers#can-i-back-out-after-the-letter-of-intent':
    'Casi siempre sí: la carta obliga poco; confidencialidad, exclusividad y costos sí obligan. Dígalo pronto y por escrito.',
  'short-answers-for-buyers#how-much-working-capital-do-i-need':
    'Como regla, de uno a tres meses de todos los gastos, más si es de temporada o los clientes pagan tarde.',
  'short-answers-for-buyers#do-i-need-experience-in-the-trade':
    'No siempre, pero los bancos quieren experiencia de gerente o del ramo. Un gerente que se queda o meses de entrenamiento ayudan.',
  'short-answers-for-buyers#may-i-talk-with-employees-or-customers-before-closing':
    'Tarde, y solo con permiso del vendedor; el NDA prohíbe buscarlos por su cuenta.',
  'short-answers-for-buyers#should-i-buy-the-building-too':
    'Si la renta es más que un préstamo a 25 años y usted se va a quedar. Si no, un contrato tan largo como su préstamo con opción de compra.',
  'short-answers-for-buyers#what-may-i-pay-myself':
    'Lo que queda tras préstamo, impuestos y reparaciones; calcule un sueldo de mercado por su trabajo.',
  'short-answers-on-terms#how-long-should-exclusivity-be':
    'De 30 a 60 días en un trato pequeño, hasta 90 con préstamo SBA, atada a pasos.',
  'short-answers-on-terms#how-much-is-held-in-escrow':
    'En tratos pequeños, de 5% a 10% del precio por 6 a 18 meses, o nada si hay un pagaré.',
  'short-answers-on-terms#what-interest-does-a-seller-note-bear':
    'Por lo común de 6% a 10% en tres a siete años, detrás del banco.',
  'short-answers-on-terms#who-writes-the-contracts':
    'El abogado del comprador suele redactar el contrato; el del vendedor, los anexos.',
  'short-answers-on-terms#who-pays-sales-tax-on-the-assets':
    'Muchos estados eximen la venta de un negocio entero; otros gravan el equipo, y los vehículos al registrarse. Casi siempre paga el comprador.',
  'short-answers-on-terms#what-happens-to-the-documents-if-the-deal-dies':
    'El NDA sigue: el comprador devuelve o destruye lo recibido. Quite el acceso o cierre la sala.',
  'short-answers-on-terms#is-a-bill-of-sale-enough':
    'Para equipo solo, sí. Para un negocio no: hace falta un contrato de compraventa, cesión del local y no competencia.',
  'short-answers-on-terms#what-does-the-buyer-s-first-offer-look-like':
    'Una carta de una o dos páginas: precio, efectivo, pagaré, qué incluye, días de revisión, exclusividad y fecha.',
  'short-answers-for-brokers#what-if-buyer-and-seller-go-around-me':
    'Mire su contrato, el NDA del comprador y la fecha en que los presentó; escriba con esas fechas y deje la siguiente carta a su abogado.',
  'short-answers-for-brokers#may-i-represent-both-sides':
    'En muchos estados sí, con aviso y consentimiento por escrito de ambos.',
  'short-answers-for-brokers#retainer-or-success-fee':
    'Bajo un millón, casi siempre honorario de éxito con mínimo; una cuota inicial sirve en tratos mayores.',
  'short-answers-for-brokers#may-i-pay-a-referral-or-finder-s-fee':
    'A otro intermediario con licencia, por acuerdo; a quien no la tiene puede ser ilegal donde se exige.',
  'short-answers-for-brokers#opinion-of-value-or-appraisal':
    'Una opinión de valor es un rango para poner precio; un avalúo sigue normas y es lo que aceptan bancos, jueces y el IRS.',
  'short-answers-for-brokers#what-belongs-in-a-cim':
    'Historia, clientes por porcentaje, gente, local y equipo, tres años de ganancias con ajustes probados, motivo y condiciones.',
  'short-answers-for-brokers#my-client-does-not-send-the-documents':
    'Pida tres a la vez con fecha, empiece por las declaraciones y diga qué cuesta esperar.',
  'short-answers-for-brokers#how-long-should-my-listing-agreement-run':
    'De seis a doce meses, exclusivo, con una cola de 6 a 24 meses para compradores nombrados.',
  'short-answers-for-buyers#can-i-own-a-business-in-another-state-and-run-it-from-afar':
    'Sí, con un gerente pagado que lo lleve cada día; reste ese sueldo antes de mirar el precio. Los bancos piden más, y habrá impuestos de ese estado.',
};
