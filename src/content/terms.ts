import { addressLine, brand } from './brand.ts';
import { type LegalPage, templateNotice } from './legal-page.ts';

/** TEMPLATE for a lawyer. */
export const terms: LegalPage = {
  title: 'Terms of Service',
  templateNotice,
  sections: [
    {
      heading: 'Who we are',
      paragraphs: [
        `${brand.name} runs a marketplace and advisory service for the sale of small businesses. You reach us at ${brand.supportEmail} or by mail at ${addressLine(brand.address)}.`,
      ],
    },
    {
      heading: 'What we do, and what we do not',
      paragraphs: [
        'We provide software to value, prepare and list a business, and to let buyers and sellers exchange information under a non-disclosure agreement. We are not a party to any sale.',
        'We do not give legal, tax or investment advice, and we do not act as a broker unless a separate signed agreement says so. Figures that the software works out are estimates that rest on what users enter.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'You must be at least 18 years old and give true information. Keep your password to yourself; what is done with your account is taken as done by you until you tell us otherwise.',
        'We may suspend an account that breaks these terms, and will say why unless the law forbids it.',
      ],
    },
    {
      heading: 'Listings',
      paragraphs: [
        'You list only what you may sell, and you answer for what you write. We check listings for words that could identify a business, but the check cannot find everything: read your teaser before you publish it.',
        'You decide who sees the private profile. You may revoke access at any time; what a person has already learned stays under the agreement that they signed.',
      ],
    },
    {
      heading: 'Confidential information',
      paragraphs: [
        'Whoever receives confidential information here uses it only to evaluate the purchase in question, and under the terms of the non-disclosure agreement signed for it. Signatures are recorded with the evidence described in that agreement.',
      ],
    },
    {
      heading: 'Payment',
      paragraphs: [
        'Services that cost something show their price before you order. Taxes are added where the law asks for them.',
      ],
    },
    {
      heading: 'Liability and law',
      paragraphs: [
        'The service is provided as it is. As far as the law allows, we are not liable for indirect damage or lost profit. [For the lawyer: cap, exclusions, consumer law.]',
        'The law of the State of Utah, USA, applies. [For the lawyer: venue, arbitration, class waiver.]',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'When these terms change in a way that matters to you, we tell you by email at least 30 days before. You may close your account at any time.',
      ],
    },
  ],
};
