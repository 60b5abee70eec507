/** How people ask in Spanish what the site is and has, and what the other side sees; see spoken-spanish.ts. */
export const spokenSpanishNotes: Readonly<Record<string, string>> = {
  howDifferent:
    'en que se diferencia esta pagina de otras | por que anunciar aqui y no en otro sitio | que tienen ustedes que no tengan los demas',
  buysNothing: 'ustedes compran negocios | me compran mi negocio directamente | ustedes son los compradores',
  onlyUs:
    'esta pagina es solo para estados unidos | puedo vender un negocio en mexico | sirve fuera de estados unidos | solo para negocios americanos',
  statedValues:
    'que es el valor de 60 mil | cuanto cuesta la evaluacion del negocio | que incluye la evaluacion | tengo que pagar el valor de la tarjeta',
  brokerBeta: 'como entro a la beta | quiero entrar al programa de corredores',
  waitlistForm: 'puse mi correo y no paso nada | deje mi correo y nadie me escribio',
  noReviews:
    'hay calificaciones de los vendedores | puedo ver opiniones de este comprador | hay reseñas de los corredores',
  whyAnonymous:
    'por que no veo el nombre de los negocios | por que no dicen como se llama el negocio | por que esta todo escondido',
  appaWrong: 'appa dijo algo equivocado | la respuesta esta mal, a quien aviso | como corrijo al asistente',
  savesUnseen: 'cuantas personas guardaron mi anuncio | quien sigue mi anuncio',
  readingSeen:
    'el vendedor ve lo que leo | saben cuanto tiempo estuve leyendo | ven si descargue un documento',
  brokerReads: 'mi corredor puede leer mis mensajes | puedo ver los mensajes entre mi cliente y el comprador',
  commissionHere: 'como registro mi comision aqui | la pagina lleva cuenta de mi comision',
  noBoard: 'hay un tablero de tratos | tienen un crm',
  badNews:
    'tengo que decir que me demandaron | debo contar de un pleito viejo | que problemas tengo que decirle al comprador',
  suspendOrDeny: 'que diferencia hay entre pending y denied | suspender el acceso de un comprador',
  nothingToSign: 'el comprador no tiene nada que firmar | no me llego el acuerdo para firmar',
  whoMoved: 'quien retiro mi anuncio | quien cambio mi anuncio',
  documentBlank: 'el documento no se ve | la pantalla sale gris y no veo el documento',
  einRefused: 'no acepta mi ein | el campo del ein sale en rojo',
  aboutMe: 'donde digo quien soy y cuanto puedo pagar | como pongo mi experiencia en mi perfil',
  bankAgainstBooks:
    'como comparo los estados de cuenta con las ventas | los depositos no cuadran con las ventas',
  adminDay: 'que hago cada dia como administrador | soy el administrador nuevo, por donde empiezo',
  severalAccounts: 'una persona tiene tres cuentas | como encuentro cuentas repetidas',
  phishing: 'un usuario manda mensajes raros a los vendedores | parece una estafa de un usuario',
  readProof: 'que reviso en un comprobante de fondos | como verifico un comprobante',
  whoSawContacts: 'quien vio los datos de contacto | quien abrio el perfil privado',
  oldListings:
    'se ocultan solos los anuncios viejos | anuncios sin cambios en meses | cuando vence un anuncio',
  templateChanged: 'si cambio la plantilla tienen que firmar otra vez',
  removeForUser:
    'un usuario pide borrar su negocio, que le contesto | un dueño quiere que quitemos su anuncio',
  hosting: 'se puede instalar en docker | como lo instalo en mi servidor',
  ownDomain: 'podemos usar nuestro dominio | como muevo el sitio a otro servidor',
  googleDown: 'no funciona entrar con google | nadie puede entrar con google',
};
