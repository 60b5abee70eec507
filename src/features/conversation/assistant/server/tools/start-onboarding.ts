import { z } from 'zod';
import { factOf } from '../../domain/fact.ts';
import { tool } from './tool.ts';

export const startOnboarding = tool({
  name: 'start_onboarding',
  words: 'Offers the page on which an owner adds a business. Nothing happens before the person opens it.',
  parameters: z.object({}),
  run: async () => ({
    facts: [
      factOf(
        'You add your business on one page: its EIN, name, address, industry and trade. Until you publish a listing, no one else sees them.',
        {
          kind: 'page',
          title: 'Add a business',
          href: '/business/onboarding',
          quote: null,
        },
      ),
    ],
    proposals: [{ kind: 'open', label: 'Add a business', href: '/business/onboarding' }],
  }),
});
