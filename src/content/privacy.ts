import { brand, orAt } from './brand.ts';
import { branding } from './branding.ts';
import { type LegalPage, templateNotice } from './legal-page.ts';

/** TEMPLATE for an attorney. */
export const privacyFile: LegalPage = {
  title: 'Privacy Policy',
  templateNotice,
  sections: [
    {
      heading: 'What we keep',
      paragraphs: [
        'Your name, email address, phone number and a hash of your password; what you enter about a business; requests, agreements and signatures, with the time, the network address and the browser they came from; of a program that you gave an access token, when it last called and from which network; and a log of who did what and when.',
        'Addresses that you leave on a waiting list, with the list. How often a listing was viewed, as a number per day: viewers are kept as keyed hashes until that day is over.',
        'Employer identification numbers are encrypted in storage and masked on screen.',
      ],
    },
    {
      heading: 'Why we keep it',
      paragraphs: [
        'To provide the service that you asked for, to prove what was agreed, to keep accounts secure, and to meet our legal obligations. We do not sell personal information, and we show no advertising.',
      ],
    },
    {
      heading: 'Who sees it',
      paragraphs: [
        'Visitors and buyers see ranges and a region, never who is behind a listing. A buyer sees the private profile only after signing an agreement and after the seller, or a person whom the seller authorized, approves, and only until access is revoked. A broker engaged by the seller sees it only if the seller opens it to them, and only until the seller takes that back or the engagement ends. Administrators see what they need to run the service. To help you, an administrator may view the site as you see it, private profile included: only with a reason, for at most half an hour, without changing anything, and we email you each time. What administrators change is recorded.',
        '[For the attorney: hosting, email and payment providers, with their locations and purposes.]',
      ],
    },
    {
      heading: 'How long',
      paragraphs: [
        'Accounts are kept until you close them. Signed agreements and their evidence are kept for as long as a claim could arise from them. [For the attorney: retention periods.]',
      ],
    },
    {
      heading: 'In your browser',
      paragraphs: [
        'We keep a sign-in token and your choice of theme in local storage, a session cookie that scripts cannot read, and a cookie that remembers whether the sidebar is open, for seven days. Another, for 400 days, remembers which accounts were opened in this browser, so that strangers who try passwords elsewhere do not slow you down. Where the site reads from a copy of its database, one more says for a minute after a change how far that copy must be, so that you see your own changes. Answers to “What is your business worth?” stay in local storage for 30 days, unless you delete them sooner or they move into your health check; they are not sent to us before you have an account. There are no tracking cookies.',
      ],
    },
    {
      heading: 'Your rights',
      get paragraphs() {
        return [
          `Write to ${brand.supportEmail}${orAt(' or to ')} to see, correct, receive or delete what we hold about you. [For the attorney: state privacy laws, response times, appeal.]`,
        ];
      },
    },
  ],
};

export function privacy(): LegalPage {
  return branding().privacy ?? privacyFile;
}
