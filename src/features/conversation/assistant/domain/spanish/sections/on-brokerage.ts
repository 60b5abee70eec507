/** The short answers on a broker’s fees, duties and days in Spanish, in short; see section-summaries.ts. */
export const spanishOnBrokerage: Readonly<Record<string, string>> = {
  'broker-law-and-fees#is-the-commission-paid-on-a-seller-note-and-an-earn-out-too':
    'Como diga el contrato: lo común es sobre todo el precio al cierre, y sobre el earn-out cuando se paga.',
  'broker-law-and-fees#the-seller-does-not-want-to-pay-my-commission':
    'Lea el contrato y junte pruebas: presentaciones, correos, NDA y liquidación. Mejor: honorario en las instrucciones de cierre.',
  'broker-law-and-fees#someone-asks-for-money-upfront-to-find-a-buyer-is-that-legal':
    'Puede ser legal, pero pequeño, por contrato y descontado del éxito. Un “comprador listo” con pago previo es una trampa conocida.',
  'broker-law-and-fees#may-i-hold-the-buyer-s-deposit':
    'Solo si su estado y licencia lo permiten, en cuenta fiduciaria. Mejor un escrow o abogado.',
  'broker-law-and-fees#may-i-draft-the-loi-the-nda-or-the-purchase-agreement':
    'Llenar formatos suele permitirse; redactar o explicar cláusulas puede ser ejercicio ilegal de la abogacía. Deje el contrato a los abogados.',
  'broker-law-and-fees#am-i-liable-if-the-seller-s-figures-are-false':
    'Si lo sabía, debió verlo o lo garantizó, sí. Diga que las cifras son del vendedor, corrija errores y guarde lo enviado.',
  'broker-law-and-fees#what-may-i-say-in-ads-and-about-past-deals':
    'Lo cierto, sin revelar al cliente: licencia donde el estado la pide, nada de precios sin permiso ni compradores inventados.',
  'broker-law-and-fees#a-client-wants-to-cancel-the-listing-agreement':
    'Escuche primero; si se acaba, ciérrelo por escrito con la lista de compradores del plazo de cola.',
  'broker-daily-work#how-do-i-become-a-business-broker':
    'Primero la licencia de su estado, luego cursos (IBBA), un mentor y un ramo que conozca. Cuente con meses sin ingresos.',
  'broker-daily-work#what-do-i-ask-an-owner-at-the-first-meeting':
    'Por qué y cuándo, cuánto necesita, quién decide, cifras de tres años, clientes, contrato, licencia y deudas. No dé precio aún.',
  'broker-daily-work#how-do-i-price-a-listing-that-i-take':
    'Ajuste tres años a SDE, elija múltiplo de ventas reales y pruébelo con un préstamo a la tasa de hoy.',
  'broker-daily-work#too-many-inquiries-how-do-i-handle-them':
    'Un formulario primero: dinero, ramo y plazo. Conteste a todos en un día y llame solo a quien mandó NDA y prueba.',
  'broker-daily-work#a-buyer-s-broker-calls-how-do-we-work-together':
    'Pregunte si el comprador firmó con ellos y quién paga; reparto y reglas en una hoja antes de dar nombres.',
  'broker-daily-work#how-do-i-represent-a-buyer-and-get-paid':
    'Con contrato: qué busca, plazo, cuota mensual descontable y honorario de éxito. Diga siempre a quién representa.',
  'broker-daily-work#i-leave-my-office-what-happens-to-my-listings':
    'Suelen ser de la oficina que firmó. Lea su contrato y pida la liberación por escrito; el dueño decide al final.',
  'broker-daily-work#what-do-i-report-to-my-client-and-how-often':
    'Cada una o dos semanas, en una hoja: visitas, solicitudes, NDA, motivos y qué necesita de ellos.',
  'broker-daily-work#may-i-work-on-deals-in-other-states':
    'Decide dónde está el negocio: comparta con alguien con licencia allí o cobre como referido si ambos estados lo permiten.',
};
