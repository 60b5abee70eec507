/** The short answers on the time after a closing and after a failed one in Spanish, in short; see section-summaries.ts. */
export const spanishOnAfterward: Readonly<Record<string, string>> = {
  'after-the-closing#what-do-i-tell-the-customers-and-will-they-leave':
    'La mayoría se queda si siguen gente, teléfono y calidad. A los grandes, visita de ambos; a los demás, carta corta firmada por los dos.',
  'after-the-closing#what-do-i-do-with-my-old-company-after-an-asset-sale':
    'Manténgala hasta cobrar pagarés, cuentas y escrow. Luego declaraciones finales, cerrar cuentas y disolver.',
  'after-the-closing#how-long-do-i-keep-the-records':
    'Impuestos al menos tres años, seis si faltó mucho ingreso, nómina cuatro, según el IRS; lo de la venta, más tiempo.',
  'after-the-closing#the-buyer-calls-me-all-the-time':
    'Mire el contrato: horas y plazo. Ofrezca una hora fija y una tarifa después; sea generoso el primer mes.',
  'after-the-closing#the-seller-does-not-train-me-or-works-against-me':
    'Anote lo pactado y lo hecho, pida fechas y relacione lo que usted aún debe. Después, carta de su abogado.',
  'after-the-closing#the-seller-opened-a-new-shop-or-takes-my-customers':
    'Lea la no competencia: años, zona y ramo. Reúna pruebas y actúe pronto con un abogado; esperar debilita.',
  'after-the-closing#sales-are-lower-than-the-seller-showed':
    'Busque primero la causa mes por mes. Hable con el banco antes de faltar a un pago, y avise a tiempo si una promesa era falsa.',
  'after-the-closing#the-buyer-is-late-with-the-seller-note':
    'Llame antes de escribir; pida cifras y acuerden por escrito un aplazamiento o nuevo plan. Con banco, revise el standby.',
  'after-the-closing#money-and-letters-still-come-to-the-wrong-side':
    'Es normal unos meses: cada parte entrega a la otra lo suyo en días, con lista semanal. No compense sin acuerdo.',
  'failed-and-relisted#a-deal-failed-when-and-how-do-i-list-again':
    'De inmediato si falló el comprador; tras arreglarlo si falló el negocio. Quite el acceso anterior y llame al segundo mejor.',
  'failed-and-relisted#my-listing-is-stale-take-it-down-or-lower-the-price':
    'Vea primero dónde se detienen. Una baja clara hasta lo que un préstamo aguanta es mejor que cinco pequeñas.',
  'failed-and-relisted#a-buyer-broke-the-nda-or-told-someone':
    'Anote qué, quién y cuándo, quite el acceso y mande una carta que cite el NDA. La rapidez vale más que los daños.',
  'failed-and-relisted#a-competitor-posed-as-a-buyer':
    'Quite el acceso, guarde el registro y escríbale según el NDA. La próxima vez pida identidad y fondos antes del nombre.',
  'failed-and-relisted#a-buyer-who-left-wants-to-come-back':
    'Pregunte qué cambió y vea la prueba; luego carta nueva, fecha nueva y depósito mayor.',
  'failed-and-relisted#i-do-not-want-to-sell-anymore':
    'Antes de un contrato firmado puede parar; revise exclusividad y el contrato con su intermediario. Aquí retire el anuncio.',
  'failed-and-relisted#employees-or-customers-heard-of-it-what-do-i-say':
    'Una frase cierta preparada antes; hable hoy a solas con las dos o tres personas clave. No niegue lo que saldrá.',
};
