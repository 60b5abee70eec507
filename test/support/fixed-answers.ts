/** Fields whose right value is the same wherever they stand. `response`: what a device might answer, by its shape. */
export const fixedAnswers = {
  governingLaw: 'utah',
  mineToUse: true,
  acknowledged: true,
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
