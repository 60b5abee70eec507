import { branding } from './branding.ts';
import type { Testimonial } from './content-shapes.ts';

/** Maximum lengths. The number of testimonials is set with the carousel in landing.ts. */
export const testimonialLimits = { quote: 240, person: 60, role: 60, company: 40 } as const;

/** SAMPLE: no one said this. Replace them with quotes that partners approved, and set `sample` to false. */
export const testimonialsFile: readonly Testimonial[] = [
  {
    quote: 'My clients arrive with clean books and honest expectations. That alone saves a month.',
    person: 'Dana Whitlow',
    role: 'Partner',
    company: 'Saltbox CPA',
    sample: true,
  },
  {
    quote: 'The first conversation with a buyer used to be about trust. Now it is about the business.',
    person: 'Marcus Ode',
    role: 'Transaction attorney',
    company: 'Twelve Pines Law',
    sample: true,
  },
  {
    quote: 'I can see who has signed what, and when. I have not chased an NDA since.',
    person: 'Priya Sandoval',
    role: 'Business broker',
    company: 'Ridge & Hale',
    sample: true,
  },
  {
    quote: 'When the numbers link to their source, underwriting is a matter of days.',
    person: 'Owen Castellan',
    role: 'Head of lending',
    company: 'Mesa Gate Lending',
    sample: true,
  },
];

export function testimonials(): readonly Testimonial[] {
  const { testimonials: own, samples } = branding();
  return own ?? testimonialsFile.filter(({ sample }) => samples || !sample);
}
