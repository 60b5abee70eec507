import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { NavLink } from 'react-router';
import { useCounts } from '#features/inbox/notifications/web/use-counts.ts';
import { useAuth } from '#kit/auth/auth-context.ts';
import { cx } from '#kit/ui/cx.ts';
import { OnDemand } from '#kit/ui/OnDemand.tsx';
import { Tooltip } from '#kit/ui/Tooltip.tsx';
import { type AppGroup, type AppLink, linksFor } from './app-links.ts';
import { NavCount } from './NavCount.tsx';

type Props = { collapsed: boolean; onNavigate?: () => void };

export function SidebarNav({ collapsed, onNavigate }: Props) {
  const { user } = useAuth();
  const links = linksFor(user?.roles ?? [], user?.purpose ?? null);
  return (
    <nav
      aria-label="Main"
      className={cx('flex flex-1 flex-col gap-0.5 overflow-y-auto', collapsed ? 'px-1' : 'px-3')}
    >
      {links.map((entry) =>
        'to' in entry ? (
          <Item key={entry.to} {...entry} collapsed={collapsed} onNavigate={onNavigate} />
        ) : (
          <Group key={entry.label} {...entry} collapsed={collapsed} onNavigate={onNavigate} />
        ),
      )}
    </nav>
  );
}

type GroupProps = AppGroup & { collapsed: boolean; onNavigate: (() => void) | undefined };

function Group({ label, icon: Icon, links, collapsed, onNavigate }: GroupProps) {
  const [open, setOpen] = useState(true);
  const id = useId();
  return (
    <fieldset className="contents">
      <legend className="sr-only">{label}</legend>
      {!collapsed && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="touch-target flex h-10 shrink-0 items-center gap-3 rounded-medium px-3 text-left text-muted transition-colors hover:bg-raised hover:text-text"
        >
          <Icon aria-hidden className="size-4.5 shrink-0" />
          {label}
          <ChevronDown
            aria-hidden
            className={cx('ml-auto size-4 transition-transform', !open && '-rotate-90')}
          />
        </button>
      )}
      <div id={id} className={open || collapsed ? 'contents' : 'hidden'}>
        {links.map((link) => (
          <Item
            key={link.to}
            {...link}
            icon={collapsed ? Icon : null}
            collapsed={collapsed}
            onNavigate={onNavigate}
          />
        ))}
      </div>
    </fieldset>
  );
}

type ItemProps = {
  label: string;
  to: string;
  icon: LucideIcon | null;
  end?: boolean;
  collapsed: boolean;
  counted?: AppLink['counted'];
  onNavigate: (() => void) | undefined;
};

function Item({ label, to, end, icon: Icon, collapsed, counted, onNavigate }: ItemProps) {
  const link = (
    <NavLink
      to={to}
      end={end ?? false}
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
      {counted && <Counted counted={counted} collapsed={collapsed} />}
    </NavLink>
  );
  if (!collapsed) return link;
  return (
    <Tooltip content={label} side="right">
      {link}
    </Tooltip>
  );
}

type CountedProps = { counted: NonNullable<AppLink['counted']>; collapsed: boolean };

const loadTodoCount = async () => (await import('./TodoCount.tsx')).TodoCount;

function Counted({ counted, collapsed }: CountedProps) {
  const counts = useCounts();
  if (counted.name === 'todos')
    return <OnDemand load={loadTodoCount} props={{ counted, collapsed }} waiting={null} />;
  return <NavCount count={counts[counted.name] ?? 0} counted={counted} collapsed={collapsed} />;
}
