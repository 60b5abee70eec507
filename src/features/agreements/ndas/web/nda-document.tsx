import type { RefObject } from 'react';
import type { NdaView } from './queries.ts';

type Props = { document: NdaView['document']; text?: RefObject<HTMLDivElement | null> };

export function NdaDocument({ document, text }: Props) {
  return (
    <div
      ref={text}
      className="rounded-large border bg-surface px-5 py-8 shadow-low sm:px-10 sm:py-12 md:px-14"
    >
      <div className="mx-auto flex max-w-[40rem] flex-col gap-4 leading-7">
        {document.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an agreement never changes
          <Block key={index} block={block} />
        ))}
      </div>
    </div>
  );
}

function Block({ block }: { block: NdaView['document'][number] }) {
  const { kind, number, text } = block;
  switch (kind) {
    case 'title':
      return <h3 className="mb-2 text-heading">{text}</h3>;
    case 'heading':
      return (
        <h4 className="mt-5 flex gap-3 font-semibold text-lead">
          {number && <span className="tabular shrink-0 text-muted sm:w-10">{number}</span>}
          {text}
        </h4>
      );
    case 'clause':
      return (
        <p className="flex flex-col gap-x-3 whitespace-pre-line sm:flex-row">
          {number && <span className="tabular w-10 shrink-0 text-muted">{number}</span>}
          <span className="min-w-0">{text}</span>
        </p>
      );
    case 'paragraph':
      return <p className="whitespace-pre-line text-muted">{text}</p>;
  }
}
