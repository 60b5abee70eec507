import {
  type LedgerCode,
  type LedgerUse,
  ledgerAccount,
  ledgerCodes,
  ledgerUses,
} from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { counted } from '#kernel/counts.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Money } from '#kit/ui/Money.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { pathSign } from '../domain/account-sections.ts';
import { ledgerUseWords } from '../domain/ledger-use-words.ts';
import { type PurposeReason, proposePurpose } from '../domain/propose-purpose.ts';
import type { LedgerAccount } from './queries.ts';

export type Choice = { code: LedgerCode; purpose: LedgerUse | null };

const purposeOptions = ledgerUses.map((value) => ({ value, ...ledgerUseWords[value] }));
const onBalance = (code: LedgerCode) => ledgerAccount(code).use !== null;
const optionOf = (value: LedgerCode) => {
  const { label, hint } = ledgerAccount(value);
  return { value, label, hint };
};
const codeOptions = [
  {
    label: 'Profit and loss',
    options: ledgerCodes.filter((code) => code !== 'UNMAPPED' && !onBalance(code)).map(optionOf),
  },
  { label: 'Balance sheet', options: ledgerCodes.filter(onBalance).map(optionOf) },
];
const reasons = {
  name: 'Proposed by its name',
  number: 'Known by its number only',
  none: 'To decide',
} as const;

const purposeWords: Record<PurposeReason, string> = {
  usual: 'usual for this line',
  'for-past-work': 'owed for work before the sale',
  'tax-of-before': 'tax of the time before the sale',
  'paid-with-price': 'paid off from the price',
  'grant-or-advance': 'money that was borrowed',
  'held-for-years': 'held for years, not for daily business',
  'of-related-party': 'with a related party',
};

/** What we propose an account to be, and why. */
function purposeNote(path: string, code: LedgerCode, chosen: LedgerUse | null): string {
  const { purpose, reason } = proposePurpose(path, code);
  if (purpose === null) return '';
  const why = purposeWords[reason];
  return purpose === chosen ? `Proposed: ${why}.` : `We proposed “${ledgerUseWords[purpose].label}”: ${why}.`;
}

type Props = { account: LedgerAccount; chosen: Choice | null; onChoose: (choice: Choice) => void };

export function AccountLine({
  account: { path, lines, amount, decided, by, ...stored },
  chosen,
  onChoose,
}: Props) {
  const { code, purpose } = chosen ?? stored;
  const names = path.split(pathSign);
  return (
    <li className="grid items-center gap-x-4 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_13rem_12rem]">
      <span className="min-w-0">
        <span className="wrap-anywhere flex flex-wrap items-center gap-2 font-medium">
          {names.at(-1)}
          {code === 'UNMAPPED' && <Badge tone="amber">To decide</Badge>}
          {code !== 'UNMAPPED' && !decided && !chosen && <Badge>{reasons[by]}</Badge>}
        </span>
        {names.length > 1 && (
          <span className="wrap-anywhere block text-muted text-small">
            {names.slice(0, -1).join(pathSign)}
          </span>
        )}
        <span className="block text-muted text-small">
          {counted(lines, 'line')}, debits less credits <Money exact amount={amount} />
        </span>
      </span>
      <Select
        aria-label={`Where ${path} belongs`}
        value={code === 'UNMAPPED' ? '' : code}
        placeholder="Choose a line"
        onValueChange={(value) => {
          const next = ledgerCodes.find((one) => one === value);
          if (next) onChoose({ code: next, purpose: proposePurpose(path, next).purpose });
        }}
        options={codeOptions}
      />
      {onBalance(code) ? (
        <div className="flex min-w-0 flex-col gap-1">
          <Select
            aria-label={`What ${path} is to a buyer`}
            value={purpose}
            onValueChange={(value) => {
              const next = ledgerUses.find((one) => one === value);
              if (next) onChoose({ code, purpose: next });
            }}
            options={purposeOptions}
          />
          <span className="text-muted text-small">{purposeNote(path, code, purpose)}</span>
        </div>
      ) : (
        <span className="hidden md:block" />
      )}
    </li>
  );
}
