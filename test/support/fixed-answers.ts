import { omitted } from './schemas.ts';

/** Fields with the same valid value everywhere. `response`: the answer of a WebAuthn device, valid in shape only. */
export const fixedAnswers = {
  code: '000000',
  capacity: 'individual',
  paidOn: '2025-01-05',
  governingLaw: 'utah',
  mineToUse: true,
  acknowledged: true,
  asOf: '2025-01-05',
  url: 'https://hooks.example/cairn',
  sourceUrl: 'https://somewhere.example/table',
  rowId: omitted,
  response: {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    response: {
      clientDataJSON: 'AAAA',
      attestationObject: 'AAAA',
      authenticatorData: 'AAAA',
      signature: 'AAAA',
    },
  },
};
