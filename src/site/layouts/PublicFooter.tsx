import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addressLine, brand, ownAddress, ownNetwork } from '#content/brand.ts';
import { mailTo, mapOf, paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { ThemeControl } from './ThemeControl.tsx';
import { Wordmark } from './Wordmark.tsx';

/** `callToAction` is off where the page already asks for something, such as signing in. */
export function PublicFooter({ callToAction }: { callToAction: boolean }) {
  return (
    <footer className="mt-24 border-t">
      {callToAction && (
        <section className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-6 px-5 py-14 md:px-8">
          <h2 className="text-heading">Is your business ready to sell?</h2>
          <LinkButton to={paths.forSellers()}>Validate Your Business</LinkButton>
        </section>
      )}
      <div className={callToAction ? 'border-t' : ''}>
        <div className="mx-auto flex max-w-page flex-wrap items-start justify-between gap-x-12 gap-y-8 px-5 py-10 md:px-8">
          <div className="flex flex-col gap-3">
            <Wordmark to={paths.landing()} />
            <Address />
          </div>
          <FooterLinks />
          <ThemeControl />
        </div>
      </div>
    </footer>
  );
}

function Address() {
  const address = ownAddress();
  if (!address) return null;
  const { street, city, state, zip, country } = address;
  return (
    <a
      href={mapOf(addressLine(address))}
      target="_blank"
      rel="noopener noreferrer"
      className="rounded-small text-muted text-small not-italic hover:text-text"
    >
      <address className="not-italic">
        {street}
        <br />
        {city}, {state} {zip}, {country}
      </address>
    </a>
  );
}

function FooterLinks() {
  const network = ownNetwork();
  return (
    <nav aria-label="Footer" className="grid grid-cols-1 gap-x-10 text-small sm:grid-cols-2">
      {network && <Outside href={network.url}>{network.label}</Outside>}
      <Outside href={paths.termsPdf()}>Terms of service</Outside>
      <a href={mailTo(brand.supportEmail, 'Support')} className={footerLink}>
        Support
      </a>
      <Outside href={paths.privacyPdf()}>Privacy Policy</Outside>
      <Link to={paths.businessesForSale()} className={footerLink}>
        Businesses for sale
      </Link>
      <Link to={paths.help()} prefetch="intent" className={footerLink}>
        Help
      </Link>
      <Link to={paths.verify()} prefetch="intent" className={footerLink}>
        Verify a document
      </Link>
    </nav>
  );
}

const footerLink = 'flex min-h-11 items-center rounded-small text-muted hover:text-text';

function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={footerLink}>
      {children}
    </a>
  );
}
