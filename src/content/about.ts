import { branding } from './branding.ts';
import type { TeamMember } from './content-shapes.ts';

/** The maximum length of each text, and the number of members. */
export const aboutLimits = {
  title: 80,
  paragraph: 400,
  principleTitle: 40,
  principleText: 160,
  name: 40,
  memberTitle: 60,
  bio: 240,
  members: 4,
} as const;

export const about = {
  title: 'We help owners leave well',
  paragraphs: [
    'A small business is usually the largest thing its owner will ever sell, and the only time they will do it. The other side has done it before. We built this so that both sit at the same table.',
    'The name comes from the stacked stones that mark a trail above the tree line. A hiker who walked the trail before you left them, so that you would not have to guess.',
  ],
  principles: [
    {
      title: 'You decide who knows',
      text: 'No hidden setting ever exposes you.',
    },
    {
      title: 'Figures, not adjectives',
      text: 'Every number says where it came from, or that it has no published source.',
    },
    {
      title: 'No pressure',
      text: 'You can prepare for a year and never list. That is a good way to use us too.',
    },
  ],
};

/** SAMPLE: invented people with abstract portraits. Replace them with your own team. */
export const teamFile: readonly TeamMember[] = [
  {
    firstName: 'Ruth',
    lastName: 'Amberly',
    title: 'Chief Executive',
    bio: 'Sold two family businesses, the first one badly. Spent the ten years since helping others do it once and right.',
    sample: true,
    portrait: [
      { d: 'M18 96c0-20 12-32 30-32s30 12 30 32Z', color: 'accent' },
      { d: 'M48 20c12 0 19 9 18 21-1 13-8 22-18 22s-17-9-18-22c-1-12 6-21 18-21Z', color: 'raised' },
      { d: 'M28 44c-3-18 7-30 21-30 13 0 21 8 20 22-9 2-18-1-24-8-3 7-9 13-17 16Z', color: 'muted' },
    ],
  },
  {
    firstName: 'Tomas',
    lastName: 'Keel',
    title: 'Head of Advisory',
    bio: 'A CPA who read other people’s books for fifteen years and still likes it. Answers for every figure we show.',
    sample: true,
    portrait: [
      { d: 'M12 96c1-16 12-27 24-29l12 8 12-8c12 2 23 13 24 29Z', color: 'line' },
      { d: 'M41 68h14l-4 9 3 19H42l3-19Z', color: 'amber' },
      { d: 'M48 22c11 0 17 8 17 20 0 14-7 24-17 24S31 56 31 42c0-12 6-20 17-20Z', color: 'raised' },
      { d: 'M31 38c-1-13 7-20 17-20s18 7 17 20c-5-6-11-9-17-9s-12 3-17 9Z', color: 'amber' },
    ],
  },
  {
    firstName: 'Ines',
    lastName: 'Okonta',
    title: 'Head of Product',
    bio: 'Built data rooms for lenders before building them for owners. Believes that a good form asks for less.',
    sample: true,
    portrait: [
      { d: 'M14 96c2-18 15-29 34-29s32 11 34 29Z', color: 'good' },
      { d: 'M48 8c7 0 12 5 12 11s-5 10-12 10-12-4-12-10S41 8 48 8Z', color: 'muted' },
      { d: 'M48 24c12 0 19 8 18 20-1 13-8 22-18 22s-17-9-18-22c-1-12 6-20 18-20Z', color: 'raised' },
      { d: 'M29 42c0-13 8-20 19-20s19 7 19 20c-4-5-8-9-19-9s-15 4-19 9Z', color: 'muted' },
    ],
  },
  {
    firstName: 'Walt',
    lastName: 'Brandvik',
    title: 'Head of Marketplace',
    bio: 'A broker for twenty years across the Mountain West. Helps sellers decide what to ask a buyer before they approve access.',
    sample: true,
    portrait: [
      { d: 'M10 96c2-19 17-29 38-29s36 10 38 29Z', color: 'muted' },
      { d: 'M48 20c12 0 18 9 18 20v7c0 12-8 19-18 19s-18-7-18-19v-7c0-11 6-20 18-20Z', color: 'raised' },
      { d: 'M30 46c4 5 9 7 18 7s14-2 18-7v9c0 11-8 17-18 17s-18-6-18-17Z', color: 'line' },
      { d: 'M24 32h48c-2-3-5-4-8-4-1-8-7-14-16-14s-15 6-16 14c-3 0-6 1-8 4Z', color: 'accent' },
    ],
  },
];

export function team(): readonly TeamMember[] {
  const { team: own, samples } = branding();
  return own ?? teamFile.filter(({ sample }) => samples || !sample);
}
