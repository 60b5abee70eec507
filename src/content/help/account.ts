import { brand } from '../brand.ts';
import type { HelpArticle } from './article.ts';
import { h, list, note, p, steps, table } from './blocks.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { product } from './sources.ts';

const updated = '2026-11-23';

export const accountArticles: readonly HelpArticle[] = [
  {
    slug: 'account-and-password',
    title: 'Account and password',
    question: 'How do I sign in, change my password, get back in or close my account?',
    audience: ['everybody'],
    summary:
      'Sign in with email and password, or with Google where this site offers it. If you forget your password, we email you a link to set a new one. It works once, within one hour.',
    get body() {
      return [
        h('Forgotten password'),
        steps(
          'On the [sign-in page](/login), choose “Forgot your password?” and enter your email address.',
          'Open the link in the email within one hour. It works once.',
          'Choose a new password of 8 to 50 characters. This signs you out everywhere, and you sign in again.',
        ),
        p(
          'The page gives the same answer whether or not an account exists, so no one can use it to find out who has an account here. We send at most three such emails per hour for each account.',
        ),
        h('Changing your password'),
        p(
          'Change it on your profile page, under Account. All your other devices are signed out. The one you are using stays signed in.',
        ),
        h('Changing your email or phone number'),
        p(
          'Choose Edit Profile on your profile page. A new email address asks for your password or a passkey. You sign in with the new address right away, and it counts as confirmed once you open the link that we email to it. We notify the old address and sign out your other devices.',
        ),
        h('Too many attempts'),
        p(
          'After five attempts within a minute, or twenty within an hour, you have to wait before you can try again. The page says how long. Attempts by strangers on other networks do not lock you out on a device that you have used before.',
        ),
        h('Signing out'),
        list(
          'To end this session, choose Log out in the menu under your name.',
          'Your profile page lists every device that is signed in. End one session, all others, or all of them with “Sign out everywhere”. Do this if you lose a phone.',
          'A session ends automatically 14 days after its last use.',
        ),
        h('How much you may store'),
        p(
          'Your profile page shows your storage under Account, and what counts toward it. The limit is lower until your email address is confirmed. At 80% you get a notification and an email. When your storage is full, you cannot upload files until you remove some. Everything else keeps working.',
        ),
        h('Google'),
        p(
          'If your email address already has an account with a password, confirm that address first. Until then, sign-in with Google is refused: otherwise two people could end up sharing one account.',
        ),
        h('Closing your account'),
        p(
          `You close your account on your profile page, under Account. Before you close it, we tell you what will be erased, what must stay, and why. If you cannot sign in, write to ${brand.supportEmail} from your account’s email address.`,
        ),
      ];
    },
    related: ['two-factor-sign-in', 'confirming-your-e-mail', 'privacy-of-your-data'],
    sources: [product],
    updated,
    reviewer,
  },
  {
    slug: 'confirming-your-e-mail',
    title: 'Confirming your email address',
    question: 'Why should I confirm my email address, and where is the email?',
    audience: ['everybody', 'buyers'],
    summary:
      'Confirming shows that the address is yours. It is optional, but the other side sees when an address is unconfirmed. The link is valid for 24 hours and works once.',
    get body() {
      return [
        p(
          'After you sign up, we send you an email with a link. Open it and click the button on the page. Opening the link alone does nothing, because email scanners open links too. The link is valid for 24 hours.',
        ),
        h('What it changes'),
        list(
          'When you publish a listing with an unconfirmed address, we remind you and offer to send the link again: requests and offers go to that address. You can still publish.',
          'An owner who decides on your request sees “confirmed” next to your address.',
          'The audit certificate of an agreement that you sign records whether your address was confirmed at that time.',
          'You can use Google with an account that started with a password.',
        ),
        p(
          'Confirming is not required. A buyer whose email is slow can still request access and sign. The owner sees that the address is unconfirmed and decides.',
        ),
        h('Didn’t get the email?'),
        steps(
          'Check your spam folder, and check that the address on your profile page is spelled correctly.',
          'On your profile page, choose “Send the confirmation again”. The earlier link stops working.',
          `Still nothing? Write to ${brand.supportEmail}. If this site runs without an email server, an administrator has to pass the link on to you.`,
        ),
        p(
          'If your address is wrong, change it on your profile page before you sign anything. Notices about an agreement go to your account’s email address.',
        ),
      ];
    },
    related: ['account-and-password', 'asking-for-access', 'signing-electronically'],
    sources: [product],
    updated,
    reviewer,
  },
  {
    slug: 'privacy-of-your-data',
    title: 'Privacy of your data here',
    question: 'What do you keep about me, and who gets it?',
    audience: ['everybody', 'sellers', 'buyers'],
    summary:
      'We keep what you enter, what you sign, and who did what and when. No advertising, no trackers, and no requests to other companies while you read.',
    get body() {
      return [
        table(
          'What is kept, and who sees it',
          ['What', 'Who sees it'],
          ['Name, email', 'you and administrators; in a deal the other side, as far as that step allows'],
          ['Phone', 'you; an administrator only while viewing the site as you'],
          ['Password', 'no one: only a hash of it is stored'],
          [
            'Business and private profile',
            'you, each buyer while you give them access, a broker while you open it to them, and an administrator who views the site as you: you get an email each time',
          ],
          ['EIN', 'only you, and only its last four digits'],
          ['Agreements and their evidence', 'both sides, the broker on the listing, administrators'],
          ['Address on a waiting list', 'administrators, and the operator’s own form if one is set up'],
          ['How often a listing was viewed', 'its owner: one number per day'],
          ['The audit log', 'kept and never edited; IDs and codes, no names'],
        ),
        h('In your browser'),
        p(
          'We use a sign-in token and your choice of theme in local storage, a session cookie that scripts cannot read, and a cookie that remembers for 7 days whether the sidebar is open. Another cookie remembers for 400 days which accounts were opened in this browser, so that strangers who try passwords elsewhere do not slow you down. While you fill in the onboarding form, your entries stay in that browser tab. If you answer “What is your business worth?” without an account, your answers stay in that browser for 30 days, unless you delete them sooner or they move into your health check. There are no tracking cookies.',
        ),
        h('What leaves this site'),
        list(
          'Emails, through the operator’s email server.',
          'An address that you leave on a waiting list, if a form for it is set up.',
          'A sign-in with Google, if you choose it.',
          'Links that you click: a map, a professional network.',
        ),
        h('Your rights'),
        p(
          `“Your data”, on your profile page under Account, downloads what this account holds as one JSON file, as far as you can read it here; “With documents” adds what you uploaded and the NDAs that you signed, in a ZIP file. To correct or delete what is held about you, or for anything else, write to ${brand.supportEmail}. Signed agreements are kept for as long as a claim could arise from them. The [privacy policy](/privacy) is what applies; this page explains it.`,
        ),
        note(
          'The privacy policy that ships with this software is a template. The operator of this site has to have an attorney adapt it.',
        ),
      ];
    },
    related: ['what-an-admin-sees', 'tax-numbers-here', 'how-anonymity-works', 'account-and-password'],
    sources: [product],
    updated,
    reviewer,
  },
];
