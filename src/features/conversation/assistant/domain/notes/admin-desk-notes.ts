import type { Note } from './note.ts';

/** The daily desk of who runs a site, and the machine under it. */
export const adminDeskNotes = {
  adminDay: {
    ask: 'What does an admin do here each day?',
    asked: [
      'what am I supposed to do every day as an admin',
      'daily routine of an admin',
      'I took over as admin, where do I start',
      'checklist for running the site',
    ],
    says: 'Each morning: Listings, Photos, Verification and Brokers on the Admin Dashboard, where people wait for your decision; requests that wait long, of which you are told after 14 days; Health for failed jobs and full disks; Outbox for emails that failed; Backups for the one of last night. Each week: new accounts under Accounts, unpaid orders under Business Revenue. If you took over: turn on two-factor sign-in, take the admin role from accounts that left, and find out who has the server, its settings, the backups and their passphrase. Ask me what waits for an admin, and I count it.',
    es: 'Cada mañana: Listings, Photos, Verification y Brokers en Admin Dashboard; solicitudes que esperan mucho; Health; Outbox; y en Backups el respaldo de anoche. Cada semana: cuentas nuevas en Accounts y pedidos sin pagar en Business Revenue. Si acaba de llegar: active el segundo factor, quite el papel de administrador a quien se fue, y averigüe quién tiene el servidor, los respaldos y su clave.',
    at: '/admin',
  },
  severalAccounts: {
    ask: 'How do I find one person with several accounts?',
    asked: [
      'one user has three accounts',
      'find duplicate accounts of the same person',
      'same person signed up more than once',
      'detect multiple accounts',
    ],
    says: 'Nothing here compares accounts or marks duplicates. By hand: look through Accounts by name and email for what repeats, such as the same name, the same firm’s domain or sign-ups within minutes, and compare their requests and messages to you. Two addresses of one person are no offense: ask first. If it is abuse, such as going around a block list, “Lock out…” in the menu of the person, with a reason, ends the access; owners can put each account on their block list.',
    es: 'Aquí nada compara cuentas ni marca duplicados. A mano: mire en Accounts nombres y correos que se repiten, el mismo dominio o registros con minutos de diferencia. Dos direcciones de una persona no son una falta: pregunte primero. Si es abuso, “Lock out…” en el menú de la persona, con un motivo.',
    at: '/admin/users',
  },
  phishing: {
    ask: 'What do I do when a user sends phishing or strange messages?',
    asked: [
      'a buyer sends suspicious messages to sellers',
      'someone is phishing our users',
      'user harasses sellers in messages',
      'scammer on the site, what now',
    ],
    says: 'Ask one who got such a message for its text, a picture and the time: admins have no page for messages. “Lock out…” in the menu of the person under Accounts, with a reason, ends their access at the next request; then set their open requests to Denied. Write to those who got a message: open no link, send no money and no code, change the password if one was entered. Keep what you have and delete nothing. If money or passwords were taken, the people concerned report it to their bank and to the FBI at ic3.gov; ask the site’s attorney whom else you must tell.',
    es: 'Pida a quien recibió un mensaje el texto, una imagen y la hora: los administradores no ven mensajes. “Lock out…” en Accounts, con un motivo, corta el acceso; después pase sus solicitudes a Denied. Avise a quienes lo recibieron: no abrir enlaces, no enviar dinero ni códigos, cambiar la contraseña. Guarde todo y consulte al abogado del sitio.',
    at: '/admin/users',
    help: 'avoiding-scams',
  },
  readProof: {
    ask: 'What do I check in a proof of funds or identity?',
    asked: [
      'what do I look for when I review a proof of funds',
      'how do I review a bank statement of a buyer',
      'checklist for verifying a proof',
      'which documents count as proof of funds',
    ],
    says: 'Check six things: the name is that of the account holder here or of a firm that is theirs; the bank exists; the date is recent; the amount is enough for what they ask for, and can be spent (a retirement account or a credit line is not cash); all pages are there; and fonts, totals and running balances fit each other. A lender’s letter: call the lender at a number that you find yourself. Verify it with an earlier end date if the paper is old, or choose Reject with a reason. Sellers see a badge, never the file or the amount. A badge says what you looked at on that day; it guarantees nothing.',
    es: 'Revise seis cosas: el nombre es el del titular o de su empresa; el banco existe; la fecha es reciente; el monto alcanza y se puede gastar; están todas las páginas; y letras, sumas y saldos cuadran. Una carta de un prestamista: llame a un número que usted mismo encuentre. Verifique, o rechace con un motivo. El vendedor ve una insignia, nunca el archivo ni el monto.',
    at: '/admin?tab=proofs',
    help: 'qualifying-buyers',
  },
  whoSawContacts: {
    ask: 'Can I see who viewed a listing’s private profile?',
    asked: [
      'who viewed the contact details of a listing',
      'who looked at the private profile last week',
      'list of people who opened a profile',
      'who saw the name of the business',
    ],
    says: 'Not as a list with names. Who could see it is known: the approved requests for that listing, with their dates, under Access Requests. What was opened and when is in the audit trail, with a role and a code for the person that differs from deal to deal; the person who maintains the server can tell whose code it is, if there is a reason such as a complaint or a court order. The owner sees under Analytics of the deal room who read which document.',
    es: 'No como lista con nombres. Quién podía verlo se sabe: las solicitudes aprobadas de ese anuncio, con fechas. Qué se abrió y cuándo está en el registro de auditoría, con un papel y un código por persona; quien mantiene el servidor puede saber de quién es, si hay un motivo. El dueño ve en Analytics de la sala quién leyó qué documento.',
    at: '/admin',
  },
  oldListings: {
    ask: 'Are old listings hidden by themselves?',
    asked: [
      'are old listings hidden automatically',
      'which listings are stale',
      'listings that no one changed in 90 days',
      'do listings expire',
      'auto hide old listings',
    ],
    says: 'No: a listing has no end date, nothing hides it for its age, and there is no list of those that no one has changed for a while. It stays public until its owner, a broker with approvals or an admin moves it. By hand: the Marketplace shows the newest first, so begin at its end; or ask me which public listings no one has asked for. Then write to the owner; one that should not be there you withdraw, with a reason that the owner reads.',
    es: 'No: un anuncio no tiene fecha de fin y nada lo oculta por su edad. Sigue público hasta que lo mueva su dueño, un intermediario con aprobaciones o un administrador. El Marketplace muestra primero lo más nuevo: empiece por el final, o pregúnteme qué anuncios nadie ha pedido; escriba al dueño, y retire con un motivo el que no deba estar.',
    at: '/marketplace',
  },
  templateChanged: {
    ask: 'Do people who signed have to sign again when a template changes?',
    asked: [
      'do people who already signed need to sign again if I change the NDA template',
      'what happens to signed agreements when the template changes',
      'does a new NDA version affect old signatures',
    ],
    says: 'A new version changes no agreement that was sent or signed: it keeps its text, and its signer stays bound by it. But buyers who signed an earlier version sign the new one before anything more opens to them. So put a new version into use only when the duties really change. A version that was in use can’t be edited: make the next draft, look at it with the preview, then put it into use.',
    es: 'Una versión nueva no cambia ningún acuerdo enviado o firmado: conserva su texto y obliga a quien lo firmó. Pero quien firmó una versión anterior firma la nueva antes de que se le abra algo más. Ponga en uso una versión nueva solo si cambian los deberes.',
    at: '/admin/nda-templates',
  },
  removeForUser: {
    ask: 'What do I answer a user who wants their business removed?',
    asked: [
      'a user asks me to delete their business',
      'a user wrote in spanish and wants the listing deleted',
      'owner wants their listing removed, what do I reply',
    ],
    says: 'They can do it themselves, at once: in the editor of the listing, More, then Withdraw; it leaves the marketplace and every access ends. To be erased altogether they close the account on their profile, which says what stays, such as signed agreements. A reply that you can send: You can take it down yourself: open your listing, choose Edit, then More, then Withdraw; it is gone from the marketplace at once; to close your account as well, look on your profile; tell me if something does not work. If they can’t sign in, check that they are the owner before you withdraw it for them, with a reason.',
    es: 'El dueño puede hacerlo al momento: en el editor del anuncio, More, luego Withdraw; sale del mercado y termina todo acceso. Para borrar todo cierra la cuenta en su perfil. Una respuesta que puede enviar: «Puede retirarlo usted mismo: abra su anuncio, elija Edit, More, Withdraw. Desaparece del mercado enseguida. Si también quiere cerrar su cuenta, está en su perfil. Avíseme si algo no funciona.» Si no puede entrar, compruebe que es el dueño antes de retirarlo usted.',
    at: '/admin/users',
  },
  hosting: {
    ask: 'Can the site run in Docker or Kubernetes?',
    asked: [
      'can we run this in docker',
      'is there a container image',
      'run it on kubernetes',
      'how do we deploy the site',
    ],
    says: 'Yes, from the files in the folder deploy: a Containerfile from which you build the image, compose files, and two forms for Kubernetes. No finished image comes with it. Without a container it runs with Node 20 or newer and npm start, with its own database in DATA_DIR, best under systemd; a unit for it is there too. How, and what was not tried, is in docs/deploying.md.',
    es: 'Sí, con los archivos de la carpeta deploy: un Containerfile con el que usted construye la imagen, archivos compose y Kubernetes. No trae una imagen hecha. Sin contenedor corre con Node 20 o más nuevo y npm start, con su propia base de datos, mejor bajo systemd. Vea docs/deploying.md.',
  },
  ownDomain: {
    ask: 'Can the site run under our own domain, and move to another server?',
    asked: [
      'can we use our own domain',
      'point our domain at the site',
      'change the address of the site',
      'move the site to another server',
      'how do we get https',
    ],
    says: 'Yes. Domain: point its DNS record at the server or the proxy, set PUBLIC_URL to the https address that people type, and start again; https comes from a proxy (files for nginx, Caddy and Traefik are in deploy/proxy, and TRUSTED_PROXIES has to name it) or from the site itself. Change the redirect address at Google or your sign-in provider along. Another server: stop the old one, so that nothing is written twice, make a backup, restore it there with npm run admin -- restore and the same secrets.json, then move the DNS record. Steps: docs/operating.md and docs/deploying.md.',
    es: 'Sí. Dominio: apunte su DNS al servidor o al proxy, ponga PUBLIC_URL con la dirección https y reinicie; el https viene de un proxy (TRUSTED_PROXIES debe nombrarlo) o del sitio mismo. Cambie también la dirección de retorno en Google. Otro servidor: haga un respaldo, restáurelo allí con npm run admin y el mismo secrets.json, detenga el viejo y mueva el DNS. Vea docs/operating.md.',
    at: '/admin/backups',
  },
  googleDown: {
    ask: 'What do I check when sign-in with Google stops working?',
    asked: [
      'google sign in stopped working for everyone',
      'no one can sign in with google',
      'google login is broken',
      'redirect mismatch at google sign in',
    ],
    says: 'Until it works, people sign in with a password; who has none sets one with “Forgot your password?”. Then look: GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are set, and the secret is still valid in the console of Google; the redirect address there begins with PUBLIC_URL exactly as it is now; the server reaches Google through firewall and proxy; its clock is right. An error page has a request ID, and the log says why under the same ID. Google’s own status page tells whether it is their fault.',
    es: 'Mientras tanto se entra con contraseña; quien no tiene la crea con “Forgot your password?”. Mire que GOOGLE_CLIENT_ID y GOOGLE_CLIENT_SECRET estén puestos y sean válidos, que la dirección de retorno en Google empiece con el PUBLIC_URL de ahora, que el servidor llegue a Google y que su reloj esté bien. El registro dice la causa con el número de la solicitud.',
    at: '/admin/health',
  },
} as const satisfies Record<string, Note>;
