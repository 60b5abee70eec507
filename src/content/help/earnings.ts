import { brand } from '../brand.ts';
import type { HelpArticle } from './article.ts';
import { h, list, noAdvice, p, steps, table } from './blocks.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { marketPulse2021, practice, product, sbaCoverage, sdeDefinition } from './sources.ts';

const updated = '2026-11-23';

export const earningsArticles: readonly HelpArticle[] = [
  {
    slug: 'what-is-sde',
    title: 'What SDE is',
    question: 'What are seller’s discretionary earnings?',
    audience: ['sellers', 'buyers'],
    summary:
      'SDE is what a business earns for one full-time owner who runs it: profit before interest, taxes and depreciation, plus that owner’s pay and expenses that a buyer would not have.',
    body: [
      p(
        'A buyer who will run the business wants to know one figure: how much is left for me, before I pay my lender and my taxes? Seller’s discretionary earnings answer that.',
      ),
      h('How it is calculated'),
      table(
        'From net income to SDE: an invented S corporation with $2,400,000 of revenue',
        ['Step', 'Amount'],
        ['Net income', '$117,000'],
        ['+ interest paid 24,000, less interest earned 1,000, + depreciation 60,000', '$83,000'],
        ['EBITDA', '$200,000'],
        ['Owner paid 180,000, replacement salary 110,000', '+$70,000'],
        ['Personal vehicle and club dues', '+$21,000'],
        ['Rent paid to the owner’s own company, below market', '−$24,000'],
        ['One-time lawsuit settlement', '+$25,000'],
        ['Bonus and revenue recorded in the wrong period', '−$28,000'],
        ['Adjusted EBITDA', '$264,000'],
        ['+ replacement salary of one full-time owner', '+$110,000'],
        ['SDE', '$374,000'],
      ),
      h('Common mistakes'),
      list(
        'Two owners work in the business: only one owner’s pay is added back. For the second, the difference from market pay is used. It is negative if they work for little.',
        'Distributions are not an expense, so there is nothing to add back.',
        'Adjustments go both ways. Buyers do not believe a list on which everything raises earnings.',
        'An add-back counts once: a vehicle is not both a perk and a lease.',
      ),
      noAdvice,
    ],
    related: ['sde-or-ebitda', 'add-backs', 'how-businesses-are-valued', 'multiples-by-size'],
    sources: [sdeDefinition, practice],
    updated,
    reviewer,
  },
  {
    slug: 'sde-or-ebitda',
    title: 'SDE or EBITDA?',
    question: 'Which of the two measures is my business priced on?',
    audience: ['sellers', 'buyers', 'brokers'],
    summary:
      'Small owner-operated businesses are priced on SDE, larger ones with a manager on EBITDA. The two differ by the pay of the person who runs the business.',
    body: [
      p(
        'EBITDA is earnings before interest, taxes, depreciation and amortization. Adjusted EBITDA removes one-time and personal items, and counts the owner’s job at what a hired manager would cost. SDE adds that pay back, because the buyer will do the job.',
      ),
      table(
        'What deals were priced on, average of four quarters, 4Q20 to 3Q21',
        ['Deal value', 'SDE', 'EBITDA'],
        ['under $500K', '92%', '9%'],
        ['$500K – $1M', '86%', '14%'],
        ['$1M – $2M', '75%', '25%'],
        ['$2M – $5M', '62%', '38%'],
        ['$5M – $50M', '21%', '79%'],
      ),
      p(
        'The table repeats a broker survey as a third party published it, with rounded shares. It is five years old: use it for the direction, not for the exact figures.',
      ),
      h('Which one to look at'),
      list(
        'The owner works full time and no one else could run the business: SDE.',
        'A manager runs it and stays: EBITDA.',
        'In between: show both, and say which pay you assumed.',
        'A lender looks at EBITDA in any case: cash flow for [debt service](/help/debt-service-coverage) comes after the pay of the person who runs the business.',
      ),
      p(
        'A multiple belongs to its measure. At the same price, the same business has a higher EBITDA multiple than SDE multiple, because EBITDA is the smaller figure. Comparing one with the other is the most common mistake in a first price discussion. On this site a listing can show both, each as a range.',
      ),
      noAdvice,
    ],
    related: ['what-is-sde', 'multiples-by-size', 'add-backs', 'debt-service-coverage'],
    sources: [marketPulse2021, sbaCoverage, sdeDefinition],
    updated,
    reviewer,
  },
  {
    slug: 'add-backs',
    title: 'Add-backs that buyers accept',
    question: 'Which expenses can I add back, and how do I prove them?',
    audience: ['sellers', 'brokers', 'buyers'],
    summary:
      'An add-back is an expense added back to earnings because a buyer would not have it. Buyers accept it if it is in the books, will not recur, and is documented.',
    body: [
      h('Questions to ask about each one'),
      steps(
        'Is it in the profit and loss statement of that same period, and not more than was recorded?',
        'Will it not recur? If the same kind of cost came up in two of four years, it is not a one-time item.',
        'Does the business run without it?',
        'Is there a document: an invoice, a lease, a payroll record?',
        'Is it counted only once?',
        'Is it net? Subtract insurance proceeds from a loss, and the cost of a replacement from a salary.',
      ),
      h('Common adjustments'),
      table(
        'Kinds of adjustment',
        ['Kind', 'Effect'],
        ['Owner’s pay compared with market pay', 'up or down'],
        [
          'Family and additional owners, compared with market pay',
          'up or down: the work still has to be done',
        ],
        ['Personal vehicle, phone, travel, club', 'up'],
        ['Rent to yourself compared with market rent', 'up or down'],
        ['Lawsuit, casualty, move, cost of selling', 'up, if it was one project'],
        ['Government grants, gain on a sale of assets', 'down: it will not recur'],
        ['Bonuses, vacation or bad debt never recorded', 'down'],
      ),
      h('What is not accepted'),
      p(
        'Lost sales, synergies, growth plans, marketing that you do every year, and depreciation a second time. A price increase or a new contract that started lately is shown as pro forma on a separate line, never mixed into the result.',
      ),
      h('What counts as proof in a review'),
      p(
        'Under Analysis, Pre-diligence, an adjustment points to what proves it: its ledger entries, a document with its page, and the bank lines that paid it. Words alone prove nothing. A lender counts all of it with the entries, a document of someone else, and bank lines of the same amount; half with a document or the entries and a reason. “Add a document” and “Add bank lines” on its card show what you have, and the bank lines that fit are already checked. If you delete or replace a file, the adjustment says so and loses its support.',
      ),
      p(
        'Weak documentation costs more than the amount itself. When one add-back fails, a buyer doubts the others. Every documented add-back is multiplied in your price.',
      ),
      h('The checklist on this site'),
      p(
        'The add-backs step of a [health check](/help/the-health-check) begins with a checklist of the add-backs that owners claim most often. Each question shows what your books hold under that name. Answer “Add” to enter it, or say that it is not in the books or not an add-back; you can change an answer later. The adjustment of the owner’s pay is automatic.',
      ),
      noAdvice,
    ],
    related: ['what-is-sde', 'quality-of-earnings', 'preparing-your-books', 'sde-or-ebitda'],
    sources: [sdeDefinition, practice],
    updated,
    reviewer,
  },
  {
    slug: 'quality-of-earnings',
    title: 'What a quality of earnings report is',
    question: 'Is a quality of earnings report an audit?',
    audience: ['sellers', 'buyers'],
    summary:
      'It is not an audit. It is a consultant’s analysis of how real and repeatable the earnings are, month by month, for one deal. It gives no assurance, but it finds problems early.',
    body: [
      p(
        'An audit asks whether statements follow accounting rules. A quality of earnings (QoE) report asks what a buyer wants to know: what does this business earn in a normal year, and will that continue? It does not express an audit opinion.',
      ),
      h('What is in it'),
      list(
        'The bridge from net income to EBITDA, adjusted EBITDA and SDE, with the documentation of each [add-back](/help/add-backs).',
        'Proof of cash: bank deposits against revenue in the books, month by month.',
        'Revenue: how much depends on the largest customers, who stays, what recurs, what is seasonal.',
        'Margins over time, and whether costs are in the right period.',
        'Working capital and the [level that a buyer needs](/help/working-capital-and-the-peg), debt, and debt-like items.',
        'Tax returns compared with the books. If they differ, the direction matters.',
        'Open questions, and an index of what was read.',
      ),
      h('The databook'),
      p(
        'A databook is the workbook behind the report. Its figures are formulas that lead to the entries of the ledger. Under “Databook” of a review there is one for each stage of a deal: a summary after the NDA, months and the ledger without names after a letter of intent, names and memos only for the last checks. What a stage leaves out is not in the file. You can put each into folder 03 of your [deal room](/help/opening-a-deal-room) and publish it there.',
      ),
      h('The report'),
      p(
        'Under “Report” of a review, the same is written in words, tables and pictures, as a page and a PDF, for the same three stages. A draft can be written any time. A final report names each open point: books that are not proved, bank statements that are missing, findings without an explanation. A report does not change; when the books do, write the next one. It can be put into folder 03 of your deal room.',
      ),
      p(
        'You can invite a CPA there by email, or up to five. They read the reports of this review and nothing else of yours, and comment on chapters and figures; you answer and resolve. Once every comment is resolved, each can sign off the final report with their name, credential, firm and license as they state them. No one verifies these, and it is an agreed reading, not an audit, review or other attest engagement. If the books change later, the report says that the sign-off is for the version before, and you and the CPA get an email. Buyers read who reviewed it once you put the report into the room again and publish it.',
      ),
      h('What you state elsewhere'),
      p(
        'Beside revenue, EBITDA and SDE of your listing and health check you read whether your books bear them out, with a link to the entries, or since when they do not and what they say now. Only you see that, and a broker who sees the private profile and may approve. If you correct a public figure, buyers to whom it was open are told after an hour.',
      ),
      h('What it needs'),
      p(
        'Monthly profit and loss statements and balance sheets for two to three years, the general ledger, complete bank and card statements, tax returns, payroll, and sales by customer. It cannot be finished while the books do not balance.',
      ),
      p(
        'Under “Schedules” of a review you upload profit and loss and balance sheet by month, trial balances, receivables and payables by age, sales by customer, payroll and the asset register. Each is compared with the general ledger, with the exact difference.',
      ),
      h('On this site'),
      p(
        brand.capabilities.earningsQuality
          ? 'Under Analysis, Pre-diligence, you run the review of your own books yourself, from the general ledger to the databook and the report. To have it prepared for you, order Digital Quality of Earnings on the same page; its price is shown before you order. For an assurance engagement, hire a CPA firm that does deal work.'
          : 'Under Analysis, Pre-diligence, you run the review of your own books yourself, from the general ledger to the databook and the report. To have one prepared for you, hire a CPA firm that does deal work: Digital Quality of Earnings cannot be ordered on this site yet.',
      ),
      noAdvice,
    ],
    related: ['preparing-your-books', 'add-backs', 'working-capital-and-the-peg', 'what-it-costs-here'],
    sources: [practice],
    updated,
    reviewer,
  },
  {
    slug: 'preparing-your-books',
    title: 'Preparing your books for a sale',
    question: 'What should be in order before a buyer looks?',
    audience: ['sellers'],
    summary:
      'You need two to three years of monthly statements that balance and tie to the bank and the tax returns, and a folder that documents every adjustment.',
    body: [
      p(
        'A buyer pays for what you can prove. Most of this is work for you and your bookkeeper in the year before a sale, and it pays off even if you never sell.',
      ),
      h('The documents'),
      steps(
        'Profit and loss statement and balance sheet by month, for at least 24 months, better 36. Say whether they are on a cash or an accrual basis, and do not switch.',
        'The general ledger with every transaction.',
        'Statements of all bank accounts and cards, with no month missing.',
        'Tax returns for the same years, and payroll filings.',
        'Accounts receivable and payable aging at each year end and now.',
        'Sales by customer and by product.',
        'Lists: equipment, loans, leases, personal expenses, family on the payroll.',
      ),
      h('Cleaning up'),
      list(
        'Clear the accounts that a bookkeeper uses for “ask my accountant”, uncategorized and suspense.',
        'Reconcile every bank account. Undeposited funds that never reach the bank, and payroll liabilities that are never paid, will raise questions.',
        'Take personal expenses out of the business from today on: the best add-back is the one you do not need.',
        'Record bonuses and vacation when they are earned, and revenue when the work is done.',
        'Put what you and your own companies charge each other in writing, at market rates.',
      ),
      h('Books and returns'),
      p(
        'If the books show more than the tax return, a buyer and a lender will price on the return. Under Pre-diligence, Tax returns, type a few lines of each return to see where the two are apart. Then ask your accountant to reconcile them before a buyer asks.',
      ),
      noAdvice,
    ],
    related: ['quality-of-earnings', 'add-backs', 'importing-your-books', 'how-long-a-sale-takes'],
    sources: [practice],
    updated,
    reviewer,
  },
  {
    slug: 'importing-your-books',
    title: 'Importing books of any layout',
    question: 'What if the health check cannot read my profit and loss statement?',
    audience: ['sellers', 'brokers'],
    summary:
      'A CSV or Excel file whose sections we cannot tell is not refused. You see every line with our best guess, correct what is wrong, and watch the totals match.',
    body: [
      p(
        'QuickBooks and most accounting programs name the sections of a profit and loss statement, and such a file is read as it is. A file that was typed by hand often does not. Then you sort its lines once.',
      ),
      h('Sorting the lines'),
      steps(
        'In the health check, open Earnings and choose the file. If a workbook has several sheets, choose the sheet.',
        'Each line comes with a section: income, cost of goods sold, expenses, other income or other expense. Look at the lines marked “Check this” first.',
        'Correct what is wrong. Choose “Leave out” for a line that should not count.',
        'Watch the box below the lines. It compares each total in the file with the lines that it should add up, and names the difference.',
        'Import. Your choices are remembered for the next file.',
      ),
      p(
        'A file without totals cannot be checked this way: compare the net income shown above the lines with your books.',
      ),
      h('If it still does not work'),
      list(
        'Download the sample file beside the upload, as CSV or Excel, and copy its layout.',
        'Or type the years side by side, one column per year.',
        'After the import, match the accounts that were not matched automatically. A year with an unmatched account does not count.',
      ),
    ],
    related: ['preparing-your-books', 'the-health-check', 'add-backs'],
    sources: [product],
    updated,
    reviewer,
  },
];
