import { BlockForm } from '#features/people/blocks/web/block-form.tsx';
import { BlockList } from '#features/people/blocks/web/block-list.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Block list', { hidden: true });

export default function BlockListPage() {
  return (
    <>
      <PageHeader
        title="Block list"
        lead="People you block see none of your listings: not in the marketplace, not by link, not in emails. Their open requests and access end immediately, and they are not notified. Signed out, they see only what everyone sees: the public listing."
      />
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Card as="section" aria-label="Block a buyer">
          <BlockForm />
        </Card>
        <section aria-label="Blocked">
          <BlockList />
        </section>
      </div>
    </>
  );
}
