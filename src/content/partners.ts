import { branding } from './branding.ts';
import type { MarkShape, Partner } from './content-shapes.ts';

/** Maximum lengths. The number of partners is set with the carousel in landing.ts. */
export const partnerLimits = { sentence: 80, name: 40 } as const;

export const partnersSentence = 'Proudly cultivating partnerships with providers like';

const line = (d: string): MarkShape => ({ d, paint: 'line' });
const fill = (d: string): MarkShape => ({ d, paint: 'fill' });

/** SAMPLE: invented companies and logos. Replace them with partners who agreed to be named. */
export const partnersFile: readonly Partner[] = [
  { name: 'Northledger', sample: true, face: 'plain', mark: [line('M4 20V4l16 16V4'), line('M8 20h8')] },
  {
    sample: true,
    name: 'Saltbox CPA',
    face: 'display',
    mark: [line('M3 20V11L10 4l11 9v7Z'), line('M10 4v16')],
  },
  { name: 'Ridge & Hale', sample: true, face: 'spaced', mark: [fill('M2 19 9 6l4 7 2.5-4L22 19Z')] },
  {
    sample: true,
    name: 'Tallgrass Row',
    face: 'display',
    mark: [line('M6 21C6 13 5 9 3 6M11 21C11 12 11.5 7 12.5 3M17 21C17 14 18.5 10 21 7')],
  },
  {
    sample: true,
    name: 'Quarry Legal',
    face: 'plain',
    mark: [fill('M3 3h8v8H3Z M13 8h8v8h-8Z M3 13h8v8H3Z')],
  },
  {
    sample: true,
    name: 'Basin & Bench',
    face: 'spaced',
    mark: [line('M2 8c0 6 4.5 10 10 10s10-4 10-10'), line('M7 8c0 3 2 5 5 5s5-2 5-5')],
  },
  {
    sample: true,
    name: 'Juniper Tally',
    face: 'display',
    mark: [
      fill(
        'M12 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z M6 11a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z M18 11a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z',
      ),
    ],
  },
  {
    sample: true,
    name: 'Copperline Escrow',
    face: 'plain',
    mark: [line('M3 12h5l2-6 4 12 2-6h5')],
  },
  {
    sample: true,
    name: 'Mesa Gate Lending',
    face: 'plain',
    mark: [fill('M2 20 6 8h12l4 12h-7v-5a3 3 0 0 0-6 0v5Z')],
  },
  {
    sample: true,
    name: 'Twelve Pines Law',
    face: 'display',
    mark: [fill('M7 3l5 8H9.5l3.5 6H8v4H6v-4H1l3.5-6H2Z M17 7l4 6h-2l3 4h-4v4h-2v-4h-4l3-4h-2Z')],
  },
  {
    sample: true,
    name: 'Brightledge Books',
    face: 'spaced',
    mark: [line('M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1Z'), line('M12 6v14')],
  },
  {
    sample: true,
    name: 'Lanternfold',
    face: 'plain',
    mark: [line('M8 7h8l3 6-3 7H8l-3-7Z'), line('M9.5 7a2.5 4 0 0 1 5 0'), fill('M12 10l2 3.5-2 3.5-2-3.5Z')],
  },
  {
    sample: true,
    name: 'Harrow & Finch',
    face: 'display',
    mark: [line('M3 17C9 17 10 8 16 8h5l-3 3c0 6-6 9-15 6Z'), fill('M16.5 9.5a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z')],
  },
  {
    sample: true,
    name: 'Alder Notary',
    face: 'spaced',
    mark: [line('M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z'), line('M8 17 12 7l4 10M9.5 13.5h5')],
  },
];

export function partners(): readonly Partner[] {
  const { partners: own, samples } = branding();
  return own ?? partnersFile.filter(({ sample }) => samples || !sample);
}
