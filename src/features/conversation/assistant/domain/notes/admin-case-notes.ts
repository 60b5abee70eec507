import type { Note } from './note.ts';

/** Cases that land with the people who run a site. */
export const adminCaseNotes = {
  reviewAll: {
    ask: 'Can every listing be held back until an admin has seen it?',
    asked: [
      'make every listing wait for my approval',
      'nothing goes live without an admin looking',
      'can listings be published without review',
      'turn on moderation for all listings',
    ],
    says: 'There is no setting for that: an owner whose card passes the leak check publishes it, and a review happens only if they ask for one. Pictures are different: each needs an admin before it is public. What you can do: look at the newest in the Marketplace each morning, and withdraw one that should not be there, with a reason that the owner reads.',
    es: 'No hay un ajuste para eso: quien pasa la revisión de palabras publica, y una persona mira solo si se lo piden. Las fotos sí esperan a un administrador. Mire los anuncios nuevos cada mañana y retire, con un motivo, el que no deba estar.',
    at: '/admin?tab=reviews',
  },
  twoOfOne: {
    ask: 'What if two listings look like the same company?',
    asked: [
      'two accounts listed the same business',
      'duplicate listings from different people',
      'same company listed twice, is there a check',
      'someone copied another listing',
    ],
    says: 'An EIN can be added only once by one owner; across owners, and between similar texts, nothing is compared. By hand: open both owners under Accounts, compare business data with “View as…”, with a reason, and ask both for a paper that shows who may sell. Until it is clear, withdraw the newer one with a reason, or the one that shows no right to sell; co-owners are common, and so is a broker beside the owner.',
    es: 'Un EIN se añade una sola vez por dueño; entre dueños distintos no se compara nada. Compare a mano en Accounts con “View as…”, pida a ambos un papel que muestre quién puede vender, y retire mientras tanto el que no lo muestre.',
    at: '/admin/users',
  },
  subpoena: {
    ask: 'What if a court, the police or an attorney asks for data?',
    asked: [
      'we got a subpoena for a deal room',
      'police want user data',
      'a court order asks for documents',
      'litigation hold on an account',
      'an attorney demands the records',
    ],
    says: 'Call the site’s attorney before you answer or hand over anything, and note when and how it was served. Keep what there is: lock nothing out and delete nothing, ask the owner not to close the room, and make a backup today, kept outside of the rotation. What can be produced: the archive of a closed room, the audit trail of the listing or of the whole site (signed, with its verifier), signed NDAs with their certificates. Whether the people concerned may or must be told is for the attorney.',
    es: 'Llame al abogado del sitio antes de responder o entregar algo. Conserve todo: no borre nada y haga hoy un respaldo aparte. Se puede presentar el archivo de la sala cerrada, el registro de auditoría y los NDA con su certificado. Si hay que avisar a las personas lo decide el abogado.',
    at: '/admin/backups',
  },
  auditTrail: {
    ask: 'How is the audit trail or ledger exported?',
    asked: [
      'export the ledger',
      'download the audit log',
      'where is the log of everything that happened',
      'proof of who did what and when',
      'verify the ledger',
    ],
    says: 'On the Admin Dashboard, the card “Audit trail” has “Download audit trail”: the entries of the whole site as lines of JSON, each with the hash of the one before, and signed. “Verify an audit trail” checks the file, also offline. The owner of a listing downloads the one of their own deal on its page. Names of people are not in it, only what happened, when and by which role.',
    es: 'En Admin Dashboard, la tarjeta “Audit trail” tiene “Download audit trail”: todas las entradas, cada una con el hash de la anterior y firmadas. “Verify an audit trail” comprueba el archivo. El dueño descarga el de su propio trato en la página del anuncio.',
    at: '/admin',
  },
  siteSlow: {
    ask: 'What do I check when the site is slow?',
    asked: [
      'the site is slow',
      'pages take forever to load today',
      'why is the server slow',
      'performance problem on the site',
    ],
    says: 'I can’t measure the server. Look under Health first: waiting and failed jobs, statements that take long, disks, backups that run. Then on the machine: load, memory and free disk, and whether one address sends very many requests. A restart loses nothing: requests end, jobs go on. If one page is slow for everyone and the rest is not, write down its address and the time for the person who maintains it.',
    es: 'No puedo medir el servidor. Mire primero Health: trabajos en espera o fallidos, consultas lentas, discos. Después la máquina: carga, memoria y disco. Un reinicio no pierde nada.',
    at: '/admin/health',
  },
  mailIsOut: {
    ask: 'Why do emails not go out, and whom does it hit?',
    asked: [
      'emails are not going out and no one gets confirmations',
      'users say they get no emails',
      'email delivery is broken',
      'confirmation emails are not arriving for anyone',
    ],
    says: 'Look in this order. Outbox: what waits or failed, and the answer of the server beside it. No email server at all: set SMTP_URL and start again, then send the failed ones again under Health. Refused by the server: user, password, port, or a sender address that it does not allow. Delivered but not seen, or in spam: the records of your domain (SPF, DKIM, DMARC) have to allow that server to send for the sender, which is the support address set under Branding.',
    es: 'Mire Outbox: qué espera o falló y la respuesta del servidor. Sin servidor de correo ponga SMTP_URL y reinicie; después envíe otra vez lo fallido en Health. Si se entrega y nadie lo ve o cae en spam: SPF, DKIM y DMARC del dominio del remitente, que es la dirección de soporte en Branding.',
    at: '/admin/outbox',
  },
  noCharges: {
    ask: 'What if a person says that they were charged?',
    asked: [
      'buyer says he was charged twice',
      'user claims we took money from their card',
      'someone wants a refund for a payment we never took',
      'a customer disputes a charge',
    ],
    says: 'This site takes no cards: an order is recorded, and a payment is written down by an admin under Business Revenue once it has arrived. Look there for the person’s orders and payments. If there is none, the charge came from elsewhere: ask for the statement line with date, amount and name of the payee, do not ask for the card number, and tell them to dispute it with their bank. Someone may be posing as this site: then warn your users.',
    es: 'Este sitio no cobra tarjetas: los pagos los anota un administrador en Business Revenue. Si ahí no hay ninguno, el cargo viene de otro lado: pida la línea del extracto, nunca el número de la tarjeta, y que lo reclame a su banco. Puede ser alguien que se hace pasar por el sitio.',
    at: '/admin?tab=revenue',
  },
  siteLiability: {
    ask: 'Is the site liable for what sellers or buyers say?',
    asked: [
      'what is our liability if a seller lies',
      'can we be sued over a bad deal',
      'are we responsible for false figures',
      'does our disclaimer protect us',
    ],
    says: 'That is a question for the site’s attorney; I give no legal advice. What the site does: figures are stated as the seller’s, nothing here is called audited, the terms say that the site is no broker and no party to a deal, badges say exactly what was looked at, and the audit trail shows who stated what and when. What helps you: vouch for no one, act at once when something is reported and write down what you did, and ask about insurance for errors.',
    es: 'Eso es para el abogado del sitio; no doy consejos legales. Las cifras son del vendedor, los términos dicen que el sitio no es parte del trato, y el registro muestra quién dijo qué. No avale a nadie, actúe enseguida ante un aviso, y pregunte por un seguro.',
  },
  ownTemplates: {
    ask: 'Which texts can be replaced by our own?',
    asked: [
      'upload our own letter of intent template',
      'change the text of the engagement',
      'use our own purchase agreement',
      'which documents can we template',
    ],
    says: 'The NDA has templates with versions, under NDA templates; agreements that were signed keep their text. Name, addresses, colors, prices, terms and the privacy page are under Branding. The letter of intent is made from the fields of the offer, and the engagement has a fixed text: neither takes an own template. A purchase agreement is written by the attorneys, outside, and can be uploaded to the deal room.',
    es: 'El NDA tiene plantillas con versiones. Nombre, colores, precios, términos y privacidad están en Branding. La carta de intención sale de los campos de la oferta y el encargo tiene un texto fijo: no aceptan plantilla. El contrato de compra lo escriben los abogados.',
    at: '/admin/nda-templates',
  },
  siteFees: {
    ask: 'May a site take a success fee?',
    asked: [
      'are we a business broker if we take a success fee',
      'do we need a license to charge a percentage',
      'can the platform take a cut of the price',
    ],
    says: 'It may make you a broker, and for a sale of shares a securities broker: it turns on what you do and how you are paid, and states differ. A fixed price for a listing or a service is mostly treated as advertising; a share of the price, negotiating or holding money moves toward brokerage. Have counsel look at the fees and the words of the site before the first one is charged.',
    es: 'Puede convertirlo en intermediario, y si se venden acciones, de valores: depende de lo que hace y cómo cobra, y de cada estado. Un precio fijo suele verse como publicidad; una parte del precio, no. Consulte a un abogado antes de cobrar.',
    help: 'broker-licenses',
  },
} as const satisfies Record<string, Note>;
