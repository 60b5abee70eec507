/** Appa’s own sentences, which state no fact about a person or a business. */
export const greeting =
  'Ask about how this site works, about listings, what a business may be worth, an SBA loan, your requests, or the documents that are open to you.';
export const identityWords =
  'Who is behind a listing stays hidden, from me too: a public card names only a state or wider region, and the city or town, the name, the address, phone numbers and email addresses are not shown, whatever the reason, nor is the owner’s reason for selling unless the card says it. They open on the listing’s page once you have signed the NDA and the seller has approved you. Until then, ask for access with “NDA Request” on the listing, or write to the seller under Messages, which hides contact details on both sides.';
export const stillHiddenWords =
  'Who is behind a listing stays hidden, from me too, until you have signed the NDA and the seller has approved you.';
export const contactWords =
  'I do not give out contact details of people. The seller of a listing sees a buyer’s name and email address on the request; a buyer sees the seller’s on the listing once access is given. Until then, write under Messages, which hides contact details on both sides.';
export const adviceWords =
  'Whether to do it is yours to decide: I give no advice on that. I can show you what the figures say: ask me what the business may be worth, whether it can carry its loan, or what an offer’s terms are. Your accountant and your attorney can advise you on your case.';
export const unknownWords =
  'I do not know that, and found nothing about it where you may look. I answer questions about buying and selling a small business here: listings, values, loans, requests, offers, deal rooms, and how something on this site is done. Try other words, or name the listing or document that you mean.';
export const notInRoomWords =
  'I found nothing on that in the documents that you may open here. That proves nothing: it may be in a document that is not open to you, or not exist. Ask the seller under Questions, or ask for the document under Requests. What is open to you:';
export const notInOwnRoomWords =
  'I found nothing on that in the documents of this room. What buyers find in it:';
export const whichTradeWords =
  'Tell me which trade, such as HVAC, a dental practice or a laundromat, and I give its multiples with source and date.';
export const onlyNowWords = 'These are the figures of now: how it was at an earlier time I can’t see.';
export const perhapsWords = 'This may be what you mean.';
export const askBackWords = 'I am not sure what you mean. Did you mean one of these?';
export const adminsOnlyWords =
  'Figures and queues of the whole site are shown to its admins only, and your account is none. I can tell you about your own listings, requests, offers and rooms.';
export const noFilterWords =
  'How the owner works, and how long they stay after the sale, is no filter here: read it in the description, or ask the seller.';
export const noFinancingFilterWords =
  'Whether the owner would finance a part of the price is no filter here: read it in the description, or ask under Messages and put it into your offer.';
export const noRankWords = 'No listing is ranked as the best here: compare price, earnings and terms.';
export const valueWords =
  'Tell me the SDE or EBITDA of a year and what the business does, and I work out a range from the tables.';
export const missingWords = {
  earnings: 'Tell me the SDE or EBITDA of a year too, and I check whether it carries the loan.',
  coverage:
    'Whether a lender gives it depends on the earnings of the business: tell me a price and its SDE, and I check whether they carry the loan, or only a cash flow of a year, and I work out what both carry.',
  proceeds: 'Tell me the broker’s fee in percent, or the debt to pay off, and I work out what is left.',
  trade: 'Tell me what the business does, and I work out the range of its trade.',
  parts:
    'There are more figures in this than I can tell apart. Tell me the price, the SDE or EBITDA of a year, the interest rate and the term, one of each, and I check whether the cash carries the loan.',
  price: 'Tell me the price and the SDE or EBITDA of a year, and I check whether it carries the loan.',
} as const;
export const professionalWords = {
  tax: 'I give no tax advice. Ask your accountant what this means for you, with your entity type, your basis and the terms of the deal.',
  legal: 'I give no legal advice. Ask your attorney about your own case, and bring the documents.',
} as const;
