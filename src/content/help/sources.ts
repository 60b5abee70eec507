import { brand } from '../brand.ts';
import type { HelpSource } from './article.ts';

export const product: HelpSource = {
  title: 'The rules that this site enforces, as of the date of the article',
  get publisher() {
    return brand.name;
  },
  year: 2026,
  kind: 'product',
};

export const practice: HelpSource = {
  title: 'Common practice in our own words, with invented examples that we calculated',
  get publisher() {
    return brand.name;
  },
  year: 2026,
  kind: 'product',
};

export const ndaTemplate: HelpSource = {
  title: 'Confidentiality and Non-Circumvention Agreement, version 1',
  get publisher() {
    return brand.name;
  },
  year: 2026,
  kind: 'product',
};

export const bizBuySell2025: HelpSource = {
  title: '2025 Year in Review: BizBuySell Market Recap',
  publisher: 'BizBuySell',
  year: 2025,
  url: 'https://www.bizbuysell.com/blog/2025-year-in-review',
  kind: 'primary',
};

export const bizBuySell2024: HelpSource = {
  title: 'BizBuySell 2024 Q4 Insight Report',
  publisher: 'BizBuySell',
  year: 2024,
  kind: 'primary',
};

export const marketPulse2025: HelpSource = {
  title: 'M&A Market Pulse 3Q25, Part 1 (reporting the survey of IBBA and M&A Source, 247 transactions)',
  publisher: 'Murphy Business, Winston-Salem',
  year: 2025,
  url: 'https://murphybusiness.com/winstonsalem/article/ma-market-pulse-3q25-part-1-key-trends-for-buyers-and-sellers',
  kind: 'secondary',
};

export const marketPulse2021: HelpSource = {
  title: 'IBBA / M&A Source Market Pulse results, four-quarter averages 4Q20 to 3Q21',
  publisher: 'Steve Fylypchuk',
  year: 2022,
  url: 'http://steve-fylypchuk.com/ibba-ma-source-market-pulse-results-4q-2021/',
  kind: 'secondary',
};

export const workingCapitalStudy: HelpSource = {
  title: 'Working Capital Peg Methodology Database 2024-2026 (citing studies of SRS Acquiom)',
  publisher: 'CT Acquisitions',
  year: 2026,
  url: 'https://ctacquisitions.com/?p=41894',
  kind: 'secondary',
};

export const sbaTerms: HelpSource = {
  title: 'Terms, conditions, and eligibility (7(a) loans)',
  publisher: 'U.S. Small Business Administration',
  year: null,
  url: 'https://www.sba.gov/partners/lenders/7a-loan-program/terms-conditions-eligibility',
  kind: 'primary',
};

export const sbaChanges: HelpSource = {
  title: 'Client Alert: SBA Issues SOP 50 10 8: Key Changes Impacting SBA 7(a) Lending',
  publisher: 'Whiteford (law firm)',
  year: 2025,
  url: 'https://www.whitefordlaw.com/news-events/client-alert-sba-issues-sop-50-10-8-key-changes-impacting-sba-7a-lending',
  kind: 'secondary',
};

export const sbaCoverage: HelpSource = {
  title: 'Best Practices: SOP 50 10 8 Update, New 7(a) Small Loan Underwriting Requirements',
  publisher: 'Starfield & Smith',
  year: 2026,
  url: 'https://starfieldsmith.com/2026/01/best-practices-sop-50-10-8-update-new-7a-small-loan-underwriting-requirements/amp',
  kind: 'secondary',
};

export const sbaCoverageRatio: HelpSource = {
  title: 'SBA Credit Underwriting Guidelines to Consider in 2014 Under SOP 50 10 (F) for loans Over $350,000',
  publisher: 'BoeFly',
  year: 2014,
  url: 'http://www.boefly.com/blog/sba-loans/sba-credit-underwriting-guidelines-to-consider-in-2014-under-sop-50-10-f-for-loans-over-350000',
  kind: 'secondary',
};

export const esign: HelpSource = {
  title: '15 U.S.C. 7001, Electronic Signatures in Global and National Commerce Act',
  publisher: 'United States Code',
  year: 2000,
  kind: 'primary',
};

export const utahUeta: HelpSource = {
  title: 'Uniform Electronic Transactions Act, Utah Code 46-4-102, 46-4-201 and 46-4-203',
  publisher: 'State of Utah',
  year: 2000,
  url: 'https://www.lawserver.com/law/state/utah/ut-code/utah_code_46-4-201',
  kind: 'primary',
};

export const brokerNdas: HelpSource = {
  title: 'Interference With Future Business Relationships: How NDAs Morph Into Perpetual Restraints on Trade',
  publisher: 'Evan Howard, attorney (North Carolina)',
  year: null,
  url: 'https://www.ehowardlaw.com/post/interference-with-future-business-relationships-how-ndas-morph-into-perpetual-restraints-on-trade',
  kind: 'secondary',
};

export const lettersOfIntent: HelpSource = {
  title: 'What is a Letter of Intent when selling a business?',
  publisher: 'The Owners Shortlist',
  year: 2026,
  url: 'https://www.theownersshortlist.com/selling/what-is-a-letter-of-intent/',
  kind: 'secondary',
};

export const irsDispositions: HelpSource = {
  title: 'Publication 544 (2022), Sales and Other Dispositions of Assets: Sale of a Business',
  publisher: 'Internal Revenue Service',
  year: 2022,
  kind: 'primary',
};

export const einPrefixes: HelpSource = {
  title: 'How EINs are assigned and valid EIN prefixes (repeating the list of the IRS)',
  publisher: 'CDS Solutions',
  year: null,
  url: 'https://cdssolutions.org/lessons/how-eins-are-assigned-and-valid-ein-prefixes',
  kind: 'secondary',
};

export const brokerExemption: HelpSource = {
  title: 'New federal statutory broker exemption (Exchange Act, section 15(b)(13))',
  publisher: 'Locke Lord',
  year: 2023,
  url: 'https://lockelord.com/newsandevents/publications/2023/03/new-federal-statutory-broker-exemption',
  kind: 'secondary',
};

export const sdeDefinition: HelpSource = {
  title:
    'Seller’s Discretionary Earnings: what it is and how it is calculated (quoting the IBBA’s definition)',
  publisher: 'LA Business Pros',
  year: null,
  url: 'https://www.labusinesspros.com/blog/sellers-discretionary-earnings-what-it-and-how-it-calculated',
  kind: 'secondary',
};
