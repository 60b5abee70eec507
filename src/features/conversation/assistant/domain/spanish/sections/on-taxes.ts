/** The short answers on the taxes of both sides in Spanish, in short; see section-summaries.ts. */
export const spanishOnTaxes: Readonly<Record<string, string>> = {
  'sellers-tax-questions#does-my-stock-qualify-for-the-qsbs-exclusion-section-1202':
    'Quizá, con acciones de una C corporation recibidas de la propia empresa y conservadas cinco años en un ramo calificado. Un LLC o S corporation no califica.',
  'sellers-tax-questions#which-tax-forms-does-a-sale-need':
    'Venta de activos: 8594 de ambas partes, 4797 y 8949, y 6252 si hay pagos después. Si la empresa cierra: declaraciones finales.',
  'sellers-tax-questions#will-i-get-a-1099-for-the-sale':
    'Muchas veces no, y aun así se declara: la liquidación y el 8594 son su comprobante. El inmueble trae 1099-S.',
  'sellers-tax-questions#should-we-close-in-december-or-in-january':
    'En enero el impuesto se paga un año después; en diciembre cierran juntos libros y nómina. No arriesgue un cierre por eso.',
  'sellers-tax-questions#when-is-the-tax-due-after-the-closing':
    'No solo en abril: una ganancia grande suele pedir un pago estimado del trimestre. Aparte el dinero el día del cierre.',
  'sellers-tax-questions#i-sell-at-a-loss-can-i-deduct-it':
    'Casi siempre: en equipo, pérdida ordinaria; en acciones, de capital, con límites. No vale si vende a un familiar.',
  'sellers-tax-questions#does-moving-to-a-state-without-income-tax-help':
    'Puede ayudar con acciones y buen nombre si usted se mudó de verdad antes de pactar. Inmuebles y activos tributan donde están.',
  'sellers-tax-questions#what-is-personal-goodwill':
    'Es el buen nombre que es suyo y no de la empresa; venderlo aparte puede evitar el doble impuesto de una C corporation. Requiere avalúo y base real.',
  'sellers-tax-questions#can-i-give-part-of-it-to-charity-a-trust-or-my-children-first':
    'Sí, pero mucho antes de pactar la venta; si el trato ya está hecho, la ganancia es suya. Hace falta avalúo independiente.',
  'buyers-tax-questions#can-i-deduct-what-i-pay-for-the-business':
    'Con el tiempo, según lo comprado: inventario al venderse, equipo por depreciación, buen nombre en 15 años, terreno no.',
  'buyers-tax-questions#are-my-legal-search-and-diligence-costs-deductible':
    'En general no de inmediato: se suman al precio y se recuperan con él; algunos gastos de búsqueda se reparten en 15 años.',
  'buyers-tax-questions#llc-s-corporation-or-c-corporation-to-buy-with':
    'Casi todos usan un LLC, que puede elegir tributar como S corporation. Para un ROBS hace falta una C corporation.',
  'buyers-tax-questions#do-i-keep-the-seller-s-ein-or-get-a-new-one':
    'En compra de activos usted usa su propio EIN; en compra de acciones la empresa conserva el suyo y se avisa con el 8822-B en 60 días.',
  'buyers-tax-questions#which-tax-accounts-do-i-need-from-the-first-day':
    'Permiso de impuesto sobre ventas, retenciones y desempleo, y a veces licencias locales. Pídalos al firmar, porque tardan.',
  'buyers-tax-questions#what-is-a-bulk-sale-notice-or-a-tax-clearance':
    'Algunos estados exigen aviso antes de la venta y dicen cuánto retener por los impuestos del vendedor; sin aviso puede deberlos usted.',
  'buyers-tax-questions#do-i-get-the-seller-s-unemployment-and-insurance-rates':
    'Muchas veces sí: muchos estados pasan la experiencia de desempleo y de accidentes a quien sigue con el negocio. Pida los últimos avisos.',
  'buyers-tax-questions#do-i-have-to-report-the-purchase-to-the-government':
    'Al IRS con el 8594, al estado por impuestos y licencias. Las empresas formadas en EE. UU. ya no reportan dueños a FinCEN.',
  'buyers-tax-questions#how-do-i-want-the-price-to-be-split-as-the-buyer':
    'Hacia lo que se deduce más rápido: equipo casi de inmediato (bonus depreciation o sección 179), buen nombre en 15 años (sección 197), edificio en 39, terreno nunca. Ambos presentan el mismo Form 8594.',
};
