import { brand } from '../brand.ts';
import { brokerProgram, earningsQuality, healthCheck } from '../services.ts';
import type { HelpArticle } from './article.ts';
import { h, list, noAdvice, note, p, steps, table } from './blocks.ts';
import { brokerExemption, einPrefixes, product } from './sources.ts';

const updated = '2026-11-20';

/** What one does on this site, and what it costs. */
export const siteArticles: readonly HelpArticle[] = [
  {
    slug: 'listing-a-business',
    title: 'Listing a business, step by step',
    question: 'How do I put my business up for sale here?',
    audience: ['sellers'],
    summary:
      'Add the business, write a public card and a private profile, let the check read the card, and publish. You can stop at any step; nothing is public before the last.',
    body: [
      steps(
        'Create an account and sign in.',
        'Choose Add a business. Enter EIN, legal name, address, industry and, if customers know another name, the DBA. All of it but the industry stays hidden.',
        'On your dashboard choose “Write the listing”.',
        'Write the public card: a title that says what it is and roughly where, a description, a state or region, and how the price is shown.',
        'Write the private profile: the story, the figures, how to reach you.',
        'Look at the preview. It shows the card exactly as strangers see it.',
        'Publish. The check reads the card; what it marks as “Must go” has to go.',
      ),
      h('What a card needs'),
      p(
        'Title, description, place, last year’s revenue and EBITDA. The last two are entered as exact figures and shown as ranges. Asking price, SDE, employees and year of foundation are optional.',
      ),
      h('Who decides on buyers'),
      p(
        'You do, one by one. In the listing you may switch on that the profile opens as soon as a buyer has signed, or that our team approves in your place. Both are off at first.',
      ),
      h('Afterwards'),
      list(
        'A live listing can be edited; the new text has to pass the check as well.',
        'Mark it as under offer while you negotiate, and as live again if that ends.',
        'Withdraw it: every request and every access ends at that moment.',
        'Mark it as sold and say who bought it: one of the buyers with access or an accepted offer, or somebody outside this site. The buyer whom you name keeps the profile, the deal room and their agreements; everybody else’s requests, offers and access end. They read that the business was sold, never to whom.',
        'A withdrawn listing can go back to draft and be published again.',
      ),
    ],
    related: [
      'words-that-give-you-away',
      'what-a-teaser-shows',
      'tax-numbers-here',
      'access-request-statuses',
    ],
    sources: [product],
    updated,
  },
  {
    slug: 'what-it-costs-here',
    title: 'What it costs here',
    question: 'What do I pay on this site?',
    audience: ['everybody', 'sellers', 'brokers', 'buyers'],
    summary:
      'Accounts, listings and requests cost nothing today, and no card is asked for. The health check is ordered in your account; its price is shown before you order it.',
    body: [
      h('Free today'),
      list(
        'An account, for sellers, buyers and brokers.',
        'Adding a business, writing and publishing a listing.',
        'Asking for access, signing the agreement, downloading it.',
        'This help centre.',
      ),
      h('On the price cards'),
      table(
        'Services and their stated value',
        ['Service', 'For', 'Shown as', 'Today'],
        [healthCheck.name, 'sellers', healthCheck.value, 'start it in your account'],
        [
          earningsQuality.name,
          'sellers',
          earningsQuality.value,
          brand.capabilities.earningsQuality ? 'leave your email address' : 'coming soon, cannot be bought',
        ],
        [
          brokerProgram.name,
          'brokers',
          `${brokerProgram.value}, ${brokerProgram.short}${brokerProgram.period}`,
          'private beta: leave your email address',
        ],
      ),
      p(
        'What a card calls a value is what such a service is worth, not an invoice. Leaving your address on [For Sellers](/for-sellers) or [For Brokers](/for-brokers) orders nothing and costs nothing.',
      ),
      h('If something will cost money'),
      p(
        'The [terms](/terms) promise that a paid service shows its price before you order. This site takes no card payments, holds no money of a sale, and no deposit: the price of a business goes from the buyer to the seller, usually through an escrow agent or a lawyer.',
      ),
      h('What a sale costs elsewhere'),
      p(
        'Plan for a broker’s fee if you have one, a lawyer, an accountant, and perhaps a quality-of-earnings review. Ask each for a written quote. A broker’s fee is a matter between you and the broker; the agreement that buyers sign here does not make them pay it.',
      ),
    ],
    related: ['brokers-and-mandates', 'quality-of-earnings', 'listing-a-business'],
    sources: [product],
    updated,
  },
  {
    slug: 'brokers-and-mandates',
    title: 'Choosing a broker, and what a mandate is',
    question: 'Do I need a broker, and what may one do here?',
    audience: ['sellers', 'brokers'],
    summary:
      'You can sell without one. If you use one, a mandate says what they may do for you and until when. It never lets a broker skip the agreement.',
    body: [
      h('What to ask a broker'),
      list(
        'How many businesses of my size and kind did you sell in the last two years, and how long did it take?',
        'Who exactly will work on it, and how do you vet buyers?',
        'What is your fee, on what is it counted, and what do I owe when I sell without you, or leave?',
        'Do you also act for buyers? If so, how do both sides agree to it?',
        'Are you licensed where that is required? Some states ask for a license.',
      ),
      p(
        'Federal law exempts brokers of privately held companies from registering with the SEC under conditions, since March 29, 2023. The limit that a law firm names is $25 million of EBITDA and $250 million of revenue in the year before. State law applies besides.',
      ),
      h('A mandate on this site'),
      p('A mandate ties one broker to one listing for a time. While it is in force, that broker may:'),
      list(
        'see requests for the listing with name and email of the buyer, and the agreements;',
        'send the agreement, put a request on hold, or turn it down;',
        'put files into the deal room, which no buyer sees before they are published.',
      ),
      p('If you handed over approvals as well, they may also:'),
      list(
        'approve buyers;',
        'mark the listing as under offer or live again, or withdraw it. Only you record a sale;',
        'read the offers, publish in the deal room, and work on the health check.',
      ),
      p(
        'A mandate does not open your private profile, and a broker sees of it what anybody sees. A broker who asks for access to a listing is a buyer there and nothing else.',
      ),
      note(
        'You invite a broker by email for one listing. The mandate holds once they accept, until the day that you set or until one of you ends it.',
      ),
      noAdvice,
    ],
    related: ['brokers-here', 'access-request-statuses', 'what-it-costs-here', 'what-the-nda-binds'],
    sources: [brokerExemption, product],
    updated,
  },
  {
    slug: 'brokers-here',
    title: 'Working here as a broker',
    question: 'What can I do on this site as a broker today?',
    audience: ['brokers'],
    summary:
      'With a mandate you handle requests and agreements, and with approvals in it the state of a listing too. The partner program is a private beta that you can put your address down for.',
    body: [
      h('With a mandate'),
      p(
        'Requests for the listing reach you as Sent to Broker, and you see who asks, whether their email address is confirmed, and what they wrote. You send the agreement or turn them down. When they have signed, the owner decides, or you do if the owner delegated it. Every step carries your name in the history. If approvals were handed to you, the page of the listing lets you mark it as under offer or withdraw it.',
      ),
      h('What you do not see'),
      list(
        'The private profile, unless access was approved for your own account.',
        'The EIN, the owner’s phone number or account.',
        'Requests for other listings.',
      ),
      h('Vetting a buyer'),
      p(
        'The site checks an email address if the buyer confirms it. Proofs of identity and of funds that a buyer hands in are looked at by an administrator, and you see whether they stand. Experience is yours to ask for. Put the request on hold with “Waiting for information from the buyer” while you do: the buyer is told, and the request goes back to where it was when you take it off hold. It ends by itself after 30 days.',
      ),
      h('Writing for a client'),
      p(
        'Only the owner edits a listing, since only the owner may see the profile behind it. You can send your text to them; the [leak check](/help/words-that-give-you-away) reads it when they paste it in.',
      ),
      h('The partner program'),
      p(
        'The Broker Partner Program on [For Brokers](/for-brokers) is a private beta. Leave your email address there. What its card describes beyond this article is what the program is meant to bring, not what every account has today.',
      ),
    ],
    related: ['brokers-and-mandates', 'access-request-statuses', 'words-that-give-you-away'],
    sources: [product],
    updated,
  },
  {
    slug: 'tax-numbers-here',
    title: 'Your EIN on this site',
    question: 'Why do you ask for my EIN, and who sees it?',
    audience: ['sellers'],
    summary:
      'The EIN tells two businesses apart and lets the leak check keep it out of public text. It is encrypted where it is stored and shown with its last four digits only.',
    body: [
      p(
        'An employer identification number (EIN) is the federal tax number of a business: two digits, a hyphen, seven digits, such as 12-3456789.',
      ),
      h('What we do with it'),
      list(
        'It is encrypted before it is stored, bound to your business, with a key that lies outside of the database.',
        'You yourself see it as ••-•••6789. Nobody else sees it at all: not a buyer, not a broker, not an administrator.',
        'You cannot add the same EIN twice. That is found by a keyed fingerprint, without reading the number.',
        'The leak check uses it to make sure that it stands in no public text.',
      ),
      h('What we do not do'),
      p(
        'We do not verify an EIN with the IRS, and nothing here says that a business is verified. If the first two digits were never given out, as far as we know, the page points that out and lets you go on: the IRS adds prefixes at times. Since 2001 a prefix no longer tells where a business is; it tells which office or which online application gave the number.',
      ),
      h('Social security numbers'),
      p(
        'We never ask for one. If you run the business under your own social security number, do not enter it: get an EIN from the IRS first. Text on a public card that looks like a social security number is refused.',
      ),
    ],
    related: ['listing-a-business', 'privacy-of-your-data', 'what-an-admin-sees'],
    sources: [product, einPrefixes],
    updated,
  },
];
