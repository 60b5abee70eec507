import type { LedgerFile } from './queries.ts';

type Reading = NonNullable<LedgerFile['reading']>;
type Trouble = Reading['troubles'][number]['trouble'];

const words: Record<Trouble, string> = {
  'day-unclear': 'This day could not be read',
  'day-missing': 'The day is missing',
  'amount-unclear': 'This amount could not be read',
  'amount-missing': 'The amount is missing',
  'account-missing': 'No account stands above this line',
  'both-sides': 'A debit and a credit on one line',
  'other-currency': 'Not in US dollars',
  'part-of-a-cent': 'An amount with a part of a cent',
  'formula-without-result': 'A formula that was never computed',
};
const shown = 20;

/** Lines that are in no figure, each with its place in the file. */
export function TroubleList({ reading: { troubles, sheets } }: { reading: Reading }) {
  if (troubles.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer text-small">Lines that are in no figure</summary>
      <ul className="mt-2 flex flex-col gap-1 text-small">
        {troubles.slice(0, shown).map(({ sheet, row, trouble, text }) => (
          <li key={`${sheet} ${row}`} className="wrap-anywhere">
            {sheets[sheet] && `${sheets[sheet]}, `}row {row}: {words[trouble]}
            {text && (
              <>
                : <bdi className="tabular">{text}</bdi>
              </>
            )}
          </li>
        ))}
        {troubles.length > shown && (
          <li className="text-muted">And more. Correct these, and export again.</li>
        )}
      </ul>
    </details>
  );
}
