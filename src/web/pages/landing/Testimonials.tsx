import { testimonials } from '#content/testimonials.ts';
import { Badge } from '../../ui/Badge.tsx';

export function Testimonials() {
  return (
    <section aria-labelledby="testimonials" className="mx-auto max-w-page px-5 pt-20 md:px-8 lg:pt-28">
      <h2 id="testimonials" className="text-heading">
        What our partners say
      </h2>
      <ul className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2">
        {testimonials.map((testimonial) => (
          <li key={testimonial.person}>
            <figure className="flex h-full flex-col gap-4 border-accent/50 border-l-2 pl-6">
              <blockquote className="display text-balance text-title">{testimonial.quote}</blockquote>
              <figcaption className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
                <span>
                  <span className="font-medium">{testimonial.person}</span>
                  <span className="text-muted">
                    , {testimonial.role}, {testimonial.company}
                  </span>
                </span>
                {testimonial.sample && <Badge className="text-muted">Sample</Badge>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
