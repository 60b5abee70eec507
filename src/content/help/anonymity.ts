import type { HelpArticle } from './article.ts';
import { h, list, note, p, table } from './blocks.ts';
import { ndaTemplate, product } from './sources.ts';

const updated = '2026-11-20';

/** How a business stays unnamed, and until when. */
export const anonymityArticles: readonly HelpArticle[] = [
  {
    slug: 'how-anonymity-works',
    title: 'How anonymity works',
    question: 'Who can find out that my business is for sale?',
    audience: ['everybody', 'sellers'],
    summary:
      'A listing has two halves. The public half names nobody. The private half opens to one person at a time, after a signed agreement and an approval.',
    body: [
      p(
        'Every listing here is two records. The teaser is public: a title, a description, an industry, a state or wider region, and figures as ranges. The private profile holds who you are: legal name, DBA, address, website, contact details and the exact figures.',
      ),
      h('What keeps them apart'),
      list(
        'The public pages read the teaser and nothing else. Exact figures never enter it: they become ranges when you save.',
        'Before a text is published, a check reads it against your own record and refuses words that would [give you away](/help/words-that-give-you-away).',
        'The confidentiality agreement does not name you either. Signing it teaches a buyer nothing.',
        'Mails say that something happened, not whose business it is. Subjects name neither a person nor a business.',
      ),
      h('The way to your name'),
      p(
        'A buyer asks for access, signs the agreement, and is then approved: by you, by a broker to whom you delegated the decision, or by our team if you agreed to that beforehand. You can also let the profile open as soon as somebody has signed; that is off until you switch it on. No buyer reaches your profile without a complete, signed agreement. [An administrator](/help/what-an-admin-sees) who helps you can look at the site as you see it; you are told by mail each time.',
      ),
      p(
        'Access belongs to one account and to one listing. You can [revoke it](/help/when-access-is-revoked) at any time, and it ends at the next request.',
      ),
      note(
        'What software cannot do: keep a secret that many businesses do not share. If yours is one of two of its kind in the state, choose a wider region and write less.',
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
  },
  {
    slug: 'what-a-teaser-shows',
    title: 'What a teaser shows, and what it hides',
    question: 'What does a buyer see before signing anything?',
    audience: ['sellers', 'buyers'],
    summary:
      'A title, a description, the industry and the group of trades, a place no smaller than a state, and ranges instead of figures. Names, addresses and exact amounts are not in it.',
    body: [
      p(
        'The teaser is the public card of a listing. Anybody may see it, search engines included, so it is built from a fixed list of fields. What is not on that list cannot leave.',
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
        ['Founded', 'a period such as the 1980s – 90s', 'year'],
        ['Reason for selling', 'hidden', 'retirement, relocation, personal or other'],
      ),
      h('The ranges'),
      p(
        'Money ranges run under $100k, to $250k, $500k, $1M, $2.5M, $5M, $10M, $20M, and above. “Revenue Range” is wider: under $100k, to $500k, $1M, and above; its edges are edges of the finer ranges as well. Filters and sorting go by the ranges on the card, so that moving a filter tells nobody where inside a range a business stands. An exact price is safe to show because revenue and earnings always stay ranges.',
      ),
      h('For buyers'),
      p(
        'A range is not a hedge, it is the most that anybody learns before the agreement. If a listing looks right, [ask for access](/help/asking-for-access). The exact figures open with the profile.',
      ),
    ],
    related: ['how-anonymity-works', 'asking-for-access', 'listing-a-business', 'what-is-sde'],
    sources: [product],
    updated,
  },
  {
    slug: 'words-that-give-you-away',
    title: 'Words that give you away',
    question: 'Why does the site refuse my description?',
    audience: ['sellers', 'brokers'],
    summary:
      'The leak check looks for your own names and numbers in any disguise, and for patterns that lead to one business. Some finds block, some only warn.',
    body: [
      p(
        'While you write the public card, the site reads it as a curious competitor would. What it finds is marked in the text, with the reason.',
      ),
      h('What must go'),
      list(
        'Parts of the name of the business, its DBA or initials, and the names of the owner, also spaced out, misspelled with digits or written in look-alike letters.',
        'Anything from your record: address, website, email, phone, EIN.',
        'Any phone number, email or web address, social account, street address, ZIP code or coordinates.',
        'Any EIN, social security number, license or registry number, vehicle number or plate.',
      ),
      h('What you should think about'),
      list(
        'Exact dates, the year of foundation, or the age of the business.',
        'Exact amounts, and pairs that recombine: a margin beside an amount, or a multiple beside a price.',
        'Claims that fit one business only: the first, the largest, an award.',
        'Numbers that look like those of a license or a permit.',
        'Names of people, numbered roads and exits, and everyday words that also stand in your name.',
      ),
      p(
        'A warning does not stop you: you say that you have read it and stand by the text. What blocks cannot be published. If you think the check is wrong, ask for a review. An administrator then reads the public card, never the profile, and decides with a reason.',
      ),
      note(
        'The check knows your record, not the world. It cannot know that only one bakery in the valley has a blue oven. Read your card once more as a neighbor would.',
      ),
    ],
    related: ['how-anonymity-works', 'what-a-teaser-shows', 'listing-a-business'],
    sources: [product],
    updated,
  },
  {
    slug: 'when-access-is-revoked',
    title: 'What happens when access is revoked',
    question: 'Can I take back access that I gave?',
    audience: ['sellers', 'buyers'],
    summary:
      'Yes, at any time and without a reason. The profile is closed at the buyer’s next click. What the buyer has learned stays bound by the agreement.',
    body: [
      p(
        'End the access on the page of the request. From the next request on, that person sees the public card and nothing more: access is looked up each time, it is not a link that lives on. The buyer gets a mail that the request has ended, without your reason; reasons stay on the seller’s side.',
      ),
      h('What ends access'),
      list(
        'You, or an administrator, revoke it.',
        'The buyer gives it up.',
        'The listing is sold or withdrawn: every approval for it ends at once. Whoever bought keeps theirs.',
        'The request is put on hold for a check, or the agreement has to be signed again because its term or version has run out. Then access is suspended until it is approved anew.',
      ),
      h('What it does not end'),
      p(
        'The confidentiality agreement. It binds its signer for its whole term, also after access is gone, and it asks the buyer to return or destroy confidential information within 10 days when the owner asks or the buyer gives up. No software can take back what somebody has read, copied or remembered.',
      ),
      h('Afterwards'),
      p(
        'The buyer may ask again 30 days later. An administrator can reopen a request before that, with a reason. Reopening restores nothing: the request stands at Requested again and needs a new approval.',
      ),
    ],
    related: ['access-request-statuses', 'what-the-nda-binds', 'how-anonymity-works'],
    sources: [product, ndaTemplate],
    updated,
  },
  {
    slug: 'what-an-admin-sees',
    title: 'What an administrator can see',
    question: 'Can the people who run this site read my private profile?',
    audience: ['everybody', 'sellers', 'buyers'],
    summary:
      'Only while looking at the site as you see it: with a reason, for half an hour at most, unable to change anything, on record, and you get a mail. Their own pages show no private profile.',
    body: [
      h('In the product'),
      table(
        'What the pages for administrators show',
        ['Thing', 'Administrator sees'],
        ['Listings', 'the public card in any state, and your note when you asked for a review'],
        ['Private profiles', 'not on these pages; see “Looking at the site as you” below'],
        ['Access requests', 'all of them: buyer, email, status, reasons, public title'],
        ['Agreements', 'the text, its state and the signed file, which names the buyer, not the owner'],
        ['Accounts', 'name, email, roles and how much they store; no phone, no password'],
        ['Mails', 'every mail that was written, and whether it was delivered'],
        ['Waitlist', 'addresses that visitors left, and for which service'],
        ['EIN', 'never'],
      ),
      p(
        'An administrator moves requests along, decides on reviews, and may lock an account. An administrator cannot approve a buyer in your place unless you agreed to that in your listing, and nobody can skip the signature. What changes is recorded with who and when, in a trail that cannot be edited.',
      ),
      h('Looking at the site as you'),
      p(
        'To understand what you report, an administrator can look at the site as you see it: your listings, your private profile, your health check and your deal rooms. They give a reason first. It ends after 30 minutes, nothing can be changed or signed, and every page they open is on record. You get a mail with the reason when it begins.',
      ),
      h('Mails that carry a link'),
      p(
        'Where this site runs without a mail server, mails stay in an outbox that administrators read and pass on. That includes links for a new password. With a mail server, the text of such a mail is erased once it was sent.',
      ),
      h('Behind the product'),
      p(
        'Whoever operates the machine on which this site runs has its database and its keys. Tax numbers are encrypted in the database; other fields of a profile are not. That trust rests on the operator and the [privacy policy](/privacy), as it does with any online service.',
      ),
    ],
    related: ['privacy-of-your-data', 'how-anonymity-works', 'tax-numbers-here'],
    sources: [product],
    updated,
  },
];
