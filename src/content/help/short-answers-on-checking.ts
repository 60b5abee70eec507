import type { HelpArticle } from './article.ts';
import { h, noAdvice, p } from './blocks.ts';
import { maintainers as reviewer } from './reviewers.ts';
import { practice } from './sources.ts';
import { driverFiles, homeHealth, homeVisits, refrigerants } from './trade-law-sources.ts';

const updated = '2026-11-29';

/** What a buyer checks beside the books, trade by trade; each heading is found on its own. */
export const shortCheckingArticles: readonly HelpArticle[] = [
  {
    slug: 'checking-crews-and-shops',
    title: 'Beside the books: crews, shops, trucks',
    question: 'What do I check beside the books of a contractor, a shop or a fleet?',
    audience: ['buyers', 'sellers', 'brokers'],
    summary:
      'Lists for diligence beside the books: heating and air, plumbing and electrical, auto repair, landscaping, roofing and remodeling, trucks, wholesale, cleaning, IT and marketing services.',
    body: [
      h('Heating and air, plumbing, electrical: what do I check?'),
      p(
        'License: who qualifies the company, and does that person stay. People: pay, years and on-call duty of each technician, and the EPA certification of those who handle refrigerants. Work: share of service, replacement and new construction, calls per truck, average ticket, callbacks, open permits. Maintenance agreements: renewals, and visits that are paid but still owed. Warranties given. Trucks by age, parts, refrigerant that is being phased down. Leads: reviews, phone number, ads. Read the dispatch software, month by month.',
      ),
      h('What do I check at an auto repair shop?'),
      p(
        'Cars and average repair order by month, from the shop’s software. Who turns the wrenches: technicians with pay plan and certificates, and the hours that the owner works in the bay. Fleet accounts and how late they pay. Lifts, compressor and scan tools with age and subscriptions. Comebacks, and who pays for warranties on past work. State inspection and repair registration. Waste oil, floor drains and tanks: order a Phase I report. Lease, parking and zoning, reviews, and cars left on the lot.',
      ),
      h('What do I check at a landscaping, tree or snow company?'),
      p(
        'Contracts by customer: maintenance, one-time jobs and snow apart, with price, years and notice to cancel. Hours planned and worked per stop, because thin contracts hide there. Crew leaders who stay, work permits and I-9 files, seasonal visas. Mowers, chippers and trucks with hours and loans. Pesticide and arborist licenses, and who holds them. Workers’ compensation claims of a tree company. Deposits and prepaid seasons. Two winters of snow figures, since one heavy year proves little.',
      ),
      h('What do I check at a roofing, remodeling or building company?'),
      p(
        'Jobs in progress with contract, cost so far, cost to finish, and what was billed ahead. Gross profit by job against the estimate, for two years. Who sells and who estimates: if that is the owner, it is the business. License holder, bonds, permits not closed, liens of suppliers. Warranty claims and lawsuits over workmanship. Subcontractors with insurance certificates. Share of insurance claims and storms in the sales. Workers’ compensation class and rate. Leads by source, with cost.',
      ),
      h('What do I check at a trucking company or a delivery fleet?'),
      p(
        'Beside authority and safety scores: revenue per mile and per truck, loaded against empty miles, fuel, and customers or load brokers by share. Each truck with miles, repairs, loan and value. Driver files with licenses, drug tests and hours, turnover, and whether owner-operators would count as employees. Insurance: five years of losses, and a quote in your name before you sign, as it can double. Contracts that end on a change of owner. Open claims and tickets.',
      ),
      h('What do I check at a wholesaler or distributor?'),
      p(
        'Supplier agreements: territory, exclusivity, and whether they end when the owner changes. Customers by share and margin, rebates from suppliers and their timing. Inventory by age, counted by you, with what has not moved in a year. Receivables by age and credit terms. Who drives the orders: salespeople, contracts or the owner’s phone. Warehouse lease, forklifts, trucks, software. Freight and tariffs in the cost. The level of working capital matters more than in a service business.',
      ),
      h('What do I check at a cleaning or janitorial company?'),
      p(
        'Each contract: site, price, hours budgeted and worked, start, notice to end. Losses and wins of customers in 24 months. Whether cleaners are employees or on a 1099, turnover, background checks, keys and alarm codes. Supervisors who hold the customers. Insurance, bond, claims of damage or theft. Supplies and machines are small; wages are the business, so check minimum wage and overtime. Ride along at night for a week. Pay part of the price as contracts stay.',
      ),
      h('What do I check at an IT, marketing or bookkeeping firm?'),
      p(
        'Recurring against project income, contract by contract, with term and notice. Clients by share, years, and who in the firm they call. Margin by client after the hours really worked. Key people with agreements on clients and inventions. Licenses resold, software that the firm pays for, open work owed to clients. Security incidents, backups and insurance for an IT firm; ad accounts and who owns them for an agency; access to client money for a bookkeeper. Clients who follow the owner are not for sale.',
      ),
      noAdvice,
    ],
    related: ['due-diligence', 'contractors-and-transport', 'licenses-and-permits', 'warning-signs'],
    sources: [practice, refrigerants, driverFiles],
    updated,
    reviewer,
    manyQuestions: true,
  },
  {
    slug: 'checking-care-and-retail',
    title: 'Beside the books: food, care, stores, online',
    question: 'What do I check beside the books of a restaurant, a care business or a store?',
    audience: ['buyers', 'sellers', 'brokers'],
    summary:
      'Lists for diligence beside the books: restaurants, home health and home care, assisted living, child care, dental and vet practices, online stores, shops, grooming and boarding.',
    body: [
      h('What do I check at a restaurant, a café or a bar?'),
      p(
        'Lease, rent against sales, and years left. Sales by hour and day from the register, with discounts and voids. Food and labor cost by month, and the hours of the owner and family. Delivery apps: share and fees. Hood, grease trap, cooling, inspections and violations. Liquor license and its record. Cook and managers who stay, tips and I-9 files. Gift cards, catering deposits, equipment on lease. Reviews by month. Sit there on a slow Tuesday and a full Saturday before you offer.',
      ),
      h('What do I check at a home health or home care agency?'),
      p(
        'Who pays: Medicare, Medicaid, insurers, private, with rates and days to pay. Denied and repaid claims, audits, and a sample of charts against bills, since a buyer of shares takes over past billing. Visits proved by electronic visit verification where Medicaid pays. Surveys with deficiencies. Caregivers: turnover, background checks, overtime, missed shifts. Referral sources by share, with no payment for them. License, accreditation, and the change of ownership with its waiting time. Director or nurse who stays.',
      ),
      h('What do I check at an assisted living or group home?'),
      p(
        'License and beds, with the change of ownership, which takes months. Residents by payer, rate, level of care and length of stay; deposits and prepaid fees. Inspections, complaints and incidents of three years. Staff ratios at night, agency staff, background checks, an administrator who qualifies and stays. Building: sprinklers, exits, kitchen, call system, roof, and who owns it. Insurance losses. Families and hospitals that refer. Visit twice without notice to the staff on duty, with the seller’s consent.',
      ),
      h('What do I check at a daycare or preschool?'),
      p(
        'Enrolled children by room and age against licensed places and staff ratios, the waiting list, and how many leave each summer. Tuition paid, unpaid and prepaid; share of subsidies. Inspection reports and complaints, which most states put online. Director and lead teachers who stay, their credentials and background checks. Food program, vans, playground, lead and fire safety. Lease and use permit. Competitors and new free pre-K in the district. A license in your name before closing is the condition that counts.',
      ),
      h('What do I check at a dental, medical or vet practice?'),
      p(
        'Active patients, seen within 18 to 24 months, new ones by month, and how far they follow one doctor. Production and collections by provider and by code, fees against what insurers allow, and days to pay. Credentialing with insurers in your name, which takes months. Hygienists, technicians and front desk who stay. Equipment with age and leases, x-ray and drug registrations. Treatment begun and paid ahead. A sample of charts against claims. Lease, and the seller’s noncompete and months of introduction.',
      ),
      h('What do I check at an online store?'),
      p(
        'Sales by product and channel from the platform itself, with returns, ads and shipping taken off each. Where visitors come from, and what happens when ads stop. Account health, warnings, and whether the account may change hands. Suppliers, exclusivity, landed cost and tariffs. Trademarks, product safety and who made the pictures. Email list with consent, repeat buyers. Stock by age. Sales tax in other states. The hours that the owner and freelancers work. Ask to see it live on a screen that you direct.',
      ),
      h('What do I check at a store with inventory?'),
      p(
        'Stock by age and margin by department, with a count before closing by you and the seller; what did not sell in a year is worth little. Register reports against deposits, shrink, discounts. Vendors, credit terms, brands that need consent. Foot traffic, parking, a new competitor, the lease and its use clause. Gift cards, layaway, loyalty points and special orders are debts. Staff who know the customers. Website and what is sold there. Licenses such as alcohol, tobacco or lottery.',
      ),
      h('What do I check at a grooming, boarding or pet business?'),
      p(
        'Pets by week and service, repeat customers, and whose customers they are: groomers who leave take theirs along. Employee or booth rent. Runs and licensed places, nights sold by month, holiday peaks. Injuries, bites, claims and insurance, vaccination records. Permits, zoning, noise complaints, drains and air. Packages and deposits that are paid but not used. Lease with years left. Software history by month, reviews. Smell it on a busy day.',
      ),
      noAdvice,
    ],
    related: ['due-diligence', 'food-and-drink', 'professional-practices', 'web-businesses'],
    sources: [practice, homeHealth, homeVisits],
    updated,
    reviewer,
    manyQuestions: true,
  },
];
