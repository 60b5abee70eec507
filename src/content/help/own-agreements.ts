import type { HelpArticle } from './article.ts';
import { h, list, noAdvice, p, steps } from './blocks.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { product } from './sources.ts';

const updated = '2026-11-23';

export const ownAgreementArticles: readonly HelpArticle[] = [
  {
    slug: 'your-own-agreement',
    title: 'Using your own agreement',
    question: 'Can buyers sign my attorney’s NDA instead of the standard one?',
    audience: ['sellers', 'brokers'],
    summary:
      'The owner of a listing can upload their own NDA as a PDF, review what the check found in it, and put it into use. Buyers then sign exactly that file.',
    body: [
      steps(
        'Open your listing and go to the page for its agreement.',
        'Under “Your own PDF” choose the file: at most 9 MB and 40 pages.',
        'Review what the check found. It lists anything that could tell a buyer who you are: names on the pages, file properties, links, earlier versions.',
        'Enter the agreement’s title, the state whose law governs it, and its term in years.',
        'Confirm that you have the right to use the text, and put it into use.',
      ),
      h('Keep your name out of it'),
      p(
        'Buyers read it before they know who you are. Leave out the letterhead, the address and a signature block with your name. Write “the owner of the business under this listing reference” instead. Buyers get the file exactly as you upload it, including its properties.',
      ),
      h('What is not accepted'),
      list(
        'A PDF with a password, with form fields, or with a signature in it.',
        'Scripts, attachments, layers that can be hidden, sound or video.',
        'More than 40 pages, or a page that cannot be displayed.',
      ),
      p('The page says which of these it is. Printing the file to a new PDF helps in most cases.'),
      h('New versions'),
      p(
        'A version in use never changes. A new upload becomes the next version. Buyers who signed the earlier one stay bound by it, and sign the new one before a profile opens to them again.',
      ),
      h('What is added'),
      p(
        'After the signature, pages with the signatures and the certificate are added at the end of the file, and a seal around all of it. Your own pages stay unchanged.',
      ),
      noAdvice,
    ],
    related: ['what-the-nda-binds', 'signing-electronically', 'words-that-give-you-away'],
    sources: [product],
    updated,
    reviewer,
  },
  {
    slug: 'passkeys',
    title: 'Confirming with a passkey',
    question: 'Do I have to wait for an emailed code each time I sign?',
    audience: ['everybody'],
    summary:
      'Add a passkey in your profile to confirm signatures with your fingerprint, face or device PIN instead of an emailed code.',
    body: [
      p(
        'Before you sign an agreement, you show that it is you: with a code that we email you, or with a passkey. A passkey is a key that your phone, your computer or a security key keeps for this site. It never leaves that device, and this site keeps only the half that can check it.',
      ),
      h('Adding one'),
      steps(
        'Open your profile page and press “Add a passkey”.',
        'Give it a name that you will recognize, such as “my iPhone”.',
        'Confirm that it is you, and follow the instructions on your device.',
      ),
      h('Signing with it'),
      p(
        'When you sign, choose the passkey instead of the code. What your device confirms is bound to this agreement and to your signature. It cannot be used for anything else, and the certificate of the agreement records it.',
      ),
      h('Removing one'),
      p(
        'Press “Remove” next to it and confirm that it is you. What you confirmed with it stays confirmed. We email you when a passkey is added or removed. If that was not you, change your password at once.',
      ),
      h('If the button is disabled'),
      list(
        'Passkeys need a secure address (https) with a domain name. The profile page says why they are off.',
        'If your account has no password, confirm that it is you with Google.',
        'You can have at most 20.',
        'Some older browsers do not support passkeys. The emailed code always works.',
      ),
    ],
    related: ['signing-electronically', 'account-and-password', 'confirming-your-e-mail'],
    sources: [product],
    updated,
    reviewer,
  },
];
