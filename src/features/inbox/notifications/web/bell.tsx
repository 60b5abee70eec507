import { OpensOnDemand } from '#kit/ui/OpensOnDemand.tsx';
import { BellFace } from './bell-face.tsx';

const load = async () => (await import('./bell-panel.tsx')).BellPanel;

type Props = { side: 'right' | 'bottom'; className?: string };

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
