export const parts = [
  'identity',
  'colors',
  'mark',
  'team',
  'partners',
  'testimonials',
  'offer',
  'terms',
  'privacy',
] as const;
export type Part = (typeof parts)[number];

export const partLabels: Record<Part, string> = {
  identity: 'Name and addresses',
  colors: 'Colors',
  mark: 'Mark',
  team: 'Team',
  partners: 'Partners',
  testimonials: 'Testimonials',
  offer: 'Prices and switches',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
};
