import { type Case, held, help } from '../case.ts';

/** Written after the first held-out questions had been looked at, before anything was tuned for them. */
export const laterQuestions: readonly Case[] = [
  held(
    help(
      'seller',
      'Could a competitor find out that it is my company?',
      'names no one|leak check|curious competitor',
      'how-anonymity-works|what-a-teaser-shows|words-that-give-you-away',
    ),
  ),
  held(help('buyer', 'does the card show the exact price?', 'range|exact', 'what-a-teaser-shows')),
  held(
    help(
      'owner',
      'I made a mistake and approved the wrong person, what now?',
      'revoke|at any time|end',
      'when-access-is-revoked|asking-for-access|access-request-statuses',
    ),
  ),
  held(
    help(
      'seller',
      'do administrators see my phone number',
      'no phone|phone',
      'what-an-admin-sees|privacy-of-your-data',
    ),
  ),
  held(
    help(
      'seller',
      'can I change a listing that is already live?',
      'live listing can be edited',
      'listing-a-business',
    ),
  ),
  held(
    help(
      'buyer',
      'Does it cost anything to ask for access?',
      'cost nothing|free|asking for access',
      'what-it-costs-here',
    ),
  ),
  held(
    help('seller', 'can a broker approve buyers for me?', 'delegated', 'brokers-and-mandates|brokers-here'),
  ),
  held(help('seller', 'do you check my tax number with the IRS?', 'do not verify', 'tax-numbers-here')),
  held(
    help(
      'buyer',
      'How soon can I ask again after I was refused?',
      '30 days',
      'when-access-is-revoked|asking-for-access|access-request-statuses',
    ),
  ),
  held(help('buyer', 'how long is the link for a new password good', 'hour', 'account-and-password')),
  held(help('seller', 'what is an add back', 'earnings', 'add-backs|words-of-the-trade')),
  held(
    help(
      'seller',
      'why does nobody pay five times earnings for a tiny shop',
      'multiple',
      'multiples-by-size|how-businesses-are-valued',
    ),
  ),
  held(
    help(
      'buyer',
      'can the seller note count towards my down payment?',
      'standby|half',
      'sba-loans|earn-outs-and-seller-notes',
    ),
  ),
  held(
    help(
      'seller',
      'what slows a sale down?',
      'Books that have to be fixed|landlord|lender',
      'how-long-a-sale-takes|why-deals-die',
    ),
  ),
  held(help('buyer', 'who keeps the cash in an asset sale?', 'stays with the seller', 'asset-or-stock-sale')),
  held(
    help('seller', 'What can I ask you?', 'quotes these articles|from what you may open', 'what-appa-can-do'),
  ),
];
