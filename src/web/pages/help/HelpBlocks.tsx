import { Info } from 'lucide-react';
import { Link } from 'react-router';
import type { HelpBlock } from '#content/help/article.ts';
import { anchorOf, inlineParts } from '#content/help/inline.ts';

/** The body of an article. */
export function HelpBlocks({ blocks }: { blocks: readonly HelpBlock[] }) {
  return blocks.map((block, index) => <Block key={keyOf(block, index)} block={block} />);
}

function keyOf(block: HelpBlock, index: number): string {
  return `${index}-${block.kind}`;
}

function Block({ block }: { block: HelpBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={anchorOf(block.text)} className="mt-4 text-title">
          {block.text}
        </h2>
      );
    case 'paragraph':
      return (
        <p>
          <Words text={block.text} />
        </p>
      );
    case 'note':
      return (
        <p className="flex gap-3 rounded-medium border bg-surface px-4 py-3 text-muted text-small">
          <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
          <span>
            <Words text={block.text} />
          </span>
        </p>
      );
    case 'list':
      return <List items={block.items} ordered={block.ordered ?? false} />;
    case 'table':
      return <Table {...block} />;
  }
}

function List({ items, ordered }: { items: readonly string[]; ordered: boolean }) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag className={`flex flex-col gap-2 pl-5 marker:text-accent ${ordered ? 'list-decimal' : 'list-disc'}`}>
      {items.map((item) => (
        <li key={item} className="pl-1">
          <Words text={item} />
        </li>
      ))}
    </Tag>
  );
}

function Table({ caption, head, rows }: Extract<HelpBlock, { kind: 'table' }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen it scrolls, also by keyboard
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto rounded-medium border">
      <table className="tabular w-full border-collapse text-left text-small">
        <caption className="border-b bg-surface px-4 py-2.5 text-left font-medium">{caption}</caption>
        <thead>
          <tr className="border-b text-muted">
            {head.map((cell) => (
              <th key={cell} scope="col" className="px-4 py-2 font-medium">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')} className="border-b last:border-b-0">
              {row.map((cell, column) => (
                <td key={head[column]} className="px-4 py-2 align-top">
                  <Words text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Words({ text }: { text: string }) {
  return inlineParts(text).map((part) =>
    part.to === null ? (
      part.text
    ) : (
      <Link key={`${part.to}-${part.text}`} to={part.to} prefetch="intent" className="link">
        {part.text}
      </Link>
    ),
  );
}
