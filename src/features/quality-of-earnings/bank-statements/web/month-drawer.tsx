import { type ReactNode, useState } from 'react';
import type { OpenFigure } from '#features/quality-of-earnings/general-ledger/web/queries.ts';
import { RowsDrawer } from '#features/quality-of-earnings/general-ledger/web/rows-drawer.tsx';
import { ledgerAccount } from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { monthInWords } from '#kernel/days.ts';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { Drawer } from '#kit/ui/Drawer.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { paymentTerms, receiptTerms } from '../domain/cash-proof.ts';
import type { ProofSideName } from '../domain/explanation.ts';
import { inClasses, type LineClass, outClasses } from '../domain/line-classes.ts';
import { figureOfPart } from '../domain/part-figures.ts';
import { bookPartWords } from '../domain/part-words.ts';
import { classWords, sideWords } from './bank-words.ts';
import type { OpenLines, OpenMonth, ProofMonth } from './queries.ts';

type Props = {
  reviewId: string;
  dataset: number;
  opened: OpenMonth | null;
  onOpenLines: (lines: OpenLines) => void;
  onClose: () => void;
};

/** What one month of the proof consists of; each amount opens the lines behind it. */
export function MonthDrawer({ reviewId, dataset, opened, onOpenLines, onClose }: Props) {
  const [figure, setFigure] = useState<(OpenFigure & { title?: string }) | null>(null);
  return (
    <>
      <Drawer
        wide
        side="right"
        title={opened ? `${sideWords[opened.side].title}, ${monthInWords(opened.month.month)}` : ''}
        open={opened !== null}
        onOpenChange={(open) => !open && onClose()}
      >
        {opened && (
          <div className="flex flex-col gap-6 px-5 pb-6">
            <AtTheBank {...opened} onOpen={onOpenLines} />
            <InTheBooks {...opened} dataset={dataset} onOpen={setFigure} />
          </div>
        )}
      </Drawer>
      <RowsDrawer
        reviewId={reviewId}
        opened={figure}
        {...(figure?.title ? { title: figure.title } : {})}
        onClose={() => setFigure(null)}
      />
    </>
  );
}

type PartProps = { side: ProofSideName; month: ProofMonth };

function AtTheBank({ side, month, onOpen }: PartProps & { onOpen: (lines: OpenLines) => void }) {
  const { bank, proof } = month;
  const isIn = side === 'receipts';
  const open = (what: LineClass | 'all', title: string) =>
    onOpen({
      title: `${title}, ${monthInWords(month.month)}`,
      ...{ first: month.month, last: month.month, side: isIn ? 'in' : 'out', what },
    });
  const parts: readonly (readonly [LineClass, number])[] = isIn
    ? inClasses.map((name) => [name, bank.notReceipts[name] ?? 0] as const)
    : outClasses.map((name) => [name, bank.notCosts[name] ?? 0] as const);
  const gross = isIn ? 'Deposits' : 'Withdrawals';
  return (
    <Part title="Per bank">
      <DescriptionList
        items={[
          {
            term: gross,
            detail: (
              <Opens
                label={gross}
                amount={isIn ? bank.deposits : bank.withdrawals}
                onOpen={() => open('all', gross)}
              />
            ),
          },
          ...parts
            .filter(([, amount]) => amount !== 0)
            .map(([name, amount]) => ({
              term: `− ${classWords[name]}`,
              detail: (
                <Opens
                  label={classWords[name]}
                  amount={-amount}
                  onOpen={() => open(name, classWords[name])}
                />
              ),
            })),
          {
            term: isIn ? 'From customers' : 'Costs paid',
            detail: (
              <Opens
                label={classWords.business}
                amount={proof?.[side].actual ?? 0}
                onOpen={() => open('business', isIn ? 'From customers' : 'Costs paid')}
              />
            ),
          },
        ]}
      />
    </Part>
  );
}

type BookProps = PartProps & {
  dataset: number;
  onOpen: (figure: OpenFigure & { title?: string }) => void;
};

function InTheBooks({ side, month, dataset, onOpen }: BookProps) {
  const { books, costs, proof } = month;
  if (!books || !proof) return null;
  const at = { dataset, from: month.month, to: month.month };
  const terms = side === 'receipts' ? receiptTerms : paymentTerms;
  const rows = terms.flatMap(({ part, sign }) => {
    if (part === 'costs')
      return costs.map(({ code, amount }) => ({
        term: ledgerAccount(code).label,
        detail: (
          <Opens
            label={ledgerAccount(code).label}
            amount={amount}
            onOpen={() => onOpen({ ...at, formula: 'account', code })}
          />
        ),
      }));
    const behind = figureOfPart[part];
    if (books[part] === 0 && part !== 'revenue') return [];
    const words = bookPartWords[part];
    return [
      {
        term: sign === 1 ? words : `− ${words}`,
        detail: behind ? (
          <Opens
            label={words}
            amount={sign * books[part]}
            onOpen={() =>
              onOpen({
                ...behind.figure,
                ...at,
                ...(behind.partly ? { title: `${words}, and other entries of the account` } : {}),
              })
            }
          />
        ) : (
          <Money exact amount={sign * books[part]} />
        ),
      },
    ];
  });
  return (
    <Part title="Per books">
      <DescriptionList
        items={[
          ...rows,
          {
            term: 'Expected',
            detail: <Money exact amount={proof[side].expected} className="font-semibold" />,
          },
          {
            term: 'Difference',
            detail: <Money exact amount={proof[side].variance} className="font-semibold" />,
          },
        ]}
      />
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function Opens({ label, amount, onOpen }: { label: string; amount: number; onOpen: () => void }) {
  return (
    <button
      type="button"
      className="min-h-9 rounded-small px-1 hover:bg-raised hover:underline"
      onClick={onOpen}
    >
      <Money exact amount={amount + 0} />
      <span className="sr-only">, lines behind {label}</span>
    </button>
  );
}
