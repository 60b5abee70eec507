import fc from 'fast-check';

// Developer machines look for new counterexamples; CI judges the commit, so it always tries the same cases.
if (process.env.CI) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_120 });
