import { CairnMark } from '#kit/ui/CairnMark.tsx';
import { cx } from '#kit/ui/cx.ts';
import { OnDemand } from '#kit/ui/OnDemand.tsx';
import { launcherId } from './launcher-id.ts';
import { closePanel, openPanel, usePanelState } from './panel-state.ts';

const loadPanel = async () => (await import('./panel.tsx')).Panel;

export function Launcher({ personId }: { personId: string }) {
  const { open } = usePanelState();
  const ahead = () => void loadPanel().catch(() => {});
  return (
    <section aria-label="Assistant" className="appa-corner">
      {open && <OnDemand load={loadPanel} props={{ personId }} waiting={null} />}
      <button
        type="button"
        id={launcherId}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={() => (open ? closePanel() : openPanel())}
        className="group flex h-12 min-w-12 items-center gap-2 rounded-round border border-line-strong bg-raised px-3 font-semibold shadow-high hover:border-muted md:h-11 md:min-w-11 md:px-2.5"
      >
        <CairnMark className="size-6 text-accent" />
        <span
          className={cx(
            'appa-words md:sr-only',
            // Beside the open panel, whose title says it, the words would only cover the page.
            !open && 'md:group-hover:not-sr-only md:group-focus-visible:not-sr-only',
          )}
        >
          Ask Appa
        </span>
      </button>
    </section>
  );
}
