import { useLocation } from 'react-router';
import { z } from 'zod';

const share = z.number().min(0).max(1);
const found = z.object({
  found: z.object({
    page: z.number(),
    boxes: z.array(z.object({ x: share, y: share, width: share, height: share })),
  }),
});
type Marked = z.infer<typeof found>;

/** Handed to the page of a document by the search that found words in its picture. */
export function foundOn(page: number, boxes: Marked['found']['boxes']): Marked | null {
  return boxes.length === 0 ? null : { found: { page, boxes } };
}

/** Marks the words for which someone searched. */
export function FoundWords({ page }: { page: number }) {
  const marked = found.safeParse(useLocation().state).data?.found;
  if (marked?.page !== page) return null;
  return marked.boxes.map(({ x, y, width, height }) => (
    <span
      key={`${x} ${y}`}
      aria-hidden
      className="pointer-events-none absolute rounded-small bg-accent/30 outline outline-accent"
      style={{
        left: `${x * 100}%`,
        top: `${y * 100}%`,
        width: `${width * 100}%`,
        height: `${height * 100}%`,
      }}
    />
  ));
}
