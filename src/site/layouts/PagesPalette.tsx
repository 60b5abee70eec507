import type { ComponentProps } from 'react';
import type { Role } from '#kernel/actor.ts';
import { Palette } from '#site/finder/web/palette.tsx';
import { palettePages } from './palette-pages.ts';

type Props = Omit<ComponentProps<typeof Palette>, 'pages'> & { roles: readonly Role[] };

/** The command palette with the pages of these roles. Fetched with it, so that a first load does not carry their words. */
export function PagesPalette({ roles, ...palette }: Props) {
  return <Palette {...palette} pages={palettePages(roles)} />;
}
