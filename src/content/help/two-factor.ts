import { brand } from '../brand.ts';
import type { HelpArticle } from './article.ts';
import { h, list, p, steps } from './blocks.ts';
import { product } from './sources.ts';

/** Signing in by two things, devices, and being asked again. */
export const twoFactorArticles: readonly HelpArticle[] = [
  {
    slug: 'two-factor-sign-in',
    title: 'Two-factor sign-in and passkeys',
    question: 'How do I turn on two-factor sign-in, and what if I lose my phone?',
    audience: ['everybody'],
    summary:
      'On your profile page under Account. Sign-in then asks for a code from an app on your phone, or a passkey, besides your password. Ten recovery codes let you in when you have lost both.',
    body: [
      h('Turning it on with an app'),
      steps(
        'On your profile page, under “Two-factor sign-in”, choose “Set up an authenticator app”. You are asked for your password or a passkey.',
        'Scan the QR code with the app, or type the key.',
        'Enter the six digits that the app shows, and choose “Turn on”.',
        'Print the ten recovery codes or keep them in a safe place. They are shown once.',
      ),
      h('Passkeys'),
      p(
        'A passkey is kept by your phone, computer or security key, which recognizes you by your finger, your face or a PIN. Add one under “Passkeys”. It signs you in by itself: “Sign in with a passkey” on the sign-in page asks for no name and no password. With “Use my passkeys” your password alone is no longer enough, either.',
      ),
      h('Signing in'),
      p(
        'After your password, or after Google, enter the code that the app shows, use a passkey, or enter a recovery code. Each code works once. After five wrong codes the sign-in starts over, and you are told by mail, because whoever got that far has your password.',
      ),
      h('When you have lost your phone'),
      list(
        'Choose “Use a recovery code” at the second step. You are told by mail that one was used. Then set up your new phone, and make new recovery codes.',
        `Without codes and passkeys, write to ${brand.supportEmail} from the address of your account. An administrator can take the second factor away after making sure who you are; that is recorded, and you are told by mail.`,
        'A new password by mail does not get around the second step.',
      ),
      h('Being asked again'),
      p(
        'Closing an account, a new email, passkeys, two-factor sign-in and what administrators do to accounts ask for your password or a passkey again, even while you are signed in. The answer counts for ten minutes, on the device where you gave it.',
      ),
      h('Your devices'),
      p(
        'Your profile page lists where you are signed in: browser and system, the address, and when it was last used. End any of them, or all others at once. A sign-in from a device that is new to your account is told to you by mail.',
      ),
    ],
    related: ['account-and-password', 'signing-electronically', 'privacy-of-your-data'],
    sources: [product],
    updated: '2026-11-23',
  },
];
