import type { SiteNote } from './proxy-note.ts';

/** `samples`: whether this is a demo, where samples belong. */
export function sampleNote(supportEmail: string, samples: boolean): SiteNote | null {
  if (samples || !supportEmail.endsWith('.example')) return null;
  return {
    title: 'The site has no address of its own yet',
    text: `People are told to write to ${supportEmail}, which no one reads, and emails come from it. Enter your name and addresses under Branding, and publish them.`,
  };
}
