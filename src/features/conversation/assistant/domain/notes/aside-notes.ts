import type { Note } from './note.ts';

/** What people ask on the way through a deal that no page has a button for. */
export const asideNotes = {
  hiddenPrice: {
    ask: 'May a part of the price be paid in cash on the side?',
    asked: [
      'leave part of the price out of the contract',
      'the buyer pays some of it in cash under the table',
      'write a lower price in the papers than we agreed',
      'keep part of the price from the bank or the IRS',
      'cash on the side that does not show',
    ],
    says: 'I can’t help with that, and I would not do it. A price that is partly left out of the papers is tax fraud for both of you; if a bank lends on those papers, it is also a false statement to a lender; and what is not in the contract you can’t claim when the other side does not pay. Write the whole price into the agreement. To pay less tax in the open, ask your CPA before you sign about the split of the price among the assets (Form 8594), payments over some years, a real consulting agreement, or stock instead of assets.',
    es: 'No puedo ayudar con eso, y no debe hacerse. Un precio que en parte no está en los papeles es fraude fiscal de ambos; si un banco presta con esos papeles, también es una declaración falsa al banco; y lo que no está en el contrato no se puede reclamar. Ponga el precio entero. Para pagar menos impuestos de forma legal, pregunte a su contador por el reparto del precio (Form 8594), pagos en varios años o un contrato real de consultoría.',
    help: 'hard-questions',
    bound: true,
  },
  secondBroker: {
    ask: 'How does a second broker or a junior work on some of my deals?',
    asked: [
      'add a junior to some of my listings',
      'co-broker on one listing here',
      'two brokers on the same listing',
      'give my colleague access to three of my clients',
      'share an engagement with my associate',
    ],
    says: 'Listing by listing, and through the owner: an engagement is for one listing and one person, and a broker can’t pass it on or invite another. For each deal that your junior is to work on, the owner opens the page of the listing, chooses “Invite a broker”, enters the junior’s email and what they may do; the junior needs an account of their own with the broker role, and accepts under Engagements. Your other clients stay closed to them. A listing can have up to five invitations and engagements at a time. Don’t share a login; who gets which part of the fee stands in your own agreement.',
    es: 'Anuncio por anuncio y a través del dueño: un encargo es de un anuncio y de una persona, y no se puede pasar a otra. Para cada trato, el dueño abre la página del anuncio, elige “Invite a broker” y pone el correo del colega y lo que puede hacer; él necesita su propia cuenta de intermediario y acepta en Engagements. Sus demás clientes quedan cerrados para él. Un anuncio admite hasta cinco invitaciones y encargos. No comparta la contraseña.',
    at: '/engagements',
    help: 'brokers-and-mandates',
  },
  notToldOfRequest: {
    ask: 'Why was I, the broker, not told of a request?',
    asked: [
      'why did I not hear of a request for my client',
      'the owner knew of a buyer before me',
      'no notice came for a request on my listing',
      'I was not notified of an access request as the broker',
    ],
    says: 'Every broker whose engagement for that listing was active when the buyer asked gets a notification, also one who only screens. So look at three things. Engagements: was it accepted and not yet ended on that day, and for that listing? An invitation that waits brings nothing. Notifications, the bell: the notice is there even if no email came. Profile, Notifications: whether that kind of email is turned off; then the spam folder. The request itself is under Access Requests with the time it came. I can’t see emails that were sent. Who calls the buyer first, agree on with your client.',
    es: 'Todo intermediario con un encargo activo para ese anuncio recibe un aviso cuando un comprador pide acceso. Revise tres cosas: en Engagements, si ese día estaba aceptado y no terminado (una invitación pendiente no trae nada); en Notifications, porque el aviso está ahí aunque no llegara un correo; y en Profile, Notifications, si ese correo está apagado. La solicitud está en Access Requests con su hora.',
    at: '/engagements',
    help: 'brokers-here',
  },
  roomDownload: {
    ask: 'Can a buyer download the whole room at once?',
    asked: [
      'download everything in the deal room at once',
      'get the whole data room as a zip',
      'save all documents of the room in one go',
      'one file with all the papers of the seller',
    ],
    says: 'No: a buyer has no button for the whole room. You open each document, and download it if the seller gave that right: “Download original” is the file itself, “Download with watermark” a copy that carries your name, and “View only” stays on the screen. If your CPA or lender needs copies, ask the seller for the right under Messages, or for the documents under Requests. When you have bought the business and the seller closes the room and keeps it for you, you get an archive with the files whose original you could download.',
    es: 'No: un comprador no tiene un botón para toda la sala. Se abre cada documento y se descarga si el vendedor dio ese permiso: “Download original” es el archivo, “Download with watermark” una copia con su nombre, y “View only” se queda en la pantalla. Si su contador o su banco necesitan copias, pídalo en Messages o en Requests. Si compra el negocio y el vendedor cierra la sala y la conserva para usted, recibe un archivo.',
    toSellers: {
      says: 'A buyer has no button for the whole room: they download one document at a time, and only where you gave the right under Permissions. You, as the owner, get everything in one archive when the room is closed, under “Closing and archive”: every version of every document, with questions, permissions and agreements. Before that, keep your own files, or download the documents one by one.',
      es: 'Un comprador no tiene un botón para toda la sala: descarga documento por documento, y solo donde usted dio el permiso en Permissions. Usted recibe todo en un archivo cuando se cierra la sala, en “Closing and archive”. Antes, guarde sus propios archivos o descárguelos uno por uno.',
    },
    at: '/deal-rooms/:room',
  },
  lowerPrice: {
    ask: 'Where do I lower the asking price of a live listing?',
    asked: [
      'lower the asking price of my live listing',
      'reduce the price of my listing',
      'does a new price have to be reviewed',
      'are people told when I cut the price',
      'price cut on a listing',
    ],
    says: 'Open the editor of the listing, change the asking price, and choose Save. A live listing shows it at once: no person reviews it again, only the leak check reads the public texts. If the card shows the exact price, people who watch the listing get an email that it changed; a range on the card moves only when the new price lies in another one, and a hidden price stays hidden. Requests, NDAs and offers go on. A broker can do it if the owner lets them edit the listing. Before you cut: look at how many saw it and how many asked, and what a loan carries at the new price.',
    es: 'Abra el editor del anuncio, cambie el precio (asking price) y elija Save. Un anuncio publicado lo muestra enseguida: ninguna persona lo revisa otra vez, solo la revisión de fugas lee los textos públicos. Si la ficha muestra el precio exacto, quienes siguen el anuncio reciben un correo; un rango cambia solo si el precio cae en otro. Las solicitudes, NDA y ofertas siguen. Un intermediario puede hacerlo si el dueño le deja editar.',
    at: '/listing/:listing/edit',
    help: 'failed-and-relisted',
  },
  counterATerm: {
    ask: 'How do I send an offer back without one of its terms?',
    asked: [
      'send the offer back without the seller note',
      'the price is fine but one term is not',
      'agree to everything except the training',
      'strike a condition from the offer and return it',
      'counter the offer with one thing changed',
    ],
    says: 'With a counteroffer. Open the offer and choose Counter: the form starts with the buyer’s terms, so change only what you don’t want, for example set the seller note to zero and put the amount into cash or a loan, since the parts must add up to the price. The review shows what changed; say until when it holds, and send it. The buyer then accepts it, answers with “Revise offer”, or lets it lapse; their own terms stay on record, and until they answer you can change or withdraw yours. Two lines under Messages on why help more than a bare number.',
    es: 'Con una contraoferta. Abra la oferta y elija Counter: el formulario empieza con los términos del comprador; cambie solo lo que no quiere, por ejemplo ponga el seller note en cero y el monto en efectivo o préstamo, porque las partes deben sumar el precio. La revisión muestra el cambio; diga hasta cuándo vale y envíela. El comprador acepta, responde con “Revise offer” o la deja vencer, y mientras tanto usted puede cambiarla o retirarla.',
    at: '/offer/:offer',
    help: 'negotiating-the-price',
  },
  whySelling: {
    ask: 'Why is this owner selling?',
    asked: [
      'why is he selling',
      'why is it for sale',
      'reason for the sale of this listing',
      'does the listing say why they sell',
      'why does the owner want out',
    ],
    says: 'I don’t guess it. If the owner named a reason, the page of the listing shows it as “Reason for selling” (retirement, relocation, personal reasons or other) to buyers who proved what the seller asks for, and to those who are approved; sometimes the public description says it, too. Where you see none, none is given to you so far. Ask: choose “Write to the owner” on the listing, or ask in the room under Questions, and later once more in person, since a reason that changes tells you something.',
    es: 'No lo adivino. Si el dueño dio un motivo, está en la página del anuncio como “Reason for selling” (jubilación, mudanza, motivos personales u otro), para compradores que demostraron lo que el vendedor pide y para los aprobados; a veces lo dice la descripción. Si no lo ve, no se le ha dado. Pregunte con “Write to the owner” en el anuncio o en Questions de la sala.',
    toSellers: {
      says: 'Your reason is a field of the listing: in its editor, “Reason for sale” takes retirement, relocation, personal reasons or other. Buyers see it once they proved what you ask for, or when they are approved; the public card has it only if you write it into the description. Say it in one sentence that is true and stays the same, because buyers ask it several times and compare. A client’s real reason a broker hears from the client.',
      es: 'Su motivo es un campo del anuncio: en el editor, “Reason for sale”. Los compradores lo ven cuando demostraron lo que usted pide o están aprobados; la ficha pública solo si lo escribe en la descripción. Dígalo en una frase verdadera que no cambie.',
    },
    at: '/marketplace',
    help: 'warning-signs',
  },
} as const satisfies Record<string, Note>;
