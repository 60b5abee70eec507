import { brand } from '../brand.ts';
import type { HelpArticle } from './article.ts';
import { h, list, note, p, steps, table } from './blocks.ts';
import { practice, product } from './sources.ts';

const updated = '2026-11-20';

/** Accounts, data, words. */
export const accountArticles: readonly HelpArticle[] = [
  {
    slug: 'account-and-password',
    title: 'Account and password',
    question: 'How do I sign in, change my password or get back in?',
    audience: ['everybody'],
    summary:
      'Sign in with email and password, or with Google where this site offers it. A forgotten password is replaced through a link by mail that works once, within an hour.',
    body: [
      h('Forgotten password'),
      steps(
        'On the [sign-in page](/login) choose “Forgot your password?” and enter your address.',
        'Open the link in the mail within one hour. It works once.',
        'Choose a new password of 8 to 50 characters. Every session of yours ends, and you sign in anew.',
      ),
      p(
        'The page says the same whether an account exists or not, so nobody can find out through it who is here. Three such mails an hour are sent for one account.',
      ),
      h('Changing your password'),
      p(
        'On your profile page under Account. All other devices are signed out; the one you use stays signed in.',
      ),
      h('Changing your email or phone number'),
      p(
        'Edit Profile on your profile page. A new email asks for your password or a passkey; you sign in with it at once, and it counts as confirmed when you open the link in the mail to it. The old address is told, and your other devices are signed out.',
      ),
      h('Too many attempts'),
      p(
        'After five attempts to sign in within a minute, or twenty within an hour, an account takes no further one until the time is over. The page tells how long to wait.',
      ),
      h('Signing out'),
      list(
        'Log out in the menu under your name ends this session.',
        'Your profile page lists every device that is signed in. End one, all others, or all with “Sign out everywhere”.',
        'A session ends by itself 14 days after its last use.',
      ),
      h('How much you may store'),
      p(
        'On your profile page under Account, with what counts. Before your email address is confirmed it is less. At 80% you get a notification and an email; when it is full, files are refused until you remove some, and everything else goes on.',
      ),
      h('Google'),
      p(
        'If your email address already has an account with a password, confirm that address first. Otherwise signing in with Google is refused: it would let two people share one account.',
      ),
      h('Closing your account'),
      p(
        `You close your account on your profile page under Account. You are told before what is erased, and what must stay and why. If you cannot sign in, write to ${brand.supportEmail} from the address of your account.`,
      ),
    ],
    related: ['two-factor-sign-in', 'confirming-your-e-mail', 'privacy-of-your-data'],
    sources: [product],
    updated,
  },
  {
    slug: 'confirming-your-e-mail',
    title: 'Confirming your email address',
    question: 'Why should I confirm my address, and where is the mail?',
    audience: ['everybody', 'buyers'],
    summary:
      'It shows that the address is yours. You can do everything without it, but the other side sees that it is unconfirmed. The link holds for 24 hours and works once.',
    body: [
      p(
        'After you signed up, a mail with a link is on its way. Open it and press “Confirm this address”. Opening alone does nothing, because mail scanners open links too. The link is valid for 24 hours.',
      ),
      h('What it changes'),
      list(
        'An owner who decides about your request sees “confirmed” beside your address.',
        'The audit certificate of an agreement that you sign records whether the address was confirmed then.',
        'You can use Google with an account that began with a password.',
      ),
      p(
        'It is not a condition. A buyer whose mail is slow may ask and sign; the owner sees how things are, and decides.',
      ),
      h('No mail?'),
      steps(
        'Look into the spam folder, and see whether the address on your profile page is spelled right.',
        'On your profile page press “Send the confirmation again”. The earlier link stops working.',
        `Still nothing: write to ${brand.supportEmail}. Where this site runs without a mail server, an administrator has to pass mails on by hand.`,
      ),
      p(
        'If your address is wrong, change it on your profile page before you sign anything: notices about an agreement go to the address of the account.',
      ),
    ],
    related: ['account-and-password', 'asking-for-access', 'signing-electronically'],
    sources: [product],
    updated,
  },
  {
    slug: 'privacy-of-your-data',
    title: 'Privacy of your data here',
    question: 'What do you keep about me, and who gets it?',
    audience: ['everybody', 'sellers', 'buyers'],
    summary:
      'What you enter, what you sign, and who did what when. No advertising, no trackers, no requests to other companies while you read.',
    body: [
      table(
        'What is kept, and who sees it',
        ['What', 'Who sees it'],
        ['Name, email', 'you, administrators; in a deal the other side, as far as that step allows'],
        ['Phone', 'kept with your account; no page shows it'],
        ['Password', 'nobody: only a hash of it is stored'],
        [
          'Business and profile',
          'you, each buyer while you let them, and an administrator who looks at the site as you: you get a mail',
        ],
        ['EIN', 'you, its last four digits'],
        ['Agreements and their evidence', 'both sides, the broker with a mandate, administrators'],
        ['Address on a waiting list', 'administrators; the form of whoever runs the site, if one is set up'],
        ['How often a listing was looked at', 'its owner: a number for each day'],
        ['The trail of what was done', 'kept, and never edited; ids and codes, no names'],
      ),
      h('In your browser'),
      p(
        'A sign-in token and your choice of theme in local storage, a session cookie that scripts cannot read, and a cookie that remembers for 7 days whether the sidebar is open. Another remembers for 400 days which accounts were opened in this browser, so that strangers who try passwords elsewhere do not slow you down. While you fill in the onboarding form, its entries stay in that browser tab. There are no tracking cookies.',
      ),
      h('What leaves this site'),
      list(
        'Mails, through the mail server of whoever runs the site.',
        'An address that you leave on a waiting list, where a form for it is set up.',
        'A sign-in with Google, if you choose it.',
        'Links that you click: a map, a professional network.',
      ),
      h('Your rights'),
      p(
        `Ask to see, correct, receive or delete what is held about you: ${brand.supportEmail}. Signed agreements are kept as long as a claim could come from them. The [privacy policy](/privacy) counts; this page explains it.`,
      ),
      note(
        'The privacy policy that ships with this software is a template. Whoever runs the site has to have it fitted by a lawyer.',
      ),
    ],
    related: ['what-an-admin-sees', 'tax-numbers-here', 'how-anonymity-works', 'account-and-password'],
    sources: [product],
    updated,
  },
  {
    slug: 'words-of-the-trade',
    title: 'Words of the trade',
    question: 'What do all these words mean?',
    audience: ['everybody'],
    summary: 'The terms that you meet when a small business is sold, each in a line or two.',
    body: [
      table(
        'Terms',
        ['Word', 'Means'],
        ['Add-back', 'an expense put back into earnings because a buyer would not have it'],
        ['Asset sale', 'the buyer takes what the company owns, not the company'],
        ['CIM', 'confidential information memorandum: the long description after the agreement'],
        ['Closing', 'the day on which money and business change hands'],
        ['Deal room', 'where an approved buyer reads documents'],
        ['Diligence', 'the buyer’s examination before closing'],
        ['DSCR', 'a year’s cash divided by a year’s debt payments'],
        ['Earn-out', 'a part of the price that depends on what happens later'],
        ['EBITDA', 'earnings before interest, taxes, depreciation and amortization'],
        ['EIN', 'the federal tax number of a business'],
        ['Escrow', 'money held by a third party until a condition is met'],
        ['Exclusivity', 'a time in which the seller talks to one buyer only'],
        ['Goodwill', 'what is paid beyond the value of the things'],
        ['LOI', 'letter of intent: an offer in writing, mostly not binding'],
        ['LTM', 'the last twelve full months'],
        ['Mandate', 'a broker’s authority to act for a listing, for a time'],
        ['Multiple', 'price divided by earnings'],
        ['NDA', 'the confidentiality agreement'],
        ['Peg', 'the working capital that a price assumes'],
        ['QoE', 'quality of earnings: how real and repeatable profits are'],
        ['SBA', 'U.S. Small Business Administration, which guarantees bank loans'],
        ['SDE', 'earnings for one owner who works in the business'],
        ['Seller note', 'a loan from the seller to the buyer for part of the price'],
        ['Standby', 'a note on which nothing is paid for a time'],
        ['Teaser', 'the public face of a listing, without names'],
        ['True-up', 'the final count of working capital after closing'],
      ),
      p(
        'For the longer answers see the articles on [SDE](/help/what-is-sde), the [peg](/help/working-capital-and-the-peg) and the [letter of intent](/help/letter-of-intent).',
      ),
    ],
    related: ['what-is-sde', 'sde-or-ebitda', 'letter-of-intent', 'working-capital-and-the-peg'],
    sources: [practice],
    updated,
  },
];
