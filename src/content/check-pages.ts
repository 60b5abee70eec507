import { z } from 'zod';
import { type about, aboutLimits } from './about.ts';
import { brandLimits } from './brand.ts';
import { address, exactly, some, words } from './check-words.ts';
import type { Brand, Partner, TeamMember, Testimonial } from './content-shapes.ts';
import { carousels, landingLimits } from './landing.ts';
import { type LegalPage, legalLimits } from './legal-page.ts';
import { partnerLimits } from './partners.ts';
import { type Service, serviceLimits } from './services.ts';
import { signUpLimits } from './sign-up.ts';
import { testimonialLimits } from './testimonials.ts';

/** `of` names the items of a list in error messages. */
export type ContentRule = { file: string; name: string; of?: string; schema: z.ZodType };

const price = z.number().int().min(1).max(brandLimits.price);

const sample = z.boolean().exactOptional();

const brand = z.object({
  name: words(brandLimits.name),
  description: words(brandLimits.description),
  supportEmail: z.email(),
  network: z.object({ label: words(brandLimits.label), url: address, sample }).nullable(),
  address: z.object({
    street: words(brandLimits.street),
    city: words(brandLimits.city),
    state: z.string().regex(/^[A-Z]{2}$/),
    zip: z.string().regex(/^\d{5}(-\d{4})?$/),
    country: z.literal('USA'),
    sample,
  }),
  assistant: z.object({ name: words(brandLimits.assistant), nameAtSignUp: words(brandLimits.assistant) }),
  capabilities: z.object({ partnerDirectory: z.boolean(), earningsQuality: z.boolean() }),
  prices: z.object({ healthCheck: price, earningsQuality: price }),
  charged: z.object({ healthCheck: z.number().int().min(0).max(brandLimits.price) }),
  payment: z.object({
    sample,
    dueInDays: z.number().int().min(1).max(brandLimits.dueInDays),
    lines: some(words(brandLimits.paymentLine)).max(brandLimits.paymentLines),
  }),
}) satisfies z.ZodType<Brand>;

const member = z.object({
  firstName: words(aboutLimits.name),
  lastName: words(aboutLimits.name),
  title: words(aboutLimits.memberTitle),
  bio: words(aboutLimits.bio),
  sample,
  portrait: some(
    z.object({ d: words(2_000), color: z.enum(['accent', 'amber', 'good', 'muted', 'line', 'raised']) }),
  ),
}) satisfies z.ZodType<TeamMember>;

const aboutUs = z.object({
  title: words(aboutLimits.title),
  paragraphs: some(words(aboutLimits.paragraph)),
  principles: some(
    z.object({ title: words(aboutLimits.principleTitle), text: words(aboutLimits.principleText) }),
  ),
}) satisfies z.ZodType<typeof about>;

const partner = z.object({
  name: words(partnerLimits.name),
  face: z.enum(['display', 'plain', 'spaced']),
  sample,
  mark: some(z.object({ d: words(2_000), paint: z.enum(['line', 'fill']) })),
}) satisfies z.ZodType<Partner>;

const testimonial = z.object({
  quote: words(testimonialLimits.quote),
  person: words(testimonialLimits.person),
  role: words(testimonialLimits.role),
  company: words(testimonialLimits.company),
  sample: z.boolean(),
}) satisfies z.ZodType<Testimonial>;

const service = z.object({
  name: words(serviceLimits.name),
  value: words(serviceLimits.value),
  meaning: words(serviceLimits.text),
  short: words(serviceLimits.value).exactOptional(),
  period: words(serviceLimits.value).exactOptional(),
  text: words(serviceLimits.text),
  features: exactly(
    serviceLimits.features,
    z.object({ title: words(serviceLimits.featureTitle), text: words(serviceLimits.featureText) }),
  ),
  button: words(serviceLimits.button),
  notYet: words(serviceLimits.notYet).nullable(),
  list: z.enum(['health-check', 'earnings-quality', 'broker-program']),
  joined: z.object({
    title: words(serviceLimits.button),
    text: words(serviceLimits.joinedText),
    next: words(serviceLimits.button).nullable(),
  }),
}) satisfies z.ZodType<Service>;

const brokersTodayShape = z.object({
  title: words(serviceLimits.title),
  text: words(serviceLimits.text),
  features: some(
    z.object({ title: words(serviceLimits.featureTitle), text: words(serviceLimits.featureText) }),
  ),
  button: words(serviceLimits.button),
  more: words(serviceLimits.button),
});

