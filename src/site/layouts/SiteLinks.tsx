import { NavLink } from 'react-router';
import { brand, ownNetwork } from '#content/brand.ts';
import { mailTo, paths } from '#kit/paths.ts';
import { publicLinks } from './public-links.ts';

const row =
  'flex min-h-11 items-center rounded-small px-3 text-muted hover:bg-raised hover:text-text aria-[current=page]:bg-raised aria-[current=page]:text-text';

export function SiteLinks({ onNavigate }: { onNavigate: () => void }) {
  const network = ownNetwork();
  return (
    <nav aria-label="Menu" className="flex flex-1 flex-col px-2 pb-5">
      {publicLinks.map((link) => (
        <NavLink key={link.to} to={link.to} prefetch="intent" onClick={onNavigate} className={row}>
          {link.label}
        </NavLink>
      ))}
      <NavLink to={paths.signup()} onClick={onNavigate} className={row}>
        Sign up
      </NavLink>
      <NavLink to={paths.login()} onClick={onNavigate} className={row}>
        Sign in
      </NavLink>
      <hr className="mx-3 my-3" />
      {network && (
        <a href={network.url} target="_blank" rel="noopener noreferrer" className={row}>
          {network.label}
        </a>
      )}
      <NavLink to={paths.help()} onClick={onNavigate} className={row}>
        Help
      </NavLink>
      <a href={mailTo(brand.supportEmail, 'Support')} className={row}>
        Support
      </a>
      <a href={paths.termsPdf()} target="_blank" rel="noopener" className={row}>
        Terms of Service
      </a>
      <a href={paths.privacyPdf()} target="_blank" rel="noopener" className={row}>
        Privacy Policy
      </a>
    </nav>
  );
}
