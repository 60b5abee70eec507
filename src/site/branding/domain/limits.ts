/** In characters: as long as the same text may be in a content file. */
export const longest = {
  name: 30,
  description: 180,
  label: 40,
  street: 80,
  city: 60,
  paymentLine: 160,
  person: 40,
  memberTitle: 60,
  bio: 240,
  partner: 40,
  quote: 240,
  said: 60,
  legalTitle: 60,
  legalHeading: 80,
  legalParagraph: 2_000,
} as const;

export const most = {
  team: 12,
  partners: 40,
  testimonials: 20,
  sections: 60,
  paragraphs: 40,
  paymentLines: 8,
  dollars: 1_000_000,
  dueInDays: 120,
} as const;
