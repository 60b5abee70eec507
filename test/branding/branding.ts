import type { BrandingContent } from '#site/branding/contract.ts';
import { brandingView } from '#site/branding/contract.ts';
import { expectOk, type Someone } from '../support/people.ts';

export const identity: NonNullable<BrandingContent['identity']> = {
  name: 'Harborlight Exits',
  description: 'We sell the boatyards, shops and workshops of the coast, quietly.',
  supportEmail: 'desk@harborlight.test',
  network: null,
  address: { street: '9 Ropewalk Lane', city: 'Astoria', state: 'OR', zip: '97103' },
};

export const nothing: BrandingContent = {
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

export async function read(admin: Someone) {
  return brandingView.parse(await expectOk(admin.get('/api/branding')));
}

export async function saveDraft(admin: Someone, part: Partial<BrandingContent>) {
  const { draft } = await read(admin);
  const body = { content: { ...nothing, ...part }, revision: draft.revision };
  return brandingView.parse(await expectOk(admin.put('/api/branding/draft', body)));
}

/** Publishes `part`, with everything else as installed. Reading it makes this node show it. */
export async function publish(admin: Someone, part: Partial<BrandingContent>) {
  const { draft } = await saveDraft(admin, part);
  await expectOk(admin.post('/api/branding/versions', { revision: draft.revision }));
  return read(admin);
}
