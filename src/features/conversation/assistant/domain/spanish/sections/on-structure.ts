/** The short answers on structures and payment in Spanish, in short; see section-summaries.ts. */
export const spanishOnStructure: Readonly<Record<string, string>> = {
  'structures-and-payment#what-is-an-f-reorganization-in-plain-words':
    'Un cambio de forma antes de la venta: los dueños de una S corporation crean otra, le dan todas las acciones, y la vieja pasa a ser filial (QSub) y luego LLC. Para el impuesto federal no ha pasado nada (Rev. Rul. 2008-18).',
  'structures-and-payment#why-does-the-buyer-want-an-f-reorganization-and-is-it-bad-for-me':
    'El comprador deduce el precio como en una compra de activos y la empresa conserva contratos y EIN. Para usted es el impuesto de una venta de activos y trabajo legal; pregunte quién lo paga.',
  'structures-and-payment#is-an-earn-out-wise-when-i-am-no-longer-in-charge':
    'Solo como premio: quien decide ya es el comprador. Acéptelo si le basta el efectivo del cierre; pida una medida difícil de torcer, plazo corto y derecho a ver los libros.',
  'structures-and-payment#how-do-i-compare-an-all-cash-offer-with-a-note-and-an-earn-out':
    'Pregunte de cada parte qué tan probable es y cuándo llega. El efectivo cuenta entero; el pagaré, descontado; el earn-out, por sus probabilidades. “Compare offers” lo hace aquí.',
  'structures-and-payment#what-does-cash-free-debt-free-mean':
    'El precio es sin su efectivo y sin sus deudas: usted se queda con el dinero del banco y paga los préstamos del precio. Se queda un capital de trabajo normal. Lea qué cuenta como deuda.',
  'structures-and-payment#a-contract-has-a-change-of-control-clause-what-do-i-do':
    'Liste esos contratos antes de la carta de intención. Pida el consentimiento después de ella y antes del cierre, junto con el comprador, y hágalo condición.',
  'structures-and-payment#the-buyer-wants-me-on-payroll-or-as-a-consultant-afterward':
    'Acuérdelo aparte del precio: horas, pago, meses y quién puede terminarlo. El sueldo es ingreso ordinario. Con un préstamo SBA por todo el negocio, 12 meses como consultor a lo más.',
  'structures-and-payment#is-a-quality-of-earnings-report-worth-it-on-a-small-deal':
    'Completo, rara vez bajo un millón; por partes, casi siempre: depósitos contra ventas, declaraciones contra libros, nómina y prueba de cada ajuste.',
};
