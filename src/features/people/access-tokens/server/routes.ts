import { changes, type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { changeToken } from './change-token.ts';
import { createServiceToken, createToken } from './create-token.ts';
import { describeToken, listServiceTokens, listTokens } from './list-tokens.ts';
import { revokeServiceToken, revokeToken, revokeTokensOf } from './revoke-tokens.ts';
import type { TokenTools } from './token-tools.ts';

export function tokenRoutes(tools: TokenTools): Route[] {
  return [
    reads(contract.listTokens, (reading) => listTokens(reading, tools)),
    changes(contract.createToken, (work, input) => createToken(work, input, tools)),
    changes(contract.changeToken, (work, input) => changeToken(work, input, tools)),
    changes(contract.revokeToken, revokeToken),
    reads(contract.describeToken, (reading) => describeToken(reading, tools)),
    changes(contract.revokeTokensOf, revokeTokensOf),
    reads(contract.listServiceTokens, (reading) => listServiceTokens(reading, tools)),
    changes(contract.createServiceToken, (work, input) => createServiceToken(work, input, tools)),
    changes(contract.revokeServiceToken, revokeServiceToken),
  ];
}
