import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Launcher } from './launcher.tsx';

const { panel } = vi.hoisted(() => ({ panel: { open: false, call: null } }));
vi.mock('./panel-state.ts', () => ({ usePanelState: () => panel, openPanel: vi.fn(), closePanel: vi.fn() }));

test('spells out its name under the pointer only while the panel, whose title says it, is closed', () => {
  const drawn = () => renderToStaticMarkup(<Launcher personId="p" />);
  expect(drawn()).toMatch(/aria-expanded="false".*md:group-hover:not-sr-only/);
  panel.open = true;
  expect(drawn()).toMatch(/aria-expanded="true".*class="appa-words md:sr-only">Ask Appa/);
});
