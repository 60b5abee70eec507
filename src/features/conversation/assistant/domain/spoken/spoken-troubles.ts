/** How people complain and look for what is not here, by the name of the note; see spoken.ts. */
export const spokenTroubles: Readonly<Record<string, string>> = {
  cannotSignIn:
    'i cant log in it just says not authorized | error not authorized when i open the page | it kicks me back to the login page every time | login loop, keeps sending me back | says wrong password but i know its right | too many attempts, how long do i wait | it says my account is locked, why | locked out of my account | signing in with google fails | google login says something went wrong | can’t get into my account | sign in button does nothing | it logs me out every few minutes | was i banned? can’t sign in | my login stopped working since yesterday | session expired over and over',
  linkExpired:
    'the confirm link says expired | i clicked the link and it says used before | reset link doesn’t work | password link is dead | link from your mail gives an error | i got two emails and neither link works | invitation link is invalid | verification link broken | it says ask for a new one when i click the link | opened the email a day later and the link is no good',
  lostPhone:
    'lost my phone and the authenticator was on it | got a new phone, how do i get the codes back | my 2fa code is not accepted | six digit code from the app is wrong | i have no recovery codes left | can’t get past the second step | the app shows a code but it’s refused | phone was stolen, how do i sign in | switched phones, google authenticator is empty | locked out by two factor',
  uploadFails:
    'the page is stuck at uploading | upload hangs at 99 percent | file won’t upload | it refuses my pdf | says file type not allowed | my excel will not go up | upload keeps failing on the big zip | stuck on processing for an hour | the progress bar isn’t moving | it says the room is full | pictures won’t upload | too large, what is the limit | my internet dropped in the middle of the upload | password protected pdf refused | can’t upload bank statements | drag and drop isn’t working',
  booksRefused:
    'it says the difference is $500 and wont take my file | p&l import says totals are off | quickbooks file doesn’t add up | my csv was rejected, total mismatch | import error on my profit and loss | why doesn’t the net income match my books | off by a few hundred dollars after importing | the earnings file is not accepted | it can’t tell which section a line belongs to | wrong totals after i uploaded the excel | says unbalanced',
  lostEntries:
    'i closed the tab halfway. did it lose everything | browser crashed, is my form gone | do i have to start over | does it save automatically | i was halfway through adding my business | power went out while i answered the questions | can i finish the health check tomorrow | my answers disappeared | where is my draft | i hit back and everything was gone | can i pick up on my phone where i left off | lost all i typed',
  inReview:
    'my listing is still in review its been 2 days whats going on | how long til you approve my listing | waiting on review forever | stuck in review | is somebody looking at my listing yet | review status of my ad | in review since monday | who approves my ad | why does it need a review | when will the review be done | can i cancel the review and publish myself | what are you checking in the review',
  sentBack:
    'my listing got rejected, where do i see why | they sent my listing back, no idea why | reason for rejection of my ad | you declined my listing | why was my photo declined | my ad failed the review | what’s wrong with my listing | came back to draft, what now | it was not approved, what do i fix | admin refused my listing | rejected twice already',
  notInMarket:
    'i listed a trucking co under transportation and cant find it when i filter | can’t see my own ad | my listing is live but doesn’t show | search doesn’t find my listing | where did my listing go | buyers tell me they can’t find it | not showing up under my industry | filter by state hides my listing | why am i not in the results | it vanished from the marketplace | the link to the listing says not found | a listing i looked at last week is gone | my listing is missing from the list',
  whyDenied:
    'why’d the seller say no to me | turned down and no reason given | got rejected for access, what can i do better | my request was declined | can i reapply after a denial | denied without explanation | seller refused to let me in | what did i do wrong, he denied my request | how do i get approved next time | they closed my request, why | does the seller have to tell me why i was denied',
  stillLocked:
    'signed the nda but nothing opened | i signed and still can’t see anything | nda done, where are the documents | approved but the deal room is empty | why is the profile still locked after signing | waiting since i signed the nda | what happens after i sign the nda, i see nothing | signed last week and no access | i can’t open any folder | it says no documents are open to you | how long until i see the files after signing',
  signAsCompany:
    'can i sign the nda with my llc instead of my name | sign as my company | put my llc on the nda | nda in the name of our fund | we are two partners with an entity, who signs | i sign for a corporation | can the buyer be an llc that doesn’t exist yet | use my business name on the agreement | my attorney wants the entity on the nda | sign on behalf of my employer',
  noEscrow:
    'does cairn hold escrow | where does the deposit money go | do you guys handle the closing funds | can i pay the seller through the site | who holds the earnest money | is my deposit safe with you | do you process the purchase payment | buyer wants to wire money, where to | do you have a trust account | someone emailed me wire instructions from your site | does the money go through you at closing',
  noDrafts:
    'can appa write a teaser from the listing data | draft me an email to a seller who hasn’t sent me his financials. firm but not rude | write a polite decline | make me a blind profile | write the description for my listing | compose a reply to this buyer | give me wording for a follow up | rewrite this so it sounds professional | can you write a cim | write a loi for me | make a social media post about my listing | proofread my ad text | summarize my business in two sentences | draft a counteroffer letter | what should i write to him',
  noReports:
    'weekly report to seller, does it go out by itself | do my clients get an activity report | send my seller a summary every friday | can you email the owner how many views he got | monthly report for the client | status update to my seller, automatic? | does the owner see the traffic or do i have to send it | marketing report for my client | can i generate a report of buyer activity | auto report',
  noMatching:
    'can i match my buyer list against your listings automatically | import my crm | upload a csv of my buyers | do you match buyers and sellers | will you send me buyers | find me a buyer for this one | who would buy my company here | suggest buyers for my listing | connect my hubspot | email blast to all buyers | do you recommend listings to me based on my profile | sync my contacts',
  brokerTold:
    'do i get an email when a new buyer requests access to my client’s listing | do i get pinged when someone asks | notify me of new requests on my client’s listings | who hears about a new request first | i never got a notice that a buyer signed | does my seller get the emails or me | am i copied on buyer requests | as broker will i know when an offer comes in | alert me when a buyer signs the nda',
  brokerPowers:
    'can i approve the buyers myself or does the owner have to | what can i do as the broker and what does my seller have to do | can a broker counter an offer | am i allowed to edit my client’s ad | do i need my seller for every approval | how do i get approval rights from my client | broker permissions | what rights do i have with this engagement | can i publish for my client | can my broker see my tax returns',
  beforeApproval:
    'What does the buyer see before the seller approves him? | what do strangers see of my listing | which details are hidden until approval | exactly which fields are public | my ops manager browses these sites, what could he see | can people see my town | is my revenue visible to everyone | what info is on the public card | is the address shown to anyone | what leaks before the nda | does it show how many employees i have | what do i show people before they sign | list of what is hidden',
  othersOnAccept:
    'if i accept an loi do the other buyers get thrown out automatically | what happens to the rest when i take one offer | are other bidders notified when i accept | can i keep a backup buyer | do the others still see the room after i accept | does accepting an offer take my listing down | i accepted an offer, what about the two other buyers | do i have to reject the other offers | exclusivity and my other buyers | should i kick out the other buyers after signing the loi',
  afterSale:
    'sold!! closed friday. what do i do on here now | deal closed, what now | we closed yesterday, clean up on the site | the sale is done, do i close the room | after closing what happens to my listing and the room | finished selling, what’s left to click | papers signed, money in the bank, next steps here | how do i wrap things up on here after the sale',
  shareWithAdvisors:
    'can i download everything for my cpa | is it ok to send the p&l to my accountant | let my lawyer into the room | my banker needs the tax returns | can my wife look at the documents | share a file with my business partner | does the nda cover my attorney | my cpa wants to see the financials | how do i give my lender access | can i print the documents for my advisor | may i talk to my dad about this deal | can i bring my investor in',
  howEarningsCame:
    'can i see how the seller got his ebitda number? like click into it | where does this sde come from | how do i know the numbers are real | are these figures audited | who checked the revenue on this listing | what addbacks are in that sde | show me the calculation behind the earnings | is the cash flow verified | break down the ebitda for me | did anyone verify the financials | can i see the general ledger as a buyer | what’s in the seller’s adjusted number',
  badges:
    'what does the checkmark next to the numbers mean | what is the little shield | what’s the green badge on a buyer | verified funds, verified by whom | what does identity verified mean | does the badge mean the business is legit | what’s the tick beside his name | the icon next to revenue, what is it | how do i get the badge | is a documented number audited',
  whereQuestionsGo:
    'does appa send our stuff to openai or whoever | are you chatgpt | do you use my files to train | what are you trained on and are you reading my client files | is what i type here private | does anyone see this chat | are you saving our conversation | is my data going to some ai company | which llm is behind you | do you read my documents | can the seller see what i ask you | do admins see my chat with you | are you claude or gpt | will you tell my broker what i asked',
  dataNotSold:
    'how do i know you guys arent gonna sell my email | am i gonna get spammed if i sign up | do you sell leads | will brokers start calling me | is my phone number given out | what happens with my personal info | privacy policy in short | do you track me | who do you share my data with | can i stay off mailing lists | are you gonna call me | do you use cookies',
  sampleQuotes:
    'are the testimonials on your homepage real people | did those people really say that | fake reviews? | who is the guy quoted on the front page | are the companies on your logo wall real customers | real success stories? | are these partners real | do you have references | how many businesses were really sold through you',
  reviewAll:
    'can I make it so NOTHING goes live without me looking first | force review on every listing | i want to approve each listing before it’s public | listings go live without us seeing them | premoderation of ads | stop automatic publishing | hold new listings for moderation | why was this published without our ok | can we switch off self publishing',
  twoOfOne:
    'two listings look like the same company from different accounts. is there a check | same business posted by two people | duplicate ad check | is this listing a copy | plagiarized listing | the owner and a broker both listed it | detect duplicate companies | someone listed a business they don’t own | two accounts with the same address',
  subpoena:
    'got a subpoena for a deal room. now what | attorney general wants records | lawyers demand the chat logs | court wants documents from us | fbi called about a user | discovery request for a user’s data | preserve evidence for a lawsuit | a buyer sues a seller and wants our records | legal hold | a judge ordered us to hand over files',
  auditTrail:
    'export the ledger how | audit log download | give the auditor a log | how do i prove nothing was changed | who approved what, as a file | ledger json | where’s the hash chain | evidence of every step of a deal | full history export for all deals | record of admin actions',
  siteSlow:
    'site is slow as hell today | everything is crawling | takes 20 seconds to load | why so slow | server is overloaded? | high load | users complain that it’s slow | timeouts all over | it’s lagging since the update | memory is full on the server',
  mailIsOut:
    'emails arent going out, nobody gets confirmations | no one is getting our emails | mails stuck | customers don’t get the verification mail | all mails land in spam | smtp rejected | outgoing mail down since this morning | password reset mails don’t arrive for anyone | do we have spf and dkim | bounced emails | why is the outbox full',
  noCharges:
    'buyer claims he was charged twice?? we dont even charge buyers | customer wants his money back and we never billed him | someone says we took 99 dollars from him | card charge from us that isn’t ours | a user disputes a payment | chargeback notice | is somebody billing in our name | fake invoice in our name',
  siteLiability:
    'whats our liability if a seller lies in the numbers | can a buyer sue us | are we on the hook for bad listings | do our terms cover us | legal risk of running this marketplace | a buyer says our site misled him | are we responsible for what users post | do we need insurance for the platform',
  ownTemplates:
    'can i upload an LOI template too | use our own loi form | change the wording of the letter of intent | our lawyer wrote an engagement agreement, where does it go | edit the mandate text | own purchase agreement template | can we brand the documents | swap the standard contract | custom terms of use',
  siteFees:
    'are we a business broker legally if we take a success fee in utah | can we charge 2 percent of the price | license for running this site | do we need a broker license as a platform | taking commission as the site operator | is a listing fee ok without a license | can we get paid when a deal closes',
};
