import type { MenuProps } from './menu-entry.ts';
import { OpensOnDemand } from './OpensOnDemand.tsx';

const load = async () => (await import('./OpenMenu.tsx')).OpenMenu;

/** A list of things to do. What cannot be done now stays in it and says why. */
export function Menu(props: MenuProps) {
  return <OpensOnDemand load={load} props={props} trigger={props.trigger} popup="menu" />;
}
