/** What the articles say in short, in Spanish, by slug. */
export const articleSummaries: Readonly<Record<string, string>> = {
  'how-anonymity-works':
    'Un anuncio tiene dos mitades: la pública no nombra a nadie; la privada se abre a un comprador a la vez, con NDA firmado y aprobación.',
  'what-a-teaser-shows':
    'Antes de firmar se ven título, descripción, industria, estado o región y rangos. Nombres, direcciones y montos exactos no.',
  'words-that-give-you-away':
    'La revisión de fugas busca sus nombres y números, aunque estén disfrazados, y frases que señalan a un solo negocio. Unas bloquean la publicación, otras solo avisan.',
  'when-access-is-revoked':
    'Puede quitar el acceso en cualquier momento y sin motivo; se cierra con el siguiente clic del comprador. Lo que ya leyó sigue cubierto por el NDA.',
  'what-an-admin-sees':
    'Un administrador no ve su perfil privado en sus páginas. Para ayudarle puede ver el sitio como usted: con motivo, media hora, sin cambiar nada, registrado y con aviso por correo.',
  'listing-a-business':
    'Agregue el negocio, escriba la tarjeta pública y el perfil privado, deje que la revisión la lea y publique. Puede parar en cualquier paso; nada es público antes del último.',
  'what-it-costs-here':
    'Cuentas, anuncios y solicitudes no cuestan nada hoy y no se pide tarjeta. Un servicio con costo muestra su precio antes de pedirlo.',
  'brokers-and-mandates':
    'Puede vender sin intermediario. Si usa uno, un encargo dice qué puede hacer por usted y hasta cuándo.',
  'brokers-here':
    'Con un encargo, el intermediario atiende solicitudes y acuerdos y, si el dueño lo permite, el estado y el texto del anuncio.',
  'tax-numbers-here':
    'El EIN distingue dos negocios y evita que aparezca en texto público. Se guarda cifrado y solo se muestran los últimos cuatro dígitos.',
  'what-appa-can-do':
    'Appa responde con lo que usted mismo puede abrir y dice dónde lo encontró. No hace nada en su nombre sin que usted presione el botón.',
  'asking-for-access':
    'Presione “NDA Request” en un anuncio, lea y firme el acuerdo y espere al dueño. En cada paso ve su estado y a quién le toca.',
  'access-request-statuses':
    'Una solicitud está en Requested, Sent to Broker, Awaiting Signature, Pending, Approved o Denied; cada estado dice a quién le toca.',
  'what-the-nda-binds':
    'Usted usa lo que conoce solo para evaluar la compra, lo guarda en secreto, no contacta a nadie del negocio y no pasa por encima del intermediario.',
  'signing-electronically':
    'La ley federal y la estatal dan a la firma electrónica el mismo efecto que a la de tinta; el archivo firmado lleva la prueba.',
  'your-own-agreement':
    'El dueño puede subir su propio NDA en PDF y ponerlo en uso; los compradores firman exactamente ese archivo. Lo ya firmado queda como se firmó.',
  passkeys: 'Con una passkey confirma firmas con huella, rostro o PIN en lugar de un código por correo.',
  'opening-a-deal-room':
    'Abra la sala en su anuncio, suba documentos, dé permisos y publique. Ningún comprador ve nada antes.',
  'uploading-documents':
    'Arrastre archivos, una carpeta o un ZIP. Se conserva el orden y nada se ve hasta que publique.',
  'publishing-documents':
    'Al publicar se decide quién ve los documentos, qué puede hacer y cuándo. Hasta entonces solo los ve su parte.',
  'reading-in-a-deal-room':
    'Los documentos se leen página por página, con su nombre. El vendedor decide si además puede copiar o descargar.',
  'asking-for-documents':
    'En “Requests” el comprador pide un documento o pega una lista; ambas partes ven qué está abierto, contestado o atrasado.',
  'closing-a-deal-room':
    'Cierre la sala con un motivo: ya nada cambia, el acceso termina salvo el del comprador que conserve, y se hace un archivo para cada parte.',
  'what-is-sde':
    'SDE es lo que el negocio gana para un dueño que trabaja en él: utilidad antes de intereses, impuestos y depreciación, más el sueldo de ese dueño y gastos que un comprador no tendría.',
  'sde-or-ebitda':
    'Los negocios pequeños se valoran por SDE; los grandes, con gerente, por EBITDA. La diferencia es el sueldo de quien dirige.',
  'add-backs':
    'Un add-back es un gasto que se suma a las ganancias porque el comprador no lo tendrá. Se acepta si está en los libros, no se repite y tiene documento.',
  'quality-of-earnings':
    'No es una auditoría: es un análisis de qué tan reales y repetibles son las ganancias, mes por mes. Encuentra problemas temprano.',
  'preparing-your-books':
    'Necesita de dos a tres años de estados mensuales que cuadren con el banco y las declaraciones, y un documento por cada ajuste.',
  'importing-your-books':
    'Un CSV o Excel que no entendemos no se rechaza: usted ve cada línea, corrige y compara los totales.',
  'how-businesses-are-valued':
    'Casi siempre: ganancias por un múltiplo. El múltiplo sube con el tamaño, clientes fijos y un negocio que funciona sin el dueño, y lo limita lo que el banco financia.',
  'the-health-check':
    '35 preguntas en cinco secciones, sus cifras y un puntaje que ubica su negocio en el rango de múltiplos. Puede contestar en varios días.',
  'multiples-by-size':
    'En el tercer trimestre de 2025 los múltiplos medianos iban de 2.8 veces el SDE bajo $1M a 4.8 veces sobre $5M.',
  'sba-loans':
    'Un préstamo SBA 7(a) suele servir: un banco presta hasta $5 millones y la SBA garantiza la mayor parte. El comprador pone al menos 10% del proyecto.',
  'debt-service-coverage':
    'DSCR es el flujo de un año dividido entre los pagos de un año. Bajo 1 el negocio no alcanza a pagar; la SBA ha pedido al menos 1.15.',
  'earn-outs-and-seller-notes':
    'La mayor parte se paga al cierre, no todo. Un pagaré del vendedor es un préstamo suyo al comprador; un earn-out se paga solo si se cumplen metas.',
  'letter-of-intent':
    'La carta de intención fija precio y estructura antes del contrato. Casi todo no obliga; la exclusividad y la confidencialidad suelen obligar.',
  'asset-or-stock-sale':
    'En una venta de activos el comprador elige qué compra y su empresa queda con usted. En una venta de acciones pasa la empresa con todo lo que tiene y debe.',
  'working-capital-and-the-peg':
    'En tratos pequeños las cuentas por cobrar casi siempre se quedan con el vendedor; en los grandes se incluye un nivel normal y el precio se ajusta al cierre.',
  'how-long-a-sale-takes':
    'Una venta típica tarda de ocho a diez meses hasta el cierre, más la preparación y la ayuda al comprador.',
  'deal-room-contents':
    'Cifras resumidas después del NDA, libros y contratos después de la carta de intención, nombres de clientes y empleados al final.',
  'taxes-by-structure':
    'Depende de qué vende (activos o acciones) y de qué es su empresa para impuestos. Pregunte a un CPA antes de la carta de intención.',
  'how-the-price-is-taxed':
    'El precio se reparte en siete clases en el formulario 8594. Equipo e inventario suelen ser ingreso ordinario; el goodwill, ganancia de capital.',
  'tax-elections':
    'Con una elección, algunas ventas de acciones se tratan como venta de activos solo para impuestos; el vendedor debe recibir el costo extra.',
  'paying-off-debt':
    'En casi todas las ventas pequeñas sus préstamos se pagan del precio al cierre y los bancos liberan sus gravámenes. Pida las cartas de pago temprano.',
  'eidl-ppp-and-cash-advances':
    'Sí puede vender, pero cuente con pagar el EIDL al cierre. Sobre $25,000 la SBA tiene un gravamen y debe consentir.',
  'broker-commissions':
    'Sobre todo una comisión de éxito: un porcentaje del precio al cierre, a menudo con un mínimo. Pregunte qué cuenta como precio.',
  'broker-agreements':
    'Un “tail” hace que se deba la comisión si vende después a un comprador que el intermediario presentó. Limítelo en meses y a una lista de nombres.',
  'partial-sales-and-rollover':
    'Sí: una parte minoritaria, una mayoría con rollover o una recapitalización. Lo que conserva vale lo que el contrato le permita hacer.',
  'selling-to-employees':
    'A un gerente o a un grupo, con préstamo y a menudo un pagaré; o a un ESOP, un plan de retiro que compra las acciones.',
  'leases-in-a-sale':
    'Por lo general solo con el consentimiento del dueño del local. Lea la cláusula de cesión antes de anunciar y pida por escrito que liberen su garantía personal.',
  'licenses-and-permits':
    'Muchos no se transfieren: licencias de alcohol, salud, contratista y profesionales son de una persona o empresa. Pregunte a cada agencia y planee según la más lenta.',
  'selling-a-franchise':
    'Con el franquiciador: aprueba al comprador, cobra una cuota, lo entrena y puede tener derecho a comprar primero.',
  'inventory-and-real-estate':
    'El inventario va incluido si la oferta lo dice; muchas veces se cuenta al cierre y se paga aparte. El edificio es otra venta o un contrato de renta.',
  'telling-employees':
    'Por lo general tarde: a las personas clave bajo un acuerdo, con un bono por quedarse, cuando un comprador deba conocerlas; a los demás, al cierre o justo antes. Despidos grandes pueden exigir 60 días de aviso.',
  'employees-at-closing':
    'En venta de acciones su empleador no cambia. En venta de activos usted termina su empleo y el comprador los contrata: vacaciones, I-9 y beneficios requieren una decisión.',
  'transition-and-training':
    'Lo que diga el contrato: casi siempre unas semanas de entrenamiento incluidas y luego consultoría pagada. Con un préstamo SBA su papel queda limitado.',
  'earn-out-terms':
    'Elija una medida difícil de discutir, defínala con un ejemplo, conserve derechos mientras dura y véalo como un extra: nunca venda por un precio que lo necesite.',
  'seller-notes-and-standby':
    'Financiar una parte atrae más compradores y puede subir el precio, pero usted se vuelve prestamista detrás de un banco. Revise al comprador, pida garantías, fije tasa y plazo y entienda el standby. Consulte a su contador y abogado.',
  'representations-and-indemnity':
    'Responde por lo que declara en el contrato. Deducibles, topes, plazos y un depósito en garantía limitan cuánto y por cuánto tiempo.',
  'what-an-loi-is-not':
    'Una carta de intención es un acuerdo de intentarlo: ni el precio se debe ni el negocio está vendido. Exclusividad y confidencialidad suelen obligar.',
  'sba-loan-steps':
    'Precalifique antes de ofertar, ponga al menos 10%, junte los documentos de ambas partes y pida al banco un calendario: de 9 a 13 semanas desde la carta firmada.',
  'how-buyers-pay':
    'Con ahorros, préstamo bancario o SBA, pagaré del vendedor, dinero de retiro (ROBS), valor de su casa, familia o inversionistas. Cada uno arriesga algo distinto.',
  'preparing-in-12-months':
    'Empiece con libros e impuestos, luego lo que depende de usted, luego contratos y gente, y al final la historia. Un año alcanza para casi todo.',
  'timeline-by-phase':
    'De ocho a diez meses desde el inicio hasta el cierre; antes va la preparación, y cada fase depende de libros, banco, local y licencias.',
  'due-diligence':
    'Prueba de que las cifras son reales, de que los contratos valen y de que no se debe nada oculto. Prepare los documentos antes y conteste por escrito.',
  'why-deals-die':
    'Cifras que no se sostienen, financiamiento que no llega, un arrendador que dice no, ventas que bajan, respuestas lentas y dudas.',
  'keeping-a-sale-confidential':
    'Muestre poco, a pocos, por etapas, y tenga lista una frase tranquila. Si alguien se entera, conteste el mismo día y no mienta.',
  'why-offers-are-lower':
    'Porque el comprador paga lo que se puede probar, el riesgo que ve y lo que un préstamo permite. Pregunte cuál de los tres es.',
  'what-you-keep':
    'Le queda el precio menos deudas, gastos, ajustes, lo que llega después e impuestos. Calcúlelo antes de la carta de intención.',
  'raising-the-value':
    'Dos números hacen el valor: ganancias que puede probar y el múltiplo. Pruebe y suba las primeras; baje el riesgo de que dependa de usted o de un cliente.',
  'quiet-buyers':
    'Pregunte una vez, con amabilidad, una sola pregunta y una fecha. Si no llega nada, diga que sigue adelante.',
  'winning-clients':
    'Los dueños contratan a quien ya conocen: contadores, abogados, bancos y clientes anteriores los mandan.',
  'client-expectations':
    'Muestre la cuenta, no una opinión: ganancias probadas, un múltiplo con fuente y el préstamo que esas ganancias pagan.',
  'words-of-the-trade':
    'Términos y abreviaturas de la venta de un negocio, con lo que significan sus letras.',
  'account-and-password':
    'Entre con correo y contraseña, o con Google donde se ofrece. Si la olvidó, le mandamos un enlace que sirve una vez y una hora.',
  'confirming-your-e-mail':
    'Confirmar muestra que el correo es suyo. El enlace vale 24 horas y sirve una vez.',
  'privacy-of-your-data':
    'Guardamos lo que escribe, lo que firma y quién hizo qué y cuándo. Sin publicidad ni rastreadores.',
  'two-factor-sign-in':
    'Actívela en su perfil, en Account: al entrar pide un código de una app o una passkey. Diez códigos de recuperación le sirven si pierde el teléfono.',
  webhooks: 'Un webhook manda un mensaje firmado a una dirección suya por cada aviso que recibe.',
  'access-tokens':
    'Cree un token de acceso en su perfil: un programa actúa como usted solo en las áreas que elija y hasta el día que elija.',
  'co-owners-who-disagree':
    'Lea primero el acuerdo de socios: dice quién puede vender qué y a qué precio. Luego comprar la parte del otro, vender la suya, un mediador y, al final, un juez.',
  'non-competes-in-a-sale':
    'Casi siempre se firma. La no competencia de un vendedor se juzga con menos rigor que la de un empleado; lo común es de dos a cinco años en la zona del negocio. Si vale en su estado lo dice un abogado.',
  'selling-at-a-loss':
    'Sí, pero no por un múltiplo de ganancias que no existen. Se venden equipo, lista de clientes, local, licencia o la oportunidad de recuperarlo.',
  'online-and-home-businesses':
    'Sí, si algo queda cuando usted se va: tráfico, clientes que vuelven, contratos, un proceso que otro pueda seguir.',
  'selling-to-family-or-competitor':
    'Ambos son posibles. Con la familia: precio justo, contrato escrito y un préstamo que el negocio pueda pagar. A un competidor, muestre cifras tarde y por etapas.',
  'no-inquiries':
    'Mire primero las visitas. Pocas visitas: título, ramo, lugar o precio. Muchas visitas y ninguna solicitud: el texto. Solicitudes sin oferta: precio, prueba o condiciones.',
  'tax-on-later-payments':
    'Casi siempre conforme llegan los pagos. La depreciación recuperada y el inventario se gravan en el año de la venta; el interés es ingreso ordinario. Pregunte a su CPA.',
  'handing-over-accounts':
    'Haga una lista de cada cuenta de la que vive el negocio, inclúyala en el contrato y entréguela el día del cierre. Depósitos y tarjetas de regalo son deudas.',
  'buying-with-a-visa':
    'Una compra puede servir para una visa E-2: inversión sustancial y propia, al menos la mitad del negocio, y que gane más que para vivir. Un préstamo SBA no: desde el 1 de marzo de 2026 todos los dueños deben ser ciudadanos o nacionales. Cuente con efectivo, un pagaré del vendedor y un abogado de inmigración; con $90,000 y la mitad de enganche, un precio de unos $180,000 menos gastos.',
  'buying-with-little-money':
    'Rara vez. La SBA pide al menos 10% del proyecto; un pagaré en standby puede ser la mitad, y hace falta dinero para gastos y los primeros meses.',
  'personal-guarantees':
    'En un préstamo SBA garantiza sin límite quien tenga 20% o más. Lo aseguran los bienes del negocio, y el banco puede pedir un gravamen sobre su casa.',
  'choosing-a-business-to-buy':
    'No solo por el múltiplo: compare lo que queda cada año después del préstamo y su sueldo, qué tan probadas están las ganancias y qué se rompe sin el dueño.',
  'first-months-as-owner':
    'Cambie poco, conozca a todos y cuide el efectivo. Primero gente y clientes; decida cambios después de tres meses.',
  'books-and-tax-returns-differ':
    'No se vaya de inmediato: pida la conciliación línea por línea. Hasta que se pruebe, pague y pida prestado según la declaración: así lo hace el banco.',
  'one-large-customer':
    'No por sí solo. Sobre 20% lo señalan compradores y bancos. Un contrato, años de relación y un precio o earn-out que reparta el riesgo lo hacen posible.',
  'broker-licenses':
    'Depende del estado: unos piden licencia inmobiliaria, otros solo si hay renta o edificio, Illinois un registro y muchos nada. Pregunte al estado antes de cobrar.',
  'avoiding-scams':
    'Alguien le apura, pide dinero antes de revisar o no se deja ver. Verifique identidad y fondos, pague solo por un agente de escrow y confirme por teléfono los datos de la transferencia.',
  'qualifying-buyers':
    'Pregunte cuatro cosas antes de abrir nada: quién es, qué ha hecho, con qué dinero paga y para cuándo. Un comprador serio contesta en un día.',
  'negotiating-the-price':
    'Conteste cada oferta por escrito, con un número y una razón. Las ofertas suelen abrir de 10% a 20% abajo; las condiciones se mueven más que el precio.',
  'marketplace-funnels':
    'No hay cifra oficial. Como regla: una visita de 50 a 100 pide acceso, un NDA de 10 a 20 da una oferta, y la mitad de las cartas de intención cierra.',
  'insurance-in-a-sale':
    'El comprador necesita pólizas desde el día del cierre; el vendedor, a menudo una extensión para reclamos posteriores. El banco pide seguro de bienes y muchas veces de vida.',
  'sales-tax-and-hidden-debts':
    'En venta de acciones sí, todas. En venta de activos casi no, con excepciones: impuestos de ventas y de nómina, gravámenes, terreno contaminado. Búsquedas, certificados y un escrow lo cubren.',
  'closing-day':
    'Se firma, un abogado o agente paga a bancos e intermediarios y el resto llega al vendedor por transferencia. Cada parte paga a sus asesores.',
  'choosing-advisors':
    'Un CPA antes de fijar precio, un abogado antes de firmar una carta de intención, un intermediario si le faltan tiempo o compradores.',
  'short-answers-for-sellers': 'Respuestas cortas para dueños durante la venta.',
  'short-answers-for-buyers': 'Respuestas cortas para compradores.',
  'short-answers-on-terms':
    'Lo que se acuerda comúnmente: exclusividad de 30 a 60 días, escrow de 5% a 10%, pagaré al 6% a 10%.',
  'short-answers-for-brokers': 'Respuestas cortas para intermediarios.',
  'partners-and-shares':
    'Respuestas cortas sobre socios: comprar o vender una parte, un socio que no trabaja, el precio y lo que hay que dejar por escrito.',
  'family-and-life-events':
    'Respuestas cortas para momentos difíciles: muerte, enfermedad, divorcio, cansancio, retiro y familia.',
  'staff-short-answers':
    'Respuestas cortas sobre empleados: la persona clave, el primer día, W-2, contratistas 1099, pagos en efectivo, sindicatos y familia en nómina.',
  'rent-and-landlord':
    'Respuestas cortas sobre el local: consentimiento, renta, contratos que vencen, depósitos y mudanza.',
  'what-goes-along':
    'Respuestas cortas sobre lo que se vende: inventario, equipo, vehículos, lista de clientes, marca y proveedores.',
  'building-with-the-business':
    'Respuestas cortas sobre el edificio: venderlo o rentarlo, préstamos, medio ambiente, zonificación y opción de compra.',
  'sellers-tax-questions':
    'Respuestas cortas sobre impuestos del vendedor: QSBS, formularios, fecha de cierre, pagos estimados, pérdidas, familia.',
  'buyers-tax-questions': 'Respuestas cortas para compradores sobre impuestos, EIN y registros.',
  'debts-and-guarantees':
    'Respuestas cortas sobre deudas: deber más que el precio, gravámenes del IRS, préstamos SBA, garantías y tarjetas.',
  'funding-questions':
    'Respuestas cortas sobre dinero para comprar: crédito, aportación, inversionistas, un no del banco y precalificación.',
  'selling-in-distress':
    'Respuestas cortas para casos difíciles: insolvencia, quiebra, liquidación y cómo cerrar bien.',
  'finding-a-business': 'Respuestas cortas sobre tipos de compradores y cómo buscar un negocio.',
  'warning-signs': 'Respuestas cortas sobre señales de alerta antes de comprar.',
  'from-offer-to-closing': 'Respuestas cortas entre la oferta y el cierre.',
  'after-the-closing': 'Respuestas cortas para después del cierre, para ambas partes.',
  'failed-and-relisted':
    'Respuestas cortas para reveses: volver a anunciar, NDA roto, bajar el precio o retirar el anuncio.',
  'value-questions':
    'Respuestas cortas sobre valor: reglas generales, qué año cuenta, crecimiento, opiniones distintas y calculadoras.',
  'food-and-drink': 'Respuestas cortas sobre restaurantes, bares, food trucks y tiendas de comida.',
  'sites-and-machines':
    'Respuestas cortas sobre lavanderías, lavados de autos, gasolineras, bodegas, rutas de vending y moteles.',
  'contractors-and-transport':
    'Respuestas cortas sobre contratistas, limpieza, jardinería, transporte, manufactura y salones.',
  'professional-practices':
    'Respuestas cortas sobre consultorios y despachos: quién puede ser dueño, expedientes y reglas.',
  'web-businesses':
    'Respuestas cortas sobre negocios en línea: tiendas, software, contenido, pruebas y entrega.',
  'licenses-by-trade': 'Respuestas cortas sobre licencias especiales según el ramo.',
  'franchises-and-routes': 'Respuestas cortas sobre franquicias y rutas de reparto.',
  'broker-law-and-fees':
    'Respuestas cortas para intermediarios sobre honorarios, licencia, depósitos y riesgos.',
  'broker-daily-work': 'Respuestas cortas sobre el trabajo diario de un intermediario.',
  'before-you-decide':
    'Respuestas cortas antes de decidir: por dónde empezar dos años antes, corredor o asesor, pueblo chico, el banco, préstamos, demandas, libros en desorden, dos locales.',
  'who-may-sign':
    'Quién puede firmar y quién puede frenar una venta: poder de un padre, dueño enfermo, mitad y mitad, cónyuge, fideicomiso, papeles perdidos, firmar desde lejos.',
  'structures-and-payment':
    'La reorganización F, un earn-out sin mando, efectivo contra pagaré, “cash free, debt free”, cambio de control, quedarse como consultor, el informe de calidad de ganancias.',
  'checking-crews-and-shops':
    'Qué revisar además de los libros: aire acondicionado, plomería, taller, jardinería, techos, camiones, mayoreo, limpieza y servicios.',
  'checking-care-and-retail':
    'Qué revisar además de los libros: restaurante, cuidado en casa, residencia, guardería, consultorio, tienda en línea, tienda y mascotas.',
  'during-the-deal':
    'Lo que surge durante el trato: estados de cuenta, auditoría fiscal, proyecciones, borradores en rojo, cuál oferta, si el comprador puede, si los clientes se quedan.',
  'hard-questions':
    'Respuestas cortas donde la ley pone un límite: rechazar a un comprador por su origen, impuestos sin declarar, efectivo por fuera, acciones y gravámenes.',
};
