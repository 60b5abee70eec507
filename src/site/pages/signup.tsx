import { Link, Navigate, useLocation } from 'react-router';
import { brand } from '#content/brand.ts';
import { signUpAdvert, signUpAdvertForBuyers } from '#content/sign-up.ts';
import { useAuth } from '#kit/auth/auth-context.ts';
import { returnPathFrom } from '#kit/auth/return-path.ts';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { useAlive } from '#kit/use-alive.ts';
import { type MetaPage, publicMeta } from '../page-meta.ts';
import { comesToBuy } from './comes-to-buy.ts';
import { SignUpForm } from './SignUpForm.tsx';

export const meta = (page: MetaPage) =>
  publicMeta(page, {
    title: 'Create an Account',
    description: `Open an account at ${brand.name}: list a business anonymously, or ask to see one.`,
  });
export const handle = { calm: true };

export default function SignUpPage() {
  const { user } = useAuth();
  const { search } = useLocation();
  // The page is rendered at build time, without its search.
  const advert = useAlive() && comesToBuy(search) ? signUpAdvertForBuyers : signUpAdvert;
  if (user) return <Navigate to={returnPathFrom(search, paths.dashboard())} replace />;
  return (
    <div className="mx-auto grid max-w-page gap-x-20 gap-y-12 px-5 pt-10 md:px-8 lg:grid-cols-[1fr_26rem] lg:pt-16">
      <div className="flex min-w-0 max-w-column flex-col gap-6">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h1 className="text-heading">Create an Account</h1>
          <p className="flex items-center gap-3 text-muted text-small">
            Have an account?
            <LinkButton
              to={paths.login({ returnTo: returnPathFrom(search, '') })}
              variant="secondary"
              size="small"
            >
              Sign in
            </LinkButton>
          </p>
        </div>
        <SignUpForm />
        <Terms />
      </div>
      <Advert advert={advert} />
    </div>
  );
}

function Terms() {
  return (
    <p className="text-muted text-small">
      By signing up you accept the{' '}
      <Link to={paths.terms()} target="_blank" rel="noopener" className="link">
        Terms of Service
        <span className="sr-only"> (opens in a new tab)</span>
      </Link>{' '}
      and the{' '}
      <Link to={paths.privacy()} target="_blank" rel="noopener" className="link">
        Privacy Policy
        <span className="sr-only"> (opens in a new tab)</span>
      </Link>{' '}
      of {brand.name}.
    </p>
  );
}

function Advert({ advert }: { advert: typeof signUpAdvert }) {
  return (
    <aside className="flex flex-col gap-6 self-start rounded-large border bg-surface p-7">
      <h2 className="text-title">{advert.title}</h2>
      <ul className="flex flex-col gap-5">
        {advert.points.map((point) => (
          <li key={point.title} className="border-accent/50 border-l-2 pl-4">
            <p className="font-medium">{point.title}</p>
            <p className="text-muted">{point.text}</p>
          </li>
        ))}
      </ul>
      <p className="text-muted text-small">{advert.note}</p>
    </aside>
  );
}
