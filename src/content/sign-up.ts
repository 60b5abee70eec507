import { brand } from './brand.ts';

export const signUpLimits = { title: 80, pointTitle: 40, pointText: 140, note: 100 } as const;

const earningsQuality = 'Digital Quality of Earnings';
const soon = () => (brand.capabilities.earningsQuality ? '' : ' Coming soon.');

export const signUpAdvert = {
  title: 'One account, from the first question to the closing table',
  points: [
    {
      get title() {
        return brand.assistant.nameAtSignUp;
      },
      text: 'A guide that answers in plain words, and shows where it found the answer.',
    },
    {
      title: 'The marketplace',
      text: 'Be seen by screened buyers without being recognized. Or find a business to buy.',
    },
    {
      title: earningsQuality,
      get text() {
        return `Figures that hold up when a buyer looks closely.${soon()}`;
      },
    },
  ],
  get note() {
    const { name, nameAtSignUp } = brand.assistant;
    return `${nameAtSignUp} is called ${name} once you are signed in.`;
  },
};

/** For people who come from a listing or the marketplace. */
export const signUpAdvertForBuyers = {
  title: 'One account, from the first listing to the closing table',
  points: [
    {
      get title() {
        return brand.assistant.nameAtSignUp;
      },
      text: 'A guide that explains a listing, an NDA or a letter of intent, and shows where it found the answer.',
    },
    {
      title: 'The marketplace',
      text: 'Request access to a business, sign its NDA here, save searches, and hear of new listings that match.',
    },
    {
      title: earningsQuality,
      get text() {
        return `Adjusted earnings that link to the rows behind them.${soon()}`;
      },
    },
  ],
  get note() {
    return signUpAdvert.note;
  },
};
