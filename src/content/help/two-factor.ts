import { brand } from '../brand.ts';
import type { HelpArticle } from './article.ts';
import { h, list, p, steps } from './blocks.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { product } from './sources.ts';

export const twoFactorArticles: readonly HelpArticle[] = [
  {
    slug: 'two-factor-sign-in',
    title: 'Two-factor sign-in and passkeys',
    question: 'How do I turn on two-factor sign-in, and what if I lose my phone?',
    audience: ['everybody'],
    summary:
      'Turn it on in your profile, under Account. Sign-in then asks for a code from an app on your phone, or a passkey, in addition to your password. Ten recovery codes get you in if you lose both.',
    get body() {
      return [
        h('Turning it on with an app'),
        steps(
          'On your profile page, under “Two-factor sign-in”, choose “Set up an authenticator app”. You are asked for your password or a passkey.',
          'Scan the QR code with the app, or type the key.',
          'Enter the six digits that the app shows, and choose “Turn on”.',
          'Print the ten recovery codes or keep them in a safe place. They are shown only once.',
        ),
        h('Passkeys'),
        p(
          'A passkey is a key on your phone, computer or security key. The device recognizes you by fingerprint, face or PIN. Add one under “Passkeys”. You can then sign in with it alone: “Sign in with a passkey” on the sign-in page needs no email and no password. If you choose “Use my passkeys”, your password alone is no longer enough to sign in.',
        ),
        h('Signing in'),
        p(
          'After your password, or after Google, enter the code from the app, use a passkey, or enter a recovery code. Each code works once. After five wrong codes the sign-in starts over, and we email you, because the person who got that far has your password.',
        ),
        h('If you lose your phone'),
        list(
          'At the second step, choose “Use a recovery code”. We email you that one was used. Then set up your new phone and create new recovery codes.',
          `If you have no codes and no passkeys, write to ${brand.supportEmail} from your account’s email address. An administrator can remove the second factor after verifying who you are. That is recorded, and we email you.`,
          'A password reset does not skip the second step.',
        ),
        h('When we ask again'),
        p(
          'Closing an account, changing your email, passkeys, two-factor sign-in, and what administrators do to accounts ask for your password or a passkey again, even while you are signed in. Your answer counts for ten minutes, on that device.',
        ),
        h('Your devices'),
        p(
          'Your profile page lists where you are signed in: browser and system, the address, and when it was last used. End one session, or all others at once. We email you when a device that is new to your account signs in.',
        ),
      ];
    },
    related: ['account-and-password', 'signing-electronically', 'privacy-of-your-data'],
    sources: [product],
    updated: '2026-11-23',
    reviewer,
  },
];
