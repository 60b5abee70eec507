import { useSyncExternalStore } from 'react';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { lastWords } from '#site/account-closing/web/last-words.ts';
import { TieList } from '#site/account-closing/web/tie-list.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Your account is closed', { hidden: true });

const subscribe = () => () => {};
const textHere = () => JSON.stringify(lastWords.read());
const nothing = () => 'null';

/** Outside of the guard, because no one is signed in any more. */
export default function AccountClosedPage() {
  // As a string, because snapshots are compared by identity.
  const told = useSyncExternalStore(subscribe, textHere, nothing) === 'null' ? null : lastWords.read();
  return (
    <section className="mx-auto flex max-w-column flex-col items-start gap-5 px-5 py-16">
      <h1 className="text-heading">Your account is closed</h1>
      {told && <TieList ties={told.ties} whose="your account" past />}
      <p className="text-muted">
        We sent you an email that says the same. You can open a new account at any time.
      </p>
      <LinkButton to={paths.landing()}>Leave</LinkButton>
    </section>
  );
}
