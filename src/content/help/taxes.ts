import type { HelpArticle } from './article.ts';
import { h, list, noAdvice, p, table } from './blocks.ts';
import {
  allocationForm,
  capitalGains,
  corporateTax,
  goodwill,
  installmentSales,
  partnershipSales,
  recapture,
  statedInterest,
  stockElections,
} from './law-sources.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { irsDispositions, practice } from './sources.ts';

const updated = '2026-11-26';

export const taxArticles: readonly HelpArticle[] = [
  {
    slug: 'taxes-by-structure',
    title: 'Taxes by structure: C corp, S corp, LLC',
    question: 'How will the sale of my business be taxed?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'It depends on two things: what you sell (assets or shares) and what your company is for tax (C corporation, S corporation, partnership or sole proprietor). Ask a CPA before the letter of intent.',
    body: [
      h('C corporation: taxed twice on an asset sale'),
      p(
        'A C corporation that sells its assets pays corporate tax on the gain; the federal rate is 21%. When the cash that remains is paid out to you, you are taxed again as a shareholder. If you sell your stock instead, there is one tax, on your capital gain. That is why owners of C corporations push for a stock sale, and why buyers who want only the assets may have to pay for the difference. Some stock of small C corporations qualifies for a gain exclusion under section 1202; its limits have changed, so ask early.',
      ),
      h('S corporation: one tax, with an exception'),
      p(
        'An S corporation usually pays no federal income tax itself. The gain on its assets passes through to the shareholders, asset by asset: some of it ordinary income, most of it usually capital gain. The exception is the built-in gains tax: a company that was a C corporation and became an S corporation less than five years ago can owe corporate tax on the gain that was already there. Selling the stock of an S corporation is a capital gain, apart from special cases.',
      ),
      h('LLC, partnership, sole proprietor'),
      p(
        'An LLC is taxed as what it elected to be: a sole proprietor’s business, a partnership, or a corporation. A single-member LLC that elected nothing sells assets, even if the contract says that it sells membership interests. In a partnership, selling your interest is a capital gain, except for your share of receivables, inventory and depreciation recapture, which is ordinary income. A buyer of an interest will ask about a section 754 election, which adjusts the tax basis of the assets.',
      ),
      h('Capital gain or ordinary income, and what else is due'),
      list(
        'Long-term capital gains of individuals are taxed at 0%, 15% or 20%, by income. Ordinary income has the higher brackets.',
        'The 3.8% net investment income tax can apply on top. Gain from a business in which you worked is often outside it; a C corporation’s stock is not.',
        'Your state may tax the gain as well, as ordinary income, or not at all. Moving just before the closing rarely solves that.',
        'In some states, sales tax is due on equipment and vehicles in an asset sale.',
      ),
      h('What to ask your CPA'),
      list(
        'What would I keep after taxes in an asset sale, and in a stock sale, at the same price?',
        'How much of my equipment gain is depreciation recapture?',
        'Were we ever a C corporation, and is our S election valid?',
        'Which estimated tax payment is due after the closing, to the IRS and to the state?',
      ),
      noAdvice,
    ],
    related: ['how-the-price-is-taxed', 'tax-elections', 'asset-or-stock-sale', 'what-you-keep'],
    sources: [corporateTax, partnershipSales, capitalGains, irsDispositions],
    updated,
    reviewer,
  },
  {
    slug: 'how-the-price-is-taxed',
    title: 'Price allocation, recapture and installment sales',
    question: 'How is the price split for taxes, and which part is ordinary income?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Buyer and seller divide the price among seven classes on Form 8594. Equipment and inventory tend to be ordinary income for the seller; goodwill tends to be capital gain.',
    body: [
      h('Form 8594: the price in seven classes'),
      p(
        'In the sale of a business’s assets, the price is allocated in a fixed order: cash, securities, receivables, inventory, other property such as equipment, then intangibles such as a covenant not to compete, and last goodwill, which takes what is left. Both sides attach Form 8594 to the tax return of the year of the sale. If they agreed on an allocation in writing, it binds both. Put the principle into the letter of intent: after that, each dollar that helps one side costs the other.',
      ),
      h('Who wants what in the allocation'),
      table(
        'Common treatment',
        ['Part of the price', 'For the seller', 'For the buyer'],
        ['Inventory', 'ordinary income', 'cost of goods as it sells'],
        ['Equipment', 'ordinary income up to the depreciation taken', 'depreciates'],
        ['Noncompete', 'ordinary income', 'over 15 years'],
        ['Goodwill', 'usually capital gain', 'over 15 years'],
        ['Consulting pay', 'ordinary income, with payroll or self-employment tax', 'deducted as paid'],
      ),
      h('Depreciation recapture: the surprise in the tax bill'),
      p(
        'If you wrote a truck down to zero and it is sold for $20,000, that gain gives back deductions you took, and it is taxed as ordinary income up to the amount of depreciation. Owners who expensed equipment at once under section 179 or bonus depreciation have the most to give back. For buildings, the part of the gain that comes from straight-line depreciation is taxed at no more than 25% for individuals. Ask your CPA for the tax basis of every asset before you agree on an equipment value.',
      ),
      h('Installment sale: spread the tax over the payments'),
      p(
        'If at least one payment arrives after the year of the sale, the gain can usually be reported as the payments come in (Form 6252). Two parts cannot wait: depreciation recapture is income in the year of the sale, even if you have not been paid for it, and inventory is not eligible. So a small down payment can be less than the tax that is due. A seller note must charge enough interest, or the IRS treats part of the principal as interest. Earn-outs have rules of their own.',
      ),
      noAdvice,
    ],
    related: ['taxes-by-structure', 'tax-elections', 'seller-notes-and-standby', 'what-you-keep'],
    sources: [allocationForm, goodwill, recapture, installmentSales, statedInterest],
    updated,
    reviewer,
  },
  {
    slug: 'tax-elections',
    title: '338(h)(10), 336(e) and state taxes',
    question: 'Can a stock sale be taxed like an asset sale?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Yes: for some companies an election treats a sale of shares as a sale of assets, for tax only. The buyer gets a new tax basis; the seller should be paid for any extra tax.',
    body: [
      h('What a 338(h)(10) election does'),
      p(
        'The shares change hands, so contracts, licenses and the EIN stay with the company. For federal income tax, the company is treated as if it had sold all of its assets and closed. The buyer can depreciate what was paid, and the seller is taxed as in an asset sale. The buyer has to be a corporation that buys at least 80% of the stock within twelve months, and the company has to be an S corporation or a subsidiary of certain corporate groups. Buyer and all shareholders make the election together, on Form 8023, by a fixed deadline after the closing.',
      ),
      h('How 336(e) differs'),
      p(
        'A 336(e) election has a similar result and does not need one corporate buyer: the 80% may go to several buyers, or to people. The sellers and the company make it, under a written agreement that is binding before the tax return is due. Both elections fail if the S election of the company was not valid, and then the buyer has a C corporation with its past. That is why buyers ask for proof of the S election, and why many advisors now use a reorganization before the sale instead.',
      ),
      h('What the seller should ask for'),
      list(
        'A comparison: tax in a plain stock sale, and tax with the election, by state.',
        'A higher price for the difference, called a gross-up, written into the letter of intent.',
        'The allocation of the price, agreed on before signing, because it now decides your tax.',
        'Who prepares the election, and who is liable if it is late or invalid.',
      ),
      h('State taxes on a sale'),
      p(
        'States differ in all of it: rates, whether they follow the federal election, whether they tax owners who live elsewhere, and whether a tax on pass-through entities can be deducted. In an asset sale, many states can hold the buyer liable for the seller’s unpaid sales or payroll taxes, so the buyer asks for a tax clearance letter or holds back part of the price until it arrives. Some of these letters take months. Ask the state, or your CPA, when the letter of intent is signed.',
      ),
      noAdvice,
    ],
    related: ['taxes-by-structure', 'how-the-price-is-taxed', 'asset-or-stock-sale'],
    sources: [stockElections, corporateTax, practice],
    updated,
    reviewer,
  },
];
