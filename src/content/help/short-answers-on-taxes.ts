import type { HelpArticle } from './article.ts';
import { h, noAdvice, p } from './blocks.ts';
import { corporateTax, goodwill } from './law-sources.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { practice } from './sources.ts';
import {
  equipmentExpense,
  estimatedTax,
  giftTax,
  lossStock,
  ownerReports,
  purchaseCosts,
  relatedSales,
  saleForms,
  saleNotices,
  smallBusinessStock,
  taxIds,
} from './trade-law-sources.ts';

const updated = '2026-11-28';

/** Questions that need a few sentences each, on the taxes of both sides; each heading is found on its own. */
export const shortTaxesArticles: readonly HelpArticle[] = [
  {
    slug: 'sellers-tax-questions',
    title: 'Taxes of a seller: short answers',
    question: 'What else do sellers ask about tax?',
    audience: ['sellers', 'brokers'],
    summary:
      'Short answers on tax: QSBS, which forms, December or January, estimated tax, a loss, moving to another state, personal goodwill, charity, a low price for family.',
    body: [
      h('Does my stock qualify for the QSBS exclusion (section 1202)?'),
      p(
        'Perhaps, if you sell shares of a C corporation that you got from the company itself, for money, property or work, when it was small, that ran an active qualified trade, and that you held for five years; for stock issued after July 4, 2025, a part is free after three or four. Health, law, accounting, finance, restaurants and hotels are excluded. An LLC or an S corporation’s stock does not qualify. Ask a CPA before the letter of intent.',
      ),
      h('Which tax forms does a sale need?'),
      p(
        'For a sale of assets: Form 8594 from both sides, Form 4797 for equipment and buildings, Schedule D with Form 8949 for goodwill and shares, Form 6252 if payments come later. For stock mostly Form 8949 alone, and Form 8023 with a 338(h)(10) election. A closing company files a final return, final payroll returns, and a corporation Form 966. Give your CPA the settlement statement in the week of the closing.',
      ),
      h('Will I get a 1099 for the sale?'),
      p(
        'Often not. A sale of a business’s assets or of private shares usually brings no Form 1099, and it is still taxable: the settlement statement and Form 8594 are your record. Real estate brings a 1099-S from the closing agent, interest on a note is reported, and consulting pay comes on a 1099-NEC or a W-2. The buyer may ask you for a W-9 all the same.',
      ),
      h('Should we close in December or in January?'),
      p(
        'In January the tax on the cash is due a year later, and you may fall into another bracket. In December the year, payroll and books end together, and losses of the same year can be used. It matters less than a deal that is ready: do not risk a closing to move a tax bill. With an installment note only the payments count. Ask your CPA to work out both years.',
      ),
      h('When is the tax due after the closing?'),
      p(
        'Not only next April. A large gain usually calls for an estimated payment for the quarter of the closing, to the IRS and to most states. A penalty can be avoided if what you paid in reaches last year’s tax by the safe harbor rule, or this year’s by its share. Set the money aside on the day of closing, in an account that you do not touch. Ask your CPA for the amounts in that week.',
      ),
      h('I sell at a loss: can I deduct it?'),
      p(
        'Usually. A loss on equipment and other business property is mostly an ordinary loss; a loss on shares is a capital loss, which offsets gains and only a little other income each year. Stock of a small corporation issued to you can give an ordinary loss up to a limit under section 1244. A loss in a sale to a relative or your own company is not allowed. Money lent to the company has rules of its own.',
      ),
      h('Does moving to a state without income tax help?'),
      p(
        'For shares and goodwill it can, if you have really moved before the sale was agreed: home, family, license, days. A state looks hard at a move just before a large gain. Real estate and business assets are taxed where they are, and a business that works in a state stays taxable there, wherever you live. Ask a CPA at least a year ahead.',
      ),
      h('What is personal goodwill?'),
      p(
        'Goodwill that belongs to you and not to the company: customers who come for your name and skill, with no noncompete or employment contract that gave it to the company. Selling it by a contract of its own can avoid the double tax of a C corporation. The IRS and courts look at facts, so it needs an appraisal and a real basis before the deal. It can also be taxed differently in a divorce.',
      ),
      h('Can I give part of it to charity, a trust or my children first?'),
      p(
        'Yes, but long before the sale is settled: if the deal is practically done, the gain is still taxed to you. Shares given to a charity, a donor-advised fund or a trust need an independent appraisal and time. Gifts to children use your lifetime exemption and carry your tax basis to them. Speak with an estate attorney and a CPA before the letter of intent.',
      ),
      noAdvice,
    ],
    related: ['taxes-by-structure', 'how-the-price-is-taxed', 'tax-on-later-payments', 'tax-elections'],
    sources: [
      smallBusinessStock,
      lossStock,
      relatedSales,
      estimatedTax,
      giftTax,
      saleForms,
      corporateTax,
      practice,
    ],
    updated,
    reviewer,
    manyQuestions: true,
  },
  {
    slug: 'buyers-tax-questions',
    title: 'Taxes and registrations of a buyer: short answers',
    question: 'What do buyers ask about tax, the EIN and registrations?',
    audience: ['buyers', 'brokers'],
    summary:
      'Short answers for buyers: what can be deducted, LLC or S corporation, a new EIN, sales and payroll tax accounts, bulk sale notices, unemployment rates, reports to the government.',
    body: [
      h('Can I deduct what I pay for the business?'),
      p(
        'Over time, by what you bought. Inventory as it sells; equipment by depreciation, often quickly, as federal law allows used equipment to be written off at once in many cases; goodwill and the noncompete evenly over 15 years; land not at all. Shares are not deducted, which is why buyers like assets. The split is set on Form 8594 with the seller. Interest on the loan is usually deductible.',
      ),
      h('How do I want the price to be split, as the buyer?'),
      p(
        'Toward what is written off fastest. Equipment often at once: by bonus depreciation, 100% for property acquired after January 19, 2025, used property included, or by section 179 within its yearly limit. Inventory as it sells. Goodwill, customer lists and the noncompete evenly over 15 years (section 197), a building over 39, land never. The seller mostly wants the reverse, since equipment brings ordinary income. The split has to follow fair values, and both sides file the same one on Form 8594. Ask your CPA to work out two.',
      ),
      h('Are my legal, search and diligence costs deductible?'),
      p(
        'Mostly not at once. Costs of a purchase that happens are added to what you paid and written off with it; some costs of looking in general, before you chose a target, count as start-up costs that are spread over 15 years with a small part at once. A deal that failed can sometimes be deducted. Keep bills by target and by date, and ask your CPA.',
      ),
      h('LLC, S corporation or C corporation to buy with?'),
      p(
        'Most individual buyers form an LLC and may later elect to be taxed as an S corporation, so that profit is taxed once and pay is set apart. A C corporation is needed for a ROBS and fits investors. An S corporation cannot have foreign or corporate owners, and must share profits by shares. Liability is much the same. Decide with your CPA before the letter of intent names the buyer.',
      ),
      h('Do I keep the seller’s EIN or get a new one?'),
      p(
        'In a purchase of assets your own company uses its own EIN, free from the IRS in minutes. In a stock purchase the company keeps its number; report the new responsible party to the IRS on Form 8822-B within 60 days. Never run sales or payroll under the seller’s number after an asset closing. Merchant account, payroll and permits follow the number, so start weeks before.',
      ),
      h('Which tax accounts do I need from the first day?'),
      p(
        'A state sales tax permit, withholding and unemployment accounts, sometimes a city license and special taxes such as fuel, tobacco, alcohol or lodging. Each takes days to weeks, so apply when the purchase agreement is signed. Give suppliers a resale certificate, so that you pay no sales tax on inventory. The seller files final returns for the time before. The state’s business portal has the list.',
      ),
      h('What is a bulk sale notice or a tax clearance?'),
      p(
        'Some states, such as New York, New Jersey and Illinois, want to be told before a business’s assets are sold outside the ordinary course, and then say how much the buyer has to hold back for the seller’s taxes. Without the notice you can owe those taxes up to the price. Ask your attorney at the letter of intent, because the state counts days. A clearance letter from other states does the same work.',
      ),
      h('Do I get the seller’s unemployment and insurance rates?'),
      p(
        'Often yes, and for better or worse: when you take over most of a business, many states move its unemployment experience to you, and workers’ compensation follows its claims record. Report the purchase on the state’s form in time. Ask in diligence for the last rate notice and three years of claims. A poor record costs more than many lines in the price talk.',
      ),
      h('Do I have to report the purchase to the government?'),
      p(
        'To the IRS by Form 8594 with your return, to the state for taxes, licenses and the entity’s yearly report, and to agencies that license the trade. Companies formed in the United States no longer report their owners to FinCEN under the rule of March 2025. A buyer from abroad has more: a foreign-owned company files Form 5472, and a purchase can call for a survey form of the Bureau of Economic Analysis.',
      ),
      noAdvice,
    ],
    related: [
      'how-the-price-is-taxed',
      'first-months-as-owner',
      'sales-tax-and-hidden-debts',
      'asset-or-stock-sale',
    ],
    sources: [goodwill, equipmentExpense, purchaseCosts, taxIds, saleNotices, ownerReports, practice],
    updated,
    reviewer,
    manyQuestions: true,
  },
];
