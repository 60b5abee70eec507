import { Tabs as Base } from '@base-ui/react/tabs';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';

type Tab = { value: string; label: ReactNode; content: ReactNode };

type Props = {
  label: string;
  tabs: readonly Tab[];
  /** If omitted, the tabs are uncontrolled and the first is open initially. */
  value?: string;
  onValueChange?: (value: string) => void;
};

export function Tabs({ label, tabs, value, onValueChange }: Props) {
  const control = value === undefined ? { defaultValue: tabs[0]?.value ?? null } : { value };
  const row = useRef<HTMLDivElement>(null);
  const hidden = useHiddenEnds(row);
  useOpenInView(row, value);
  return (
    <Base.Root
      {...control}
      onValueChange={(next) => onValueChange?.(String(next))}
      className="flex min-w-0 flex-col gap-4"
    >
      <div className="relative">
        {hidden.before && <Further row={row} to="before" />}
        <div ref={row} className="overflow-x-auto border-line border-b [scrollbar-width:none]">
          <TabList label={label} tabs={tabs} />
        </div>
        {hidden.after && <Further row={row} to="after" />}
      </div>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="min-w-0 rounded-small">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

function useOpenInView(row: RefObject<HTMLDivElement | null>, value: string | undefined) {
  // Reason: on a phone the row scrolls sideways, and the open tab may be out of view.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[data-active]');
    if (row.current && tab && value !== null)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [row, value]);
}

function TabList({ label, tabs }: Pick<Props, 'label' | 'tabs'>) {
  return (
    <Base.List
      aria-label={label}
      activateOnFocus={false}
      // Whole pixels scroll: without the padding, the last tab may lose a part of one.
      className="relative flex w-max gap-x-6 pr-px md:w-auto md:flex-wrap md:pr-0"
    >
      {tabs.map((tab) => (
        <Base.Tab
          key={tab.value}
          value={tab.value}
          className="-outline-offset-2 min-h-11 whitespace-nowrap rounded-small text-muted transition-colors hover:text-text data-active:text-text"
        >
          {tab.label}
        </Base.Tab>
      ))}
      <Base.Indicator className="absolute top-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) translate-y-[calc(var(--active-tab-top)+var(--active-tab-height)-0.125rem)] bg-accent transition-all duration-180" />
    </Base.List>
  );
}

function useHiddenEnds(row: RefObject<HTMLDivElement | null>) {
  const [hidden, setHidden] = useState({ before: false, after: false });
  // Reason: only the browser knows scroll position and width.
  useEffect(() => {
    const node = row.current;
    if (!node) return;
    const look = () => {
      const before = node.scrollLeft > 1;
      const after = node.scrollLeft + node.clientWidth < node.scrollWidth - 1;
      setHidden((was) => (was.before === before && was.after === after ? was : { before, after }));
    };
    const sizes = new ResizeObserver(look);
    for (const one of [node, ...node.children]) sizes.observe(one);
    node.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      node.removeEventListener('scroll', look);
    };
  }, [row]);
  return hidden;
}

/** For the pointer only: keyboard users move with the arrow keys. */
function Further({ row, to }: { row: RefObject<HTMLDivElement | null>; to: 'before' | 'after' }) {
  const Icon = to === 'before' ? ChevronLeft : ChevronRight;
  const scroll = () => {
    const node = row.current;
    node?.scrollBy({ left: node.clientWidth * (to === 'before' ? -0.75 : 0.75) });
  };
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden
      data-further={to}
      onClick={scroll}
      className={cx(
        'absolute top-0 bottom-px z-10 flex w-11 items-center text-muted hover:text-text',
        to === 'before'
          ? 'left-0 justify-start bg-linear-to-r from-60% from-background to-transparent'
          : 'right-0 justify-end bg-linear-to-l from-60% from-background to-transparent',
      )}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
