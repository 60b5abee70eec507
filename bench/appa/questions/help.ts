import { type Case, held, help } from '../case.ts';

/** How the site works, in the words of people who do not know its words. */
export const siteQuestions: readonly Case[] = [
  help(
    'seller',
    'Who can find out that my business is for sale?',
    'half names no one|teaser',
    'how-anonymity-works',
  ),
  held(
    help(
      'seller',
      'how do you keep my company name secret',
      'names no one|private',
      'how-anonymity-works|what-a-teaser-shows',
    ),
  ),
  help(
    'seller',
    'Will my employees notice that I am selling?',
    'names no one|signed NDA',
    'how-anonymity-works|what-a-teaser-shows',
  ),
  help(
    'buyer',
    'What does a buyer see before signing anything?',
    'ranges instead of figures',
    'what-a-teaser-shows',
  ),
  held(help('buyer', 'why are the numbers shown as ranges?', 'range', 'what-a-teaser-shows')),
  help('seller', 'Why does the site refuse my description?', 'leak check', 'words-that-give-you-away'),
  held(
    help(
      'seller',
      'It says I cannot publish because of words that give me away. What must go?',
      'name of the business|leak check',
      'words-that-give-you-away',
    ),
  ),
  help('owner', 'Can I take back access that I gave to a buyer?', 'at any time', 'when-access-is-revoked'),
  help(
    'owner',
    'how do I kick a buyer out again after I approved them',
    'at any time|revoke',
    'when-access-is-revoked',
  ),
  help(
    'owner',
    'Does the confidentiality agreement end when I revoke access?',
    'binds its signer|covered by the NDA',
    'when-access-is-revoked',
  ),
  help(
    'seller',
    'Can the people who run this site read my private profile?',
    'no private profile',
    'what-an-admin-sees',
  ),
  held(
    help(
      'seller',
      'what can your admins see about me',
      'no private profile|public card',
      'what-an-admin-sees',
    ),
  ),
  help(
    'seller',
    'How do I put my business up for sale here?',
    'public card|Add the business',
    'listing-a-business',
  ),
  help(
    'seller',
    'which fields does a listing need before I can publish it?',
    'Title, description, location',
    'listing-a-business',
  ),
  help('seller', 'What do I pay on this site?', 'cost nothing', 'what-it-costs-here'),
  help('seller', 'is it free to list?', 'cost nothing|free', 'what-it-costs-here'),
  held(
    help(
      'buyer',
      'Do you take a commission on the sale?',
      'cost nothing|no money of a sale|broker',
      'what-it-costs-here|brokers-and-mandates',
    ),
  ),
  help('seller', 'Do I need a broker?', 'sell without', 'brokers-and-mandates'),
  help(
    'seller',
    'what should I ask a broker before hiring them',
    'How many businesses|fee',
    'brokers-and-mandates',
  ),
  help(
    'owner',
    'What may a broker with a mandate do for me?',
    'mandate',
    'brokers-and-mandates|brokers-here',
  ),
  help('broker', 'What can I do on this site as a broker today?', 'With an engagement', 'brokers-here'),
  held(help('broker', 'can a broker edit the listing for a client?', 'Only the owner edits', 'brokers-here')),
  help('seller', 'Why do you ask for my EIN, and who sees it?', 'encrypted', 'tax-numbers-here'),
  held(help('seller', 'is my EIN stored safely?', 'encrypted', 'tax-numbers-here')),
  help(
    'seller',
    'Can I use my social security number instead of an EIN?',
    'never ask for one|do not enter it|get an EIN',
    'tax-numbers-here',
  ),
  help('buyer', 'How do I find out which business it is?', 'NDA Request', 'asking-for-access'),
  help(
    'buyer',
    'what are the steps to get to the private profile of a listing?',
    'NDA Request|sign',
    'asking-for-access|how-anonymity-works',
  ),
  help(
    'buyer',
    'How long do I have to sign the agreement?',
    '14 days',
    'asking-for-access|how-long-a-sale-takes|access-request-statuses|signing-electronically',
  ),
  help(
    'buyer',
    'What do Requested, Pending and the other statuses mean?',
    'Requested|Pending',
    'access-request-statuses',
  ),
  help(
    'buyer',
    'my request says Sent to Broker - what does that mean?',
    'broker',
    'access-request-statuses|brokers-here',
  ),
  help('buyer', 'What do I promise when I sign the NDA?', 'secret|confidential', 'what-the-nda-binds'),
  help('buyer', 'Is a signature on a web page worth anything?', 'sign', 'signing-electronically'),
  held(help('buyer', 'are electronic signatures valid?', 'sign', 'signing-electronically')),
  help('buyer', 'I forgot my password, how do I get back in?', 'link', 'account-and-password'),
  held(
    help('buyer', 'how do I sign out on a phone that I lost?', 'Sign out everywhere', 'account-and-password'),
  ),
  help('buyer', 'How do I close my account?', 'profile page', 'account-and-password'),
  help(
    'buyer',
    'Why should I confirm my email address?',
    'address is yours|unconfirmed',
    'confirming-your-e-mail',
  ),
  held(
    help(
      'seller',
      'the confirmation mail never came',
      'spam folder|Send the confirmation again',
      'confirming-your-e-mail',
    ),
  ),
  help(
    'seller',
    'What do you keep about me, and who gets it?',
    'No advertising|who did what',
    'privacy-of-your-data',
  ),
  held(
    help('buyer', 'do you use tracking cookies?', 'no tracking cookies|no trackers', 'privacy-of-your-data'),
  ),
];

