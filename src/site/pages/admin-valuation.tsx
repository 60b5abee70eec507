import { useSearchParams } from 'react-router';
import { ChangeList } from '#features/valuation/valuation/web/change-list.tsx';
import { MultiplesDesk } from '#features/valuation/valuation/web/multiples-desk.tsx';
import { RulesDesk } from '#features/valuation/valuation/web/rules-desk.tsx';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Tabs } from '#kit/ui/Tabs.tsx';
import { Guard } from '../layouts/Guard.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Valuation tables', { hidden: true });

const tabs = [
  { value: 'multiples', label: 'Multiples', content: <MultiplesDesk /> },
  { value: 'rules', label: 'SBA rules', content: <RulesDesk /> },
  { value: 'changes', label: 'Changes', content: <ChangeList /> },
];

export default function AdminValuationPage() {
  const [search, setSearch] = useSearchParams();
  const open = tabs.find((tab) => tab.value === search.get('tab'))?.value ?? 'multiples';
  return (
    <Guard needs="admin" waiting={null}>
      <PageHeader
        title="Valuation tables"
        lead="What every estimate is worked out with. Each figure has a source and a date, and is reviewed every three months."
        actions={
          <LinkButton variant="secondary" to={paths.admin()}>
            Admin Dashboard
          </LinkButton>
        }
      />
      <Tabs
        label="Valuation tables"
        tabs={tabs}
        value={open}
        onValueChange={(tab) =>
          setSearch(tab === 'multiples' ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
      />
    </Guard>
  );
}
