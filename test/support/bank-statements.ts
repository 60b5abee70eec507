import { addBankFile, getBankFiles } from '#features/quality-of-earnings/bank-statements/contract.ts';
import { getCashProof, listBankLines } from '#features/quality-of-earnings/bank-statements/proof-contract.ts';
import { bytesOf } from './ledgers.ts';
import { expectOk, type Someone } from './people.ts';

type Hands = Pick<Someone, 'get' | 'put' | 'send'>;
/** Day, cents, name, and what the bank names the line by. */
export type StatementLine = readonly [day: string, amount: number, name: string, reference?: string];

const dollars = (cents: number) => (cents / 100).toFixed(2);

type Ofx = { account?: string; card?: boolean; from: string; to: string; closing: number };

/** An OFX file of one account: its closing balance, and no opening one. */
export function ofxOf(
  lines: readonly StatementLine[],
  { account = '000111222', card = false, from, to, closing }: Ofx,
) {
  const plain = (day: string) => day.replaceAll('-', '');
  const rows = lines.map(
    ([day, amount, name, reference = `${day}${name}${amount}`]) =>
      `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${plain(day)}<TRNAMT>${dollars(amount)}<FITID>${reference}<NAME>${name}</STMTTRN>`,
  );
  const kind = card ? 'CCSTMTRS' : 'STMTRS';
  return `OFXHEADER:100
<OFX><${kind}><CURDEF>USD<BANKACCTFROM><ACCTID>${account}</BANKACCTFROM><BANKTRANLIST><DTSTART>${plain(from)}<DTEND>${plain(to)}
${rows.join('\n')}
</BANKTRANLIST><LEDGERBAL><BALAMT>${dollars(closing)}<DTASOF>${plain(to)}</LEDGERBAL></${kind}></OFX>
`;
}

/** A CSV file with a running balance. */
export function bankCsvOf(lines: readonly StatementLine[], opening: number): string {
  let balance = opening;
  const rows = lines.map(([day, amount, name]) => {
    balance += amount;
    return `${day},"${name}",${dollars(amount)},${dollars(balance)}`;
  });
  return ['Date,Description,Amount,Balance', ...rows, ''].join('\n');
}

export const sendBankFile = (who: Hands, reviewId: string, file: string | Uint8Array, name = 'bank.ofx') =>
  who.send(
    'POST',
    `/api/earnings-reviews/${reviewId}/bank-files?name=${encodeURIComponent(name)}`,
    bytesOf(file),
  );

export async function addBankFileTo(who: Hands, reviewId: string, file: string, name?: string) {
  return addBankFile.reply.parse(await expectOk(sendBankFile(who, reviewId, file, name)));
}

export const bankFilesOf = async (who: Hands, reviewId: string) =>
  getBankFiles.reply.parse(await expectOk(who.get(`/api/earnings-reviews/${reviewId}/bank-files`)));

type Said = { statement: number; account: object; opening?: number | null; closing?: number | null };
export const sayStatement = (who: Hands, fileId: string, { opening = null, closing = null, ...said }: Said) =>
  who.put(`/api/bank-files/${fileId}/statement`, { ...said, opening, closing });

export const cashProofOf = async (who: Hands, reviewId: string) =>
  getCashProof.reply.parse(await expectOk(who.get(`/api/earnings-reviews/${reviewId}/cash-proof`)));

export async function bankLinesOf(who: Hands, reviewId: string, asked: Record<string, string> = {}) {
  const items = [];
  let after: string | null = null;
  for (;;) {
    const query = { first: '2025-01', last: '2025-12', size: '2', ...asked, ...(after ? { after } : {}) };
    const page = listBankLines.reply.parse(
      await expectOk(who.get(`/api/earnings-reviews/${reviewId}/bank-lines?${new URLSearchParams(query)}`)),
    );
    items.push(...page.items);
    after = page.next;
    if (after === null) return { total: page.total, items };
  }
}

export const sayLines = (who: Hands, reviewId: string, lines: readonly number[], said: string | null) =>
  who.put(`/api/earnings-reviews/${reviewId}/bank-lines`, { lines, class: said });
