import type { Accent, Theme } from '#kernel/theme-colors.ts';
import type { Brand, Partner, TeamMember, Testimonial } from './content-shapes.ts';
import type { LegalPage } from './legal-page.ts';

/** What this site shows in place of the content files. A part that is absent comes from its file. */
export type Branding = {
  brand?: Partial<Brand>;
  accents?: Record<Theme, Accent>;
  /** The ID of the uploaded mark. */
  mark?: string;
  team?: readonly TeamMember[];
  partners?: readonly Partner[];
  testimonials?: readonly Testimonial[];
  terms?: LegalPage;
  privacy?: LegalPage;
  /** Whether what the files mark as a sample is shown: only on a demo. */
  samples?: boolean;
  /** An admin looks at what is not published yet. */
  draft?: boolean;
};

/** Where the page that the server sent keeps it for the scripts of the browser. */
const inPage = 'cairnBranding';

let source: () => Branding = () => Reflect.get(globalThis, inPage) ?? {};

export function branding(): Branding {
  return source();
}

/** For the server. The built pages have a copy of this module of their own. */
export function readBrandingFrom(read: () => Branding): void {
  source = read;
}

/** Runs in the page before its scripts do; empty where everything comes from the files. */
export function brandingScript(): string {
  const shown = branding();
  if (Object.keys(shown).length === 0) return '';
  const inScript = JSON.stringify(shown).replaceAll('<', '\\u003c');
  return `globalThis.${inPage}=${inScript};`;
}
