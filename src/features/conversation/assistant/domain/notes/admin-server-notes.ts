import type { Note } from './note.ts';

/** What who runs the server asks: restoring, upgrading, the sender of emails, logs, and what is not kept. */
export const adminServerNotes = {
  restoreBackup: {
    ask: 'How is a backup restored?',
    asked: [
      'restore from a backup',
      'the server died, how do I get everything back',
      'how do I restore the site',
      'command to restore a backup',
      'disaster recovery of the site',
      'in what order are backups restored',
      'in which order do I restore a backup',
      'what comes first when a backup is restored',
      'steps of a restore, one after the other',
    ],
    says: 'In this order, on the server, with the same BACKUP_PASSPHRASE: stop the site; set BACKUP_FOLDER to the backups and DATA_DIR to a new, empty folder; if the machine is gone and BACKUP_BUCKET was set, run npm run admin -- fetch; with DATABASE_URL, restore the database with its own tools; run npm run admin -- restore; then npm start. Restore brings all there is, up to the last change; restore --until 2026-11-25T10:00:00Z the site as it was at a moment; restore and the folder of one backup that one as it is. Nothing is overwritten. Try it once before you need it: docs/operating.md has each step.',
    es: 'En el servidor, con la misma BACKUP_PASSPHRASE: detenga el sitio, ponga BACKUP_FOLDER con los respaldos y DATA_DIR en una carpeta nueva y vacía, ejecute npm run admin -- restore y después npm start. Con --until y una hora vuelve a ese momento. Si la máquina se perdió y había BACKUP_BUCKET, primero npm run admin -- fetch. Con DATABASE_URL, antes la base de datos con sus propias herramientas. Pruébelo antes de necesitarlo.',
    at: '/admin/backups',
  },
  senderAddress: {
    ask: 'Which address do the site’s emails come from, and where is it set?',
    asked: [
      'change the from address of emails',
      'sender address of our emails',
      'what address do our emails come from',
      'set the reply-to address',
      'emails come from support@',
    ],
    says: 'Emails come from the support address, with the name of the site before it. Change it under Branding, where the addresses are, and publish; it is also the address at the foot of every page. The server in SMTP_URL has to be allowed to send for that domain: publish its SPF and DKIM records, and a DMARC record, with the company that runs your DNS, or emails land in spam. Then send yourself a password reset and look at the Outbox.',
    es: 'Los correos salen de la dirección de soporte, con el nombre del sitio. Cámbiela en Branding y publique; es también la del pie de cada página. El servidor de SMTP_URL debe poder enviar por ese dominio: publique SPF, DKIM y DMARC en su DNS, o los correos caen en spam.',
    at: '/admin/branding',
  },
  askedOfAppa: {
    ask: 'Is what people ask Appa kept anywhere?',
    asked: [
      'what do users ask you',
      'questions you could not answer',
      'log of the questions to appa',
      'most asked questions of the assistant',
      'read what people typed into the chat',
    ],
    says: 'No: no conversation is stored, so neither you nor I can look up what people asked, how often, or what I could not answer. A conversation lives in the tab of the person and ends with it. To learn what is missing, ask users to write to the support address, and read their messages for what they did not find. If a model was set with OPENAI_*, the questions also go to that provider, under its own terms.',
    es: 'No: las conversaciones no se guardan, así que nadie puede ver qué preguntó la gente ni qué no supe contestar. Una conversación vive en la pestaña de la persona y termina con ella. Para saber qué falta, pida a los usuarios que escriban a la dirección de soporte. Con un modelo (OPENAI_*), las preguntas van también a ese proveedor.',
    at: '/admin',
  },
  upgradeSite: {
    ask: 'How is the site upgraded to a new version?',
    asked: [
      'update the site to the new version',
      'how do I upgrade',
      'install the latest release',
      'roll back an upgrade',
    ],
    says: 'On the server: git pull, then npm start. It installs, builds and changes the database before it serves; with several nodes stop all of them first. Before the embedded database is changed, it is copied to before-upgrade in BACKUP_FOLDER, else in DATA_DIR/backups. If a step fails, the site stops with one line that names it, and the database is as it was. The way back is to move pg aside, restore that copy with npm run admin -- restore, and check out the version from before: what was entered since is then not there. See Upgrades in docs/operating.md.',
    es: 'En el servidor: git pull y luego npm start; instala, construye y cambia la base de datos antes de servir. Con varios nodos, deténgalos todos primero. Antes se copia la base de datos a before-upgrade. Si algo falla, el sitio se detiene y la base queda como estaba. Vea Upgrades en docs/operating.md.',
    at: '/admin/health',
  },
  siteLogs: {
    ask: 'Where are the logs of the server?',
    asked: [
      'where are the logs',
      'server log file',
      'turn on debug logging',
      'find the error behind a request id',
    ],
    says: 'The site writes its log to standard output, one line of JSON each, so it is where your supervisor keeps it, such as journalctl under systemd or the log of the container. LOG_LEVEL=debug says more. An error page shows a request ID, and the line with the same ID says why. The embedded database logs to DATA_DIR/postgres.log. What people did in deals is not there but in the audit trail on the Admin Dashboard.',
    es: 'El sitio escribe su registro en la salida estándar, líneas JSON: está donde lo guarda systemd (journalctl) o el contenedor. LOG_LEVEL=debug dice más. Una página de error muestra un ID, y la línea con el mismo ID dice la causa. La base de datos escribe en DATA_DIR/postgres.log.',
    at: '/admin/health',
  },
  leakedSecrets: {
    ask: 'What if the secrets of the server leaked?',
    asked: [
      'rotate the secret keys',
      'secrets.json leaked',
      'someone copied our server keys',
      'change the encryption keys',
    ],
    says: 'Stop the site. In secrets.json replace tokenKey and authSecret with new random values of 32 bytes in base64url, and start again: everyone is signed out. The keys for tax numbers can’t be replaced, because what was encrypted with them needs them. With a new tokenKey, buyers’ proofs and the supporting documents of health checks can no longer be read: ask for them again. Change SMTP, Google and storage keys at their providers too. See Secrets in docs/operating.md, and ask an attorney whom you have to tell.',
    es: 'Detenga el sitio, cambie tokenKey y authSecret en secrets.json por valores nuevos y reinicie: todos quedan fuera de sesión. Las claves de números fiscales no se pueden cambiar. Con un tokenKey nuevo, los comprobantes de compradores ya no se leen: pídalos otra vez. Vea Secrets en docs/operating.md, y pregunte a un abogado a quién hay que avisar.',
    at: '/admin/health',
  },
  wholeExport: {
    ask: 'Can everything be exported, such as all users?',
    asked: [
      'export all users to excel',
      'export the whole database',
      'download everything as csv',
      'get our data out of the site',
    ],
    says: 'On the server: npm run admin -- export FOLDER writes the whole site into a new folder while it runs, each table as a CSV file that a spreadsheet opens, also the one of accounts, and each file as it was uploaded. The folder is not encrypted and names everyone, so keep it like the data itself. Under Waitlist there is an export of its own. Using the addresses for a newsletter needs consent.',
    es: 'En el servidor: npm run admin -- export CARPETA escribe todo el sitio en una carpeta nueva: cada tabla en CSV, también la de cuentas, y cada archivo. No va cifrado y nombra a todos: guárdelo como los datos mismos.',
    at: '/admin/users',
  },
  trialCopy: {
    ask: 'Can I try things on a copy of the site?',
    asked: [
      'is there a staging mode',
      'test environment for the site',
      'try the new version before the users see it',
      'sandbox copy of the site',
    ],
    says: 'There is no mode for it, but a second copy is quickly made: restore a backup into another DATA_DIR on another machine or port, and start it with its own PORT and PUBLIC_URL, without BACKUP_FOLDER, because two sites must not write to one, and without SMTP_URL, so that it sends no email: they stay in its outbox. To look around only, a start on your own machine with an empty DATA_DIR loads demo accounts and listings.',
    es: 'No hay un modo de prueba, pero se hace una copia: restaure un respaldo en otro DATA_DIR, con su propio PORT y PUBLIC_URL, sin BACKUP_FOLDER y sin SMTP_URL, para que no mande correos. Solo para mirar: inicie en su máquina con un DATA_DIR vacío, que carga la demo.',
    at: '/admin/backups',
  },
} as const satisfies Record<string, Note>;
