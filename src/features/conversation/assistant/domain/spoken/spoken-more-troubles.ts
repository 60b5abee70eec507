/** The same in still other words: who asks so has seen none of our pages. */
export const spokenMoreTroubles: Readonly<Record<string, string>> = {
  cannotSignIn:
    'it won’t let me in | keeps rejecting my password | says my credentials are bad | can’t sign into this thing | got a 401 when i try to enter | got a 429 signing in | unauthorized error | access denied on the dashboard page | password is right i swear | i’m shut out | my login is broken | throws me out as soon as i get in | i can’t get back in since i changed computers | stuck on the sign in screen | it doesn’t recognize me | says i don’t have permission to open this page | forbidden message on the admin page | how come i can’t get to my account | caps lock is off and still invalid | blocked after a few tries',
  linkExpired:
    'email link takes me to an error page | the activation link is dead | says link no longer valid | i waited too long to click the email | nothing happens when i press the link in the mail | the button in your email gives a 410 | confirmation url doesn’t open | can you send me a new link | clicked it twice and now it’s used up | old reset mail won’t work',
  lostPhone:
    'phone died and my authenticator app is gone | i broke my phone and can’t get codes | my second factor is on a phone i don’t have anymore | how do i sign in without my phone | dropped my phone in the lake, can’t log in | authenticator was wiped | factory reset my phone | codes from the app never match | lost my backup codes too | new device and no one time codes',
  uploadFails:
    'spinner just keeps spinning when i add a file | zip too big? | upload freezes | my document isn’t going through | adding the tax returns gets stuck | it won’t accept the scan | file type problem | the file never shows up after i drop it | timed out while sending files | network error during upload | how large can a file be | heic photos from my iphone don’t work | it says the file is corrupt | locked pdf can’t be added | stuck at 0 percent | nothing happens when i choose a file | cannot attach the spreadsheet | half of my files are missing after the upload',
  booksRefused:
    'p&l won’t import, lines don’t add up | import says totals disagree | the sums in my file are wrong apparently | your importer complains about my profit and loss | my quickbooks export gets refused | gross profit is off after import | what does the difference in the import mean | sections are mixed up in my import | it read my income as an expense | my accountant’s excel isn’t read correctly | cost of goods in the wrong place after importing',
  lostEntries:
    'laptop died during the health check, do i redo everything | do i have to answer all of it again | got interrupted, will it remember | session timed out while typing | did my draft survive | i pressed refresh by accident | is there an autosave | can i stop now and come back tomorrow | where did what i entered go | my form is blank again | i left for lunch and it’s empty now | will my progress still be there',
  inReview:
    'nobody has approved my ad yet, it’s been a week | still not live, what’s the holdup | waiting for you guys to clear my listing | approval of my listing is taking forever | when does my ad go public | pending approval for days | is anyone working on my listing review | how come it isn’t published yet, i sent it in | stuck waiting on moderation | speed up my review please',
  sentBack:
    'what did you guys not like about my listing | why’d you bounce my ad | got turned down when i tried to list | they want changes in my listing, which | listing was returned to me | my ad was kicked back | the moderator didn’t like it, why | where is the feedback on my listing | what’s the problem with my photo | reason it wasn’t published',
  notInMarket:
    'my client’s ad isn’t coming up when i search | my company doesn’t appear on the market page | nobody can see my ad | can’t locate my listing | why can’t buyers find us | published but invisible | i searched my own ad and got nothing | not listed under the right category | where is my ad displayed | went live but i don’t see it | the ad i bookmarked isn’t there anymore',
  whyDenied:
    'they turned me down flat, can i try again | seller said no thanks, why | what’s the reason i didn’t get access | got a no from the owner | refused entry to the listing | how soon can i ask again after a no | my access was refused | i wasn’t approved, how come | is there an appeal | what would make them say yes | second chance after being declined',
  stillLocked:
    'i signed everything a few days ago and still zilch | done with the paperwork and can’t see a thing | nda is executed, when do i get in | the deal room says i have no permission | it still says ranges after i signed | finished signing, now what | no folders show up for me | i can only see an empty room | still blurred after the nda | confidentiality agreement signed, financials still hidden | how come i don’t have access yet after agreeing to the nda',
  signAsCompany:
    'the nda should be in my corporation’s name | want the agreement under our company | my holding company is the buyer | put the entity instead of me personally | i don’t want to sign personally | can the llc be the signatory | sign for the partnership | who has authority to sign for an inc | trust as the buyer on the nda | our search fund signs, not me',
  noEscrow:
    'who keeps the earnest money while we do due diligence | do you take the down payment | how do i pay the seller | where does the purchase price get wired | is money safe with you guys | can cairn act as escrow agent | do i send the deposit to the site | third party to hold funds | payment protection for buyers here | who releases the money at closing',
  noDrafts:
    'write me a nice rejection for this lowball buyer | help me phrase a reply | give me a script for calling the seller | make my ad sound better | need wording for a reminder | can you type up an offer for me | what’s a good subject line for this | turn my notes into a listing | come up with a catchy headline | translate my description | polish this paragraph | prepare a letter to my landlord | how would you word a price drop message',
  noReports:
    'can you send my client the stats every monday | scheduled report for the owner | email the seller how it’s going automatically | does the seller get weekly numbers | automatic updates to clients | recurring summary by mail | do i have to write the status report myself | auto generated activity report | periodic report to my principal | send numbers to the owner each week',
  noMatching:
    'got 300 buyers in a spreadsheet, put them in? | bulk import my contacts | introduce me to buyers | who among your members would want this | pair me with a seller | is there a matchmaking feature | can the site tell me which buyers are a fit | load my buyer database | push my listing to people | do you notify buyers who might like it | recommend me a business | suggested listings for me',
  brokerTold:
    'how would i know if somebody requests my client’s business | will i be alerted as the broker | does the broker hear about it when someone signs | do both of us get the notices | who gets the email about a new buyer | i missed a request, was there a notification | push notification for brokers | am i informed of offers as an agent | do alerts go to me or only to the seller',
  brokerPowers:
    'am i allowed to say yes to a buyer or is that the seller’s job | what am i permitted to do for my client | can i let a buyer in without the owner | may i handle the requests alone | how much authority do i have | does my client have to click approve each time | can an agent accept an offer | can i see the client’s financials as the broker | broker can’t open the private profile, why | who decides on buyers, me or my seller',
  beforeApproval:
    'what can a random person on the internet see about my company | what’s visible to everybody | is my name shown anywhere | which info can people see without permission | what does the teaser give away | how anonymous is the listing really | could a neighbor recognize us from the page | what do they know before they sign | does the ad show my city | are my numbers public | who sees what at which stage | exactly what is confidential and what isn’t',
  othersOnAccept:
    'i said yes to one loi, do i still have to deal with the other two | picked a buyer, what about the rest | do the runners up get told | can others still bid after i accept | will my other buyers be locked out | what happens to the second best offer | i chose one buyer, must i turn the others away | do i keep the other guys warm | once i accept are the others cancelled | other people in the room after i have signed with one',
  afterSale:
    'it’s done, money hit my account today. anything to do here | we signed the final papers, what now on the site | business changed hands last week | how do i finish up on here | the new owner took over, do i delete stuff | closing was yesterday, next steps on the platform | sale completed, remove everything? | what’s left after the handover on this page',
  shareWithAdvisors:
    'ok if i show this stuff to my banker | is my cpa allowed to see this | can i give my attorney a copy | my partner needs to see the numbers | pass the documents to my lender | am i allowed to discuss it with my wife | let a consultant review the files | who else may read what i got under nda | can my accountant come into the data room | share the p&l with an investor | is telling my lawyer a breach',
  howEarningsCame:
    'how’d they come up with that cash flow number | what’s in that sde | where’d the profit figure come from | did someone verify these numbers | who vouches for the financials on a listing | are the numbers from tax returns | can i drill down into the earnings | proof behind the stated ebitda | how solid is the cash flow figure | is revenue confirmed by anybody | show your work on the seller’s sde | breakdown of adjustments as a buyer',
  badges:
    'little green check by the name | what’s that badge for | icon with a tick, meaning? | what does verified mean here | is a verified buyer safe | checkmark on a profile | symbols next to the buyer | what do the labels on a request mean | meaning of funds verified | who checked his identity',
  whereQuestionsGo:
    'is this chat going to some ai company’s servers | who’s listening to this chat | do you keep a log of what i ask | is my question stored | what happens with what i type to you | are my documents fed into an ai | can others read this conversation | is it confidential what i tell you | do you phone home | privacy of this chat | are you connected to the internet | what technology are you built on | does my competitor see what i type here',
  dataNotSold:
    'will i get a million spam emails | are you gonna hand my info to brokers | do you sell contact lists | is my information safe from marketers | how do you use my personal details | will strangers get my number | can i opt out of emails | do you give my data to advertisers | what do you do with my address | am i going to be bombarded with calls',
  sampleQuotes:
    'those quotes on your front page, legit? | did you make up the reviews | are your success stories true | who’s that lady in the testimonial | are the logos on the home page your clients | can i talk to someone who sold here | any real reviews of this site | the people praising you, do they exist',
  reviewAll:
    'i want to eyeball every ad before it’s out there | all listings should need my sign off | make publishing manual | don’t let owners publish by themselves | approval required for new listings setting | block auto publish | how do i gate listings | can we check ads first',
  twoOfOne:
    'same shop seems to be posted twice by different folks | looks like a double listing | two ads, one company | is somebody impersonating an owner | another account uses the same business | how do i spot duplicates | identical ads from two sellers | fake owner listing someone else’s business',
  subpoena:
    'da’s office is asking for somebody’s messages | detective called and wants records | legal papers served on us for user data | attorney sent a preservation letter | irs asks about a user | court order for the files of a room | government request for data | we were asked to testify about a deal | lawyer wants everything we have on a listing | search warrant',
  auditTrail:
    'where’s the audit log and can i download it | log of all actions | who changed what, history for the whole site | activity log export | tamper proof record download | hand the auditor our records | trail of approvals | get the event log as a file | evidence file of everything',
  siteSlow:
    'everything takes forever to open this morning | the app is sluggish | pages hang | loading is super slow for everybody | why’s it dragging | server lagging | performance is terrible today | cpu maxed out? | response times went up',
  mailIsOut:
    'no mails are leaving the server | our notifications don’t reach people | people never get the emails we send | mail sending broke | why aren’t emails delivered | everybody complains about missing emails | messages sit in the outbox | mail provider refuses us | emails bounce | did the mail server die',
  noCharges:
    'somebody says our site billed their visa | a member complains about a charge | we got a complaint about a card payment | person asks for money back, we took none | unknown charge with our name on it | user was invoiced by someone pretending to be us | double billing complaint | customer says we debited his account',
  siteLiability:
    'could we get sued if the financials on here are fake | are we liable for what users write | legal exposure of the platform | buyer blames us for a bad purchase | does the fine print protect us | who’s responsible if a seller cheats | seller lied, is the site in trouble | can they come after us',
  ownTemplates:
    'where do we put our own letter of intent form | replace the standard contract with ours | can we use our firm’s documents | customize the agreements | swap in our lawyer’s wording | own version of the loi | upload house templates | house form for engagements',
  siteFees:
    'is it legal for us to take 3 percent of each sale | could the platform charge commission | are we acting as a broker if we get a cut | fee on closing as a site, allowed? | licensing if we earn on the deal | do we need to register as broker to charge | legal to charge per deal',
  putBack:
    'undo the withdrawal of my listing | i pulled my ad, want it up again | put my listing back on the market | relist after taking it down | i withdrew it by mistake | reactivate my old ad | bring my listing back online',
  hello: 'you there? | anybody home | hello? | good morning appa | are you awake | hey there',
  pageBroken:
    'nothing works on this site | this thing is broken | worst site ever | buttons don’t react | keeps crashing | i get an error message on every page | the site is glitching | can’t scroll on my phone | menu is gone',
};
