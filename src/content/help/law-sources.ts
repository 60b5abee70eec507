import type { HelpSource } from './article.ts';

/** Statutes, regulations and forms by their public names; their texts change, so none has a year. */
export function official(publisher: string, title: string): HelpSource {
  return { title, publisher, year: null, kind: 'primary' };
}

export const code = 'United States Code';
export const regulations = 'Code of Federal Regulations';
export const irs = 'Internal Revenue Service';
const sba = 'U.S. Small Business Administration';

export const installmentSales = official(irs, 'Publication 537, Installment Sales');
export const allocationForm = official(
  irs,
  'Instructions for Form 8594, Asset Acquisition Statement Under Section 1060',
);
export const capitalGains = official(irs, 'Topic no. 409, Capital gains and losses');
export const rollovers = official(irs, 'Rollovers as Business Start-Ups (ROBS) compliance project');

export const corporateTax = official(
  code,
  '26 U.S.C. 11, 1374 and 1411: tax on corporations, built-in gains of S corporations, net investment income',
);
export const recapture = official(
  code,
  '26 U.S.C. 1(h), 1231, 1245 and 1250: gain from property used in a business',
);
export const goodwill = official(
  code,
  '26 U.S.C. 197 and 1060: goodwill, and allocation of a purchase price',
);
export const stockElections = official(
  code,
  '26 U.S.C. 336(e) and 338(h)(10): stock sales treated as asset sales',
);
export const partnershipSales = official(code, '26 U.S.C. 741, 751 and 754: sales of partnership interests');
export const statedInterest = official(code, '26 U.S.C. 483 and 1274: interest on deferred payments');
export const esopSales = official(code, '26 U.S.C. 409 and 1042: sales of stock to an ESOP');
export const fiduciaries = official(code, '29 U.S.C. 1002(18) and 1108(e): adequate consideration (ERISA)');
export const warnAct = official(
  code,
  '29 U.S.C. 2101 and 2102: Worker Adjustment and Retraining Notification Act',
);
export const sellerExemption = official(code, '15 U.S.C. 78o(b)(13): registration exemption for M&A brokers');

export const franchiseRule = official(
  regulations,
  '16 CFR Part 436: Disclosure Requirements and Prohibitions Concerning Franchising',
);
export const loanRules = official(
  regulations,
  '13 CFR Part 120 (120.100, 120.110 and 120.160): Business Loans',
);
export const medicareOwners = official(
  regulations,
  '42 CFR 489.18: Change of ownership or leasing, effect on provider agreement',
);
export const eligibilityForms = official(
  regulations,
  '8 CFR 274a.2(b)(1)(viii): continuing in employment (Form I-9)',
);

export const loanHandbook: HelpSource = {
  title: 'SOP 50 10 8, Lender and Development Company Loan Programs, effective June 1, 2025',
  publisher: sba,
  year: 2025,
  kind: 'primary',
};

export const treatyInvestors = official(regulations, '8 CFR 214.2(e): treaty traders and investors');
export const immigrantInvestors = official(code, '8 U.S.C. 1153(b)(5): immigrant investors (EB-5)');
export const licensedSellers = official(
  'States of Arizona, California, Florida, Georgia, Nevada and Washington',
  'Examples of real estate license laws that cover the sale of a business, or of one with a lease',
);
export const registeredBrokers = official('State of Illinois', 'Business Brokers Act of 1995 (815 ILCS 307)');

export const securedLoans = official(
  'Uniform Law Commission',
  'Uniform Commercial Code, sections 9-513 and 9-515',
);
export const stateRules = official(
  'State of California',
  'Examples of state law: Business and Professions Code 16600, 16601, 24073 and 24074; Labor Code 227.3',
);

export const noncompeteRule: HelpSource = {
  title: 'Federal Trade Commission Files to Accede to Vacatur of Non-Compete Clause Rule',
  publisher: 'Federal Trade Commission',
  year: 2025,
  kind: 'primary',
};

export const takenOverForms: HelpSource = {
  title: 'I-9 Central: Mergers and Acquisitions',
  publisher: 'U.S. Citizenship and Immigration Services',
  year: null,
  url: 'https://uscis.gov/i-9-central/complete-correct-form-i-9/mergers-and-acquisitions',
  kind: 'primary',
};

