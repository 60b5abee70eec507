import { brand, orAt } from './brand.ts';
import { branding } from './branding.ts';
import { type LegalPage, templateNotice } from './legal-page.ts';

/** TEMPLATE for an attorney. */
export const termsFile: LegalPage = {
  title: 'Terms of Service',
  templateNotice,
  sections: [
    {
      heading: 'Who we are',
      get paragraphs() {
        return [
          `${brand.name} runs a marketplace and advisory service for the sale of small businesses. You can reach us at ${brand.supportEmail}${orAt(', or at ')}.`,
        ];
      },
    },
    {
      heading: 'What we do, and what we do not',
      paragraphs: [
        'We provide software to value, prepare and list a business, and to let buyers and sellers exchange information under a non-disclosure agreement. We are not a party to any sale.',
        'We do not give legal, tax or investment advice, and we do not act as a broker unless a separate signed agreement says so. Figures that the software calculates are estimates based on what users enter.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'You must be at least 18 years old and provide accurate information. Keep your password confidential. You are responsible for activity under your account until you notify us.',
        'We may suspend an account that violates these terms. We will tell you why unless the law prohibits it.',
      ],
    },
    {
      heading: 'Listings',
      paragraphs: [
        'You may list only a business that you have the right to sell, and you are responsible for what you write. We check listings for words that could identify a business, but the check cannot find everything: read your teaser before you publish it.',
        'You decide who sees the private profile. You may revoke access at any time. What a person has already learned remains subject to the agreement that they signed.',
      ],
    },
    {
      heading: 'Confidential information',
      paragraphs: [
        'A person who receives confidential information here may use it only to evaluate the purchase in question, and only under the terms of the non-disclosure agreement signed for it. Signatures are recorded with the evidence described in that agreement.',
      ],
    },
    {
      heading: 'Payment',
      paragraphs: [
        'Paid services show their price before you order. Taxes are added where the law requires them.',
      ],
    },
    {
      heading: 'Liability and law',
      paragraphs: [
        'The service is provided “as is.” To the extent permitted by law, we are not liable for indirect damages or lost profits. [For the attorney: cap, exclusions, consumer law.]',
        'These terms are governed by the law of the State of Utah, USA. [For the attorney: venue, arbitration, class waiver.]',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'If we make a material change to these terms, we will notify you by email at least 30 days in advance. You may close your account at any time.',
      ],
    },
  ],
};

export function terms(): LegalPage {
  return branding().terms ?? termsFile;
}
