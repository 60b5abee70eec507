import { useSearchParams } from 'react-router';
import { waitlistNames, waitlists } from '#features/conversation/waitlist/domain/lists.ts';
import { ExportButton } from '#features/conversation/waitlist/web/export-button.tsx';
import { WaitlistTable } from '#features/conversation/waitlist/web/waitlist-table.tsx';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { Guard } from '../layouts/Guard.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Waitlist', { hidden: true });

const options = [
  { value: 'all', label: 'All lists' },
  ...waitlists.map((list) => ({ value: list, label: waitlistNames[list] })),
];

export default function WaitlistPage() {
  const [search, setSearch] = useSearchParams();
  const list = waitlists.find((one) => one === search.get('list')) ?? null;
  const choose = (value: string) =>
    setSearch(value === 'all' ? {} : { list: value }, { replace: true, preventScrollReset: true });
  return (
    <Guard needs="admin" waiting={null}>
      <PageHeader
        title="Waitlist"
        lead="Sign-ups from For sellers and For brokers, and whether the external form has each one."
        actions={
          <LinkButton variant="secondary" to={paths.admin()}>
            Admin Dashboard
          </LinkButton>
        }
      />
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <div className="w-full sm:w-72">
          <Select aria-label="List" value={list ?? 'all'} onValueChange={choose} options={options} />
        </div>
        <ExportButton list={list} />
      </div>
      <WaitlistTable key={list} list={list} />
    </Guard>
  );
}
