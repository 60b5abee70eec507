import type { z } from 'zod';
import { brandFile } from '#content/brand.ts';
import type { Branding } from '#content/branding.ts';
import { privacyFile } from '#content/privacy.ts';
import { termsFile } from '#content/terms.ts';
import type { BrandingContent, brandingView } from '../contract.ts';
import { accentOf } from '../domain/accents.ts';

export const nothingSet: BrandingContent = {
  identity: null,
  colors: null,
  mark: null,
  team: null,
  partners: null,
  testimonials: null,
  offer: null,
  terms: null,
  privacy: null,
};

/** What pages, emails and documents show; without a part, its file. */
export function shownOf(content: BrandingContent, { samples }: { samples: boolean }): Branding {
  const { colors, mark, team, partners, testimonials, terms, privacy } = content;
  const brand = brandOf(content);
  return {
    ...(brand ? { brand } : {}),
    ...(colors
      ? { accents: { dark: accentOf('dark', colors.dark), light: accentOf('light', colors.light) } }
      : {}),
    ...(mark ? { mark: mark.id } : {}),
    ...(team ? { team: team.map((member) => ({ ...member, portrait: [] })) } : {}),
    ...(partners ? { partners: partners.map(({ name }) => ({ name, face: 'display', mark: [] })) } : {}),
    ...(testimonials ? { testimonials: testimonials.map((said) => ({ ...said, sample: false })) } : {}),
    ...(terms ? { terms: { ...terms, templateNotice: null } } : {}),
    ...(privacy ? { privacy: { ...privacy, templateNotice: null } } : {}),
    ...(samples ? { samples } : {}),
  };
}

function brandOf({ identity, offer }: BrandingContent): Branding['brand'] {
  if (!identity && !offer) return undefined;
  if (!identity) return { ...offer };
  return { ...identity, address: { ...identity.address, country: 'USA' }, ...offer };
}

/** What the files say, in the shape of a published part. */
export function filesView(): z.input<typeof brandingView>['files'] {
  const { name, description, supportEmail, network, address } = brandFile;
  const { prices, charged, capabilities, payment } = brandFile;
  const { street, city, state, zip } = address;
  return {
    identity: {
      name,
      description,
      supportEmail,
      network: network && { label: network.label, url: network.url },
      address: { street, city, state, zip },
    },
    offer: { prices, charged, capabilities, payment: { ...payment, lines: [...payment.lines] } },
    terms: textOf(termsFile),
    privacy: textOf(privacyFile),
  };
}

function textOf({ title, sections }: typeof termsFile) {
  return {
    title,
    sections: sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] })),
  };
}
