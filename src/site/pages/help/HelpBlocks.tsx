import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { HelpBlock } from '#content/help/article.ts';
import { anchorOf, inlineParts } from '#content/help/inline.ts';

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
  const align = head.map((_, column) => (rows.every((row) => isFigure(row[column])) ? 'text-right' : ''));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen it scrolls, also by keyboard
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto rounded-medium border">
      <table className="tabular w-full border-collapse text-left text-small">
        <caption className={`border-b bg-surface py-2.5 text-left font-medium ${sides}`}>{caption}</caption>
        <thead>
          <tr className="border-b text-muted">
            {head.map((cell, column) => (
              <th key={cell} scope="col" className={`py-2 font-medium ${sides} ${align[column]}`}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')} className="border-b last:border-b-0">
              {row.map((cell, column) => (
                <Cell
                  key={head[column]}
                  first={column === 0}
                  className={`py-2 align-top ${sides} ${align[column]}`}
                >
                  <Words text={cell} />
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const sides = 'px-3 sm:px-4';

/** `$1,200`, `−24,000`, `2.8×`, `17%`. */
function isFigure(cell: string | undefined): boolean {
  return /^[+−]?\$?\d[\d,.]*\s?[%×]?$/.test(cell ?? '');
}

function Cell({ first, className, children }: { first: boolean; className: string; children: ReactNode }) {
  if (!first) return <td className={className}>{children}</td>;
  return (
    <th scope="row" className={`font-normal ${className}`}>
      {children}
    </th>
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
