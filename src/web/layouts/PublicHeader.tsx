import { Menu } from 'lucide-react';
import { useState } from 'react';
import { NavLink } from 'react-router';
import { useAuth } from '../auth/auth-context.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { Drawer } from '../ui/Drawer.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { publicLinks } from './public-links.ts';
import { SiteLinks } from './SiteLinks.tsx';
import { Wordmark } from './Wordmark.tsx';

export function PublicHeader() {
  return (
    <header className="mx-auto flex w-full max-w-page items-center gap-x-10 px-5 py-4 md:px-8">
      <MobileDrawer />
      <Wordmark to={paths.landing()} />
      <nav aria-label="Main" className="hidden items-center gap-7 md:flex">
        {publicLinks.map((link) => (
          <NavLink
            key={link.to}
            to={link.to}
            prefetch="intent"
            className="touch-target rounded-small text-muted transition-colors hover:text-text aria-[current=page]:text-text"
          >
            {link.label}
          </NavLink>
        ))}
      </nav>
      <div className="ml-auto flex items-center gap-2">
        <Account />
      </div>
    </header>
  );
}

function Account() {
  const { user } = useAuth();
  if (user) {
    return (
      <LinkButton to={paths.dashboard()} variant="secondary">
        Dashboard
      </LinkButton>
    );
  }
  return (
    <>
      <LinkButton to={paths.signup()} variant="quiet" className="max-sm:hidden">
        Sign up
      </LinkButton>
      <LinkButton to={paths.login()} variant="secondary">
        Sign in
      </LinkButton>
    </>
  );
}

function MobileDrawer() {
  const [open, setOpen] = useState(false);
  return (
    <div className="-mr-7 -ml-2 md:hidden">
      <Drawer
        title="Menu"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button variant="quiet" size="icon" aria-label="Open menu">
            <Menu aria-hidden className="size-5" />
          </Button>
        }
      >
        <SiteLinks onNavigate={() => setOpen(false)} />
      </Drawer>
    </div>
  );
}
