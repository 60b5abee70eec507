export const businessesForSale = {
  title: 'Businesses for sale',
  lead: 'Every listing is anonymous: most figures are ranges, and the name stays hidden. Sign the NDA, and the seller decides whether to share the details with you.',
  landing: {
    title: 'Looking to buy?',
    text: 'Read what is for sale without an account. When a listing fits, request the NDA.',
    button: 'See businesses for sale',
  },
};
