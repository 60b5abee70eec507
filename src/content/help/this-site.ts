import { brand } from '../brand.ts';
import { brokerProgram, earningsQuality, healthCheck } from '../services.ts';
import type { HelpArticle } from './article.ts';
import { h, list, noAdvice, note, p, steps, table } from './blocks.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { brokerExemption, einPrefixes, product } from './sources.ts';

const updated = '2026-11-23';

export const siteArticles: readonly HelpArticle[] = [
  {
    slug: 'listing-a-business',
    title: 'Listing a business, step by step',
    question: 'How do I put my business up for sale here?',
    audience: ['sellers'],
    summary:
      'Add the business, write a public card and a private profile, let the check read the card, and publish. You can stop at any step. Nothing is public before the last one.',
    body: [
      steps(
        'Create an account and sign in.',
        'Choose Add a business. Enter EIN, legal name, address, industry and, if customers know a different name, the DBA. All of it except the industry stays hidden.',
        'On your dashboard, choose “Write the listing”.',
        'Write the public card: a title that says what it is and roughly where, a description, a state or region, and how the price is shown.',
        'Write the private profile: the story, the figures, how to reach you.',
        'Look at the preview. It shows the card exactly as strangers see it.',
        'Publish. The check reads the card. Anything that it blocks has to be removed first.',
      ),
      h('Which fields a listing needs before you publish it'),
      p(
        'Required fields: title, description, location, last year’s revenue, and SDE or EBITDA. You enter exact figures; buyers see ranges. Asking price, employees and year founded are optional.',
      ),
      h('Who decides on buyers'),
      p(
        'You do, one by one. In the listing you may let the profile open as soon as a buyer has signed, or let our team approve buyers for you. Both are off by default.',
      ),
      h('Change it, withdraw it or mark it as sold'),
      list(
        'A live listing can be edited. The new text has to pass the check as well.',
        'Mark it as under offer while you negotiate, and as live again if that ends.',
        'Withdraw it to take it down: every request and all access end at that moment.',
        'Mark it as sold and name the buyer: one with access or an accepted offer, or a buyer outside this site. The buyer you name keeps the profile, the deal room and their agreements. All other requests, offers and access end. Those buyers read that the business was sold, never to whom.',
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
    reviewer,
  },
  {
    slug: 'what-it-costs-here',
    title: 'What it costs here',
    question: 'What do I pay on this site?',
    audience: ['everybody', 'sellers', 'brokers', 'buyers'],
    summary:
      'Accounts, listings and requests cost nothing today, and we don’t ask for a card. You order the health check in your account; its price is shown before you order it.',
    get body() {
      return [
        h('Free today'),
        list(
          'An account, for sellers, buyers and brokers.',
          'Adding a business, writing and publishing a listing.',
          'Requesting access, signing the agreement, downloading it.',
          'This help center.',
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
            brand.capabilities.earningsQuality
              ? 'order it in your account, at the price shown there'
              : 'coming soon, cannot be ordered',
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
        h('If a service costs money'),
        p(
          'The [terms](/terms) promise that a paid service shows its price before you order. This site takes no card payments, and holds no sale proceeds and no deposits. The price of a business goes from the buyer to the seller, usually through an escrow agent or an attorney.',
        ),
        h('What a sale costs elsewhere'),
        p(
          'Plan for a broker’s fee if you have one, an attorney, an accountant, and perhaps a quality of earnings report. Ask each for a written quote. A broker’s fee is a matter between you and the broker. The agreement that buyers sign here does not make them pay it.',
        ),
      ];
    },
    related: ['brokers-and-mandates', 'quality-of-earnings', 'listing-a-business'],
    sources: [product],
    updated,
    reviewer,
  },
  {
    slug: 'brokers-and-mandates',
    title: 'Choosing a broker, and what an engagement is',
    question: 'Do I need a broker, and what may a broker do here?',
    audience: ['sellers', 'brokers'],
    summary:
      'You can sell without a broker. If you use one, an engagement says what the broker may do for you and until when. It never lets a broker skip the agreement.',
    body: [
      h('What to ask a broker'),
      list(
        'How many businesses of my size and kind did you sell in the last two years, and how long did it take?',
        'Who exactly will work on it, and how do you screen buyers?',
        'What is your fee, what is it based on, and what do I owe if I sell without you, or end the engagement?',
        'Do you also represent buyers? If so, how do both sides agree to it?',
        'Are you licensed where that is required? Some states require a license.',
      ),
      p(
        'Since March 29, 2023, federal law exempts brokers of privately held companies from registering with the SEC, under conditions. According to a law firm, the limit is $25 million of EBITDA and $250 million of revenue in the year before. State law applies as well.',
      ),
      h('An engagement on this site'),
      p(
        'An engagement (your listing agreement or engagement letter) ties one broker to one listing for a period. While it is active, that broker may:',
      ),
      list(
        'see requests for the listing with the buyer’s name and email, and the agreements;',
        'send the agreement, put a request on hold, or decline it;',
        'put files into the deal room, which no buyer sees before they are published.',
      ),
      p('If you delegated approvals as well, the broker may also:'),
      list(
        'approve buyers;',
        'mark the listing as under offer or live again, or withdraw it. Only you record a sale;',
        'read the offers, and send, change or withdraw a counteroffer whose terms you agreed to. Only you accept or decline;',
        'publish in the deal room, and work on the health check.',
      ),
      p(
        'An engagement opens your private profile only if you choose so. Otherwise the broker sees of the listing what anyone sees, and learns your business’s name only from documents in the deal room. A broker who requests access to a listing is a buyer there and nothing else.',
      ),
      h('What a broker sees and edits of your listing'),
      p(
        'Most brokers know who their client is and write the listing. For each engagement you choose one of three, when you invite the broker or later with Change authority:',
      ),
      table(
        'The private profile and the broker',
        ['You choose', 'The broker'],
        ['Keep it hidden', 'sees of the listing what anyone sees; this is how an engagement begins'],
        [
          'Let them see it',
          'sees your name, the business’s name and address, the contact, the exact figures and the private photos, in a draft as well',
        ],
        [
          'Let them see it and edit the listing for you',
          'also changes its text, price and figures; the check for words that give you away reads their text as it reads yours',
        ],
      ),
      p(
        'You get a notice each time a broker changed your listing, with the fields that changed, and the record of the deal keeps it. On a live listing the change is public at once. Publishing a draft, photos, your business’s name and address, and automatic approval stay with you. You can take it back at any time. It ends with the engagement, and with the broker’s next click.',
      ),
      note(
        'You invite a broker by email for one listing. The engagement starts when they accept, and lasts until the date that you set or until one of you ends it.',
      ),
      noAdvice,
    ],
    related: ['brokers-here', 'access-request-statuses', 'what-it-costs-here', 'what-the-nda-binds'],
    sources: [brokerExemption, product],
    updated,
    reviewer,
  },
  {
    slug: 'brokers-here',
    title: 'Working here as a broker',
    question: 'What can I do on this site as a broker today?',
    audience: ['brokers'],
    summary:
      'With an engagement you handle requests and agreements, and, as far as the owner lets you, the status and the text of a listing. The partner program is a private beta that you can sign up for.',
    body: [
      h('Your broker account'),
      p(
        'Owners can invite only brokers whom our administrators have checked. Create an account, open [Engagements](/engagements), and request a broker account with your firm and, if your state requires one, your license. You see there whether it is under review, and you can withdraw it. If it is declined, you read why and can send another request.',
      ),
      h('With an engagement'),
      p(
        'Requests for the listing reach you as Sent to Broker. You see who asks, whether their email address is confirmed, and what they wrote. You send the agreement or decline the request. When the buyer has signed, the owner decides, or you do if the owner delegated approvals. Every step is recorded with your name. If approvals were delegated to you, you can mark the listing as under offer or withdraw it on its page.',
      ),
      h('What you do not see'),
      list(
        'The private profile, unless the owner opened it to you in the engagement.',
        'The EIN, the owner’s phone number or account.',
        'Requests for other listings.',
      ),
      h('Screening a buyer'),
      p(
        'The site checks an email address if the buyer confirms it. An administrator reviews proofs of identity and of funds that a buyer uploads, and you see whether they are valid. Experience is yours to ask about. Meanwhile, put the request on hold with “Waiting for information from the buyer”: the buyer is told, and when you take it off hold, the request goes back to where it was. It ends automatically after 30 days.',
      ),
      h('Writing for a client'),
      p(
        'You edit the listing of a client if the owner lets you: text, price and figures, in the same editor with the same [leak check](/help/words-that-give-you-away). Save when a change is ready, because the owner is told of each save. Only the owner publishes a draft, adds photos and turns automatic approval on. Without that right, ask the owner for it, or send them your text to paste in.',
      ),
      h('The partner program'),
      p(
        'The Broker Partner Program on [For Brokers](/for-brokers) is a private beta. Leave your email address there. What its card describes beyond this article is what the program will offer, not what every account has today.',
      ),
    ],
    related: ['brokers-and-mandates', 'access-request-statuses', 'words-that-give-you-away'],
    sources: [product],
    updated,
    reviewer,
  },
  {
    slug: 'tax-numbers-here',
    title: 'Your EIN on this site',
    question: 'Why do you ask for my EIN, and who sees it?',
    audience: ['sellers'],
    summary:
      'The EIN, your federal tax number, tells two businesses apart and lets the leak check keep it out of public text. It is stored encrypted, and only its last four digits are shown.',
    body: [
      p(
        'An employer identification number (EIN) is the federal tax ID of a business: two digits, a hyphen, seven digits, such as 12-3456789.',
      ),
      h('What we do with it'),
      list(
        'It is encrypted before it is stored, bound to your business, with a key that is kept outside the database.',
        'You see it as ••-•••6789. No one else sees it at all: not a buyer, not a broker, not an administrator.',
        'You cannot add the same EIN twice. A keyed fingerprint finds that without reading the number.',
        'The leak check uses it to make sure that it appears in no public text.',
      ),
      h('What we do not do'),
      p(
        'We do not verify an EIN with the IRS, and nothing here says that a business is verified. If the first two digits were never issued, as far as we know, the page points that out and lets you continue, because the IRS adds prefixes at times. Since 2001 a prefix no longer tells where a business is. It tells which office or which online application issued the number.',
      ),
      h('Social security numbers'),
      p(
        'We never ask for one. If you run the business under your own social security number, do not enter it: get an EIN from the IRS first. Text on a public card that looks like a social security number is blocked.',
      ),
    ],
    related: ['listing-a-business', 'privacy-of-your-data', 'what-an-admin-sees'],
    sources: [product, einPrefixes],
    updated,
    reviewer,
  },
];
