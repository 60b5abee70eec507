import { useSearchParams } from 'react-router';
import { accountStates } from '#features/people/accounts/domain/user-list.ts';
import { roles } from '#kernel/actor.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { UsersPanel } from '#site/admin-views/web/users-panel.tsx';
import { Guard } from '../layouts/Guard.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Accounts', { hidden: true });

export default function UsersPage() {
  const [search, setSearch] = useSearchParams();
  const role = roles.find((one) => one === search.get('role'));
  const state = accountStates.find((one) => one === search.get('state'));
  const view = search.get('view');
  const choose = (name: 'role' | 'state', value: string) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('view');
        if (value === 'all') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Guard needs="admin" waiting={null}>
      <PageHeader
        title="Accounts"
        lead="Who has an account, what they may do, and what to do about it."
        actions={
          <LinkButton variant="secondary" to={paths.admin()}>
            Admin Dashboard
          </LinkButton>
        }
      />
      {view === 'stopped' && <Alert className="mb-5" title="You’re back in your own account." />}
      {view === 'over' && (
        <Alert className="mb-5" title="Viewing has ended.">
          Its 30 minutes are over, or it was ended elsewhere. You’re back in your own account.
        </Alert>
      )}
      <UsersPanel filters={{ ...(role ? { role } : {}), ...(state ? { state } : {}) }} onChoose={choose} />
    </Guard>
  );
}
