import type { Testimonial } from '#content/content-shapes.ts';
import { carousels } from '#content/landing.ts';
import { partners } from '#content/partners.ts';
import { testimonials } from '#content/testimonials.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Carousel } from '#kit/ui/Carousel.tsx';
import { PartnerLogo } from './PartnerLogo.tsx';

export function Testimonials() {
  const slides = testimonials().map((testimonial) => ({
    key: testimonial.quote,
    content: <Words testimonial={testimonial} />,
  }));
  if (slides.length === 0) return null;
  return (
    <div className="mx-auto max-w-page px-5 pt-20 md:px-8 lg:pt-28">
      <Carousel
        heading={<h2 className="text-heading">What our partners say</h2>}
        label="What our partners say"
        subject="the testimonials"
        slides={slides}
        delay={carousels.testimonials.delay}
        slideClassName="pt-4 basis-full pr-8 md:basis-1/2"
        steps
      />
    </div>
  );
}

function Words({ testimonial }: { testimonial: Testimonial }) {
  const { quote, person, role, company, sample } = testimonial;
  const partner = partners().find((one) => one.name === company);
  return (
    <figure className="flex h-full flex-col gap-5 border-accent/50 border-l-2 pl-6">
      <blockquote className="display text-title">{quote}</blockquote>
      <figcaption className="mt-auto flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <span className="text-small">
          <span className="block font-medium">{person}</span>
          <span className="text-muted">{role}</span>
          {sample && <Badge className="ml-2 text-muted">Sample</Badge>}
        </span>
        {partner ? <PartnerLogo partner={partner} className="text-muted" /> : company}
      </figcaption>
    </figure>
  );
}
