/** The short answers on practices, the web, licenses and franchises in Spanish, in short; see section-summaries.ts. */
export const spanishOnLicensedTrades: Readonly<Record<string, string>> = {
  'professional-practices#can-someone-without-a-license-own-a-practice':
    'Casi nunca la práctica misma: muchos estados exigen licencia. Otros son dueños de una empresa de administración.',
  'professional-practices#what-happens-to-patient-records-and-privacy':
    'Las reglas federales permiten pasarlos a quien quede sujeto a ellas; el estado añade aviso y años de guarda.',
  'professional-practices#a-corporate-group-or-dso-wants-my-practice-what-then':
    'Compárelo con un asociado o colega: los grupos pagan más en papel, con acciones, earn-out y años de empleo.',
  'professional-practices#how-do-i-sell-my-practice-to-an-associate':
    'En etapas, con precio y pasos escritos desde el principio; el banco presta según los números del consultorio.',
  'professional-practices#can-a-law-practice-be-sold':
    'En la mayoría de los estados sí, según la regla modelo 1.17 de la ABA: aviso escrito a cada cliente y 90 días para objetar.',
  'professional-practices#how-is-an-accounting-or-tax-practice-sold':
    'Casi siempre por una parte de los honorarios anuales, con pago según los clientes que se queden. Cierre entre temporadas.',
  'professional-practices#how-is-an-insurance-or-financial-advisory-book-sold':
    'Por comisiones recurrentes y permanencia; las aseguradoras deben consentir y solo cobra quien tiene licencia.',
  'professional-practices#home-care-home-health-and-assisted-living-what-is-special':
    'Las aprobaciones: licencias, Medicare y Medicaid tardan meses; agencias de salud en casa con cambio de dueño en 36 meses quizá deban inscribirse de nuevo.',
  'web-businesses#can-i-sell-or-buy-an-amazon-or-etsy-store':
    'Solo según las reglas de la plataforma; muchos venden la empresa, o la marca y el inventario con cuenta nueva.',
  'web-businesses#how-is-a-subscription-or-software-business-valued':
    'Por ingreso recurrente, crecimiento y bajas; los pequeños por utilidad, restando su trabajo de programador.',
  'web-businesses#how-do-i-prove-or-check-traffic-and-sales-of-a-website':
    'Con acceso de lectura, no capturas: analítica, pagos del procesador y banco de doce meses.',
  'web-businesses#is-a-youtube-channel-newsletter-or-social-account-worth-anything':
    'Si gana por sí solo. Se mira el ingreso por fuente y cuánto depende de su cara.',
  'web-businesses#how-does-the-handover-of-an-online-business-work':
    'Por pasos y con escrow: cuentas, dominio y código al comprador, días de inspección y después se libera el dinero.',
  'web-businesses#what-about-stock-suppliers-and-returns-of-an-online-store':
    'El inventario se cuenta en una fecha al costo puesto; devoluciones anteriores son del vendedor por un tiempo. Revise impuestos de otros estados.',
  'licenses-by-trade#can-a-gun-shop-be-sold-with-its-license':
    'La licencia federal no se transfiere: el comprador pide la suya; en venta de acciones se avisa el cambio de control.',
  'licenses-by-trade#what-does-the-sale-of-a-pharmacy-need':
    'Permiso estatal y registro de la DEA a nombre del comprador, aseguradoras y un inventario de controlados ese día.',
  'licenses-by-trade#child-care-schools-and-camps-what-changes-hands':
    'La licencia es para un operador en un lugar: el comprador la solicita, con directora calificada e inspecciones.',
  'licenses-by-trade#can-a-cannabis-or-hemp-business-be-bought-and-financed':
    'Donde el estado lo permite, con aprobación de cada dueño. Sin SBA, pocos bancos, y una regla fiscal que niega la mayoría de las deducciones.',
  'licenses-by-trade#car-dealers-towing-and-repair-which-permits':
    'La licencia de comerciante es propia del comprador, con fianza y lote; una marca exige consentimiento del fabricante.',
  'licenses-by-trade#do-government-contracts-and-set-aside-status-go-along':
    'En venta de acciones el contrato sigue, pero el estatus depende de los nuevos dueños; en venta de activos hace falta una novación.',
  'licenses-by-trade#alarm-guard-locksmith-and-similar-licenses':
    'Nombran a un gerente calificado que debe quedarse o ser reemplazado; las alarmas se valúan por ingreso mensual recurrente.',
  'franchises-and-routes#the-franchisor-has-not-approved-me-and-closing-is-near':
    'No cierre, pague ni renuncie antes de tener la aprobación por escrito. Prorrogue el cierre con el depósito seguro.',
  'franchises-and-routes#the-franchisor-wants-a-remodel-or-a-new-agreement':
    'Son comunes y son parte del precio: pida lista con costo y fecha, y réstelo, compártalo o aplácelo.',
  'franchises-and-routes#buy-a-franchise-resale-or-open-a-new-unit':
    'Una reventa tiene ventas comprobables, personal y local; una unidad nueva, plazo completo. Divida el precio entre ganancias tras regalías.',
  'franchises-and-routes#few-years-are-left-in-my-franchise-term':
    'El comprador paga solo esos años. Pida por escrito qué cuesta una renovación antes de anunciar.',
  'franchises-and-routes#how-do-i-leave-a-franchise-or-hand-back-a-failing-unit':
    'Lea antes terminación, garantía y daños. Salidas: vender a otro franquiciado, acordar con la marca o llegar al final del plazo.',
  'franchises-and-routes#selling-several-units-or-one-of-them':
    'Todas juntas valen por su gerencia; una sola requiere cifras, local y personal separados.',
  'franchises-and-routes#parcel-bread-and-delivery-routes-what-am-i-buying':
    'Un contrato con una sola empresa y camiones: debe aprobarlo a usted y puede cambiar o terminar. Pague un múltiplo bajo.',
};
