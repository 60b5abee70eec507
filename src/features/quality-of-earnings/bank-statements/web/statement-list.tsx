import { useState } from 'react';
import { RemoveFile } from '#features/quality-of-earnings/reviews/web/remove-file.tsx';
import { useNewsOfReading } from '#features/quality-of-earnings/reviews/web/use-news-of-reading.ts';
import { counted } from '#kernel/counts.ts';
import { dayInWords } from '#kernel/days.ts';
import { cents, formatMoney } from '#kernel/money.ts';
import { call } from '#kit/api.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Badge, type Tone } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { removeBankFile } from '../contract.ts';
import type { StatementState } from '../domain/settle-account.ts';
import { BankColumnsForm } from './bank-columns-form.tsx';
import { placeWords, troubleWords } from './bank-words.ts';
import type { BankFile, BankIntake, BankStatement } from './queries.ts';
import { StatementForm } from './statement-form.tsx';
import { UploadStatements } from './upload-statements.tsx';

type Props = { reviewId: string; intake: BankIntake };

/** Every file with its statements: what is proved, and what a person has to say. */
export function StatementList({ reviewId, intake }: Props) {
  useNewsOfReading(intake.files.filter(({ scan }) => scan?.state === 'reading').length);
  return (
    <Card as="section" aria-labelledby="statements" className="flex flex-col gap-4">
      <div>
        <h2 id="statements" className="text-title">
          Statements
        </h2>
        <p className="max-w-prose text-muted">
          A statement counts once its opening balance and its lines come to its closing balance, to the cent.
        </p>
      </div>
      <UploadStatements reviewId={reviewId} />
      <ul
        aria-label="Files of statements"
        className="flex flex-col divide-y divide-line border-line border-t"
      >
        {intake.files.map((file) => (
          <li key={file.id} className="flex flex-col gap-3 py-4">
            <div className="flex flex-wrap items-start justify-between gap-2">
              <p className="wrap-anywhere min-w-0 font-medium">
                <bdi>{file.name}</bdi>
              </p>
              <RemoveFile
                name={file.name}
                description="It is deleted with its lines. Lines that another file has too stay."
                remove={() => call(removeBankFile, { params: { id: file.id } })}
              />
            </div>
            {file.scan && <Scan scan={file.scan} />}
            {file.rows && <BankColumnsForm fileId={file.id} rows={file.rows} />}
            {file.statements.map((statement) => (
              <Statement key={statement.number} file={file} statement={statement} intake={intake} />
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Scan({ scan: { state, pages, pagesRead, refusal } }: { scan: NonNullable<BankFile['scan']> }) {
  if (state === 'refused')
    return (
      <Alert tone="warning" title="This scan is not in the review">
        <p>{refusal}</p>
      </Alert>
    );
  if (state === 'read')
    return (
      <p className="text-muted text-small">
        Read from a scan: amounts count only where they add up, and names may be misspelled.
      </p>
    );
  const page = Math.min(pagesRead + 1, pages);
  return (
    <p className="text-small" role="status">
      Reading the scan: page {page} of {pages}. You can leave this page.
    </p>
  );
}

const states: Record<StatementState, { label: string; tone: Tone }> = {
  in: { label: 'Needs you', tone: 'amber' },
  proved: { label: 'Proved', tone: 'good' },
  refused: { label: 'Does not add up', tone: 'bad' },
};

const money = (amount: number) => formatMoney(cents(amount));

type StatementProps = { file: BankFile; statement: BankStatement; intake: BankIntake };

function Statement({ file, statement, intake }: StatementProps) {
  const [editing, setEditing] = useState(false);
  const { label, tone } = states[statement.state];
  const account = intake.accounts.find(({ number }) => number === statement.account);
  const known = account
    ? [account.name, account.lastFour].filter(Boolean).join(' ')
    : 'Account not known yet';
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tone}>{label}</Badge>
        <span className="font-medium">{known}</span>
        <span className="text-muted text-small">
          {dayInWords(statement.from)} to {dayInWords(statement.to)} ·{' '}
          {counted(statement.lines, 'line', 'lines')}
          {statement.repeated > 0 && `, ${statement.repeated} of them in another file too`}
        </span>
        <Button variant="quiet" size="small" onClick={() => setEditing(true)}>
          {statement.state === 'proved' ? 'Change' : 'Account and balances'}
          <span className="sr-only"> of {file.name}</span>
        </Button>
      </div>
      <p className="tabular text-small">{sumOf(statement)}</p>
      <Faults statement={statement} />
      {editing && (
        <StatementForm
          file={file}
          statement={statement}
          accounts={intake.accounts}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  );
}

/** The proof in one line. */
function sumOf({ opening, closing, amount, difference, typed, chained, reversed }: BankStatement): string {
  if (opening === null || closing === null)
    return `The lines come to ${money(amount)}. ${
      opening === null && closing === null
        ? 'The file has no balances'
        : opening === null
          ? `It ends with ${money(closing ?? 0)}; the file has no opening balance`
          : 'The file has no closing balance'
    }: copy what is missing from the statement.`;
  const sum = `${money(opening)} + lines ${money(amount)} = ${money(cents(opening + amount))}`;
  if (difference !== null && difference !== 0)
    return `${sum}, and the statement ends with ${money(closing)}. The difference is ${money(Math.abs(difference))}.`;
  const from = [
    typed && 'with balances that were typed',
    chained && 'opening with the end of the statement before',
    reversed && 'with the signs of the file turned around, as the balances prove',
  ].filter(Boolean);
  return `${sum}, as the statement ends${from.length > 0 ? `, ${from.join(', ')}` : ''}.`;
}

const shown = 5;

function Faults({ statement: { gap, troubles, breaks } }: { statement: BankStatement }) {
  if (!gap && troubles.length === 0 && breaks.length === 0) return null;
  return (
    <Alert
      tone="warning"
      title={troubles.length + breaks.length > 0 ? 'Lines to look at' : 'A gap before it'}
    >
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {gap !== null && gap !== 0 && (
          <li>
            It begins {money(Math.abs(gap))} {gap > 0 ? 'above' : 'below'} where the statement before ends. Is
            one missing between them?
          </li>
        )}
        {troubles.slice(0, shown).map(({ page, row, trouble, text }) => (
          <li key={`${page} ${row} ${trouble} ${text}`} className="first-letter:uppercase">
            {placeWords({ page, row })}: {troubleWords[trouble]}
            {text && ` (“${text}”)`}.
          </li>
        ))}
        {breaks.slice(0, shown).map(({ page, row, difference }) => (
          <li key={`${page} ${row}`} className="first-letter:uppercase">
            {placeWords({ page, row })}: the balance is off by {money(difference)}.
          </li>
        ))}
      </ul>
      {troubles.length + breaks.length > shown && (
        <p>Download the file from your bank again; an edited one often has many of these.</p>
      )}
    </Alert>
  );
}