/** How small businesses are sold. */
export const tradeQuestions: readonly Case[] = [
  help('seller', 'What are seller’s discretionary earnings?', 'SDE', 'what-is-sde|words-of-the-trade'),
  help('seller', 'what is sde', 'one owner|owner', 'what-is-sde|words-of-the-trade'),
  held(help('buyer', 'Whats the difference between SDE and EBITDA?', 'SDE', 'sde-or-ebitda')),
  help('seller', 'Which expenses can I add back, and how do I prove them?', 'add', 'add-backs'),
  held(help('seller', 'can I add back my personal truck?', 'add', 'add-backs|what-is-sde')),
  help('seller', 'Is a quality-of-earnings report an audit?', 'quality', 'quality-of-earnings'),
  help(
    'seller',
    'What should be in order in my books before a buyer looks?',
    'books|month',
    'preparing-your-books',
  ),
  held(help('seller', 'how do I get my bookkeeping ready for a sale', 'books|month', 'preparing-your-books')),
  help('seller', 'How are small businesses valued?', 'times a multiple', 'how-businesses-are-valued'),
  held(
    help(
      'seller',
      'what makes my multiple go up or down?',
      'recurring revenue|one customer',
      'how-businesses-are-valued',
    ),
  ),
  help('seller', 'Which multiple do businesses of my size sell for?', '2\\.8', 'multiples-by-size'),
  help('buyer', 'Can I finance the purchase with an SBA loan?', '5 million', 'sba-loans'),
  held(help('buyer', 'how much money do I have to bring for an SBA loan', '10%', 'sba-loans')),
  help('buyer', 'What is debt service coverage?', 'divided by', 'debt-service-coverage|words-of-the-trade'),
  help('seller', 'Will I get the whole price at closing?', 'seller note', 'earn-outs-and-seller-notes'),
  held(
    help(
      'seller',
      'explain earn-outs please',
      'part of the price',
      'earn-outs-and-seller-notes|words-of-the-trade',
    ),
  ),
  help(
    'seller',
    'What does a letter of intent commit me to?',
    'Most of it is nonbinding',
    'letter-of-intent',
  ),
  help('seller', 'what does LOI mean?', 'letter of intent', 'letter-of-intent|words-of-the-trade'),
  held(help('seller', 'is exclusivity binding?', 'bind', 'letter-of-intent')),
  help('seller', 'Do I sell my company, or what it owns?', 'asset sale', 'asset-or-stock-sale'),
  held(help('buyer', 'asset sale vs stock sale, who prefers which?', 'asset', 'asset-or-stock-sale')),
  help(
    'seller',
    'Do my receivables and inventory go with the business?',
    'peg|stay with the seller',
    'working-capital-and-the-peg',
  ),
  help('buyer', 'What is the peg?', 'working capital', 'working-capital-and-the-peg|words-of-the-trade'),
  help('seller', 'How long does a sale take?', 'Eight to ten months', 'how-long-a-sale-takes'),
  help('seller', 'when will I be out?', 'Eight to ten months', 'how-long-a-sale-takes'),
  help(
    'seller',
    'Which documents will a buyer want to see, and when?',
    'letter of intent',
    'deal-room-contents',
  ),
];
