import type { HelpArticle } from './article.ts';
import { h, list, note, p, table } from './blocks.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { ndaTemplate, product } from './sources.ts';

const updated = '2026-11-23';

export const anonymityArticles: readonly HelpArticle[] = [
  {
    slug: 'how-anonymity-works',
    title: 'How anonymity works',
    question: 'Who can find out that my business is for sale?',
    audience: ['everybody', 'sellers'],
    summary:
      'A listing has two halves. The public half names no one. The private half opens to one buyer at a time, after a signed NDA and an approval, and to a broker of yours only if you choose so.',
    body: [
      p(
        'Every listing here has two parts. The teaser is public: a title, a description, an industry, a state or wider region, and figures as ranges. The private profile says who you are: legal name, DBA, address, website, contact details and the exact figures.',
      ),
      h('What keeps them apart'),
      list(
        'The public pages read only the teaser. Exact figures never enter it: they become ranges when you save.',
        'Before a text is published, a check compares it with your own data and blocks words that would [give you away](/help/words-that-give-you-away).',
        'The confidentiality agreement does not name you either. A buyer who signs it still does not know which business it is.',
        'Emails say that something happened, not whose business it is. Subject lines name neither a person nor a business.',
      ),
      h('How a buyer learns your name'),
      p(
        'A buyer requests access, signs the agreement, and is then approved: by you, by a broker to whom you delegated the decision, or by our team if you agreed to that beforehand. You can also let the profile open as soon as a buyer has signed; that is off until you turn it on. No buyer sees your profile without a complete, signed agreement. [A broker whom you engaged](/help/brokers-and-mandates) sees it only if you open it to them, which is off until you turn it on. [An administrator](/help/what-an-admin-sees) who helps you can view the site as you see it. We email you each time.',
      ),
      p(
        'Access belongs to one account and one listing. You can [revoke it](/help/when-access-is-revoked) at any time, and it ends with the buyer’s next click.',
      ),
      note(
        'What software cannot do is hide a business that stands out. If yours is one of two of its kind in the state, choose a wider region and write less.',
      ),
    ],
    related: [
      'what-a-teaser-shows',
      'words-that-give-you-away',
      'what-an-admin-sees',
      'access-request-statuses',
    ],
    sources: [product, ndaTemplate],
    updated,
    reviewer,
  },
  {
    slug: 'what-a-teaser-shows',
    title: 'What a teaser shows, and what it hides',
    question: 'What does a buyer see before signing anything?',
    audience: ['sellers', 'buyers'],
    summary:
      'A title, a description, the industry and the group of trades, a location no smaller than a state, and ranges instead of figures. Names, addresses and exact amounts are not in it.',
    body: [
      p(
        'The teaser is the public card of a listing. Anyone may see it, including search engines, so it is built from a fixed list of fields. What is not on that list is never published.',
      ),
      table(
        'Teaser and private profile',
        ['Fact', 'Before approval', 'After approval'],
        ['Business name, DBA', 'hidden', 'shown'],
        ['Industry, trade', 'the industry and the group of trades', 'the trade itself too'],
        ['Address', 'a state or a wider region', 'full address'],
        ['Website, contact', 'hidden', 'shown'],
        ['Last year’s revenue', 'a range', 'exact'],
        ['EBITDA and SDE', 'a range, or “Not profitable”', 'exact'],
        ['Asking price', 'hidden, a range or exact: the seller chooses', 'exact, if one was given'],
        ['Employees', 'a range such as 10-19', 'number'],
        ['Year founded', 'a period such as the 1980s – 90s', 'year'],
        ['Reason for selling', 'hidden', 'retirement, relocation, personal or other'],
      ),
      h('The ranges'),
      p(
        'The card shows an exact price only if the seller chose that. Money ranges run under $100k, to $250k, $500k, $1M, $2.5M, $5M, $10M, $20M, and above. The “Revenue Range” filter is wider: under $100k, to $500k, $1M, and above; it uses the same limits, and so does “Asking price” in the public list. Filters and sorting use the ranges on the card, so no one can narrow a figure down by moving a filter. An exact price is safe to show because revenue and earnings always stay ranges.',
      ),
      h('For buyers'),
      p(
        'The ranges are the most that anyone learns before signing the NDA. If a listing looks right, [request access](/help/asking-for-access). The exact figures open with the profile.',
      ),
    ],
    related: ['how-anonymity-works', 'asking-for-access', 'listing-a-business', 'what-is-sde'],
    sources: [product],
    updated,
    reviewer,
  },
  {
    slug: 'words-that-give-you-away',
    title: 'Words that give you away',
    question: 'Why does the site refuse my description?',
    audience: ['sellers', 'brokers'],
    summary:
      'The leak check looks for your own names and numbers in any disguise, and for patterns that point to one business. Some findings block publishing, others only warn.',
    body: [
      p(
        'While you write the public card, the site reads it as a curious competitor would. Anything it finds is marked in the text, with the reason.',
      ),
      h('What blocks publishing'),
      list(
        'Parts of the name of the business, its DBA or initials, and the names of the owner, also spaced out, misspelled with digits or written in look-alike letters.',
        'Anything from your own data: address, website, email, phone, EIN.',
        'Any phone number, email or web address, social media account, street address, ZIP code or coordinates.',
        'Any EIN, social security number, license or registry number, vehicle number or license plate.',
      ),
      h('What gets a warning'),
      list(
        'Exact dates, the year the business was founded, or its age.',
        'Exact amounts, and pairs that can be combined: a margin next to an amount, or a multiple next to a price.',
        'Claims that fit only one business: the first, the largest, an award.',
        'Numbers that look like those of a license or a permit.',
        'Names of people, numbered roads and exits, and everyday words that are also part of your name.',
      ),
      p(
        'A warning does not stop you: you confirm that you have read it and want to keep the text. Text that is blocked cannot be published. If you think the check is wrong, ask for a review. An administrator then reads the public card, never the profile, and decides with a reason.',
      ),
      note(
        'The check knows your data, not the world. It cannot know that only one bakery in the valley has a blue oven. Read your card once more as a neighbor would.',
      ),
    ],
    related: ['how-anonymity-works', 'what-a-teaser-shows', 'listing-a-business'],
    sources: [product],
    updated,
    reviewer,
  },
  {
    slug: 'when-access-is-revoked',
    title: 'What happens when access is revoked',
    question: 'Can I take back access that I gave?',
    audience: ['sellers', 'buyers'],
    summary:
      'You can revoke access at any time, without a reason. The profile closes at the buyer’s next click. What the buyer has learned is still covered by the NDA.',
    body: [
      p(
        'Revoke access on the page of the request. From the next click on, that person sees only the public card. Access is checked each time; it is not a link that keeps working. The buyer gets an email that the request has ended, without your reason. Reasons stay on the seller’s side.',
      ),
      h('What ends access'),
      list(
        'You, or an administrator, revoke it.',
        'The buyer gives it up.',
        'The listing is sold or withdrawn: every approval for it ends at once. The buyer who bought keeps theirs.',
        'The request is put on hold for a check, or the agreement has to be signed again because its term or version has expired. Access is then suspended until it is approved again.',
      ),
      h('What it does not end'),
      p(
        'The confidentiality agreement. It binds its signer for its whole term, even after access has ended. It requires the buyer to return or destroy confidential information within 10 days when the owner asks or the buyer gives up. No software can take back what a person has read, copied or remembered.',
      ),
      h('Afterward'),
      p(
        'The buyer may ask again 30 days later. An administrator can reopen a request before that, with a reason. Reopening restores nothing: the request goes back to Requested and needs a new approval.',
      ),
    ],
    related: ['access-request-statuses', 'what-the-nda-binds', 'how-anonymity-works'],
    sources: [product, ndaTemplate],
    updated,
    reviewer,
  },
  {
    slug: 'what-an-admin-sees',
    title: 'What an administrator can see',
    question: 'Can the people who run this site read my private profile?',
    audience: ['everybody', 'sellers', 'buyers'],
    summary:
      'Not on their own pages. To help you, an administrator can view the site as you see it: with a reason, for at most half an hour, without changing anything. It is recorded, and we email you.',
    body: [
      h('In the product'),
      table(
        'What the pages for administrators show',
        ['Item', 'Administrator sees'],
        ['Listings', 'the public card in any status, and your note when you asked for a review'],
        ['Private profiles', 'not on these pages; see “Viewing the site as you” below'],
        ['Access requests', 'all of them: buyer, email, status, reasons, public title'],
        ['Agreements', 'the text, its status and the signed file, which names the buyer, not the owner'],
        ['Accounts', 'name, email, roles and how much they store; no phone, no password'],
        ['Emails', 'every email that this site wrote, and whether it was delivered'],
        ['Waitlist', 'addresses that visitors left, and for which service'],
        ['EIN', 'never'],
      ),
      p(
        'An administrator moves requests along, decides on reviews, and may lock an account. An administrator cannot approve a buyer in your place unless you agreed to that in your listing, and no one can skip the signature. Every change is recorded with who and when, in a log that cannot be edited.',
      ),
      h('Viewing the site as you'),
      p(
        'To understand a problem that you report, an administrator can view the site as you see it: your listings, your private profile, your health check and your deal rooms. They have to give a reason first. The view ends after 30 minutes, nothing can be changed or signed, and every page they open is on record. When it begins, we email you the reason.',
      ),
      h('Emails that contain a link'),
      p(
        'If this site runs without an email server, emails stay in an outbox that administrators read and pass on. That includes links for a new password. With an email server, the text of such an email is erased once it was sent.',
      ),
      h('Behind the product'),
      p(
        'The operator of the machine that this site runs on has its database and its keys. Tax numbers are encrypted in the database; other fields of a profile are not. As with any online service, you rely on the operator and the [privacy policy](/privacy) for that.',
      ),
    ],
    related: ['privacy-of-your-data', 'how-anonymity-works', 'tax-numbers-here'],
    sources: [product],
    updated,
    reviewer,
  },
];
