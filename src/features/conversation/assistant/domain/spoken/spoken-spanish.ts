import { spokenSpanishNotes } from './spoken-spanish-notes.ts';

/** How people ask in Spanish, by kind and name; learned as the English words that a question becomes (spanish.ts). */
export const spokenSpanish: Readonly<
  Record<'act' | 'state' | 'note' | 'article' | 'section', Readonly<Record<string, string>>>
> = {
  act: {
    'add my business':
      'como agrego mi negocio | quiero meter mi taller en el sistema | donde registro mi empresa',
    'write a listing':
      'como hago un anuncio | quiero poner mi restaurante en venta | como publico que vendo mi negocio | ayudame a escribir el anuncio',
    'change my listing':
      'como cambio el precio de mi anuncio | quiero editar mi anuncio | cambiar el texto de la publicacion',
    'publish my listing': 'como lo publico | no me deja publicar | ya esta listo, como lo subo',
    'withdraw my listing':
      'quiero bajar mi anuncio | ya no quiero vender | quitar mi negocio de la pagina | retirar la publicacion',
    'add photos to my listing': 'como subo fotos | agregar una foto al anuncio',
    'save a search':
      'avisame cuando salga una lavanderia | quiero recibir alertas de negocios nuevos | guardar mi busqueda | mandenme un correo si aparece algo en texas',
    'watch a listing': 'como guardo un anuncio | ponerlo en favoritos',
    'ask for access to a listing':
      'como pido acceso | quiero ver los datos completos | como contacto al dueño | quiero mas informacion de ese negocio',
    'approve a buyer': 'como apruebo a un comprador | dejarlo entrar | aceptar la solicitud',
    'decline or withdraw an access request':
      'como rechazo a un comprador | quitarle el acceso a alguien | cancelar mi solicitud | sacarlo de la sala',
    'block a buyer or a competitor': 'bloquear a un competidor | no quiero que fulano vea mi anuncio',
    'invite a broker': 'como invito a mi broker | agregar a mi corredor | mi agente quiere entrar',
    'make an offer': 'como hago una oferta | quiero ofrecer 500 mil | donde mando mi oferta',
    'change my offer': 'cambiar mi oferta | subir mi oferta',
    'accept an offer': 'como acepto la oferta | quiero decir que si a la oferta',
    'decline an offer': 'rechazar la oferta | decir que no a la oferta',
    'withdraw my offer': 'retirar mi oferta | ya no quiero comprar, quito mi oferta',
    'sign the NDA': 'como firmo el acuerdo | donde firmo el nda | firmar el acuerdo de confidencialidad',
    'use my own NDA':
      'usar mi propio nda | mi abogado tiene otro acuerdo | subir nuestro contrato de confidencialidad',
    'upload proof of funds or identity':
      'como me verifico | subir comprobante de fondos | mando mi estado de cuenta para verificarme | como demuestro que tengo el dinero',
    'upload documents': 'como subo documentos | subir mis taxes | agregar archivos a la sala',
    'remove a document': 'borrar un documento que subi | quitar un archivo de la sala',
    'set who may see or download documents':
      'quien puede ver mis documentos | que no puedan descargar | permisos de los archivos',
    'ask the seller a question': 'como le pregunto algo al vendedor | hacer una pregunta sobre un documento',
    'request documents': 'pedir documentos que faltan | faltan los estados financieros, como los pido',
    'start a health check': 'como se cuanto vale mi negocio | hacer la evaluacion | empezar la valuacion',
    'type in my figures': 'donde pongo mis numeros | me equivoque en las ventas, donde lo corrijo',
    'get a broker account': 'soy corredor, como me registro | quiero una cuenta de broker',
    'change my name, email or phone number': 'cambiar mi correo | cambiar mi telefono | mi nombre esta mal',
    'change my password': 'cambiar contraseña',
    'reset a forgotten password': 'olvide mi contraseña | no puedo entrar a mi cuenta',
    'confirm my email address': 'no me llego el correo de confirmacion | confirmar mi email',
    'create an account': 'como abro una cuenta | registrarme',
    'turn on two-factor sign-in': 'verificacion en dos pasos | codigo al entrar',
    'choose which emails I get': 'no quiero tantos correos | dejar de recibir emails',
    'close my account': 'borrar mi cuenta | eliminar mi perfil',
    'write a message': 'como le escribo al vendedor | mandar un mensaje al comprador',
    'order a service': 'pedir un servicio | comprar la revision de ganancias',
    'lock someone out': 'bloquear a un usuario | sacar a alguien del sitio | suspender una cuenta',
    'verify a buyer’s proof': 'revisar el comprobante de un comprador | aprobar la verificacion',
    'decide on a photo': 'rechazar una foto',
    'decide on a listing review': 'revisar un anuncio pendiente',
  },
  state: {
    whoBehind:
      'de quien es este negocio | como se llama la empresa | dame el telefono del dueño | donde queda exactamente | quien lo vende',
    myRequests:
      'alguien pidio acceso | ya me contesto el vendedor | quien quiere ver mi negocio | que tengo pendiente hoy | mi solicitud sigue pendiente | hay algo esperando mi firma',
    myViews: 'cuanta gente vio mi anuncio | cuantas visitas tengo | alguien mira mi anuncio',
    myReaders: 'quien leyo mis documentos | el comprador abrio los archivos',
    myOffers:
      'tengo ofertas | cuanto me ofrecieron | cual oferta me deja mas dinero | en que quedo mi oferta',
    myNdas: 'quien firmo mi nda | cuando vence mi nda',
    myDeadlines: 'que vence esta semana | cuales son mis fechas limite | cuando termina la exclusividad',
    myScore: 'que puntaje saque | por que mi valor es tan bajo | como subo el valor',
    myRoom: 'que falta en mi sala | que documentos me faltan',
    myMessages: 'tengo mensajes nuevos | alguien me escribio',
    myNotices: 'que hay de nuevo | que paso mientras no estaba',
    myClients: 'mis clientes | cuales de mis clientes no han subido sus documentos | en que van mis clientes',
    myListings: 'cuales son mis anuncios | mi anuncio esta publicado',
    myWatchList: 'los negocios que guarde | sigue disponible el que guarde',
    myOrders: 'debo algo | mis facturas',
    myProofs: 'ya me verificaron | mi comprobante fue aceptado',
    roomContents: 'que documentos puedo ver | en que salas estoy y que hay de nuevo',
    myQuestions: 'ya contestaron mi pregunta | el vendedor respondio lo que pregunte',
    tradeMultiples: 'que multiplo se paga por una panaderia | en cuanto se venden las lavanderias',
    newAccounts: 'quien se registro hoy',
    siteRequests: 'solicitudes sin responder | cuantas solicitudes llevan mas de dos dias',
    siteCounts: 'cuantos usuarios tenemos | cuantos anuncios hay',
    siteHealth: 'esta fallando algo | correos que no salieron',
    siteRevenue: 'cuanto ganamos este mes',
  },
  note: {
    ...spokenSpanishNotes,
    spanish: 'habla español | me puede contestar en español | no hablo ingles',
    aMachine: 'eres un robot | estoy hablando con una persona',
    supportPhone: 'quiero hablar con una persona | tienen telefono | como contacto a soporte',
    whoRunsThis: 'quienes son ustedes | son una inmobiliaria o que | quien esta detras de esta pagina',
    employeesFindOut: 'se van a enterar mis empleados | mi competencia puede ver que vendo | es confidencial',
    otherBuyers: 'hay otros interesados | cuantos compradores hay | cuanto ofrecio el otro',
    vouchesForNoOne: 'puedo confiar en el comprador | es una estafa | sera de verdad el vendedor',
    startSelling:
      'como vendo mi negocio aqui | puedo vender mi taqueria aqui | quiero vender, por donde empiezo',
    startBuying: 'quiero comprar un negocio | como compro aqui',
    ranges: 'por que no veo los numeros exactos',
    nameGotOut:
      'el anuncio salio con el nombre de la empresa | salio publicado mi nombre | se ve nuestro logo en la foto',
    nameOnNda: 'puedo firmar con mi empresa',
    compareOffers: 'comparar dos ofertas',
    siteSafe: 'es segura esta pagina | es confiable el sitio',
    findBroker: 'recomiendeme un abogado | conoce un buen corredor',
    theCatch: 'es gratis | cual es el truco | me van a cobrar',
    noMail: 'no me llegan los correos',
    offTopic: 'quien gano el partido | cuentame un chiste',
    spanishNda: 'el nda esta en español',
    doesNothing: 'hazlo por mi',
    oneByOne: 'ver a los compradores uno por uno',
  },
  article: {
    'telling-employees':
      'cuando le digo al personal que vendo | mis empleados se van si se enteran | como les aviso a los trabajadores | mi mejor trabajador se puede ir',
    'seller-notes-and-standby':
      'el comprador quiere que le financie una parte | me conviene financiarle el 20 por ciento | quiere pagarme a plazos | prestarle al comprador',
    'earn-outs-and-seller-notes': 'me pagan todo al cierre | cuanto me dan al contado',
    'earn-out-terms': 'quiere pagar una parte segun las ganancias | pago condicionado a resultados',
    'how-buyers-pay':
      'se puede comprar con mi 401k | como puedo pagar un negocio | de donde saco el dinero para comprar',
    'sba-loans': 'prestamo sba para comprar | me presta el banco para comprar un negocio',
    'sba-loan-steps': 'como pido un prestamo sba | requisitos del prestamo | que documentos pide el banco',
    'buying-with-a-visa':
      'tengo visa e2, que puedo comprar | puedo comprar sin ser ciudadano | no tengo papeles, puedo comprar un negocio | soy residente, me dan prestamo sba | visa de inversionista',
    'buying-with-little-money':
      'comprar sin enganche | tengo poco dinero, puedo comprar | comprar un negocio sin dinero',
    'personal-guarantees': 'pierdo mi casa si no pago | tengo que poner mi casa de garantia | mal credito',
    'choosing-a-business-to-buy':
      'que negocio me conviene comprar | cual de los dos es mejor | que debo revisar antes de comprar',
    'how-businesses-are-valued':
      'cuanto vale mi negocio | como se calcula el precio | cuanto puedo pedir por mi restaurante',
    'what-you-keep': 'cuanto me queda despues de vender | cuanto dinero me llevo',
    'taxes-by-structure': 'cuanto pago de impuestos si vendo | impuestos por vender mi negocio',
    'how-the-price-is-taxed': 'como se reparte el precio para impuestos',
    'tax-on-later-payments': 'pago impuestos ahora o cuando me paguen',
    'what-it-costs-here': 'cuanto cobran | cuanto cuesta usar la pagina | tiene algun costo',
    'broker-commissions': 'cuanto cobra un corredor | que comision es normal',
    'brokers-and-mandates': 'necesito un corredor para vender',
    'broker-licenses': 'necesito licencia para vender negocios',
    'how-long-a-sale-takes': 'cuanto tarda en venderse | en cuanto tiempo se vende',
    'leases-in-a-sale':
      'el dueño del local tiene que aceptar | que pasa con mi contrato de renta | me quedan pocos años de renta',
    'licenses-and-permits': 'la licencia de alcohol se transfiere | los permisos pasan al comprador',
    'employees-at-closing': 'que pasa con mis empleados cuando venda',
    'transition-and-training': 'cuanto tiempo me tengo que quedar | tengo que entrenar al comprador',
    'what-is-sde': 'que es sde | que son ganancias del dueño',
    'sde-or-ebitda': 'diferencia entre sde y ebitda',
    'add-backs': 'que gastos puedo sumar de vuelta | mi carro lo paga el negocio',
    'asset-or-stock-sale': 'vendo la empresa o los activos',
    'letter-of-intent': 'que es una carta de intencion',
    'what-an-loi-is-not': 'la carta de intencion es obligatoria | se puede echar para atras el comprador',
    'due-diligence': 'que van a revisar | que revisa el comprador',
    'why-deals-die': 'por que se caen las ventas',
    'inventory-and-real-estate': 'el inventario va incluido | vendo tambien el local',
    'working-capital-and-the-peg': 'quien se queda con las cuentas por cobrar | capital de trabajo',
    'paying-off-debt': 'tengo deudas, puedo vender | que pasa con mi prestamo cuando vendo',
    'eidl-ppp-and-cash-advances': 'debo el prestamo eidl | prestamo de desastre del sba',
    'co-owners-who-disagree':
      'mi socio no quiere vender | el negocio es de mi hermano y mio | me estoy divorciando',
    'non-competes-in-a-sale': 'puedo abrir otro negocio igual | clausula de no competir',
    'selling-at-a-loss':
      'mi negocio pierde dinero, se puede vender | tengo que vender rapido | estoy enfermo y quiero vender',
    'selling-to-family-or-competitor': 'venderle a mi hijo | venderle a la competencia',
    'no-inquiries': 'nadie pregunta por mi negocio | por que no me llegan ofertas',
    'books-and-tax-returns-differ':
      'los numeros no coinciden con los taxes | trabajo con efectivo que no declaro',
    'one-large-customer': 'un cliente es la mitad de las ventas',
    'avoiding-scams': 'me quieren estafar | me piden un deposito antes',
    'qualifying-buyers': 'como se si el comprador es serio | que le pido al comprador',
    'negotiating-the-price': 'como contesto una oferta baja | cuanto menos puedo ofrecer',
    'closing-day': 'que pasa el dia del cierre | quien paga los gastos de cierre | cuando me dan mi dinero',
    'choosing-advisors': 'necesito abogado | cuanto cobra un abogado',
    'how-anonymity-works': 'quien puede saber que vendo | sale mi nombre',
    'raising-the-value': 'como hago que valga mas',
    'preparing-your-books': 'que papeles necesito para vender',
    'selling-a-franchise': 'puedo vender mi franquicia',
    'selling-to-employees': 'venderle a mis empleados',
    'insurance-in-a-sale': 'que seguro necesito',
    'sales-tax-and-hidden-debts':
      'me quedo con las deudas del dueño anterior | el dueño anterior debe impuestos de ventas, me los puede cobrar el estado | el vendedor debe sales tax, el estado me lo cobra a mi | me cobran los impuestos viejos del negocio',
    'first-months-as-owner': 'ya compre, ahora que hago',
    'online-and-home-businesses': 'puedo vender mi tienda en linea | trabajo solo, se puede vender',
    'handing-over-accounts': 'que pasa con mi telefono y mi pagina',
    'listing-a-business': 'pasos para vender | como pongo mi negocio a la venta',
    'asking-for-access': 'como se cual negocio es',
    'what-the-nda-binds': 'a que me obliga el nda',
    'reading-in-a-deal-room': 'puedo descargar los documentos | puedo imprimir',
    'quiet-buyers': 'el comprador ya no contesta | no me responden',
    'debt-service-coverage': 'alcanza para pagar el prestamo',
    'multiples-by-size': 'cual multiplo es normal',
    'quality-of-earnings': 'que es el reporte de calidad de ganancias',
    'the-health-check': 'como funciona la evaluacion',
    'privacy-of-your-data': 'que hacen con mis datos',
    'tax-numbers-here': 'por que piden mi ein',
    'timeline-by-phase': 'cuanto dura cada paso',
    'closing-a-deal-room': 'que pasa con la sala al final',
    'when-access-is-revoked': 'puedo quitar el acceso que di',
  },
  section: {
    'short-answers-on-terms#how-long-should-exclusivity-be':
      'cuanto tiempo dura la exclusividad despues de aceptar la carta | por cuantos dias es exclusivo el comprador | cuanto dura la exclusividad',
    'partners-and-shares#how-is-a-partner-s-share-priced-in-a-buyout':
      'mi socio quiere que le compre su parte | cuanto vale la mitad de mi socio',
    'partners-and-shares#my-partner-does-nothing-can-i-sell-or-push-them-out':
      'mi socio no trabaja y no quiere vender',
    'family-and-life-events#the-owner-has-died-what-does-the-family-do-first':
      'murio mi papa y dejo el negocio | que hacemos con el negocio de mi esposo que fallecio',
    'family-and-life-events#i-am-ill-how-do-i-sell-without-losing-the-value':
      'estoy enfermo y tengo que vender',
    'family-and-life-events#i-am-burned-out-sell-hire-a-manager-or-close':
      'estoy cansado del negocio, cierro o vendo',
    'family-and-life-events#we-are-divorcing-and-own-a-business-what-now':
      'me estoy divorciando y tengo un negocio',
    'staff-short-answers#some-people-are-paid-in-cash-what-does-a-buyer-do':
      'pago a mis empleados en efectivo | mis trabajadores no tienen papeles',
    'rent-and-landlord#the-landlord-says-no-or-does-not-answer-what-now':
      'el dueño del local no quiere pasar el contrato al comprador | el casero no contesta',
    'rent-and-landlord#the-landlord-wants-a-higher-rent-from-the-buyer':
      'el casero le quiere subir la renta al comprador',
    'rent-and-landlord#i-rent-month-to-month-or-by-handshake': 'no tengo contrato de renta | rento mes a mes',
    'what-goes-along#how-is-inventory-counted-and-priced-at-closing':
      'como se cuenta el inventario al cierre',
    'sellers-tax-questions#when-is-the-tax-due-after-the-closing': 'cuando pago los impuestos de la venta',
    'buyers-tax-questions#do-i-keep-the-seller-s-ein-or-get-a-new-one':
      'necesito un ein nuevo si compro el negocio',
    'debts-and-guarantees#i-owe-more-than-the-business-is-worth-can-i-sell':
      'debo mas de lo que vale el negocio',
    'debts-and-guarantees#there-is-an-irs-or-state-tax-lien-can-we-close':
      'debo impuestos al irs y quiero vender',
    'debts-and-guarantees#can-the-buyer-take-over-my-sba-or-bank-loan':
      'el comprador puede tomar mi prestamo | se puede traspasar el prestamo',
    'funding-questions#what-credit-score-do-i-need': 'que puntaje de credito necesito',
    'funding-questions#the-bank-said-no-what-now': 'el banco me nego el prestamo',
    'selling-in-distress#how-do-i-close-a-business-properly': 'como cierro mi negocio legalmente',
    'finding-a-business#can-a-foreigner-buy-and-own-a-u-s-business':
      'puedo comprar un negocio sin papeles | vivo en mexico y quiero comprar un negocio en estados unidos',
    'finding-a-business#buy-an-existing-business-or-start-one': 'es mejor comprar o empezar un negocio',
    'from-offer-to-closing#can-i-change-my-mind-after-the-closing': 'puedo cancelar despues de cerrar',
    'after-the-closing#what-do-i-tell-the-customers-and-will-they-leave':
      'que les digo a los clientes que vendi',
    'food-and-drink#what-is-a-restaurant-worth': 'cuanto vale mi restaurante',
    'food-and-drink#the-liquor-license-buy-it-with-the-bar-or-separately':
      'la licencia de licor se pasa al comprador',
    'food-and-drink#much-of-the-income-is-cash-and-not-reported-can-it-be-sold':
      'casi todo es en efectivo y no lo declare | ventas en efectivo sin declarar',
    'food-and-drink#how-do-i-sell-or-buy-a-food-truck-or-a-stand': 'vender mi troca de tacos',
    'broker-law-and-fees#someone-asks-for-money-upfront-to-find-a-buyer-is-that-legal':
      'me piden dinero por adelantado para vender mi negocio',
  },
};
