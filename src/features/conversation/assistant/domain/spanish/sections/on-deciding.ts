/** The short answers before a sale and on who may sign, in Spanish, in short; see section-summaries.ts. */
export const spanishOnDeciding: Readonly<Record<string, string>> = {
  'before-you-decide#i-may-sell-in-two-or-three-years-where-do-i-start-here':
    'Sin anuncio: elija “Add a business”, que ningún comprador ve, y haga el health check: muestra cuánto puede valer y qué lo sube. Nada es público hasta que usted publique.',
  'before-you-decide#broker-or-m-a-advisor-what-is-the-difference':
    'Sobre todo el tamaño: el corredor vende negocios pequeños por una comisión cerca del 10%; el asesor de M&A vende empresas más grandes, busca compradores escogidos y suele cobrar también por mes.',
  'before-you-decide#do-i-need-a-broker-or-an-advisor-for-a-business-of-500-000':
    'Ninguna ley lo exige, y un asesor de M&A casi nunca es para ese tamaño. Un corredor vale si le falta tiempo o compradores. Abogado y contador, en todo caso.',
  'before-you-decide#i-live-in-a-small-town-will-people-know-that-it-is-me':
    'Puede pasar: la ficha no lleva nombre ni dirección, pero si hay un solo taller, el ramo es el nombre. Ponga una región más amplia, un ramo más general, sin foto del frente, y use la lista de bloqueo.',
  'before-you-decide#should-i-pay-off-loans-or-buy-equipment-before-i-sell':
    'Por la venta, casi nunca: los préstamos se pagan del precio en el cierre, y el equipo nuevo rara vez sube el precio. Lo que deduce hoy puede volver como ingreso ordinario.',
  'before-you-decide#can-i-sell-while-a-lawsuit-or-a-claim-is-open':
    'Sí, si lo revela: qué se reclama, qué cubre el seguro, qué espera su abogado. El comprador preferirá activos y retendrá parte del precio.',
  'before-you-decide#should-i-tell-my-bank-that-i-am-selling':
    'No antes de que haga falta: lea el contrato del préstamo. Cerca del cierre necesita la carta de saldo. No conteste con mentiras si el banco pregunta.',
  'before-you-decide#my-books-are-a-shoebox-or-mixed-with-my-own-money-what-now':
    'Empiece por este año y el pasado, mes por mes, con los estados de cuenta y alguien que lleve libros. Separe hoy las cuentas y presente las declaraciones que falten.',
  'before-you-decide#i-have-two-locations-or-two-lines-sell-one-or-all':
    'Se puede vender una sola si sus cifras se sostienen aparte, por dos años. Acuerde quién se queda con el nombre, el teléfono y el personal común.',
  'who-may-sign#may-i-sell-for-a-parent-under-a-power-of-attorney':
    'Quizá: deciden sus palabras. Debe ser duradero y cubrir la venta de un negocio; los papeles de la empresa cuentan también. Si no alcanza, un juez puede nombrar un tutor. Lléveselo ya a un abogado.',
  'who-may-sign#the-owner-suddenly-cannot-work-what-do-we-keep-going-first':
    'Sueldos, seguros, la licencia y el teléfono. Averigüe quién puede firmar en el banco y nombre a quien decide. El valor y el anuncio vienen después.',
  'who-may-sign#we-own-it-half-and-half-and-one-does-not-want-to-sell':
    'Entonces el todo casi nunca se puede vender: hacen falta las dos firmas. Lea el contrato de socios; luego compra entre ustedes, mediador y al final un juez.',
  'who-may-sign#my-spouse-owns-half-and-we-are-splitting-up-may-i-sell-anyway':
    'El todo no: firman los dos, o lo ordena un juez. Durante el divorcio muchas cortes prohíben vender sin consentimiento. Pregunte antes a un abogado de familia.',
  'who-may-sign#does-my-spouse-have-to-sign-when-only-i-own-it':
    'A veces: en estados de bienes gananciales el negocio puede ser de los dos, y el banco o el abogado del comprador pide la firma. Háblenlo temprano.',
  'who-may-sign#the-business-belongs-to-a-trust-who-sells-it':
    'El fiduciario (trustee), dentro de lo que dice el fideicomiso. El comprador pide una certificación. Pregunte al abogado de sucesiones antes de la carta de intención.',
  'who-may-sign#we-have-no-stock-certificates-minutes-or-signed-agreement':
    'Es común y tiene arreglo: reúna acta, declaraciones, carta del EIN y firmas del banco; un abogado lo pone por escrito. Nunca ponga una fecha anterior.',
  'who-may-sign#i-am-abroad-or-far-away-can-i-sign-and-close-from-there':
    'Casi siempre: NDA y ofertas se firman aquí en línea. Escrituras y títulos piden notario: por video, en el consulado o con un poder para ese cierre.',
};
