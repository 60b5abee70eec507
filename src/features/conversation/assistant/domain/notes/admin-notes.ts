import type { Note } from './note.ts';

/** Running the site: settings and what an admin meets. */
export const adminNotes = {
  smtp: {
    ask: 'How is an email server set?',
    asked: [
      'set up smtp with office365',
      'configure the email server',
      'connect gmail for sending',
      'why do emails not go out',
      'emails are not being sent',
      'emails stay in the outbox',
    ],
    says: 'Set SMTP_URL in the environment of the server, such as smtp://user:password@host:587 with the host of your provider, and start it again. Without it nothing is sent: emails stay in the outbox, where admins read them. Test it with an email of your own, such as a password reset; failures are in the outbox with the server’s answer.',
    es: 'Sin servidor de correo (SMTP) no sale nada: los correos quedan en la bandeja Outbox, donde los leen los administradores. Ponga SMTP_URL en el entorno del servidor, como smtp://usuario:contraseña@host:587, y reinicie. Los fallos están en Outbox con la respuesta del servidor.',
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
    es: 'Ponga ADMIN_TWO_FACTOR=required en el entorno del servidor y reinicie: los administradores no pueden hacer nada hasta activarlo.',
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
    says: 'DEMO=off, at a start with an empty data folder, leaves the demo out. In a folder that already has it, the demo listings stay, and only a new, empty data folder gets rid of them. Everything that was entered meanwhile is lost with the old folder, so make a backup first. On another address than this machine the demo accounts can’t sign in.',
    es: 'DEMO=off, al iniciar con una carpeta de datos vacía, deja fuera la demo. Si ya está cargada, sus anuncios quedan hasta borrar DATA_DIR.',
    at: '/admin/health',
  },
  firstSteps: {
    ask: 'What are the first steps on a new site?',
    asked: [
      'site is empty, just installed, first steps for an admin',
      'what do I set up first as an admin',
      'go live checklist for the site',
      'how do I start the site for real',
    ],
    says: 'In this order: turn on two-factor sign-in for yourself and set ADMIN_TWO_FACTOR=required; set PUBLIC_URL and SMTP_URL; set BACKUP_FOLDER and verify a first backup; fill in the branding and have an attorney adapt the legal texts; activate an NDA template; check the valuation tables; then invite the first users.',
    es: 'En este orden: active la verificación en dos pasos; ponga PUBLIC_URL y SMTP_URL; ponga BACKUP_FOLDER y verifique un primer respaldo; complete la marca y los textos legales con un abogado; active una plantilla de NDA; revise las tablas; invite a los primeros usuarios.',
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
    says: 'Under Backups choose “Back up now”, or run npm run admin -- backup on the server: it works while the site is up and writes to BACKUP_FOLDER, else to DATA_DIR/backups. Verify shows that it can be restored.',
    es: 'En Backups elija “Back up now”, o ejecute npm run admin -- backup en el servidor: funciona con el sitio en marcha y escribe en BACKUP_FOLDER.',
    at: '/admin/backups',
  },
  eraseRequest: {
    ask: 'What if a user asks to be erased?',
    asked: [
      'a user asks to erase everything under ccpa',
      'deadline for a deletion request',
      'gdpr deletion request of a user',
      'delete the account of a user',
    ],
    says: 'Under the California law (CCPA) a verified request is answered within 45 days, which can be extended once by 45 more if you say so; records that must be kept, such as signed agreements, are excepted. The user closes the account on their profile, which shows what is erased. Whether that law applies to you is a question for a attorney.',
    es: 'Según la ley de California (CCPA) una solicitud verificada se responde en 45 días, ampliables una vez por 45 más; se exceptúan registros que hay que conservar. Pregunte a un abogado si la ley le aplica.',
    at: '/admin/users',
  },
  oddProof: {
    ask: 'What if a proof looks forged?',
    asked: [
      'a proof looks photoshopped, what do I press',
      'fake proof of funds',
      'the fonts of a proof do not match',
      'ask a buyer for another proof',
    ],
    says: 'Under Buyer Verification, open the file and choose Reject, with a reason: the buyer reads it and can upload another proof, and no badge appears. If you think that it is a forgery, “Lock out…” in the menu of the person under Accounts stops the account.',
    es: 'En Buyer Verification abra el archivo y elija Reject con un motivo: el comprador lo lee y puede subir otro. Si cree que es falso, “Lock out…” en Accounts detiene la cuenta.',
    at: '/admin?tab=proofs',
  },
  spamAccounts: {
    ask: 'What do I do with spam accounts?',
    asked: [
      'those accounts look like spam, get rid of them',
      'delete fake accounts',
      'remove spam users',
      'a user is abusing the site',
    ],
    says: 'Look at each under Accounts first. “Lock out…” in the menu of the person, with a reason, ends their access at their next request; Unlock undoes it. An account is deleted only by the person, who closes it on the profile.',
    es: 'Mire cada una en Accounts. “Lock out…” en el menú de la persona, con un motivo, termina su acceso; Unlock lo deshace.',
    at: '/admin/users',
  },
  wrongPayment: {
    ask: 'How is a wrong payment corrected?',
    asked: [
      'I recorded the wrong amount, undo it',
      'reverse a payment',
      'correct a recorded payment',
      'reduce an order',
    ],
    says: 'A recorded payment is not deleted: under Business Revenue open the order and mark the payment as failed, or choose “Record a refund” for the difference, then record the right one. The record keeps both. No card is charged here: money goes back outside this site.',
    es: 'Un pago registrado no se borra: en Business Revenue abra el pedido y márquelo como fallido, o registre un reembolso con “Record a refund”, y luego el correcto. El registro conserva ambos.',
    at: '/admin?tab=revenue',
  },
  grayedStatus: {
    ask: 'Why can a request not be moved to a status?',
    asked: [
      'set a request to sent to broker is grayed out',
      'why can I not change the status of a request',
      'which status can a request have next',
      'approve is grayed out',
    ],
    says: 'A request moves only along its order: Requested, perhaps Sent to Broker, Awaiting Signature, Pending, Approved or Denied. “Send to broker” needs a broker with an engagement on the listing; Approve needs a complete, valid NDA. The button that is gray says why when you point at it.',
    es: 'Una solicitud avanza solo en su orden: Requested, Sent to Broker, Awaiting Signature, Pending, Approved o Denied. “Send to broker” necesita un intermediario con encargo; Approve necesita un NDA firmado.',
    at: '/access-request/:request',
  },
  disk: {
    ask: 'How full is the disk?',
    asked: ['is the disk getting full', 'how much space is left', 'storage of the server', 'disk usage'],
    says: 'Under Health, Disks shows what is free on the disks of the files and the database; uploads are refused before DISK_RESERVE is used.',
    es: 'En Health, Disks muestra lo libre en los discos; las subidas se rechazan antes de usar DISK_RESERVE.',
    at: '/admin/health',
  },
} as const satisfies Record<string, Note>;
