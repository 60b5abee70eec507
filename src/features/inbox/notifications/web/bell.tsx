import { OpensOnDemand } from '#kit/ui/OpensOnDemand.tsx';
import { BellFace } from './bell-face.tsx';

/** What opens: only who opens it loads it. */
const load = async () => (await import('./bell-panel.tsx')).BellPanel;

type Props = { side: 'right' | 'bottom'; className?: string };

/** The bell with how many are unread; it opens the newest notifications. */
export function Bell(props: Props) {
  return (
    <OpensOnDemand
      load={load}
      props={props}
      trigger={<BellFace className={props.className} />}
      popup="dialog"
    />
  );
}
