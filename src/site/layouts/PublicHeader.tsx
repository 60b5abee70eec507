import { NavLink } from 'react-router';
import { useRemembered } from '#kit/auth/use-remembered.ts';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PublicMenu } from './PublicMenu.tsx';
import { publicLinks } from './public-links.ts';
import { Wordmark } from './Wordmark.tsx';

export function PublicHeader() {
  return (
    <header className="mx-auto flex w-full max-w-page items-center gap-x-6 px-5 py-4 md:px-8 lg:gap-x-10">
      <PublicMenu />
      <Wordmark to={paths.landing()} />
      <nav
        aria-label="Main"
        className="hidden items-center gap-4 whitespace-nowrap text-small md:flex lg:gap-7 lg:text-body"
      >
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
  if (useRemembered()) {
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
