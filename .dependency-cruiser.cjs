// The directions of ARCHITECTURE.md: what stands further left knows nothing of what stands further right.
//   kernel ← domain ← wire/contract ← kit ← web ← site
//   kernel ← domain ← wire/contract ← server ← app      server also uses platform, http and content
// Every file is covered, types and tests too.
const { contexts, site } = require('./src/contexts.json');

const feature = '^src/(?:features/[^/]+|site)/[^/]+/';
const shared = `${feature}(domain/|([a-z-]*contract|[a-z-]+-shapes)\\.ts$)`;
const pagesOfSite = '^src/site/(?:[^/]+$|pages/|layouts/)';

const only = (name, from, ...allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^src/', pathNot: allowed },
});

const never = (name, from, to) => ({ name, severity: 'error', from: { path: from }, to: { path: to } });

/** One of these folders. */
const oneOf = (names) => `(?:${names.join('|')})/`;

/** Between contexts, and between the features of one: each may import the ones before it, never a later one. */
const names = Object.keys(contexts);
const laterContexts = names.map((context, index) => {
  const later = names.slice(index + 1).map((name) => `features/${name}`);
  return never(
    `${context}-imports-a-later-context`,
    `^src/features/${context}/`,
    `^src/${oneOf([...later, 'site'])}`,
  );
});
/** The list of a context's features names its own; what another context gives to them is a parameter. */
const listsOfContexts = [...names, 'site'].map((context) => {
  const own = context === 'site' ? '^src/site/' : `^src/features/${context}/`;
  return {
    name: `list-of-${context}-imports-another-context`,
    severity: 'error',
    from: { path: `^src/app/contexts/${context}\\.ts$` },
    to: { path: '^src/(features|site)/', pathNot: own },
  };
});
const laterFeatures = [...Object.entries(contexts), ['site', site]].flatMap(([context, features]) => {
  const folder = context === 'site' ? '^src/site/' : `^src/features/${context}/`;
  return features
    .slice(0, -1)
    .map((name, index) =>
      never(
        `${name}-imports-a-later-feature`,
        `${folder}${name}/`,
        folder + oneOf(features.slice(index + 1)),
      ),
    );
});

module.exports = {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|pdfmake/interfaces)' },
    },
    only('kernel-alone', '^src/kernel/', '^src/kernel/'),
    only('domain', `${feature}domain/`, '^src/kernel/', `${feature}domain/`),
    only('wire', '^src/wire/', '^src/(kernel|wire)/'),
    only('contract', `${feature}([a-z-]*contract|[a-z-]+-shapes)\\.ts$`, '^src/(kernel|wire)/', shared),
    only('content', '^src/content/', '^src/(kernel|content)/'),
    only('platform', '^src/platform/', '^src/(kernel|wire|platform)/'),
    only('http', '^src/http/', '^src/(kernel|wire|platform|http)/'),
    only('kit', '^src/kit/', '^src/(kernel|wire|content|kit)/'),
    only(
      'server',
      `${feature}server/`,
      '^src/(kernel|wire|platform|http|content)/',
      shared,
      `${feature}server/`,
    ),
    only('web', `${feature}web/`, '^src/(kernel|wire|content|kit)/', shared, `${feature}web/`),
    only('site', pagesOfSite, '^src/(kernel|wire|content|kit)/', shared, `${feature}web/`, pagesOfSite),
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: ['^src/kernel/', `${feature}domain/`], pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'store-and-routes-are-private',
      severity: 'error',
      from: { path: '^(src/(?:features/[^/]+|site)/[^/]+/)' },
      to: { path: `${feature}server/([a-z-]*store|routes)\\.ts$`, pathNot: '^$1' },
    },
    {
      name: 'hono-only-in-http',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/http/' },
      to: { path: 'node_modules/(hono|@hono)/' },
    },
    {
      name: 'nothing-imports-app',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/app/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'product-imports-no-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(test|scripts|bench)/' },
    },
    never('tests-beside-code', '^src/.*\\.test\\.tsx?$', '^(scripts|bench|test/(?!support/))'),
    ...laterContexts,
    ...listsOfContexts,
    ...laterFeatures,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.react-router|\\.tsc)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
