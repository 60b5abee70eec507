import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router';
import { countText } from '#features/notifications/domain/counts.ts';
import { useCounts } from '#features/notifications/web/use-counts.ts';
import { useAuth } from '../auth/auth-context.ts';
import { cx } from '../ui/cx.ts';
import { Tooltip } from '../ui/Tooltip.tsx';
import { type AppLink, linksFor } from './app-links.ts';

type Props = { collapsed: boolean; onNavigate?: () => void };

/** The links of the signed-in app. Collapsed they are icons, named by a hint and for screen readers. */
export function SidebarNav({ collapsed, onNavigate }: Props) {
  const { user } = useAuth();
  const links = linksFor(user?.roles ?? []);
  return (
    <nav
      aria-label="Main"
      className={cx('flex flex-1 flex-col gap-0.5 overflow-y-auto', collapsed ? 'px-1' : 'px-3')}
    >
      {links.map((entry) =>
        'to' in entry ? (
          <Item key={entry.to} {...entry} collapsed={collapsed} onNavigate={onNavigate} />
        ) : (
          <fieldset key={entry.label} className="contents">
            <legend className="sr-only">{entry.label}</legend>
            {!collapsed && (
              <span aria-hidden className="flex min-h-10 items-center gap-3 px-3 text-muted">
                <entry.icon className="size-4.5 shrink-0" />
                {entry.label}
              </span>
            )}
            {entry.links.map((link) => (
              <Item
                key={link.to}
                {...link}
                icon={collapsed ? entry.icon : null}
                collapsed={collapsed}
                onNavigate={onNavigate}
              />
            ))}
          </fieldset>
        ),
      )}
    </nav>
  );
}

type ItemProps = {
  label: string;
  to: string;
  /** `null`: indented below its group. */
  icon: LucideIcon | null;
  collapsed: boolean;
  counted?: AppLink['counted'];
  onNavigate: (() => void) | undefined;
};

function Item({ label, to, icon: Icon, collapsed, counted, onNavigate }: ItemProps) {
  const counts = useCounts();
  const count = counted ? (counts[counted.name] ?? 0) : 0;
  const link = (
    <NavLink
      to={to}
      prefetch="intent"
      onClick={() => onNavigate?.()}
      className={cx(
        'touch-target flex h-10 items-center gap-3 rounded-medium text-muted transition-colors hover:bg-raised hover:text-text aria-[current=page]:bg-raised aria-[current=page]:text-text',
        collapsed ? 'relative w-10 justify-center' : 'px-3',
        !Icon && 'pl-10.5',
      )}
    >
      {Icon && <Icon aria-hidden className="size-4.5 shrink-0" />}
      <span className={collapsed ? 'sr-only' : 'truncate'}>{label}</span>
      {counted && count > 0 && <Count count={count} counted={counted} collapsed={collapsed} />}
    </NavLink>
  );
  if (!collapsed) return link;
  return (
    <Tooltip content={label} side="right">
      {link}
    </Tooltip>
  );
}

type CountProps = { count: number; counted: NonNullable<AppLink['counted']>; collapsed: boolean };

/** How many wait; collapsed there is room for a dot only. */
function Count({ count, counted, collapsed }: CountProps) {
  const text = countText(count);
  return (
    <>
      <span className="sr-only">
        , {text} {count === 1 ? counted.one : counted.many}
      </span>
      {collapsed ? (
        <span aria-hidden className="absolute top-1.5 right-1.5 size-2 rounded-round bg-accent" />
      ) : (
        <span
          aria-hidden
          className="tabular ml-auto flex h-5 min-w-5 items-center justify-center rounded-round bg-accent-soft px-1.5 font-semibold text-accent text-tiny"
        >
          {text}
        </span>
      )}
    </>
  );
}