export const disasterLoans: HelpSource = {
  title: 'Best Practices: EIDL Lien Subordinations and Collateral Releases',
  publisher: 'Starfield & Smith',
  year: 2024,
  url: 'https://starfieldsmith.com/2024/02/best-practices-eidl-lien-subordinations-and-collateral-releases/',
  kind: 'secondary',
};

export const disasterConsent: HelpSource = {
  title: 'What Do We Do About the SBA EIDL Loan When Selling Our Business?',
  publisher: 'The Miller Law Firm',
  year: null,
  url: 'https://www.themillerlawfirmpa.com/what-do-we-do-about-the-sba-eidl-loan-when-selling-our-business/',
  kind: 'secondary',
};

export const payrollLoans: HelpSource = {
  title: 'PPP Loans: Changes of Ownership (reporting SBA Procedural Notices 5000-20057 and 5000-821918)',
  publisher: 'Schwabe (law firm)',
  year: 2022,
  url: 'https://www.schwabe.com/publication/ppp-loans-changes-of-ownership-asset-transactions-mergers-and-death-of-borrowers-or-and-owner/',
  kind: 'secondary',
};

export const openLiens: HelpSource = {
  title: 'Best Practices: Debtor Filed UCC Terminations',
  publisher: 'Starfield & Smith',
  year: 2017,
  url: 'https://starfieldsmith.com/2017/12/best-practices-debtor-filed-ucc-terminations/amp/',
  kind: 'secondary',
};

export const handbookChanges: HelpSource = {
  title: 'Best Practices: SBA Issues SOP 50 10 8',
  publisher: 'Starfield & Smith',
  year: 2025,
  url: 'https://starfieldsmith.com/2025/04/best-practices-sba-issues-sop-50-10-8/amp',
  kind: 'secondary',
};

export const lenderGuide: HelpSource = {
  title: 'Navigating the SBA’s New SOP 50 10 8',
  publisher: 'Live Oak Bank',
  year: 2025,
  url: 'https://resources.liveoak.bank/blog/navigating-the-sbas-new-sop-50-10-8',
  kind: 'secondary',
};

export const ownersOfBorrowers: HelpSource = {
  title:
    'SBA Tightens Eligibility: Green Card Holders Now Barred From SBA 7(a) and 504 Loans Starting March 1, 2026',
  publisher: 'Funder Intel',
  year: 2026,
  url: 'https://www.funderintel.com/post/sba-tightens-eligibility-green-card-holders-now-barred-from-sba-7-a-and-504-loans-starting-march-1',
  kind: 'secondary',
};

export const franchiseDirectory: HelpSource = {
  title: 'Small Business Administration Reinstates Franchise Directory Effective June 1',
  publisher: 'McDonald Hopkins (law firm)',
  year: 2025,
  url: 'https://www.mcdonaldhopkins.com/insights/news/small-business-administration-reinstates-franchise-directory-effective-june-1',
  kind: 'secondary',
};

export const lehmanFormula: HelpSource = {
  title: 'Lehman formula',
  publisher: 'CEOpedia',
  year: null,
  url: 'https://ceopedia.org/index.php/Lehman_formula',
  kind: 'secondary',
};

export const offerTimeline: HelpSource = {
  title:
    'The 7 habits of a high volume broker office. The 2nd habit: creating a timeline and setting expectations',
  publisher: 'Diamond Financial (loan broker)',
  year: null,
  url: 'https://diamondfs.com/the-7-habits-of-a-high-volume-broker-office-the-2nd-habit-creating-a-timeline-and-setting-expectations/',
  kind: 'secondary',
};

export const loanWeeks: HelpSource = {
  title: 'The SBA 7(a) Loan Timeline: What Sellers Need to Know from LOI to Close',
  publisher: 'Hartmann Rhodes (business broker)',
  year: null,
  url: 'https://www.hartmannrhodes.com/post/the-sba-7-a-loan-timeline',
  kind: 'secondary',
};

export const loanCalendar: HelpSource = {
  title: 'From LOI to Closing: The Complete SBA Business Acquisition Timeline',
  publisher: 'GoSBA Loans (loan broker)',
  year: null,
  url: 'https://gosbaloans.com/guide/from-loi-to-closing-the-complete-sba-business-acquisition-timeline',
  kind: 'secondary',
};
