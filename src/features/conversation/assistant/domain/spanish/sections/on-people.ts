/** The short answers on partners, families and employees in Spanish, in short; see section-summaries.ts. */
export const spanishOnPeople: Readonly<Record<string, string>> = {
  'partners-and-shares#how-is-a-partner-s-share-priced-in-a-buyout':
    'Primero vale el acuerdo de socios. Sin él: valor del negocio completo menos deudas, por el porcentaje; una parte minoritaria suele llevar descuento.',
  'partners-and-shares#my-partner-does-nothing-can-i-sell-or-push-them-out':
    'No solo, si el acuerdo no lo permite. Ofrezca comprar su parte a precio de tasador, venda la suya, o vaya a mediación con un abogado.',
  'partners-and-shares#what-is-a-drag-along-and-who-can-block-a-sale':
    'Con drag-along la mayoría obliga a los demás a vender en las mismas condiciones. Sin esa cláusula, vender todas las acciones requiere a todos los dueños.',
  'partners-and-shares#we-have-no-partnership-agreement-what-applies':
    'Rige la ley del estado, que rara vez es lo que esperan. Escriban ya quién es dueño de qué, quién decide una venta y cómo se pone precio.',
  'partners-and-shares#can-a-partner-sell-their-share-to-a-stranger':
    'Casi nunca libremente: la mayoría de los acuerdos dan a los demás el primer derecho de compra o piden su consentimiento.',
  'partners-and-shares#what-do-i-settle-before-i-buy-half-of-a-business':
    'Quién decide, quién trabaja y cómo se sale: por escrito, con sueldos aparte de las utilidades y una regla para comprar la parte del otro.',
  'partners-and-shares#an-investor-offers-money-for-a-share-how-do-i-judge-it':
    'Calcule qué valor total implica la oferta y lea lo que trae: vetos, rendimiento preferente, control y cómo piensa salir el inversionista.',
  'partners-and-shares#can-a-manager-earn-a-share-instead-of-paying-for-it':
    'Sí, por etapas: un bono como si fuera dueño, acciones que se ganan con los años o una compra con utilidades. Lo regalado tributa como sueldo.',
  'family-and-life-events#the-owner-has-died-what-does-the-family-do-first':
    'Mantengan abierto y averigüen quién puede firmar: el albacea o el fiduciario. Pidan un avalúo a la fecha de la muerte; suele ser la base fiscal.',
  'family-and-life-events#i-am-ill-how-do-i-sell-without-losing-the-value':
    'Nombre a alguien que pueda actuar por usted, deje todo escrito y ponga un precio para vender en semanas. No mienta sobre el motivo.',
  'family-and-life-events#i-am-burned-out-sell-hire-a-manager-or-close':
    'Compare tres números: lo que deja una venta hoy, lo que gana con un gerente pagado y lo que dan los equipos al cerrar. Venda antes de que caigan las ventas.',
  'family-and-life-events#how-do-i-know-that-it-is-time-to-sell-or-to-retire':
    'Cuando el negocio va bien, hay un motivo creíble y alcanza el dinero. Calcule lo que le queda después de deudas, honorarios e impuestos.',
  'family-and-life-events#my-children-do-not-want-the-business-who-else':
    'Busque en este orden: empleados, competidores del ramo, proveedores o clientes, y el mercado abierto. Un empleado puede pagar con un pagaré.',
  'family-and-life-events#we-are-divorcing-and-own-a-business-what-now':
    'No venda ni mueva dinero antes de hablar con un abogado de familia. Se valúa a la fecha que fija la ley o el juez, y el comprador pedirá ambas firmas.',
  'family-and-life-events#my-parents-want-me-to-take-over-how-do-we-do-it-fairly':
    'Como entre extraños, con avalúo y contrato: separen regalo y venta, y que el negocio pueda pagar el pagaré y su sueldo.',
  'family-and-life-events#what-comes-after-the-sale-for-me':
    'Planee el primer año antes de firmar: qué hará, su seguro médico y el dinero para impuestos. La no competencia dice qué no puede abrir.',
  'staff-short-answers#what-do-i-tell-the-employees-on-my-first-day-as-owner':
    'Breve y cierto: quién es usted, que empleos, sueldos y vacaciones siguen igual, que el vendedor ayuda unas semanas y cuándo hablará con cada uno.',
  'staff-short-answers#a-key-employee-wants-more-money-or-threatens-to-leave':
    'Hable a solas y pronto. Un bono por quedarse, mitad al cierre y mitad después, cuesta menos que una venta perdida. Dígaselo al comprador antes de firmar.',
  'staff-short-answers#must-the-buyer-keep-pay-contracts-and-promises':
    'En venta de acciones sí; en venta de activos solo lo que el comprador asuma u ofrezca. Haga una lista de cada promesa antes de la revisión.',
  'staff-short-answers#who-sends-the-w-2s-in-the-year-of-the-sale':
    'En venta de activos cada patrón envía los suyos, salvo que acuerden el procedimiento alterno del IRS. En venta de acciones nada cambia.',
  'staff-short-answers#are-my-1099-contractors-a-problem-for-a-sale':
    'Sí, si trabajan como empleados. El comprador resta impuestos, horas extra y seguro de las ganancias y pide una indemnización.',
  'staff-short-answers#some-people-are-paid-in-cash-what-does-a-buyer-do':
    'El comprador suma su costo real con impuestos y seguro antes del múltiplo, y el banco solo ve lo declarado. Póngalos en nómina; doce meses limpios ayudan.',
  'staff-short-answers#my-family-is-on-the-payroll-how-does-that-count':
    'Por lo que costaría ese trabajo: familia mal pagada baja las ganancias; un sueldo sin trabajo se suma de vuelta, si se demuestra.',
  'staff-short-answers#what-if-the-employees-are-in-a-union':
    'En venta de acciones el contrato sigue. En venta de activos, quien contrata a la misma gente casi siempre debe negociar; cuidado con la pensión sindical.',
  'staff-short-answers#who-owes-cobra-coverage-after-the-sale':
    'Mientras el vendedor tenga un plan, ese plan cubre. Si lo termina, suele pasar al comprador que sigue con el negocio.',
  'staff-short-answers#should-i-hire-a-manager-before-i-sell':
    'Muchas veces, si tiene un año: menos ganancia, pero más compradores y mejor múltiplo. En un negocio muy pequeño no conviene.',
  'partners-and-shares#a-former-partner-or-relative-claims-a-share-can-i-still-sell':
    'No bien hasta aclararlo: nadie compra un pleito. Busque lo escrito; un abogado consigue una renuncia o una decisión del juez. Dígaselo al comprador.',
  'partners-and-shares#a-partner-brings-the-money-and-i-do-the-work-what-is-fair':
    'Pague aparte: un sueldo de mercado para quien trabaja, un rendimiento preferente para quien pone el dinero, y lo demás según lo pactado. Escriban quién decide y cómo se sale.',
};
