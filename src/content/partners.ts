/** The sentence before the strip. */
export const partnersSentence = 'Proudly cultivating partnerships with providers like';

/** SAMPLE: invented names, set as text. Replace with partners who have agreed to be named. */
export const partners: readonly string[] = [
  'Northledger',
  'Saltbox CPA',
  'Ridge & Hale',
  'Tallgrass Row',
  'Quarry Legal',
  'Basin & Bench',
  'Juniper Tally',
  'Copperline Escrow',
  'Mesa Gate Lending',
  'Twelve Pines Law',
  'Brightledge Books',
  'Lanternfold',
  'Harrow & Finch',
  'Alder Notary',
];
