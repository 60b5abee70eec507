import { brand } from '../brand.ts';
import type { HelpArticle } from './article.ts';
import { h, list, p, steps } from './blocks.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { product } from './sources.ts';

export const accessTokenArticles: readonly HelpArticle[] = [
  {
    slug: 'access-tokens',
    title: 'Access tokens: using your account from other programs',
    question: 'How can a spreadsheet, a CRM or a script of mine use my account?',
    audience: ['everybody'],
    summary:
      'Create an access token on your profile page. A program that has it acts as you, but only in the areas that you choose, until the day that you choose. You can revoke it at any time.',
    get body() {
      return [
        h('Creating one'),
        steps(
          'On your profile page, under Account, open “Access tokens” and choose “New access token”.',
          'Name it after the program that gets it, and choose when it ends: a year away at most.',
          'Choose what it may do. Each area can be read, or read and changed. Give the least that the program needs.',
          'If you like, limit it to some of your listings and deal rooms.',
          'Confirm that it is you, then copy the secret into the program. It is shown only once.',
        ),
        h('What a token never does'),
        p(
          'A token never does more than you may yourself. What binds you stays with you: signing or declining an agreement, sending or accepting an offer. So does everything about your account’s safety: passwords, passkeys, devices, two-factor sign-in, other tokens, and closing the account. Appa and the search across all areas are left out, too.',
        ),
        h('Using it'),
        p(
          'The program sends the token with each call, in the header “Authorization: Bearer” and then the secret. The address /api/docs lists every call with the area that it needs, and has the same for programs. A typed client for JavaScript and TypeScript comes with the source code of this site.',
        ),
        h('Your deadlines in a calendar'),
        p(
          'On your profile page, “Create calendar address” makes an address with a token that opens your deadlines and nothing else. In your calendar program, subscribe to it. Entries name listings by their public title and never a business, because the calendar’s provider can read them.',
        ),
        h('Keeping it safe'),
        list(
          'Give each program its own token. You see when each was last used, by what and from which network.',
          'Keep the secret in the secret store of the program, never in its source code. Secret scanners know it by how it begins: cairn_pat_.',
          'If a secret may have been seen by others, revoke the token. It is worthless from the next call on.',
          `We email you when a token is created or can do more than before, and a week before it ends. If that was not you, revoke it, change your password, and write to ${brand.supportEmail}.`,
        ),
        h('When tokens end by themselves'),
        p(
          'On their day, when you reset your password with a link from an email, when an administrator locks the account or resets your two-factor sign-in, and when you close the account. Changing your password on your profile page does not end them.',
        ),
      ];
    },
    related: ['two-factor-sign-in', 'account-and-password', 'privacy-of-your-data'],
    sources: [product],
    updated: '2026-11-26',
    reviewer,
  },
];
