import { code, irs, official, regulations } from './law-sources.ts';

/** Statutes and rules that the short answers name. */
export const basisAtDeath = official(code, '26 U.S.C. 1014: basis of property acquired from a decedent');
export const cobraRules = official(
  regulations,
  '26 CFR 54.4980B-9: business reorganizations and continuation coverage (COBRA)',
);
export const wageReports = official(
  irs,
  'Revenue Procedure 2004-53: wage reports of predecessor and successor employers',
);
export const laborSuccessors = official(
  code,
  '29 U.S.C. 158 and 1384: bargaining with a union, and sale of assets under a multiemployer plan',
);
export const canSpam = official(code, '15 U.S.C. 7701 to 7713: CAN-SPAM Act');
export const likeKind = official(code, '26 U.S.C. 1031: exchange of real property');
export const innocentBuyers = official(
  regulations,
  '40 CFR Part 312: standards for all appropriate inquiries',
);
export const smallBusinessStock = official(
  code,
  '26 U.S.C. 1202: gain from qualified small business stock (as changed in July 2025)',
);
export const lossStock = official(code, '26 U.S.C. 165, 1211, 1231 and 1244: losses');
export const relatedSales = official(code, '26 U.S.C. 267, 453 and 1239: sales between related persons');
export const estimatedTax = official(irs, 'Form 1040-ES, Estimated Tax for Individuals');
export const giftTax = official(code, '26 U.S.C. 170, 1015 and 2501: gifts to charity and to people');
export const saleForms = official(irs, 'Instructions for Forms 966, 4797, 6252, 8023, 8594 and 8949');
export const purchaseCosts = official(
  code,
  '26 U.S.C. 168(k), 179, 195 and 263: depreciation, start-up and acquisition costs',
);
export const taxIds = official(
  irs,
  'When to get a new EIN; Form 8822-B, Change of Address or Responsible Party',
);
export const saleNotices = official(
  'States of Illinois, New Jersey and New York',
  'Examples of notices to state tax departments before a bulk sale',
);
export const ownerReports = official(
  regulations,
  '31 CFR 1010.380 (as changed in March 2025), 15 CFR 801.7 and 26 CFR 1.6038A-2: reports of owners',
);
export const prepaymentFee = official(regulations, '13 CFR 120.223: fee for early payment of a 7(a) loan');
export const taxLiens = official(code, '26 U.S.C. 6321, 6325 and 6672: tax liens and responsible persons');
export const affiliateLimit = official(regulations, '13 CFR 120.151: limit of loans to one borrower');
export const privateOfferings = official(regulations, '17 CFR 230.500 to 230.508: Regulation D');
export const bankruptcySales = official(
  code,
  '11 U.S.C. 363, 547 and 548: sales in bankruptcy, preferences, fraudulent transfers',
);
export const securedSales = official(
  'Uniform Law Commission',
  'Uniform Commercial Code, section 9-610; Uniform Voidable Transactions Act',
);
export const closingBusiness = official(irs, 'Closing a business; How long should I keep records?');
export const foodStamps = official(regulations, '7 CFR Part 278: retail food stores in SNAP');
export const alcoholDealers = official(regulations, '27 CFR Part 31: alcohol beverage dealers');
export const fuelTanks = official(regulations, '40 CFR 280.22: notice of a new owner of underground tanks');
export const fuelFranchises = official(code, '15 U.S.C. 2801 to 2806: Petroleum Marketing Practices Act');
export const truckingAuthority = official(
  regulations,
  '49 CFR 365.401 to 365.413: transfers of operating rights',
);
export const lawPractice = official(
  'American Bar Association',
  'Model Rules of Professional Conduct, Rule 1.17: Sale of Law Practice',
);
export const patientRecords = official(
  regulations,
  '45 CFR 164.501 and 164.502: health records in the sale of a covered entity',
);
export const preparerLists = official(regulations, '26 CFR 301.7216-2: disclosures by tax return preparers');
export const homeHealth = official(
  regulations,
  '42 CFR 424.550: change in majority ownership of a home health agency or hospice',
);
export const firearmsRules = official(
  regulations,
  '27 CFR 478.51, 478.54 and 478.127: licenses, change of control and records of firearms dealers',
);
export const drugRegistration = official(
  regulations,
  '21 CFR 1301.52: end and transfer of a DEA registration',
);
export const controlledSales = official(code, '26 U.S.C. 280E: expenses of a sale of controlled substances');
export const novation = official(
  regulations,
  '48 CFR Subpart 42.12 and 13 CFR 121.404: novation, and size after a change of owner',
);
export const changeOfForm = official(
  irs,
  'Revenue Ruling 2008-18 and 26 U.S.C. 368(a)(1)(F): reorganization of an S corporation',
);
export const subsidiaryElection = official(
  irs,
  'Form 8869, Qualified Subchapter S Subsidiary Election (26 U.S.C. 1361(b)(3))',
);
export const refrigerants = official(
  regulations,
  '40 CFR Part 82, Subpart F, and Part 84: certified technicians, and the phasedown of refrigerants',
);
export const driverFiles = official(
  regulations,
  '49 CFR Parts 382, 391 and 395: drug tests, driver qualification files and hours of service',
);
export const homeVisits = official(
  code,
  '42 U.S.C. 1396b(l) and 1320a-7b(b): electronic visit verification, and payments for referrals',
);
export const recordedCalls = official(
  code,
  '18 U.S.C. 2511(2)(d): recording with the consent of one party; state laws may ask for all',
);
export const equipmentExpense = official(
  code,
  '26 U.S.C. 168(k) and 179 (as changed in July 2025): equipment that is written off at once',
);
export const equalContracts = official(
  code,
  '42 U.S.C. 1981 and 1982: equal rights under the law, and property rights of citizens',
);
export const lateReturns = official(irs, 'Policy Statement 5-133 (IRM 1.2.1.6.18): delinquent returns');
export const taxCrimes = official(
  code,
  '26 U.S.C. 7201 and 7206, 18 U.S.C. 1014: tax evasion, false returns, false statements to lenders',
);
export const lienPlaces = official(
  'Uniform Law Commission',
  'Uniform Commercial Code, sections 9-307, 9-311, 9-501 and 9-513: where liens are filed and how they end',
);
