import type { ReactNode } from 'react';

/** Amounts stand on the right; the first column and one called Result are words. */
type Props = { label: string; columns: readonly string[]; children: ReactNode };

/** A table of money that scrolls sideways within its frame. `children`: its rows. */
export function ScrollingTable({ label, columns, children }: Props) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
      aria-label={label}
      className="relative min-w-0 overflow-x-auto rounded-large border"
    >
      <table className="tabular w-full border-collapse bg-surface text-small [&_td]:whitespace-nowrap [&_td]:px-3 [&_td]:py-1.5 [&_td]:text-right [&_th]:px-3 [&_th]:py-1.5 [&_th]:text-left [&_th]:font-normal [&_thead_th]:text-muted">
        <thead>
          <tr className="border-b">
            {columns.map((title, at) => (
              <th key={title} scope="col" className={at === 0 || title === 'Result' ? '' : '[&&]:text-right'}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
