import type { LimitRule } from '#http/limits.ts';
import { changes, type Route, reads, uploads } from '#http/mount.ts';
import { signedIn } from '#platform/signed-in.ts';
import * as contract from '../contract.ts';
import * as proof from '../proof-contract.ts';
import { addBankFile, readBankFile } from './add-file.ts';
import { listBankLines, sayBankLines } from './bank-lines.ts';
import type { BankTools } from './bank-tools.ts';
import { removeBankFile, sayBankColumns, sayBankStatement } from './change-files.ts';
import { explainCash } from './explain-cash.ts';
import { getBankFiles } from './read-intake.ts';
import { getCashProof } from './read-proof.ts';
import { setBankAccount } from './set-account.ts';

/** Three years of five accounts by month, and half of them again. */
const filesPerPerson: LimitRule = { name: 'bank-files', most: 300, seconds: 3_600 };

export function bankStatementRoutes(tools: BankTools): Route[] {
  return [
    uploads(contract.addBankFile, (reading, input) => readBankFile(reading, input, tools), addBankFile, {
      limits: ({ actor }) => [{ rule: filesPerPerson, subject: signedIn(actor).personId }],
    }),
    reads(contract.getBankFiles, (reading, { params }) => getBankFiles(reading, params.id)),
    changes(contract.sayBankColumns, (work, input) => sayBankColumns(work, input, tools)),
    changes(contract.sayBankStatement, sayBankStatement),
    changes(contract.removeBankFile, (work, { params }) => removeBankFile(work, params.id)),
    changes(contract.setBankAccount, setBankAccount),
    reads(proof.getCashProof, getCashProof),
    reads(proof.listBankLines, listBankLines),
    changes(proof.sayBankLines, sayBankLines),
    changes(proof.explainCash, explainCash),
  ];
}
