import type { MenuProps } from './menu-entry.ts';
import { OpensOnDemand } from './OpensOnDemand.tsx';

const load = async () => (await import('./OpenMenu.tsx')).OpenMenu;

/** Unavailable entries are shown disabled with the reason. */
export function Menu(props: MenuProps) {
  return <OpensOnDemand load={load} props={props} trigger={props.trigger} popup="menu" />;
}
