export type Testimonial = {
  quote: string;
  person: string;
  role: string;
  /** The name of a partner, whose mark is shown as the company's logo. */
  company: string;
  /** Shown as a sample until a real person has said it. */
  sample: boolean;
};

/** Most characters of each text. How many there are stands with the carousel: landing.ts. */
export const testimonialLimits = { quote: 240, person: 60, role: 60, company: 40 } as const;

/** SAMPLE: no one said this. Replace with what partners have agreed to, and set `sample` to false. */
export const testimonials: readonly Testimonial[] = [
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
