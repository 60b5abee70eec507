/** As in `spanish-of-deals.ts`: health check, quality of earnings, the account and the work of admins. */
export const spanishOfTheRest: Readonly<Record<string, string>> = {
  'start a health check':
    'En la página Health check, elija “Start the health check” en su negocio; un corredor lo empieza ahí también para un cliente.',
  'answer the questions of the health check':
    'Abra el health check y conteste en Questions; cada respuesta se guarda en el acto y se puede cambiar o borrar.',
  'add a supporting document to an answer':
    'En la pregunta, elija “Add a document”; ahí mismo puede quitarlo o borrarlo.',
  'invite my CPA or another collaborator':
    'En su health check, en Collaborators, elija “Invite a collaborator”: por correo, y qué secciones o libros puede ver y contestar.',
  'accept or end help with a health check':
    'Las invitaciones para ayudar están en la página Health check: Accept o Decline. El dueño termina la ayuda en Collaborators, en el acto.',
  'import my profit and loss':
    'En el health check, en Earnings, elija un archivo de pérdidas y ganancias (CSV o Excel) y diga a dónde van sus cuentas. El archivo se guarda cifrado; ahí puede bajarlo o quitarlo (Download, Remove).',
  'type in my figures':
    'En el health check, en Earnings, escriba un período, cuándo termina su año fiscal y el sueldo de reemplazo.',
  'enter add-backs': 'En el health check, en Earnings, elija “New add-back”; ahí se cambia o se quita.',
  'say what my assets are worth':
    'En el health check, en Value, llene “Value of the assets”: lo que se obtendría por ellos y lo que se debe.',
  'save a scenario':
    'En el health check, en Scenarios, mueva lo que quiera y elija “Save this scenario”; ahí se renombra o se borra.',
  'plan what raises my value':
    'En el health check, en Plan, elija “Add to plan” en una respuesta débil: quién se encarga y para cuándo. Después: Done, Change, Drop o Reopen.',
  'create a report of my health check':
    'En el health check, en Reports, elija “Create report”; cada uno se descarga en PDF.',
  'share a report with someone':
    'Abra el informe y elija “Create a link”, con un destinatario y un final. Revoke lo termina en el acto.',
  'open a report that was shared with me':
    'Abra el enlace que le enviaron y elija “Open the report”; se descarga en PDF.',
  'contest an adjustment of the earnings':
    'En la sala, en Adjustments, elija Contest en el ajuste y dé una razón. Puede retirarlo ahí hasta que se decida.',
  'answer a contested adjustment':
    'En la sala, en Adjustments, elija Answer en la objeción, una sola vez; ahí también puede reducir el ajuste o renunciar a él.',
  'invite a CPA to decide on an adjustment':
    'En la sala, en Adjustments, elija “Invite a CPA” en la objeción y escriba su correo. Ve solo esa objeción.',
  'decide a contested adjustment as a CPA':
    'En “Questions for you”, abra la objeción a la que fue invitado, elija Decide y dé sus razones.',
  'start a quality of earnings review':
    'En Pre-diligence, empiece la revisión en su negocio; sus períodos se cambian en la pestaña Documents.',
  'delete a quality of earnings review':
    'En la pestaña Documents de la revisión, elija borrarla. También se va todo lo que se leyó para ella.',
  'send my general ledger':
    'En la pestaña Documents de la revisión, elija el libro mayor que exportó y diga qué es cada columna si se le pregunta. Ahí se puede quitar un archivo.',
  'say where ledger accounts belong': 'En la pestaña Accounts de la revisión, elija a dónde va cada cuenta.',
  'enter adjustments of the quality of earnings':
    'En la pestaña Adjusted earnings de la revisión, agregue un ajuste y elija sus líneas del libro; “Add a document” y “Add bank lines” dicen qué lo prueba. Ahí se cambia o se quita.',
  'set the terms of the working capital':
    'En la pestaña Working capital de la revisión, llene “Terms of a price”.',
  'enter my tax returns':
    'En la pestaña Tax returns de la revisión, escriba lo que dice la declaración de un año fiscal.',
  'send my bank statements':
    'En la pestaña Proof of cash de la revisión, elija los archivos que exporta su banco (OFX, QFX, QIF, CSV o PDF) y diga qué cuenta de los libros es cada uno.',
  'send a trial balance, an aging or another schedule':
    'En la pestaña Schedules de la revisión, elija los archivos que exporta su programa de contabilidad (Excel o CSV): estado de resultados y balance general por mes, balanza, cuentas por cobrar y por pagar por antigüedad, ventas por cliente, nómina, activos. Cada uno se compara con el libro mayor.',
  'explain a difference in the proof of cash':
    'En la pestaña Proof of cash de la revisión, abra un mes, diga qué son sus líneas y explique la diferencia que queda.',
  'explain a finding':
    'En la pestaña Findings de la revisión, abra el hallazgo y escriba su explicación; ahí se repiten las pruebas.',
  'list my family and companies':
    'En la pestaña Findings de la revisión, bajo “Family and companies of the owner”, escriba un nombre y la relación y elija “Add to the list”; Remove lo quita. Los compradores nunca ven la lista.',
  'make a databook':
    'En la pestaña Databook de la revisión, hágalo para una etapa de acceso y, si quiere, elija “Put into the deal room”.',
  'write a quality of earnings report':
    'En la pestaña Report de la revisión, escriba un borrador o el informe final para una etapa de acceso y, si quiere, elija “Put into the deal room”.',
  'get a broker account':
    'En Engagements, pida una cuenta de corredor con el nombre de su firma. Un administrador decide, y ahí puede retirar la solicitud.',
  'change my name, email or phone number':
    'En su perfil, elija “Edit Profile”: nombre, correo, teléfono, foto y lo que dice de usted. Un correo nuevo hay que confirmarlo.',
  'change my password':
    'En su perfil, en Account, elija “Change password”. Se cierra la sesión en los demás dispositivos.',
  'reset a forgotten password':
    'En la página de inicio de sesión, elija “Forgot your password?”; el enlace del correo lleva a una nueva.',
  'confirm my email address': 'Abra el enlace del correo que le enviamos; su perfil lo envía otra vez.',
  'create an account':
    'Elija “Create an Account” y llene nombre, correo, teléfono y una contraseña. Usted ya tiene una cuenta.',
  'sign out':
    'El menú bajo su nombre tiene “Sign out”. En su perfil, en Account, puede cerrar otros dispositivos o elegir “Sign out everywhere”.',
  'report a sign-in that was not me':
    'Abra el enlace del correo sobre el inicio de sesión: cierra esa sesión y lleva a una contraseña nueva.',
  'turn on two-factor sign-in':
    'En su perfil, en Account, active el inicio de sesión en dos pasos con una app o una passkey, y guarde los códigos de recuperación.',
  'turn off two-factor sign-in':
    'En su perfil, en Account, desactive el inicio de sesión en dos pasos, o quite la app si quedan passkeys.',
  'get new recovery codes':
    'En su perfil, en Account, haga códigos de recuperación nuevos; los anteriores ya no valen.',
  'add or remove a passkey': 'En su perfil, en Account, elija “Add a passkey”, o quite una.',
  'choose which emails I get':
    'En su perfil, en Notifications, elija para cada tipo: un correo en el acto, uno al día o nunca.',
  'mark notifications as read':
    'En la página Notifications, elija “Mark all as read”; una sola se marca como leída o no leída.',
  'create an access token':
    'En la página Access tokens, cree uno para un programa: a qué llega y hasta cuándo. Ahí se cambia o se revoca.',
  'add a webhook':
    'En la página Webhooks, elija “Add a webhook”. Ahí también se edita, se prueba, se apaga o se quita, se cambia su secreto y se repiten los envíos.',
  'close my account':
    'En su perfil, en Account, elija “Close account”. Antes de confirmar muestra qué se borra y qué queda con otros.',
  'join a waitlist':
    'Escriba su correo en el servicio que todavía no está abierto; le escribimos cuando lo esté.',
  'lock someone out':
    'En Accounts, abra el menú de la persona y elija “Lock out…”, con una razón; Unlock la deja entrar otra vez.',
  'give or take a role':
    'En Accounts, abra el menú de la persona y elija “Roles…”. Vale desde su próximo clic.',
  'sign a person out everywhere':
    'En Accounts, abra el menú de la persona: “Sign out everywhere” o “Revoke access tokens…”.',
  'reset the two-factor sign-in of a person':
    'En Accounts, abra el menú de la persona y elija “Reset two-factor sign-in…”, cuando esté seguro de quién es.',
  'view the site as another person':
    'En Accounts, abra el menú de la persona y elija “View as…”, con una razón. Es solo para leer, dura media hora, y recibe un correo.',
  'decide on a request for a broker account':
    'En el Admin Dashboard, abra las solicitudes de corredores, revise la firma y la licencia, y apruébela o rechácela con una razón.',
  'decide on a listing review': 'En Listings, elija Approve o “Send back”, con una razón.',
  'decide on a photo': 'En Photos, elija Approve o Reject, con una razón.',
  'verify a buyer’s proof':
    'En Verification, abra el archivo y elija Verify, con el día hasta el que vale, o Reject.',
  'retry a seal': 'En NDA Seals, elija “Retry now”.',
  'write an NDA template':
    'En NDA templates, elija “New template” o abra una: cambie el borrador, mírelo y elija Activate. Un texto en uso nunca cambia.',
  'record a payment':
    'En Business Revenue, abra el pedido y elija “Record a payment” o “Record a refund”; un pago en camino se marca como recibido o fallido.',
  'mark an order as delivered': 'En Business Revenue, abra el pedido y elija “Mark as delivered”.',
  'have a CPA read my quality of earnings report':
    'En la pestaña Report de la revisión, elija “Invite a CPA” y escriba su correo y hasta qué informe lee. Se puede invitar hasta a cinco; con “End access” termina el acceso de uno.',
  'answer a comment on my quality of earnings report':
    'En la pestaña Report de la revisión, lea el informe más reciente. Cada comentario del CPA está detrás de su capítulo, con Answer y Resolve.',
  'comment on a report as a CPA':
    'En “Questions for you”, lea el informe al que lo invitaron. Elija Comment detrás de un capítulo y luego la cifra o línea. Un comentario se reabre ahí.',
  'sign off a report as a CPA':
    'En “Questions for you”, lea el informe final y elija “Sign off the report” cuando cada comentario esté resuelto. La firma se retira ahí con un motivo.',
  'change the multiples or SBA rules':
    'En Valuation tables, elija Edit en la fila o la regla, con su fuente y fecha.',
  'send failed emails again': 'En Health, en Emails, elija “Send again”.',
  'run a failed job again': 'En Health, en Jobs, elija “Run again” en la tarea que falló.',
  'make a backup':
    'En Backups, elija “Back up now”; Verify restaura una copia en una base de datos de prueba y compara.',
  'change the branding':
    'En Branding, cambie el borrador (nombre, colores, marca, equipo, precios, textos legales), mírelo y elija Publish; una versión anterior se puede publicar otra vez.',
  'create a service token': 'En Service tokens, cree uno o revóquelo. Se avisa a todos los administradores.',
  'forward a waitlist entry again': 'En Waitlist, envíe otra vez una entrada que falló.',
  'find the view that a leaked page comes from':
    'En Leak finder, suelte la imagen: se compara con cada vista de todas las salas de este sitio.',
};
