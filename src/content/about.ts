export type TeamMember = { firstName: string; lastName: string; title: string; bio: string };

export const about = {
  title: 'We help owners leave well',
  paragraphs: [
    'A small business is usually the largest thing its owner will ever sell, and the only time they will do it. The other side has done it before. We built this so that both sit at the same table.',
    'The name comes from the stacked stones that mark a trail above the tree line. Somebody who walked the way before you left them, so that you would not have to guess.',
  ],
  principles: [
    {
      title: 'You decide who knows',
      text: 'Nobody learns who you are because of a setting that you missed.',
    },
    {
      title: 'Figures, not adjectives',
      text: 'Every number links to where it came from, or says that it is not known.',
    },
    {
      title: 'No pressure',
      text: 'You can prepare for a year and never list. That is a good use of us too.',
    },
  ],
};

/** SAMPLE: invented people. Replace with your own team. */
export const team: readonly TeamMember[] = [
  {
    firstName: 'Ruth',
    lastName: 'Amberly',
    title: 'Chief Executive',
    bio: 'Sold two family businesses, the first one badly. Spent the ten years since helping others do it once and right.',
  },
  {
    firstName: 'Tomas',
    lastName: 'Keel',
    title: 'Head of Advisory',
    bio: 'A CPA who read other people’s books for fifteen years and still likes it. Answers for every figure we show.',
  },
  {
    firstName: 'Ines',
    lastName: 'Okonta',
    title: 'Head of Product',
    bio: 'Built data rooms for lenders before building them for owners. Believes that a good form asks for less.',
  },
  {
    firstName: 'Walt',
    lastName: 'Brandvik',
    title: 'Head of Marketplace',
    bio: 'A broker for twenty years across the Mountain West. Talks to every buyer before they see a listing.',
  },
];
