import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { NavLink } from 'react-router';
import { type CountName, countText } from '#features/inbox/notifications/domain/counts.ts';
import { useCounts } from '#features/inbox/notifications/web/use-counts.ts';
import { readProgress } from '#features/marketplace/businesses/web/onboarding-progress.ts';
import { useAuth } from '#kit/auth/auth-context.ts';
import { cx } from '#kit/ui/cx.ts';
import { Tooltip } from '#kit/ui/Tooltip.tsx';
import { todosBeside } from '#site/dashboard/domain/todos.ts';
import { type AppGroup, type AppLink, linksFor } from './app-links.ts';

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
  const count = useCountOf(counted?.name);
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

/** Beside Dashboard as many as its to-do list has rows. */
function useCountOf(name: CountName | undefined): number {
  const counts = useCounts();
  const { user } = useAuth();
  const counted = name === undefined ? 0 : (counts[name] ?? 0);
  if (name !== 'todos' || !user) return counted;
  const { messages = 0 } = counts;
  const onboardingOpen = readProgress(user.id) !== null;
  return counted + todosBeside({ messages, onboardingOpen, emailVerified: user.emailVerified });
}

type CountProps = { count: number; counted: NonNullable<AppLink['counted']>; collapsed: boolean };

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
          title={`${text} ${count === 1 ? counted.one : counted.many}`}
          className="tabular ml-auto flex h-5 min-w-5 items-center justify-center rounded-round bg-accent-soft px-1.5 font-semibold text-accent text-tiny"
        >
          {text}
        </span>
      )}
    </>
  );
}
