import type { Note } from './note.ts';

/** What strangers and members ask of the site as a whole, beside what others offer. */
export const marketNotes = {
  howDifferent: {
    ask: 'How is this site different from other marketplaces?',
    asked: [
      'how is this different from other listing sites',
      'what makes you better than the other marketplaces',
      'why should I list here and not on another site',
      'what is special about this marketplace',
    ],
    says: 'I can say what is here, not what another site does today. Here the public card names no one, and a leak check reads it before it is public. Details open to one buyer at a time, after a signed NDA and the owner’s yes, and can be closed again. Documents, questions, offers and the letter of intent are in one place, with a record of each step, and the site takes no share of the price. Ask another site the same: who learns my name, who signs what, what does it cost, who is told. This site does not keep you from listing elsewhere too; your broker’s contract may.',
    es: 'Puedo decir qué hay aquí, no qué hace hoy otro sitio. Aquí la ficha pública no nombra a nadie y se revisa antes de publicarse; los detalles se abren a un comprador a la vez, tras un NDA firmado y el sí del dueño. Documentos, preguntas y ofertas están en un solo lugar con su registro, y el sitio no toma parte del precio. Este sitio no le impide anunciar también en otro; el contrato de su intermediario quizás sí.',
    help: 'how-anonymity-works',
  },
  buysNothing: {
    ask: 'Does this site buy businesses itself?',
    asked: [
      'do you buy businesses yourself or only list them',
      'are you the buyer',
      'will you make me an offer for my company',
      'can I sell my business directly to you',
    ],
    says: 'No: this site buys no businesses and makes no offers of its own. It is a marketplace with tools: owners list, buyers ask and make offers, and the two deal with each other. It is no broker either, and takes no share of the price. To sell, begin with “Add a business”, then write the listing.',
    es: 'No: este sitio no compra negocios ni hace ofertas. Es un mercado con herramientas: los dueños anuncian, los compradores piden acceso y ofrecen, y tratan entre ellos. Tampoco es intermediario. Para vender, empiece con “Add a business”.',
    at: '/business/onboarding',
  },
  onlyUs: {
    ask: 'Is this site only for the United States?',
    asked: [
      'is this site only for the US',
      'can I list a business outside the United States',
      'do you cover canada or mexico',
      'does this work in other countries',
    ],
    says: 'It is made for businesses in the United States: a business is added with its EIN, places are U.S. states, amounts are dollars, only U.S. phone numbers are taken, and the agreements and the help are about U.S. law. A buyer may live abroad; visas, loans and taxes are then questions for an attorney and a lender. If you have no U.S. phone number, ask at the support address at the foot of every page.',
    es: 'Está hecho para negocios en Estados Unidos: se añaden con su EIN, los lugares son estados, los montos son dólares, solo se aceptan teléfonos de Estados Unidos, y los acuerdos y la ayuda tratan de sus leyes. Un comprador puede vivir fuera; visas, préstamos e impuestos son preguntas para un abogado y un prestamista. Sin teléfono de Estados Unidos, escriba al soporte, al pie de cada página.',
    help: 'buying-with-a-visa',
  },
  statedValues: {
    ask: 'What is the value on a price card, and what do I pay?',
    asked: [
      'what does the value on the price card mean',
      'do I pay the value that the card shows',
      'what do I get in the health check for the price',
      'what is the $60k on the broker page',
      'what do I get for a health check',
      'what do I get for the price of the health check',
      'is the number on the card a price or a value',
    ],
    says: 'The value on a card says what such a service is worth; it is no invoice and no fee, and leaving your email address there orders nothing. What costs money shows its price before you order. The health check gives you your figures as a buyer reads them, a value range, the risks that would come up, and the steps that would add most, each in dollars. The partner program for brokers is a private beta. I know no price that is not shown on these pages; ask at the support address at the foot of every page.',
    es: 'El valor de una tarjeta dice cuánto vale un servicio así; no es una factura ni una tarifa, y dejar su correo no pide nada. Lo que cuesta muestra su precio antes de pedirlo. La evaluación le da sus cifras como las lee un comprador, un rango de valor, los riesgos y los pasos que más suman. El programa para intermediarios es una beta privada.',
    help: 'what-it-costs-here',
  },
  brokerBeta: {
    ask: 'How do I join the private beta for brokers?',
    asked: [
      'how do I join the beta',
      'sign me up for the partner program',
      'how do I get into the private beta',
      'join the broker partner program',
    ],
    says: 'On the page For Brokers choose “Join Our Private Beta” and leave your email address: that puts you on a list, and an email comes when a place is ready; I know no date. It orders nothing and costs nothing. You need not wait to work here: with an account, ask for a broker account under Engagements, which an admin decides; then an owner can invite you to a listing, and you accept there.',
    es: 'En la página For Brokers elija “Join Our Private Beta” y deje su correo: queda en una lista y recibe un correo cuando haya lugar; no conozco la fecha. No cuesta nada. No tiene que esperar: con una cuenta, pida en Engagements ser intermediario, lo que decide un administrador; entonces un dueño puede invitarlo y usted acepta ahí.',
    help: 'brokers-here',
  },
  waitlistForm: {
    ask: 'What happens when I leave my email address on a card?',
    asked: [
      'I left my email address on the page and nothing happened',
      'what does the email field on the page do',
      'I joined the list and heard nothing',
      'I put in my email but got no account',
    ],
    says: 'The email field on a card for a service puts your address on a list for that service; it makes no account. When it worked, the card says “You are on the list”. If it says nothing, check the address, reload the page and send it again: joining twice does no harm. For an account, use the sign-up page, which asks for a name, a phone number and a password as well, and then sends an email to confirm. Still nothing: write to the support address at the foot of every page.',
    es: 'El campo de correo de una tarjeta lo pone en una lista de ese servicio; no crea una cuenta. Si funcionó, la tarjeta dice “You are on the list”. Si no, revise la dirección, recargue y envíela otra vez: repetir no hace daño. Para una cuenta use la página de registro, que pide también nombre, teléfono y contraseña. Si nada pasa, escriba al soporte, al pie de cada página.',
  },
  noReviews: {
    ask: 'Are there ratings of sellers, buyers or brokers?',
    asked: [
      'are there reviews of the sellers',
      'can I rate a buyer or a broker',
      'stars and ratings of people',
      'feedback score of a seller',
    ],
    says: 'No: there are no stars, ratings or comments about people here, and I vouch for no one. What there is: badges for a confirmed email, a verified identity and verified funds, and figures that count as “documented” because a third party’s paper backs them. Check the rest outside: the state’s register of businesses, court and lien searches, a broker’s license and past clients. If someone deceived you, write to the support address at the foot of every page.',
    es: 'No: aquí no hay estrellas, calificaciones ni comentarios sobre personas, y no respondo por nadie. Hay insignias de correo, identidad y fondos verificados, y cifras “documented” que un papel de un tercero respalda. Lo demás se revisa fuera: registro del estado, tribunales, licencia y clientes anteriores de un intermediario.',
    help: 'avoiding-scams',
  },
  whyAnonymous: {
    ask: 'Why are the names of the businesses hidden?',
    asked: [
      'why are the names hidden',
      'why do listings not say which business it is',
      'why is everything anonymous here',
      'why do the listings have no name and no address',
    ],
    says: 'To protect the seller: when employees, customers or competitors hear of a sale, the business can lose value. So a public card has ranges and a state or a wider region, and no name. The way in: press “NDA Request” on a listing, sign the agreement, and once the owner approves you, name, address and exact figures open to you. No one opens them sooner, and I don’t either.',
    es: 'Para proteger al vendedor: si empleados, clientes o competidores se enteran, el negocio puede perder valor. Por eso la ficha tiene rangos y un estado o región, sin nombre. Pulse “NDA Request” en un anuncio y firme el acuerdo; cuando el dueño lo apruebe se abren nombre, dirección y cifras exactas.',
    help: 'how-anonymity-works',
  },
  appaWrong: {
    ask: 'What if Appa said something wrong?',
    asked: [
      'the assistant gave a wrong answer',
      'how do I correct what the assistant says',
      'your answer is wrong, where do I report it',
      'Appa told someone something false',
    ],
    says: 'Write to the support address at the foot of every page: the question, my answer and what is right; no conversation is stored, so no one can look it up. Each answer names its sources. If an article of the help is wrong, the people who maintain the site correct it, and I say the new text; my own sentences are fixed text of the program and are changed there; the valuation tables and loan rules an admin changes under Valuation tables. Until then trust the source, and for a loan the lender, more than me.',
    es: 'Escriba al soporte, al pie de cada página: la pregunta, mi respuesta y lo correcto; las conversaciones no se guardan. Cada respuesta nombra sus fuentes: un artículo de la ayuda se corrige en el sitio, mis frases en el programa, y las tablas de valores y reglas de préstamos las cambia un administrador. Mientras tanto crea más a la fuente, y de préstamos, al prestamista.',
    help: 'what-appa-can-do',
  },
  savesUnseen: {
    ask: 'Do I see how many people saved my listing?',
    asked: [
      'how many people saved my listing',
      'who has my listing on the watch list',
      'number of watchers of my listing',
      'who bookmarked my business',
      'can the owner see that I saved the listing',
    ],
    says: 'No: who watches or saves a listing is shown to no one but that person, not to the owner and not as a number. An owner sees the views on My Dashboard and the access requests, and later who reads in the room. People who watch get an email when the price on the card or its status changes, so they hear of it all the same.',
    es: 'No: quién guarda o sigue un anuncio solo lo ve esa persona; el dueño no, ni siquiera como número. El dueño ve las vistas en My Dashboard y las solicitudes, y después quién lee en la sala. Quien sigue un anuncio recibe un correo cuando cambian su precio o su estado.',
    at: '/user/dashboard',
  },
} as const satisfies Record<string, Note>;
