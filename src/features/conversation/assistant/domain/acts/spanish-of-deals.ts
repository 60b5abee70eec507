/** What to press, in Spanish, by the name of the act; the names of buttons and pages stay as they are shown. */
export const spanishOfDeals: Readonly<Record<string, string>> = {
  'add my business':
    'Elija “Add a business” e ingrese su EIN, nombre, dirección, industria y ramo. “Import from a file”, en My Businesses, agrega muchos desde CSV o Excel. Nadie más los ve hasta que publique un anuncio.',
  'say which trade my business is in':
    'En la pestaña Value del health check, elija en “Priced as” a qué se dedica el negocio.',
  'write a listing':
    'Agregue el negocio y escriba su anuncio desde My Businesses: un texto público y un perfil privado. Es un borrador hasta que lo publique.',
  'change my listing':
    'Abra el editor del anuncio; guarda mientras escribe. Un anuncio publicado también se puede cambiar: el leak check lee antes los textos públicos.',
  'check my texts for leaks':
    'El editor revisa sus textos públicos mientras escribe y marca las palabras que lo delatan.',
  'publish my listing':
    'En el editor del anuncio, elija Publish. Un anuncio bajo oferta vuelve con More, Mark live again.',
  'ask for a review of my listing':
    'En el editor del anuncio, elija More y luego “Ask for a review”. Nuestro equipo lee solo el texto público.',
  'take my listing back to draft':
    'En el editor del anuncio, elija More y luego “Take back to draft”. Si está publicado, primero Withdraw.',
  'mark my listing under offer':
    'En el editor del anuncio, elija More y luego “Mark under offer”. Sigue en el mercado y lo dice.',
  'mark my business as sold':
    'En el editor del anuncio, elija More y luego “Mark sold”, y diga quién lo compró. No se puede deshacer.',
  'withdraw my listing':
    'En el editor del anuncio, elija More y luego Withdraw. Sale del mercado y el acceso de todos los compradores termina en el acto.',
  'add photos to my listing':
    'En el editor del anuncio, en Photos, elija “Add photos”. Son del perfil privado hasta que las proponga para la tarjeta pública.',
  'describe a photo':
    'En el editor del anuncio, en Photos, escriba qué muestra una foto, o muévala hacia arriba o abajo.',
  'show a photo on the public card':
    'En el editor del anuncio, en Photos, proponga la foto para el anuncio público. Un administrador la mira antes; puede retirarla.',
  'remove a photo': 'En el editor del anuncio, en Photos, elija Remove en la foto. Se borra para siempre.',
  'use a number of my health check in the listing':
    'En el editor del anuncio, elija “Use in listing” en la cifra del informe.',
  'watch a listing':
    'Presione el botón Watch de un anuncio para ponerlo en su lista de seguimiento, y otra vez para quitarlo.',
  'save a search':
    'Ponga los filtros en el mercado y elija “Save this search”; le escribimos cuando un anuncio nuevo coincide.',
  'change or delete a saved search': 'En la página Saved searches, elija “Rename or change emails” o Delete.',
  'ask for access to a listing':
    'Abra el anuncio y elija “NDA Request”, con un mensaje si quiere. El dueño ve su nombre y su correo.',
  'send a buyer the NDA':
    'Abra la solicitud y elija “Send NDA”, o “Send to broker” para que su corredor la vea primero.',
  'approve a buyer':
    'Abra la solicitud y elija Approve, cuando el comprador haya firmado. Un corredor necesita un encargo con aprobaciones.',
  'decline or withdraw an access request':
    'Abra la solicitud: un comprador elige “Withdraw request” o “Give up access”; la parte vendedora, Decline o, si ya tiene acceso, “Revoke access”.',
  'put a request on hold':
    'Abra la solicitud y elija Hold, o “Suspend access” si el comprador ya tiene acceso; “Take off hold” o Reopen lo deshace.',
  'change what a buyer may see':
    'En “Buyers and access” del anuncio, elija “Change access” en el comprador: el nivel de acceso y cuándo termina.',
  'approve buyers automatically':
    'En “Buyers and access” del anuncio, ponga las reglas de acceso: quien las cumple queda aprobado en el acto.',
  'block a buyer or a competitor':
    'En la lista de bloqueo, escriba una persona, una empresa o un dominio de correo en “Block a buyer”. Ya no ven sus anuncios y su acceso termina.',
  'unblock someone': 'En la lista de bloqueo, elija Unblock. El acceso que terminó no vuelve.',
  'invite a broker':
    'En la página de su anuncio, elija “Invite a broker”: por correo, hasta cuándo y si el encargo le permite aprobar compradores por usted.',
  'accept an engagement':
    'En la página Engagements, elija Accept o Decline en la invitación. Aparece cuando su correo está confirmado.',
  'ask my client for missing facts':
    'En la página Engagements elija “Ask your client” junto al encargo y marque lo que falta en el perfil privado. El dueño recibe un aviso con un enlace, y usted ve allí qué completó. Requiere aprobaciones en el encargo.',
  'change what a broker may do':
    'El dueño elige “Change authority” junto al corredor en la página del anuncio; vale en el acto. Un corredor que solo filtra elige “Ask for more authority” en la página Engagements, y el dueño contesta.',
  'end an engagement':
    'El dueño elige “End engagement” o “Take back” en la página del anuncio; el corredor, en la página Engagements. Vale en el acto. Su contrato de corretaje firmado y su cola siguen contando: pregunte a un abogado.',
  'order a service':
    'En Pre-diligence, elija el servicio y confirme su precio. Se emite una factura; no se cobra ninguna tarjeta.',
  'cancel an order': 'Abra el pedido desde su panel y elija “Cancel order”.',
  'write a message':
    'Conteste en Messages, elija “Write to the owner” en un anuncio o “Send Message” en un perfil. Los datos de contacto quedan ocultos hasta que haya acceso.',
  'make an offer':
    'Con acceso, elija “Start an LOI” o “Start an IOI” en la página del anuncio, llene los términos y envíelos. Un borrador solo lo ve usted.',
  'change my offer':
    'Abra la oferta: un comprador elige “Revise offer”, un vendedor Counter. Los términos enviados quedan registrados.',
  'keep my listing for sale after an accepted offer':
    'Abra la oferta aceptada y elija “Keep it for sale”: la tarjeta pública sigue como está, para que puedan llegar ofertas de respaldo. La otra respuesta es “Show it as under offer”.',
  'take back or change my counteroffer':
    'Abra la oferta. Mientras el comprador no conteste, el dueño, o un intermediario que decide por él, la sustituye con “Change counteroffer”, y “Withdraw counteroffer” la retira: vuelven a valer los términos del comprador. Se le avisa.',
  'accept an offer': 'Abra la oferta y elija Accept. Antes de confirmar se muestra lo que significa aceptar.',
  'decline an offer':
    'Abra la oferta y elija Decline; si ya fue aceptada, “End this deal”. El comprador ve la razón que usted dé y puede enviar otra oferta mientras tenga acceso.',
  'withdraw my offer':
    'Abra la oferta y elija Withdraw; si es un borrador, “Discard the draft”. Termina la oferta, y puede enviar otra.',
  'mark an offer as under review':
    'Abra la oferta y elija “Mark as under review”. Se avisa al comprador; nada más cambia.',
  'sign the NDA':
    'Abra su solicitud: lea el acuerdo, acepte los registros electrónicos, confirme con un código de su correo o una passkey, escriba su nombre o dibuje su firma, y firme.',
  'decline to sign the NDA': 'Abra su solicitud y elija “Decline to sign”, con una razón.',
  'countersign an NDA': 'Abra la solicitud cuyo NDA espera su contrafirma, léalo y firme.',
  'choose the NDA of my listing':
    'En la página de su anuncio, elija “Choose NDA”. Lo ya emitido queda como está.',
  'use my own NDA':
    'En “NDA for this listing”, suba su acuerdo como PDF, revise lo que se leyó y póngalo en uso, o descarte el archivo.',
  'sign an NDA passport':
    'En la página NDA passport, firme una vez el acuerdo marco; con él se une a los anuncios cuyo vendedor lo acepta.',
  'join a listing with my NDA passport': 'Abra su solicitud y elija “Join with my passport”.',
  'withdraw my NDA passport':
    'En la página NDA passport, elija Withdraw. Lo que aceptó con él sigue vigente.',
  'check a signed document':
    'En la página “Check a document”, elija el PDF firmado o el manifiesto de un archivo: dice si fue cambiado.',
  'upload proof of funds or identity':
    'En la página Verification, suba una prueba de su identidad o de fondos. Un administrador la revisa; los vendedores ven una insignia, nunca el archivo. Puede retirarla.',
  'open a deal room':
    'En Deal Rooms, elija el anuncio. Solo su parte ve la sala hasta que publique documentos.',
  'upload documents':
    'En la sala, elija Upload: archivos, una carpeta o un ZIP. Los compradores no ven nada antes de que lo publique.',
  'cancel an upload': 'En la sala, en Uploads, elija Cancel.',
  'publish documents to buyers':
    'En la sala, elija Publish: antes de confirmar dice quién verá qué documentos y cuándo.',
  'rename or move a document':
    'En la sala, abra el menú del documento: “Rename or move”, “Move up”, “Move down”. Una carpeta tiene Sort.',
  'remove a document':
    'En la sala, abra el menú del documento y elija Remove. Desde entonces nadie puede abrirlo.',
  'black out parts of a document':
    'Abra el documento en la sala y elija Redact: marque las áreas, y se hace una versión sin ese texto ni esos píxeles.',
  'clear a document that was held back for personal data':
    'En la sala, abra el menú del documento, elija “Review personal data” y diga por qué puede publicarse.',
  'change the folders of the room':
    'En la sala, elija “Add folder” o “Edit folder”: su nombre, cuándo la ven los compradores, si hace falta o por qué no aplica. Una carpeta vacía se puede quitar.',
  'set who may see or download documents':
    'En la sala, en Permissions, elija para todos, un grupo o una persona qué pueden hacer: nada, ver o descargar.',
  'make a group of buyers':
    'En la sala, en Permissions, elija “New group” y diga quién está en él. Ahí mismo se renombra o se quita.',
  'require a second factor for the room':
    'En la sala, en Permissions, active que la sala pida un segundo factor.',
  'close the deal room':
    'En “Closing and archive” de la sala, diga por qué se cierra y quién guarda una copia. Se hace un archivo de ella.',
  'reopen the deal room': 'En “Closing and archive” de la sala, elija Reopen, si no se vendió nada.',
  'ask the seller a question':
    'En la sala, en Questions, elija “Ask a question”, sobre el negocio o un documento. Los otros compradores nunca saben quién preguntó.',
  'answer a buyer’s question':
    'En la sala, en Questions: pásela a un corredor o experto, redacte y apruebe la respuesta, envíela a quien preguntó o publíquela para todos, o recházela.',
  'take back my question': 'En la sala, en Questions, elija Withdraw en su pregunta.',
  'request documents':
    'En la sala, en Requests, elija “New request” o “Bulk add”. Puede cambiar una solicitud mientras espera.',
  'answer a diligence request':
    'En la sala, en Requests: Assign, Start y luego Answer con documentos, o Decline.',
  'answer diligence requests with the documents in the room':
    'En la sala, en Requests, mire lo que se encontró para cada solicitud y diga dónde está mal; luego presione el botón Answer sobre la lista.',
  'accept or reopen an answer to my diligence request':
    'En la sala, en Requests, elija Accept, Reopen o Withdraw en su solicitud.',
  'find out where a leaked page comes from':
    'En la sala, elija “Leak finder” y suelte la imagen: nombra la vista para la que se sirvió, si hay señal suficiente.',
};
