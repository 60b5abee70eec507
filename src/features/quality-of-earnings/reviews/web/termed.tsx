import type { ReactNode } from 'react';
import type { StandardTerm } from '#features/quality-of-earnings/reviews/domain/standard-terms.ts';
import type { Description } from '#kit/ui/DescriptionList.tsx';

/** A measure by the name that CPAs give it, with what it means on the line under it. `of`: which one it is. */
export function termed({ name, plain }: StandardTerm, detail: ReactNode, of?: string): Description {
  return {
    term: of === undefined ? name : `${name}, ${of}`,
    detail,
    below: <p className="text-muted text-small">{plain}</p>,
  };
}
