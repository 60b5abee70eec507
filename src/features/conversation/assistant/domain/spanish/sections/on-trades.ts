/** The short answers on food, sites, crews and trucks in Spanish, in short; see section-summaries.ts. */
export const spanishOnTrades: Readonly<Record<string, string>> = {
  'food-and-drink#what-is-a-restaurant-worth':
    'Con utilidad probada, un múltiplo bajo del SDE; sin ella, el lugar: equipo, campana, permisos, contrato y licencia de licor.',
  'food-and-drink#the-liquor-license-buy-it-with-the-bar-or-separately':
    'Depende del estado: donde hay cupo la licencia se vende; en otros el comprador pide una nueva. Póngala como condición del cierre.',
  'food-and-drink#which-inspections-does-a-new-owner-of-a-restaurant-face':
    'Salud, bomberos y construcción, casi como si fuera nuevo. Pague una inspección previa y acuerden quién paga lo que aparezca.',
  'food-and-drink#much-of-the-income-is-cash-and-not-reported-can-it-be-sold':
    'Se puede vender, pero solo por lo probado. Declare todo desde ahora: un año completo sube el precio. Pregunte a un abogado fiscal por el pasado.',
  'food-and-drink#how-do-i-sell-or-buy-a-food-truck-or-a-stand':
    'El precio es sobre todo el camión, su equipo y sus lugares. El permiso de salud lo pide el nuevo dueño.',
  'food-and-drink#which-approvals-does-a-convenience-or-liquor-store-need':
    'Lotería, tabaco, alcohol, SNAP (nunca se transfiere) y otros, cada uno a nombre del nuevo dueño. Pídalos al firmar.',
  'food-and-drink#what-about-the-chef-the-recipes-and-the-name':
    'Ponga recetas, menú, nombre y redes en la lista de activos; hable con el chef antes del cierre y ofrezca un bono.',
  'sites-and-machines#how-do-i-check-a-laundromat':
    'El agua no miente: compare los recibos de agua con los lavados, y revise edad de máquinas y años de contrato.',
  'sites-and-machines#what-matters-when-i-buy-or-sell-a-car-wash':
    'Autos por mes, membresías, costo por auto y edad del equipo; el terreno suele ser casi todo el valor.',
  'sites-and-machines#what-is-special-about-a-gas-station':
    'Tanques, contrato de combustible y tienda. Pida Fase I y avise el cambio de dueño del tanque en 30 días.',
  'sites-and-machines#how-is-self-storage-a-parking-lot-or-an-rv-park-priced':
    'Como inmueble: ingreso operativo neto dividido entre la tasa de mercado. Revise ocupación y predial tras la venta.',
  'sites-and-machines#how-do-i-buy-or-sell-a-vending-atm-or-amusement-route':
    'Compra máquinas y lugares: contrato, comisión y ventas de cada uno. Pague parte después, según se queden.',
  'sites-and-machines#what-about-motels-hotels-and-bed-and-breakfasts':
    'Precio por ingresos de cuartos, ocupación y tarifa, con el edificio; reemplace en las cifras a la familia que no cobra.',
  'sites-and-machines#gyms-studios-and-other-memberships-what-is-sold':
    'Miembros que siguen pagando: activos por mes, bajas y prepagos, que son deuda. Revise renta y equipos arrendados.',
  'sites-and-machines#what-should-i-check-at-a-dry-cleaner-body-shop-or-printer':
    'El suelo y el aire: solventes, pintura y aceite. Pida Fase I, permisos y registros de residuos.',
  'contractors-and-transport#can-i-buy-a-contractor-without-having-the-license':
    'Sí, si una persona calificadora se queda o usted trae una. Pregunte al estado y póngalo como condición.',
  'contractors-and-transport#how-are-open-jobs-retainage-and-bonds-handled':
    'Haga lista de cada obra: contrato, facturado, costo por terminar, retención, fianza. La fianza no se transfiere.',
  'contractors-and-transport#trucking-what-happens-to-the-dot-number-and-authority':
    'En venta de acciones siguen con la empresa; en venta de activos el comprador suele usar su propio número DOT.',
  'contractors-and-transport#cleaning-landscaping-pool-and-pest-routes-what-are-they-worth':
    'Lo que dejan los contratos tras sueldos mientras el cliente se quede; parte del precio suele pagarse después.',
  'contractors-and-transport#what-do-buyers-look-at-in-a-machine-shop-or-a-manufacturer':
    'Clientes por porcentaje, pedidos, máquinas con edad y horas, quién sabe programarlas y certificaciones.',
  'contractors-and-transport#salons-barbers-and-spas-will-the-stylists-stay':
    'Esa es la pregunta: quién renta silla, quién es empleado y de quién son los clientes. Pague parte después de seis meses.',
  'contractors-and-transport#staffing-agencies-and-consulting-what-is-there-to-buy':
    'Contratos, gente y un nombre. Mire el margen bruto y quién tiene cada cliente; espere un earn-out.',
  'contractors-and-transport#seasonal-businesses-when-do-i-sell-and-how-is-the-price-set':
    'Anuncie fuera de temporada con una temporada completa en cifras y cierre antes de la siguiente.',
};
