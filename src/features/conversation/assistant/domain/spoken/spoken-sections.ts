import { spokenOnAfterward } from './sections/on-afterward.ts';
import { spokenOnAssets } from './sections/on-assets.ts';
import { spokenOnBrokerage } from './sections/on-brokerage.ts';
import { spokenOnBuying } from './sections/on-buying.ts';
import { spokenOnLicensedTrades } from './sections/on-licensed.ts';
import { spokenOnMoney } from './sections/on-money.ts';
import { spokenOnPeople } from './sections/on-people.ts';
import { spokenOnTaxes } from './sections/on-taxes.ts';
import { spokenOnTrades } from './sections/on-trades.ts';
import { spokenOnValue } from './sections/on-value.ts';

/** How else people ask for one section of an article, by slug and anchor; see spoken.ts. */
export const spokenSections: Readonly<Record<string, string>> = {
  'short-answers-for-sellers#what-if-i-die-or-fall-ill-before-closing':
    'what happens if i die before we close | owner has a heart attack mid sale | can my wife finish the sale if something happens to me | power of attorney for selling my company | health scare during the deal',
  'short-answers-for-sellers#should-the-buyer-get-my-quickbooks-login':
    'buyer’s cpa wants my quickbooks login | should i share access to my accounting software | give the buyer my bank login | they want my passwords | read only access to my books',
  'short-answers-for-sellers#when-do-i-give-customer-names':
    'buyer wants the customer list before the loi | too early to ask for client names? | is it normal to show customer names now | do i have to reveal my top accounts | he wants to know who my customers are',
  'short-answers-for-sellers#can-the-landlord-charge-for-consent':
    'landlord wants money to approve the transfer | fee for lease assignment | landlord demands 20k for consent | is it legal that the landlord charges me | landlord holding me hostage',
  'short-answers-for-sellers#can-i-keep-my-truck-my-name-or-some-equipment':
    'can i keep my pickup | i want to exclude some tools from the sale | keep the company name after the sale | take my personal truck out of the deal | what can i leave out of the sale',
  'short-answers-for-sellers#what-is-goodwill':
    'explain goodwill like i’m five | what is goodwill in plain english | why am i paying for goodwill | blue sky in a sale | intangible value',
  'short-answers-for-sellers#how-large-a-deposit-is-normal':
    'how much earnest money should i ask | deposit from the buyer with the offer | good faith deposit percent | who holds the deposit | is 5000 a serious deposit',
  'short-answers-for-sellers#what-if-sales-drop-while-i-am-selling':
    'revenue is down this quarter and i have an offer | slow month in the middle of diligence | lost a customer during the sale | do i tell the buyer about the drop | business got worse since listing',
  'short-answers-for-sellers#will-the-buyer-keep-my-employees':
    'will they fire my people | promise that my staff keeps their jobs | buyer wants to cut jobs after closing | protect my employees in the contract | do they have to keep everyone',
  'short-answers-for-buyers#i-found-one-i-like-what-is-the-first-step':
    'found one i like what’s my first move | how do i start on this listing | i’m interested, what now | next step after finding a business | want to move on this one fast',
  'short-answers-for-buyers#can-i-visit-the-business-before-i-sign':
    'can i drive by before signing | visit the shop before the nda | see the place in person | go look at it as a customer | site visit when',
  'short-answers-for-buyers#do-i-lose-my-deposit-if-the-bank-says-no':
    'do i get my deposit back if the loan falls through | earnest money refundable | bank turned me down, deposit gone? | seller keeps my deposit | lose my 10k if financing fails',
  'short-answers-for-buyers#can-i-back-out-after-the-letter-of-intent':
    'can i still walk away after loi | back out after signing the letter of intent | i changed my mind about buying | get out of an accepted offer | cold feet after the offer',
  'short-answers-for-buyers#how-much-working-capital-do-i-need':
    'how much cash to keep for operations after buying | working capital i should set aside | money for the first months | cushion for payroll after closing | reserve on top of the price',
  'short-answers-for-buyers#do-i-need-experience-in-the-trade':
    'never worked in this industry, can i buy | no experience in hvac | will the bank lend without experience | i come from corporate, is that enough | do i have to be a plumber to buy one | bank won’t count my experience as management experience | i drove for uber, will a lender take me | sba lender wants industry experience i don’t have | never managed people, can i still get the loan | how do i convince the bank without trade experience | i’m an engineer buying a repair shop | does military experience count for the sba | lender says i lack management background | first time buyer with no background in it | keep the manager so the bank says yes',
  'short-answers-for-buyers#may-i-talk-with-employees-or-customers-before-closing':
    'can i talk to the employees first | meet the manager before closing | call their customers to check | interview the staff | speak with the top customer before i buy',
  'short-answers-for-buyers#should-i-buy-the-building-too':
    'buy the real estate with it? | rent or buy the building | property included or separate for me | should i purchase the land too | 25 year loan for the building',
  'short-answers-for-buyers#what-may-i-pay-myself':
    'what salary can i take | how much can i pay myself after buying | owner draw with a loan | can i live off it | my income as the new owner',
  'short-answers-on-terms#how-long-should-exclusivity-be':
    'is 60 days exclusivity too long | how long is a no shop normally | 90 days no shop, normal? | can they extend exclusivity | when should exclusivity end | how many days of exclusivity do i give | how long does exclusivity last after the letter is accepted | exclusive period after accepting the loi | for how many days is he exclusive | when does the no shop run out usually | normal length of the exclusivity clock',
  'short-answers-on-terms#how-much-is-held-in-escrow':
    'fair escrow holdback | how much holdback is normal | 10 percent escrow for a year ok? | when does escrow get released | size of the indemnity escrow',
  'short-answers-on-terms#what-interest-does-a-seller-note-bear':
    'what rate should a seller note have | typical interest on owner financing | is 6 percent fair on a seller note | how many years for a seller note | terms of a normal seller note',
  'short-answers-on-terms#who-writes-the-contracts':
    'who drafts the purchase agreement | whose attorney writes the contract | do you have a contract template | who writes the loi | can i use a template for the apa',
  'short-answers-on-terms#who-pays-sales-tax-on-the-assets':
    'sales tax when buying the equipment | who pays tax on the vehicles | is there sales tax on a business purchase | transfer tax on assets',
  'short-answers-on-terms#what-happens-to-the-documents-if-the-deal-dies':
    'deal fell through, what about my documents | buyer walked with all my data | make the buyer delete the files | after a failed deal what do i do | he saw everything and then quit',
  'short-answers-on-terms#is-a-bill-of-sale-enough':
    'can we just do a bill of sale | simple contract for a small sale | do we need a full purchase agreement | one page contract ok',
  'short-answers-on-terms#what-does-the-buyer-s-first-offer-look-like':
    'what should be in my offer | what does an offer letter contain | example of an offer | terms to put in an loi | how do i word my offer',
  'short-answers-for-brokers#what-if-buyer-and-seller-go-around-me':
    'buyer and seller went direct, can they cut me out | they closed behind my back | circumvented by my own client | owed a commission on a buyer i introduced | protect myself from being bypassed',
  'short-answers-for-brokers#may-i-represent-both-sides':
    'can i work for buyer and seller | dual agency in business sales | represent both sides of this deal | conflict of interest as a broker',
  'short-answers-for-brokers#retainer-or-success-fee':
    'should i charge a retainer | upfront fee for sellers | success fee only? | engagement fee',
  'short-answers-for-brokers#may-i-pay-a-referral-or-finder-s-fee':
    'can i pay a finder | referral fee to a cpa | pay someone who is not licensed for a lead | split with a realtor who sent me the client',
  'short-answers-for-brokers#opinion-of-value-or-appraisal':
    'bov vs appraisal | broker opinion of value | do i need an appraiser or is my valuation enough | bank wants an appraisal, my bov is no good',
  'short-answers-for-brokers#what-belongs-in-a-cim':
    'what goes in a cim | write an information memorandum | offering memorandum contents | how long should a cim be',
  'short-answers-for-brokers#my-client-does-not-send-the-documents':
    'client won’t send me his financials | owner drags his feet on documents | seller is slow to deliver | how do i get my client to upload stuff',
  'short-answers-for-brokers#how-long-should-my-listing-agreement-run':
    'how long should a listing agreement be | six month exclusive enough? | length of the engagement | term of my contract with the seller',
  'what-an-loi-is-not#exclusivity-and-how-to-limit-it':
    'limit the no shop in the letter | get out of exclusivity | exclusivity clause too broad',
  'what-an-loi-is-not#deposits-and-earnest-money':
    'is the deposit with the loi refundable | earnest money rules',
  'how-buyers-pay#robs-retirement-money':
    'use my 401k to buy a business | roll my ira into a company | robs setup | retirement savings to buy',
  'how-buyers-pay#home-equity': 'heloc to buy a business | second mortgage for the down payment',
  'leases-in-a-sale#term-options-and-what-a-bank-wants':
    'lease ends in 18 months no option, worry? | short lease left, will a bank lend | four years left on the lease, enough? | renewal option needed for the loan',
  'leases-in-a-sale#your-personal-guarantee':
    'am i still on the hook for the rent after selling | landlord won’t release my guarantee',
  'paying-off-debt#what-happens-to-credit-lines-equipment-loans-and-leases':
    'equipment is leased, who takes over the payments | truck loans when i sell | copier lease transfer | what about my line of credit',
  'representations-and-indemnity#r-w-insurance': 'is rep and warranty insurance overkill on a small deal',
  'transition-and-training#with-an-sba-loan-can-the-seller-keep-working-there':
    'seller has to leave after 12 months sba | can the old owner stay on as an employee with an sba loan',
  'due-diligence#when-the-buyer-asks-for-a-lower-price':
    'retrade after diligence | buyer found something and wants a discount | i accepted an loi and now he says he found issues and wants less | buyer is retrading me | he knocked 150 grand off after the letter | price chip two weeks before closing | they came back with a lower number after diligence | buyer wants a discount because of what he found | he signed the loi at one price and now wants another | should i walk away when he cuts the price | how do i respond to a retrade | can he lower the price after i accepted | buyer is using diligence to beat me down | angry about a last minute price cut | loi price isn’t what they want to pay anymore | renegotiate after the letter of intent | buyer dropped his price by 100k after looking at the books even though we had a signed letter | we had a signed loi and he lowered it | price cut after he saw the books | he agreed to a price in the loi and went back on it',
  'broker-commissions#when-the-buyer-pays-a-broker': 'who pays the buyer’s broker | buyer side fee',
  'sba-loan-steps#the-steps-and-the-time-they-take':
    'how long does an sba loan take | sba timeline from application to funding',
  'sba-loan-steps#documents-the-lender-asks-for':
    'what papers does the bank need for sba | sba document checklist',
  'how-the-price-is-taxed#depreciation-recapture-the-surprise-in-the-tax-bill':
    'trucks are fully depreciated, tax when i sell | recapture on old equipment',
  'add-backs#what-is-not-accepted':
    'which add backs get rejected | will they accept my cash sales as add back',
  'add-backs#common-adjustments':
    'do i count my wife’s salary if she doesn’t work here | my truck and phone run through the business | family on payroll add back',
  'seller-notes-and-standby#standby-and-subordination':
    'bank wants my note on full standby | no payments for ten years on my note | explain standby like i’m five',
  'earn-out-terms#how-much-of-the-price-as-an-earn-out-is-normal':
    'is a 30 percent earnout normal | how big should an earnout be | buyer wants a third as earn-out, smells bad',
  'working-capital-and-the-peg#how-the-peg-is-calculated':
    'seasonal business working capital peg | set the peg when closing in february',
  'telling-employees#key-people-and-stay-bonuses': 'bonus so my lead guy stays | lock in key employees',
  ...spokenOnPeople,
  ...spokenOnAssets,
  ...spokenOnTaxes,
  ...spokenOnMoney,
  ...spokenOnBuying,
  ...spokenOnAfterward,
  ...spokenOnValue,
  ...spokenOnTrades,
  ...spokenOnLicensedTrades,
  ...spokenOnBrokerage,
};
