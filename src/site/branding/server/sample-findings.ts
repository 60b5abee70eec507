import type { Brand } from '#content/content-shapes.ts';
import type { BrandingContent } from '../contract.ts';

type Text = BrandingContent['terms'];

/** What would present a sample of the files as real, one sentence each. */
export function sampleFindings({ identity, offer, terms, privacy }: BrandingContent, file: Brand): string[] {
  const { address, network, payment } = file;
  return [
    ...(identity && address.sample && identity.address.street === address.street
      ? ['The postal address is still the sample: enter your own.']
      : []),
    ...(identity?.network && network?.sample && identity.network.url === network.url
      ? [
          'The page on a professional network is still the sample: enter your own, or leave both fields empty.',
        ]
      : []),
    ...(identity && /\.example$/.test(identity.supportEmail)
      ? ['The support address is still the sample: no one reads it.']
      : []),
    ...(offer &&
    payment.sample &&
    offer.payment.lines.some((line) => payment.lines.slice(0, 2).includes(line))
      ? ['The ways to pay are still the samples: they name a bank account that does not exist.']
      : []),
    ...unfinished('Terms of Service', terms),
    ...unfinished('Privacy Policy', privacy),
  ];
}

function unfinished(title: string, text: Text): string[] {
  const open = text?.sections.find(({ paragraphs }) => paragraphs.some((one) => one.includes('[For the')));
  return open ? [`${title}: “${open.heading}” still has a place for the attorney, in square brackets.`] : [];
}
