import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useEffect, useRef } from 'react';

type Tab = { value: string; label: ReactNode; content: ReactNode };

type Props = {
  label: string;
  tabs: readonly Tab[];
  /** The one that is open; leave it out and the first is open at first. */
  value?: string;
  onValueChange?: (value: string) => void;
};

export function Tabs({ label, tabs, value, onValueChange }: Props) {
  const control = value === undefined ? { defaultValue: tabs[0]?.value ?? null } : { value };
  const row = useRef<HTMLDivElement>(null);
  // Reason: on a phone the row scrolls sideways, and the open tab may lie beyond its edge.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[data-active]');
    if (row.current && tab && value !== null)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [value]);
  return (
    <Base.Root
      {...control}
      onValueChange={(next) => onValueChange?.(String(next))}
      className="flex min-w-0 flex-col gap-4"
    >
      <div ref={row} className="overflow-x-auto border-line border-b [scrollbar-width:none]">
        <Base.List
          aria-label={label}
          activateOnFocus={false}
          className="relative flex w-max gap-x-6 md:w-auto md:flex-wrap"
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
      </div>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="min-w-0 rounded-small">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
