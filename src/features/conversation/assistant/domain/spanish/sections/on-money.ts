/** The short answers on debts, loans and distress in Spanish, in short; see section-summaries.ts. */
export const spanishOnMoney: Readonly<Record<string, string>> = {
  'debts-and-guarantees#i-owe-more-than-the-business-is-worth-can-i-sell':
    'Sí, si los acreedores aceptan menos o usted pone la diferencia. Haga la lista de deudas y garantías y hable antes con un abogado.',
  'debts-and-guarantees#there-is-an-irs-or-state-tax-lien-can-we-close':
    'Casi siempre, pagando del precio al cierre con carta del IRS y liberación. El impuesto de nómina sigue a la persona responsable.',
  'debts-and-guarantees#can-the-buyer-take-over-my-sba-or-bank-loan':
    'Rara vez: hace falta el consentimiento del banco y de la SBA, y usted sigue obligado si no lo liberan por escrito.',
  'debts-and-guarantees#is-there-a-penalty-for-paying-off-an-sba-loan-early':
    'En préstamos 7(a) de 15 años o más: 5%, 3% o 1% en los primeros tres años. Los más cortos no la tienen por esa regla.',
  'debts-and-guarantees#do-my-personal-guarantees-end-when-i-sell':
    'No por sí solas: cada banco, arrendador o proveedor debe liberarlo por escrito. Póngalo como condición del cierre.',
  'debts-and-guarantees#i-lent-money-to-my-own-company-what-happens-to-it':
    'En venta de activos usted se paga después de los demás acreedores; en venta de acciones se liquida o capitaliza antes del cierre.',
  'debts-and-guarantees#when-does-the-lien-on-my-house-go-away':
    'Cuando se paga el préstamo y el banco registra la liberación. Pídala en la carta de liquidación y revise el registro.',
  'debts-and-guarantees#when-can-i-refinance-what-i-borrowed-to-buy':
    'Cuando las cifras y el contrato lo permiten; muchos lo ven tras dos buenos años. Revise la multa y si libera su casa.',
  'funding-questions#what-credit-score-do-i-need':
    'No hay un puntaje único de la SBA; cada banco tiene el suyo. Revise sus reportes, corrija errores y pregunte a dos bancos.',
  'funding-questions#can-i-get-an-sba-loan-and-keep-my-job':
    'Algunos bancos lo permiten si un gerente pagado dirige y las cifras lo aguantan; la mayoría quiere al dueño ahí al principio.',
  'funding-questions#what-counts-as-my-equity-injection':
    'Dinero suyo que se pueda rastrear: ahorros, inversiones, ROBS, regalo con carta, y un pagaré en standby hasta la mitad.',
  'funding-questions#the-bank-said-no-what-now':
    'Pida la razón en una frase: cobertura, ramo, experiencia o avalúo. Luego otro banco, más capital, un socio o mejor precio.',
  'funding-questions#the-lender-s-valuation-came-in-below-the-price':
    'El préstamo baja y la diferencia sale de un precio menor, un pagaré mayor o más efectivo. Revise el informe: hay errores.',
  'funding-questions#can-i-borrow-against-the-assets-of-the-business-i-buy':
    'En parte: equipo, cuentas por cobrar o edificio. El buen nombre se presta solo por flujo de efectivo.',
  'funding-questions#how-do-i-raise-money-from-investors-or-friends':
    'Con empresa, contrato y abogado de valores: vender participaciones es vender valores. Quien tenga 20% o más garantiza el SBA.',
  'funding-questions#how-do-i-get-prequalified-and-by-which-lender':
    'Mande una página sobre usted, estado financiero, declaraciones y currículum a dos o tres bancos que hagan muchos SBA de su ramo.',
  'funding-questions#can-i-get-a-second-sba-loan-for-another-business':
    'Sí; cuenta el total garantizado a usted y sus empresas. El banco mira la cobertura de todas.',
  'selling-in-distress#sell-it-as-a-going-concern-or-liquidate':
    'En marcha casi siempre vale más, mientras pueda pagar sueldos. Compare y fije un día para dejar de buscar.',
  'selling-in-distress#how-do-i-close-a-business-properly':
    'En orden: obligaciones, trabajos abiertos, última nómina con impuestos, vender lo que queda, pagar acreedores, declaraciones finales y disolver.',
  'selling-in-distress#may-i-sell-while-the-company-cannot-pay-its-debts':
    'Sí, a precio justo y a la vista. Una venta por muy poco o para ocultar bienes puede anularse. Busque un abogado de insolvencia.',
  'selling-in-distress#what-is-a-363-sale-and-can-i-buy-from-a-bankruptcy':
    'Un juzgado aprueba la venta, casi siempre tras subasta, y el comprador recibe los activos libres de casi todo gravamen. Rápido, en efectivo y como está.',
  'selling-in-distress#what-is-a-receiver-or-an-assignment-for-creditors':
    'Un tercero neutral vende el negocio para los acreedores, por orden de un juez o por cesión. Sus garantías personales siguen.',
  'selling-in-distress#should-i-buy-a-failing-business':
    'Solo si sabe por qué falla y puede curarlo. Compre activos, no acciones, y guarde efectivo para operar.',
  'selling-in-distress#can-i-just-hand-over-the-keys-and-walk-away':
    'Puede parar, pero las deudas que garantizó lo siguen. Un final acordado con arrendador y banco cuesta menos.',
  'selling-in-distress#what-do-auctioneers-and-liquidators-do':
    'Venden equipo e inventario en semanas, por comisión o pagándole una suma. Pida dos ofertas netas y libere gravámenes antes.',
};
