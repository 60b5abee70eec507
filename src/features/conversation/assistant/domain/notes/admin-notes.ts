import type { Note } from './note.ts';

/** Running the site: settings and what an admin meets. */
export const adminNotes = {
  smtp: {
    ask: 'How is an email server set?',
    asked: [
      'set up smtp',
      'configure the email server',
      'connect gmail for sending',
      'why do emails not go out',
      'emails are not being sent',
      'emails stay in the outbox',
    ],
    says: 'Set SMTP_URL in the environment of the server, such as smtp://user:password@host:587 with the host of your provider, and start it again. Without it nothing is sent: emails stay in the outbox, where admins read them. Test it with an email of your own, such as a password reset; the outbox shows whether it was delivered.',
    es: 'Sin servidor de correo (SMTP) no sale nada: los correos quedan en Outbox, donde los leen los administradores. Ponga SMTP_URL en el entorno del servidor, como smtp://usuario:contraseña@host:587, y reinícielo. Outbox muestra si un correo se entregó.',
    at: '/admin/outbox',
  },
  adminTwoFactor: {
    ask: 'How is two-factor sign-in required of admins?',
    asked: [
      'require two-factor for all admins',
      'force two-factor on administrators',
      'make two-factor mandatory',
    ],
    says: 'Set ADMIN_TWO_FACTOR=required in the environment of the server and start it again: admins can then do nothing until they have turned it on. Turn on your own first.',
    es: 'Ponga ADMIN_TWO_FACTOR=required en el entorno del servidor y reinícielo: los administradores no pueden hacer nada hasta activar la verificación en dos pasos. Active primero la suya.',
    at: '/admin/users',
  },
  demoOff: {
    ask: 'How is the demo turned off?',
    asked: [
      'turn the demo off',
      'remove the demo data',
      'start without demo listings',
      'delete the sample accounts',
    ],
    says: 'DEMO=off, at a start with an empty data folder, leaves the demo out. In a folder that already has it, the demo listings stay until you delete DATA_DIR, and everything that was entered meanwhile is lost with it. On another address than this machine the demo accounts can’t sign in.',
    es: 'DEMO=off, al iniciar con una carpeta de datos vacía, deja fuera la demo. Si ya está cargada, sus anuncios quedan hasta borrar DATA_DIR, y con esa carpeta se pierde todo lo demás. En otra dirección que esta máquina, las cuentas de la demo no pueden entrar.',
    at: '/admin/health',
  },
  firstSteps: {
    ask: 'What are the first steps on a new site?',
    asked: [
      'first steps after installing the site',
      'what do I set up first as an admin',
      'go live checklist for the site',
      'how do I start the site for real',
    ],
    says: 'In this order: turn on two-factor sign-in for yourself and set ADMIN_TWO_FACTOR=required; set PUBLIC_URL and SMTP_URL; set BACKUP_FOLDER and verify a first backup; fill in the branding and have an attorney adapt the legal texts; activate an NDA template; check the valuation tables; then invite the first users.',
    es: 'En este orden: active su verificación en dos pasos y ponga ADMIN_TWO_FACTOR=required; ponga PUBLIC_URL y SMTP_URL; ponga BACKUP_FOLDER y verifique un primer respaldo; complete la marca y haga adaptar los textos legales por un abogado; active una plantilla de NDA; revise las tablas de valuación; invite a los primeros usuarios.',
    at: '/admin/health',
  },
  takeBackup: {
    ask: 'How do I make a backup by hand?',
    asked: [
      'take a backup now',
      'command for a backup',
      'where do backups go',
      'backup from the command line',
    ],
    says: 'Under Backups choose “Back up now”, or run npm run admin -- backup on the server: it works while the site is up, writes to BACKUP_FOLDER, else to DATA_DIR/backups, and is verified by restoring it. With DATABASE_URL, a database of your own is not in it: back that up with its own tools.',
    es: 'En Backups elija “Back up now”, o ejecute npm run admin -- backup en el servidor: funciona con el sitio en marcha, escribe en BACKUP_FOLDER o en DATA_DIR/backups, y se verifica restaurándolo. Con DATABASE_URL, su propia base de datos no está incluida.',
    at: '/admin/backups',
  },
  eraseRequest: {
    ask: 'What if a user asks to be erased?',
    asked: [
      'a user asks for erasure',
      'deadline for a deletion request',
      'gdpr deletion request of a user',
      'delete the account of a user',
    ],
    says: 'Under the California law (CCPA) a verified request is answered within 45 days, which can be extended once by 45 more if you say so; records that must be kept are excepted. The user closes the account on their profile, or you close it in the menu of the person under Accounts; both show what is erased and what stays, such as signed agreements. Whether that law applies to you is a question for an attorney.',
    es: 'Según la ley de California (CCPA) una solicitud verificada se responde en 45 días, ampliables una vez por 45 más si usted lo avisa; se exceptúan los registros que hay que conservar. El usuario cierra la cuenta en su perfil, o usted en el menú de la persona en Accounts. Si la ley le aplica es una pregunta para un abogado.',
    at: '/admin/users',
  },
  oddProof: {
    ask: 'What if a proof looks forged?',
    asked: ['a proof looks photoshopped', 'fake proof of funds', 'ask a buyer for another proof'],
    says: 'Under Verification, open the file and choose Reject, with a reason: the buyer reads it and can upload another proof, and no badge appears. If you think that it is a forgery, “Lock out…” in the menu of the person under Accounts stops the account.',
    es: 'En Verification abra el archivo y elija Reject con un motivo: el comprador lo lee y puede subir otro, y no aparece ninguna insignia. Si cree que es falso, “Lock out…” en el menú de la persona en Accounts detiene la cuenta.',
    at: '/admin?tab=proofs',
  },
  spamAccounts: {
    ask: 'What do I do with spam accounts?',
    asked: [
      'accounts that look like spam',
      'delete fake accounts',
      'remove spam users',
      'a user is abusing the site',
    ],
    says: 'Look at each under Accounts first. “Lock out…” in the menu of the person, with a reason, ends their access at their next request; Unlock undoes it. The same menu can close an account, which can’t be undone.',
    es: 'Mire cada una en Accounts. “Lock out…” en el menú de la persona, con un motivo, termina su acceso en su próxima solicitud; Unlock lo deshace. El mismo menú puede cerrar la cuenta, y eso no se deshace.',
    at: '/admin/users',
  },
  wrongPayment: {
    ask: 'How is a wrong payment corrected?',
    asked: [
      'I recorded the wrong amount',
      'reverse a payment',
      'correct a recorded payment',
      'reduce an order',
    ],
    says: 'A recorded payment is not deleted: under Business Revenue open the order and mark the payment as failed, or choose “Record a refund” for the difference, then record the right one. The record keeps both. No card is charged here: money goes back outside this site.',
    es: 'Un pago registrado no se borra: en Business Revenue abra el pedido y marque el pago como fallido, o registre un reembolso con “Record a refund” por la diferencia, y luego el correcto. El registro conserva ambos. Aquí no se cobra con tarjeta: el dinero se devuelve fuera de este sitio.',
    at: '/admin?tab=revenue',
  },
  grayedStatus: {
    ask: 'Why can a request not be moved to a status?',
    asked: [
      'set a status is grayed out',
      'why can I not change the status of a request',
      'which status can a request have next',
      'approve is grayed out',
    ],
    says: 'A request moves only along its order: Requested, perhaps Sent to Broker, Awaiting Signature, Pending, Approved or Denied. “Send to broker” needs a broker with an engagement on the listing; Approve needs a complete, valid NDA and whatever the owner’s rules require. In the menu “Set status”, each gray line says why.',
    es: 'Una solicitud avanza solo en su orden: Requested, quizá Sent to Broker, Awaiting Signature, Pending, Approved o Denied. “Send to broker” necesita un intermediario con encargo; Approve necesita un NDA completo y vigente y lo que exijan las reglas del dueño. En el menú “Set status”, cada línea gris dice por qué.',
    at: '/access-request/:request',
  },
  disk: {
    ask: 'How full is the disk?',
    asked: ['is the disk getting full', 'how much space is left', 'storage of the server', 'disk usage'],
    says: 'Under Health, Disks shows what is free on the disks of the files and the database; uploads are refused before DISK_RESERVE is used.',
    es: 'En Health, Disks muestra lo libre en los discos de los archivos y de la base de datos; las subidas se rechazan antes de usar DISK_RESERVE.',
    at: '/admin/health',
  },
} as const satisfies Record<string, Note>;
