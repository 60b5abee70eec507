import { brand } from './brand.ts';

export const signUpLimits = { title: 80, pointTitle: 40, pointText: 140 } as const;

export const signUpAdvert = {
  title: 'One account, from the first question to the closing table',
  points: [
    {
      title: brand.assistant.nameAtSignUp,
      text: 'A guide that answers in plain words, and shows where it found the answer.',
    },
    { title: 'The marketplace', text: 'Be seen by screened buyers without being recognized.' },
    {
      title: 'Digital Quality of Earnings',
      text: `Figures that hold up when a buyer looks closely.${brand.capabilities.earningsQuality ? '' : ' Coming soon.'}`,
    },
  ],
};
