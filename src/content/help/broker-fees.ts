import type { HelpArticle } from './article.ts';
import { h, list, noAdvice, p, table } from './blocks.ts';
import { lehmanFormula, sellerExemption } from './law-sources.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { practice } from './sources.ts';

const updated = '2026-11-26';

export const brokerFeeArticles: readonly HelpArticle[] = [
  {
    slug: 'broker-commissions',
    title: 'Broker commissions, retainers and minimum fees',
    question: 'How much does a business broker charge?',
    audience: ['sellers', 'brokers', 'buyers'],
    summary:
      'Mostly a success fee: a percentage of the price, due at closing, often with a minimum. Larger deals use a scale such as the Lehman formula. Ask what counts as price.',
    body: [
      h('Success fee, retainer, minimum fee'),
      list(
        'Success fee: a percentage of the price, due when the sale closes. There is no legal rate; it is negotiable.',
        'Minimum fee: the least you pay however small the price is. For a small business it can be a larger share than the percentage.',
        'Retainer or engagement fee: paid at the start or monthly for preparation and marketing. Ask whether it is credited against the success fee.',
        'Expenses: photographs, advertising, valuations. Ask for a cap.',
      ),
      h('Lehman and double Lehman'),
      p(
        'The Lehman formula charges a falling rate for each million. The double Lehman starts at twice as much. Contracts vary both, so read the steps and not the name.',
      ),
      table(
        'What each scale charges, in our arithmetic',
        ['Price', 'Lehman (5-4-3-2-1)', 'Double Lehman (10-8-6-4-2)'],
        ['$1,000,000', '$50,000', '$100,000'],
        ['$2,000,000', '$90,000', '$180,000'],
        ['$3,000,000', '$120,000', '$240,000'],
        ['$5,000,000', '$150,000', '$300,000'],
      ),
      h('What the percentage is calculated on'),
      p(
        'What the fee is calculated on matters more than the rate. What the contract calls transaction value may include the seller note, the earn-out, assumed debt, inventory, real estate, your consulting pay and your noncompete. Ask for a calculation with an invented deal. Ask when the fee on an earn-out or a note is due: at closing on the full amount, or as the money arrives. If you roll over part of your equity, ask whether the fee is due on the part that you keep.',
      ),
      h('When the buyer pays a broker'),
      p(
        'Usually the seller pays the listing broker. A buyer may hire a broker of their own, pay a search retainer, and agree on a success fee. A broker who represents both sides owes both of them a written disclosure, and both should consent before any figures are exchanged. If a buyer’s broker asks you for a share of your broker’s fee, that is co-broking: it is a matter between the two brokers, and your total should not rise because of it.',
      ),
      h('Licenses'),
      p(
        'Some states require a real estate or business broker license, above all if a lease or a building is part of the sale. For sales of shares, federal law exempts brokers of privately held companies below a certain size from registration, under conditions. Ask a broker which license they hold, in which state, and look it up.',
      ),
      noAdvice,
    ],
    related: ['broker-agreements', 'brokers-and-mandates', 'what-you-keep', 'what-it-costs-here'],
    sources: [lehmanFormula, sellerExemption, practice],
    updated,
    reviewer,
  },
  {
    slug: 'broker-agreements',
    title: 'Listing agreements, tails and co-broking',
    question: 'What is a tail in a broker agreement?',
    audience: ['sellers', 'brokers'],
    summary:
      'A tail makes the fee due if you sell, after the agreement ended, to a buyer whom the broker introduced. Limit it in months and to a written list of names.',
    body: [
      h('The tail period'),
      p(
        'A tail is a period after the end of a broker’s agreement in which the fee is still due if you sell to a buyer whom the broker introduced. It protects a broker who found the buyer and saw the agreement expire before the sale, and it is fair if it is limited. Ask for a list of names that the broker delivers within days after the end, only people who signed an NDA or received the profile, and a tail that ends if you hire another broker for whom you would pay twice.',
      ),
      h('Exclusive right to sell, exclusive agency, open listing'),
      list(
        'Exclusive right to sell: the fee is due no matter who finds the buyer, even if it is you. Most brokers ask for this.',
        'Exclusive agency: one broker, but no fee if you find the buyer alone.',
        'Open listing: several brokers, and only the one who brings the buyer is paid. Few brokers invest much in it.',
        'Carve-outs: people you already talk with, by name, for whom no fee or a lower one is due.',
      ),
      h('Term and ways out'),
      p(
        'Read how long a broker’s agreement runs, whether it renews itself, and how you can end it: at once, with notice, or only for cause. Ask what you owe if you withdraw the business from the market, if you refuse an offer at the asking price, or if a family member or a partner buys. Some agreements make the fee due when a buyer who is “ready, willing and able” appears, even if nothing closes. Have that changed to: due at closing, from the proceeds.',
      ),
      h('Co-broking'),
      p(
        'In co-broking the listing broker shares the fee with the broker who brings the buyer. It widens the market, and it means that more people hear of your business. Ask whether your broker co-brokes, how the fee is split, and that every broker who sees your name has signed your confidentiality agreement first. For brokers: agree on the split, the duties and who talks to whom in writing before the introduction, because afterward no two people remember the same conversation.',
      ),
      h('Before you sign with a broker'),
      list(
        'Ask for sales of your size and trade that closed, and for sellers you may call.',
        'Ask who will do the work: the person you met, or an assistant.',
        'Ask how the asking price was found, and whether a bank would finance it.',
        'Have an attorney read the fee, tail and termination clauses.',
      ),
      noAdvice,
    ],
    related: ['broker-commissions', 'brokers-and-mandates', 'brokers-here', 'keeping-a-sale-confidential'],
    sources: [practice],
    updated,
    reviewer,
  },
];
