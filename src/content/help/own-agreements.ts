import type { HelpArticle } from './article.ts';
import { h, list, noAdvice, p, steps } from './blocks.ts';
import { product } from './sources.ts';

const updated = '2026-11-22';

/** An agreement of one's own, and what one signs with. */
export const ownAgreementArticles: readonly HelpArticle[] = [
  {
    slug: 'your-own-agreement',
    title: 'Using your own agreement',
    question: 'Can buyers sign my lawyer’s NDA instead of the standard one?',
    audience: ['sellers', 'brokers'],
    summary:
      'Yes. The owner of a listing uploads a PDF, looks at what was found in it, and puts it into use. Buyers sign exactly that file.',
    body: [
      steps(
        'Open your listing and the page of its agreement.',
        'Under “Your own PDF” choose the file: at most 9 MB and 40 pages.',
        'Read what was found in it. Whatever could tell a buyer who you are is listed: names on the pages, properties of the file, links, earlier versions.',
        'Say what the agreement is called, which state’s law it names and for how many years it binds.',
        'Confirm that the text is yours to use, and put it into use.',
      ),
      h('Keep your name out of it'),
      p(
        'Buyers read it before they know who you are. Leave out the letterhead, the address and a signature block with your name; write “the owner of the business under this listing reference” instead. The file is handed out exactly as you upload it, its properties included.',
      ),
      h('What is not taken'),
      list(
        'A PDF with a password, with fields to fill in, or with a signature in it.',
        'Scripts, attachments, layers that can be hidden, sound or film.',
        'More than 40 pages, or a page that cannot be drawn.',
      ),
      p('The page says which of these it is. Printing into a new PDF helps in most cases.'),
      h('New versions'),
      p(
        'What is in use never changes. A new upload becomes the next version: whoever signed the one before stays bound by it, and signs the new one before a profile opens to them again.',
      ),
      h('What is added'),
      p(
        'After the signature the file has pages at its end with the signatures and the certificate, and a seal around all of it. Your own pages stay as they are.',
      ),
      noAdvice,
    ],
    related: ['what-the-nda-binds', 'signing-electronically', 'words-that-give-you-away'],
    sources: [product],
    updated,
  },
  {
    slug: 'passkeys',
    title: 'Confirming with a passkey',
    question: 'Do I have to wait for a code by mail each time I sign?',
    audience: ['everybody'],
    summary:
      'No. Add a passkey on your profile page, and confirm a signature with your finger, your face or the PIN of your device.',
    body: [
      p(
        'Before an agreement is signed, you show that it is you: by a code that is mailed to you, or by a passkey. A passkey is a key that your telephone, your computer or a security key keeps for this site. It never leaves that device, and this site keeps only the half of it that can check.',
      ),
      h('Adding one'),
      steps(
        'Open your profile page and press “Add a passkey”.',
        'Give it a name that tells where it is kept, such as “my telephone”.',
        'Enter your password, and follow what your device asks.',
      ),
      h('Signing with it'),
      p(
        'When you sign, choose the passkey instead of the code. What your device confirms is bound to this agreement and to your signature: it is good for nothing else, and stands in the certificate of the agreement.',
      ),
      h('Removing one'),
      p(
        'Press “Remove” beside it and enter your password. What you confirmed with it stays confirmed. You are told by mail when a passkey is added or removed: if that was not you, change your password at once.',
      ),
      h('If the button cannot be pressed'),
      list(
        'Passkeys need a secure address (https) with a name. The profile page says why they are off.',
        'An account without a password adds one within 15 minutes after signing in.',
        'You can have 20 at most.',
        'An old browser may know no passkeys. The code by mail always works.',
      ),
    ],
    related: ['signing-electronically', 'account-and-password', 'confirming-your-e-mail'],
    sources: [product],
    updated,
  },
];
