import { BlockForm } from '#features/blocks/web/block-form.tsx';
import { BlockList } from '#features/blocks/web/block-list.tsx';
import { pageMeta } from '../page-meta.ts';
import { Card } from '../ui/Card.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

export const meta = () => pageMeta('Block list', { hidden: true });

export default function BlockListPage() {
  return (
    <>
      <PageHeader
        title="Block list"
        lead="Whoever you block sees none of your listings: not in the marketplace, not by a link, not in a mail. Open requests and access end at once, and nobody tells them. Signed out, they see what everybody sees: the public card."
      />
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Card as="section" aria-label="Block somebody">
          <BlockForm />
        </Card>
        <section aria-label="Blocked">
          <BlockList />
        </section>
      </div>
    </>
  );
}
