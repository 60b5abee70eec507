import { ChevronsUpDown, CircleQuestionMark, LogOut, UserRound } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '#kit/auth/auth-context.ts';
import type { SignedInUser } from '#kit/auth/auth-state.ts';
import { paths } from '#kit/paths.ts';
import { themeChoices, useTheme } from '#kit/theme.ts';
import { Avatar } from '#kit/ui/Avatar.tsx';
import { cx } from '#kit/ui/cx.ts';
import { Menu } from '#kit/ui/Menu.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { useToast } from '#kit/ui/use-toast.ts';

const themeNames = { dark: 'Dark', light: 'Light', system: 'System' };

type Props = { collapsed: boolean; onNavigate?: () => void };

export function UserMenu({ collapsed, onNavigate }: Props) {
  const { user } = useAuth();
  const [theme, setTheme] = useTheme();
  const leave = useLeaving();
  if (!user) return <Skeleton className={cx('h-11 rounded-medium', collapsed ? 'w-10' : 'w-full')} />;
  return (
    <Menu
      side="top"
      align="start"
      entries={[
        { kind: 'link', label: 'Profile', to: paths.profile(), icon: UserRound, onSelect: onNavigate },
        { kind: 'link', label: 'Help', to: paths.help(), icon: CircleQuestionMark, onSelect: onNavigate },
        {
          kind: 'choice',
          label: 'Theme',
          value: theme,
          options: themeChoices.map((value) => ({ value, label: themeNames[value] })),
          onChange: (value) => setTheme(themeChoices.find((choice) => choice === value) ?? theme),
        },
        { kind: 'separator' },
        { kind: 'action', label: 'Log out', icon: LogOut, onSelect: () => void leave() },
      ]}
      trigger={<WhoIsHere user={user} collapsed={collapsed} />}
    />
  );
}

/** The guard would redirect to the sign-in page. Who is still signed in stays where the reason is shown. */
function useLeaving(): () => Promise<void> {
  const { logout } = useAuth();
  const navigate = useNavigate();
  const toast = useToast();
  return async () => {
    if (await logout({ leave: () => navigate(paths.landing()) })) return;
    toast('You could not be logged out. Check your connection and try again.', { tone: 'bad' });
  };
}

type WhoProps = ComponentProps<'button'> & { user: SignedInUser; collapsed: boolean };

function WhoIsHere({ user, collapsed, ...button }: WhoProps) {
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <button
      {...button}
      type="button"
      className={cx(
        'flex w-full items-center gap-3 rounded-medium text-left hover:bg-raised',
        collapsed ? 'h-11 justify-center' : 'px-3 py-2',
      )}
    >
      <Avatar firstName={user.firstName} lastName={user.lastName} />
      {collapsed && <span className="sr-only">{name}</span>}
      {!collapsed && (
        <>
          <span className="min-w-0 flex-1 text-small">
            <span className="block truncate font-medium">{name}</span>
            <span className="block truncate text-muted">{user.email}</span>
          </span>
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted" />
        </>
      )}
    </button>
  );
}
