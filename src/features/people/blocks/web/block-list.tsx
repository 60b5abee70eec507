import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PagedList } from '#kit/tables/PagedList.tsx';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { Row, RowList } from '#kit/ui/RowList.tsx';
import { kindWords } from './block-words.ts';
import { type Block, blocksQuery } from './queries.ts';
import { useRemoveBlock } from './use-blocks.ts';

export function BlockList() {
  const blocks = useInfiniteQuery(blocksQuery());
  const [asked, setAsked] = useState<Block | null>(null);
  const remove = useRemoveBlock(() => setAsked(null));
  return (
    <>
      <PagedList
        query={blocks}
        what="block list"
        more="Load more"
        empty={
          <EmptyState title="No one is blocked">
            Block a competitor, a supplier or a neighbor so that they see none of your listings.
          </EmptyState>
        }
      >
        {(items) => (
          <RowList>
            {items.map((block) => (
              <BlockRow
                key={block.id}
                block={block}
                onUnblock={() => {
                  remove.reset();
                  setAsked(block);
                }}
              />
            ))}
          </RowList>
        )}
      </PagedList>
      <UnblockDialog block={asked} remove={remove} onClose={() => setAsked(null)} />
    </>
  );
}

function BlockRow({ block, onUnblock }: { block: Block; onUnblock: () => void }) {
  return (
    <Row
      title={
        <>
          <bdi className="wrap-anywhere">{block.label}</bdi>
          <Badge tone="neutral">{kindWords[block.kind].name}</Badge>
        </>
      }
      detail={
        <>
          Since <DateText at={block.createdAt} />
          {block.kind === 'domain' &&
            block.pattern !== block.label &&
            ` · blocks every address at ${block.pattern}`}
        </>
      }
      action={
        <Button size="small" variant="secondary" aria-label={`Unblock ${block.label}`} onClick={onUnblock}>
          Unblock
        </Button>
      }
    />
  );
}

type DialogProps = {
  block: Block | null;
  remove: ReturnType<typeof useRemoveBlock>;
  onClose: () => void;
};

function UnblockDialog({ block, remove, onClose }: DialogProps) {
  return (
    <ConfirmDialog
      open={block !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Unblock ${block?.label ?? ''}?`}
      description="They can see your public listings again. Requests and access that ended stay ended."
      confirmLabel="Take off"
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => block && remove.mutate(block)}
    />
  );
}
