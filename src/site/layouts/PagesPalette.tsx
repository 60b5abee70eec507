import type { ComponentProps } from 'react';
import type { Role } from '#kernel/actor.ts';
import { Palette } from '#site/finder/web/palette.tsx';
import { palettePages } from './palette-pages.ts';

type Props = Omit<ComponentProps<typeof Palette>, 'pages'> & { roles: readonly Role[] };

/** In its own chunk, so that the initial load does not include the list of pages. */
export function PagesPalette({ roles, ...palette }: Props) {
  return <Palette {...palette} pages={palettePages(roles)} />;
}
