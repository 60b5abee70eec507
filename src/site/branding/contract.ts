import { z } from 'zod';
import { hexColor } from '#kernel/color.ts';
import { endpoint } from '#wire/endpoint.ts';
import { pictureRefusals, pictureUpload } from '#wire/upload.ts';
import { email, id, instant, line } from '#wire/words.ts';
import { longest, most } from './domain/limits.ts';
import { parts } from './domain/parts.ts';

const identity = z.object({
  name: line(1, longest.name),
  description: line(1, longest.description),
  supportEmail: email,
  network: z
    .object({
      label: line(1, longest.label),
      url: z
        .url({ protocol: /^https$/, error: 'An address that begins with https://' })
        .max(300)
        .meta({ examples: ['https://www.linkedin.com/company/cairn-example'] }),
    })
    .nullable(),
  address: z.object({
    street: line(1, longest.street),
    city: line(1, longest.city),
    state: line(2, 2)
      .regex(/^[A-Z]{2}$/, 'Two capital letters, such as UT.')
      .meta({ examples: ['UT'] }),
    zip: line(5, 10)
      .regex(/^\d{5}(-\d{4})?$/, 'Five digits, such as 84101.')
      .meta({ examples: ['84101'] }),
  }),
});

const color = z
  .string()
  .toLowerCase()
  .regex(hexColor, 'A color such as #00696a.')
  .meta({ examples: ['#00696a'] });

const dollars = (least: number) =>
  z
    .number({ error: 'Must be an amount.' })
    .int('Must be whole dollars.')
    .min(least, `At least ${least}.`)
    .max(most.dollars, 'Too large.');

const offer = z.object({
  prices: z.object({ healthCheck: dollars(1), earningsQuality: dollars(1) }),
  charged: z.object({ healthCheck: dollars(0) }),
  capabilities: z.object({ partnerDirectory: z.boolean(), earningsQuality: z.boolean() }),
  payment: z.object({
    dueInDays: z.number().int().min(1).max(most.dueInDays),
    lines: z.array(line(1, longest.paymentLine)).min(1).max(most.paymentLines),
  }),
});

const legalText = z.object({
  title: line(1, longest.legalTitle),
  sections: z
    .array(
      z.object({
        heading: line(1, longest.legalHeading),
        paragraphs: z.array(line(1, longest.legalParagraph)).min(1).max(most.paragraphs),
      }),
    )
    .min(1)
    .max(most.sections),
});

/** By part; `null`: that part comes from the content files. */
export const brandingContent = z.object({
  identity: identity.nullable(),
  colors: z.object({ dark: color, light: color }).nullable(),
  mark: z.object({ id }).nullable(),
  team: z
    .array(
      z.object({
        firstName: line(1, longest.person),
        lastName: line(1, longest.person),
        title: line(1, longest.memberTitle),
        bio: line(1, longest.bio),
      }),
    )
    .max(most.team)
    .nullable(),
  partners: z
    .array(z.object({ name: line(1, longest.partner) }))
    .max(most.partners)
    .nullable(),
  testimonials: z
    .array(
      z.object({
        quote: line(1, longest.quote),
        person: line(1, longest.said),
        role: line(1, longest.said),
        company: line(1, longest.partner),
      }),
    )
    .max(most.testimonials)
    .nullable(),
  offer: offer.nullable(),
  terms: legalText.nullable(),
  privacy: legalText.nullable(),
});
export type BrandingContent = z.output<typeof brandingContent>;

const version = z.number().int().min(0).max(1_000_000);
const revision = z.number().int().min(0).max(2_147_483_646);

export const brandingView = z.object({
  draft: z.object({ content: brandingContent, revision, savedAt: instant.nullable() }),
  /** Of the draft: what keeps it from being published, one sentence each. */
  findings: z.array(z.string()).max(30),
  /** Parts of the draft that differ from what is shown. */
  changed: z.array(z.enum(parts)).max(parts.length),
  /** What the content files say, as far as admins can edit it. */
  files: z.object({ identity, offer, terms: legalText, privacy: legalText }),
  /** Whether what the files mark as a sample is shown. */
  samples: z.boolean(),
  /** The newest first; version 0, the content files, is not among them. */
  versions: z
    .array(
      z.object({
        version,
        changed: z.array(z.enum(parts)).max(parts.length),
        publishedAt: instant,
        /** `null` if the account is gone. */
        publishedBy: z.string().nullable(),
      }),
    )
    .max(100),
});

export const getBranding = endpoint({
  method: 'GET',
  path: '/api/branding',
  summary:
    'The name, colors, people, prices and legal texts of the site: the draft, the versions, and the defaults from the content files',
  who: ['admin'],
  scope: 'site:read',
  reply: brandingView,
  failure: 'unable to get the branding',
});

export const saveBrandingDraft = endpoint({
  method: 'PUT',
  path: '/api/branding/draft',
  summary: 'Saves the draft, which only admins see',
  who: ['admin'],
  scope: 'never',
  body: z.object({ content: brandingContent, revision }),
  reply: brandingView,
  refusals: ['stale', 'no-such-mark'],
  failure: 'unable to save the draft',
});

export const publishBranding = endpoint({
  method: 'POST',
  path: '/api/branding/versions',
  summary: 'Publishes the draft for every page, email and document made from now on',
  who: ['admin'],
  scope: 'never',
  /** It holds the accounts that buyers pay to. */
  confirmed: 'always',
  body: z.object({ revision }),
  reply: brandingView,
  status: 201,
  refusals: ['stale', 'branding-unfit', 'branding-unchanged'],
  failure: 'unable to publish',
});

export const restoreBranding = endpoint({
  method: 'POST',
  path: '/api/branding/restorations',
  summary: 'Publishes an earlier version as a new version; 0 restores the content files',
  who: ['admin'],
  scope: 'never',
  confirmed: 'always',
  body: z.object({ version }),
  reply: brandingView,
  status: 201,
  refusals: ['not-found', 'branding-unfit', 'branding-unchanged'],
  failure: 'unable to go back',
});

export const addBrandingMark = endpoint({
  method: 'POST',
  path: '/api/branding/marks',
  summary: 'Uploads a logo for the draft; the image is re-encoded and its metadata removed',
  who: ['admin'],
  scope: 'never',
  upload: pictureUpload,
  reply: z.object({ id }),
  status: 201,
  refusals: pictureRefusals,
  failure: 'unable to add the mark',
});
