import { liveLook } from '#content/landing.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { IslandPlace, island } from '../Island.tsx';

const check = island(() => import('./LeakCheck.tsx').then((part) => part.LeakCheck));
const requests = island(() => import('./SampleRequests.tsx').then((part) => part.SampleRequests));

/** Real components of the product with sample data. */
export function LiveLook() {
  const { title, lead, leakCheck, progress } = liveLook;
  return (
    <section className="mx-auto max-w-page px-5 pt-20 md:px-8 lg:pt-28">
      <h2 className="max-w-[24ch] text-heading">{title}</h2>
      <p className="mt-3 max-w-column text-lead text-muted">{lead}</p>
      <div className="mt-10 grid items-start gap-5 lg:grid-cols-2">
        <article className="flex min-w-0 flex-col gap-4 rounded-large border bg-surface p-6">
          <h3 className="text-title">{leakCheck.title}</h3>
          <p className="text-muted">{leakCheck.text}</p>
          <IslandPlace island={check} />
        </article>
        <article className="flex min-w-0 flex-col gap-4 rounded-large border bg-surface p-6">
          <h3 className="text-title">{progress.title}</h3>
          <p className="text-muted">{progress.text}</p>
          <IslandPlace island={requests} />
          <Badge className="text-muted">Sample data</Badge>
        </article>
      </div>
    </section>
  );
}
