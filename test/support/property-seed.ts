import fc from 'fast-check';

// A developer's machine looks for new counterexamples; CI judges the commit, so it tries the same cases each time.
if (process.env.CI) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_120 });
