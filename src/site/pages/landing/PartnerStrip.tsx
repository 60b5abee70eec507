import { carousels } from '#content/landing.ts';
import { partners, partnersSentence } from '#content/partners.ts';
import { Carousel } from '#kit/ui/Carousel.tsx';
import { PartnerLogo } from './PartnerLogo.tsx';
import { partnersId } from './partners-id.ts';

export function PartnerStrip() {
  const slides = partners().map((partner) => ({
    key: partner.name,
    content: <PartnerLogo partner={partner} className="h-11 text-muted" />,
  }));
  if (slides.length === 0) return null;
  return (
    <div id={partnersId} className="border-y">
      <div className="mx-auto max-w-page px-5 py-6 md:px-8">
        <Carousel
          heading={<h2 className="font-sans text-muted text-small">{partnersSentence}</h2>}
          label={partnersSentence}
          subject="the partner logos"
          slides={slides}
          delay={carousels.partners.delay}
          slideClassName="pr-12"
        />
      </div>
    </div>
  );
}