const serviceHead = z.object({ title: words(serviceLimits.title), lead: words(serviceLimits.lead) });

const landing = z.object({
  title: words(landingLimits.title),
  lead: words(landingLimits.lead),
  owner: words(landingLimits.label),
  value: words(landingLimits.label),
  buyer: z.object({ question: words(landingLimits.label), button: words(landingLimits.label) }),
  headline: words(landingLimits.heading),
  features: exactly(
    3,
    z.object({
      name: words(landingLimits.name),
      title: words(landingLimits.heading),
      text: words(landingLimits.text),
    }),
  ),
  getListed: z.object({
    title: words(landingLimits.heading),
    text: words(landingLimits.text),
    points: some(words(landingLimits.point)),
  }),
  ecosystem: z.object({
    title: words(landingLimits.heading),
    text: words(landingLimits.text),
    groups: some(z.object({ name: words(landingLimits.name), items: some(words(landingLimits.point)) })),
  }),
});

const sampleListing = z.object({
  caption: words(landingLimits.caption),
  note: words(landingLimits.note),
  title: words(landingLimits.heading),
  description: words(landingLimits.text),
  industry: words(landingLimits.label),
  place: words(landingLimits.label),
  askingPrice: z.int().positive(),
  lastYearRevenue: z.int().positive(),
  ebitda: z.int(),
});

const liveLook = z.object({
  title: words(landingLimits.heading),
  lead: words(landingLimits.lead),
  leakCheck: z.object({
    title: words(landingLimits.heading),
    text: words(landingLimits.text),
    label: words(landingLimits.label),
    hint: words(landingLimits.hint),
    sample: words(landingLimits.text),
  }),
  progress: z.object({
    title: words(landingLimits.heading),
    text: words(landingLimits.text),
    rows: some(z.object({ who: words(landingLimits.point), status: words(landingLimits.label) })),
  }),
});

const signUp = z.object({
  title: words(signUpLimits.title),
  points: exactly(
    3,
    z.object({ title: words(signUpLimits.pointTitle), text: words(signUpLimits.pointText) }),
  ),
  note: words(signUpLimits.note),
});

const legalPage = z.object({
  title: words(legalLimits.title),
  templateNotice: words(legalLimits.notice).nullable(),
  sections: some(
    z.object({ heading: words(legalLimits.heading), paragraphs: some(words(legalLimits.paragraph)) }),
  ),
}) satisfies z.ZodType<LegalPage>;

export const pageRules: readonly ContentRule[] = [
  { file: 'brand.ts', name: 'brandFile', schema: brand },
  { file: 'about.ts', name: 'about', schema: aboutUs },
  { file: 'about.ts', name: 'teamFile', of: 'members', schema: exactly(aboutLimits.members, member) },
  { file: 'partners.ts', name: 'partnersSentence', schema: words(partnerLimits.sentence) },
  {
    file: 'partners.ts',
    name: 'partnersFile',
    of: 'partners',
    schema: exactly(carousels.partners.count, partner),
  },
  {
    file: 'testimonials.ts',
    name: 'testimonialsFile',
    of: 'testimonials',
    schema: exactly(carousels.testimonials.count, testimonial),
  },
  { file: 'services.ts', name: 'healthCheck', schema: service },
  { file: 'services.ts', name: 'earningsQuality', schema: service },
  { file: 'services.ts', name: 'brokerProgram', schema: service },
  { file: 'services.ts', name: 'forSellers', schema: serviceHead },
  { file: 'services.ts', name: 'forBrokers', schema: serviceHead },
  { file: 'services.ts', name: 'brokersToday', schema: brokersTodayShape },
  { file: 'landing.ts', name: 'landing', schema: landing },
  { file: 'landing.ts', name: 'sampleListing', schema: sampleListing },
  { file: 'landing.ts', name: 'liveLook', schema: liveLook },
  { file: 'sign-up.ts', name: 'signUpAdvert', schema: signUp },
  { file: 'sign-up.ts', name: 'signUpAdvertForBuyers', schema: signUp },
  { file: 'terms.ts', name: 'termsFile', schema: legalPage },
  { file: 'privacy.ts', name: 'privacyFile', schema: legalPage },
];
