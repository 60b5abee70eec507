/** The short answers on rent, what is sold along, and buildings in Spanish, in short; see section-summaries.ts. */
export const spanishOnAssets: Readonly<Record<string, string>> = {
  'rent-and-landlord#the-landlord-says-no-or-does-not-answer-what-now':
    'Lea el contrato: si el consentimiento no se puede negar sin razón, pida el motivo por escrito. Mande un expediente completo y ofrezca depósito o garantía.',
  'rent-and-landlord#the-landlord-wants-a-higher-rent-from-the-buyer':
    'Lea hoy la cláusula de cesión: con una cesión la renta sigue igual. Si no, negocie aumentos por años, plazo, depósito o garantía, avise al comprador y vuelvan a calcular el precio. El banco no presta sin el contrato de renta.',
  'rent-and-landlord#my-lease-ends-soon-can-i-still-sell':
    'Sí, pero el comprador paga por los años seguros, y el banco quiere que el contrato cubra el plazo del préstamo. Negocie una extensión antes de anunciar.',
  'rent-and-landlord#i-rent-month-to-month-or-by-handshake':
    'Arréglelo primero: sin contrato el comprador no tiene local ni el banco garantía. Pida un contrato de varios años con derecho a cederlo.',
  'rent-and-landlord#can-the-landlord-end-my-lease-when-i-sell':
    'Algunos contratos lo permiten: recaptura, demolición o reubicación. Pida que el dueño del local renuncie a esa cláusula en el consentimiento.',
  'rent-and-landlord#what-happens-to-my-security-deposit-and-prepaid-rent':
    'O el arrendador se lo devuelve, o el comprador se lo paga al cierre. La renta del mes se reparte por días.',
  'rent-and-landlord#what-is-a-triple-net-lease-and-what-does-it-cost':
    'Además de la renta, el inquilino paga parte de impuestos, seguro y mantenimiento del edificio. Pida tres años de recibos y vea quién repara techo y aire.',
  'rent-and-landlord#can-the-buyer-move-the-business':
    'Si los clientes no vienen al local, sí. Cuente mudanza, permisos, semanas perdidas y el contrato viejo. Un restaurante o clínica casi es su ubicación.',
  'what-goes-along#how-is-inventory-counted-and-priced-at-closing':
    'Se cuenta la noche antes del cierre, al costo según facturas recientes y sin lo invendible. Acuerden un nivel y un máximo.',
  'what-goes-along#what-about-old-slow-or-consigned-stock':
    'El comprador paga lo que se vende en un tiempo normal; casi nada por lo viejo. Véndalo el año anterior; la consignación no es suya.',
  'what-goes-along#what-is-used-equipment-worth-in-a-sale':
    'Hay tres valores: en uso, lo que paga un comerciante y el de subasta. En un negocio en marcha el equipo ya está en el precio.',
  'what-goes-along#leased-or-financed-equipment-does-it-go-along':
    'No por sí solo: pida la liquidación, el consentimiento y el costo de transferencia al arrendador o banco.',
  'what-goes-along#how-do-vehicles-and-titles-change-hands':
    'Cada uno con su título firmado al cierre y el gravamen liberado; el comprador los registra y asegura desde esa hora.',
  'what-goes-along#are-the-cash-bank-account-and-receivables-included':
    'En venta de activos normalmente no: el vendedor conserva efectivo y cuentas por cobrar anteriores y paga sus deudas.',
  'what-goes-along#can-a-customer-list-be-sold':
    'Sí, dentro de la ley y de su política de privacidad. Hasta el cierre muestre números en lugar de nombres.',
  'what-goes-along#how-do-the-name-trademark-recipes-and-software-transfer':
    'Por escrito y uno por uno: marca, dominio, recetas, software. Revise que sean de la empresa y no de usted o un programador.',
  'what-goes-along#do-supplier-dealer-and-distribution-contracts-go-along':
    'Lea en cada contrato la cesión y el cambio de control. Muchos proveedores deben aprobar al nuevo dueño; hágalo condición del cierre.',
  'what-goes-along#what-if-something-breaks-or-burns-before-closing':
    'Hasta el cierre el riesgo suele ser del vendedor. Pruebe y fotografíe cada equipo el día anterior y mantenga el seguro hasta cobrar.',
  'building-with-the-business#sell-the-building-with-the-business-or-keep-it-and-rent-it-out':
    'Consérvelo si quiere ingresos y el comprador es sólido; véndalo si quiere salir. Un arriendo con opción de compra suele ser lo mejor.',
  'building-with-the-business#what-rent-and-lease-do-i-give-the-buyer-of-my-business':
    'Una renta de mercado, porque también fija las ganancias. Plazo con opciones tan largo como el préstamo y reparaciones claras.',
  'building-with-the-business#can-one-loan-pay-for-the-business-and-the-building':
    'Sí, un 7(a) puede pagar ambos; el inmueble hasta 25 años, el negocio normalmente 10. El 504 es solo para edificio y equipo pesado.',
  'building-with-the-business#the-building-is-in-my-own-name-or-another-llc':
    'Es común: hace falta un segundo contrato, estudio de título y seguro propios, y renta de mercado en las cifras.',
  'building-with-the-business#do-i-need-an-environmental-report':
    'Para terrenos, gasolineras, tintorerías, talleres y plantas, sí, y el banco lo pedirá. Encárguelo tras la carta de intención.',
  'building-with-the-business#may-the-buyer-use-the-place-for-the-same-business':
    'Casi siempre, pero pregunte a la ciudad por zonificación, ocupación, letreros e infracciones; un uso tolerado puede perderse.',
  'building-with-the-business#can-i-use-a-1031-exchange':
    'Para el inmueble sí, para el negocio no. Hace falta un intermediario antes del cierre, 45 días para elegir y 180 para comprar.',
  'building-with-the-business#can-the-buyer-rent-now-and-buy-the-building-later':
    'Sí, con una opción (precio y años fijos) o un derecho de preferencia (solo igualar ofertas) en el contrato.',
};
