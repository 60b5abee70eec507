// The directions of ARCHITECTURE.md: what stands further left knows nothing of what stands further right.
//   kernel ← domain ← wire/contract ← web
//   kernel ← domain ← wire/contract ← server ← app      server also uses platform, http and content
const feature = '^src/features/([^/]+)/';

const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/', pathNot: allowed },
});

/** Features in their order: each may import the ones before it (their domain, contract or a verb), never a later one. */
const order = [
  'audit',
  'notifications',
  'mail',
  'accounts',
  'sessions',
  'passkeys',
  'two-factor',
  'admin-views',
  'loose-files',
  'businesses',
  'valuation',
  'buyer-proofs',
  'blocks',
  'listings',
  'mandates',
  'ledger',
  'listing-views',
  'listing-photos',
  'watch-list',
  'saved-searches',
  'ndas',
  'nda-templates',
  'nda-passports',
  'access-requests',
  'deal-rooms',
  'room-views',
  'room-questions',
  'diligence-requests',
  'room-news',
  'room-archives',
  'storage',
  'offers',
  'messages',
  'activity',
  'profiles',
  'finder',
  'orders',
  'health-check',
  'earnings',
  'check-value',
  'check-reports',
  'dashboard',
  'assistant',
  'waitlist',
  'site-notes',
  'account-closing',
];

const later = order.map((name, index) => ({
  name: `${name}-imports-a-later-feature`,
  severity: 'error',
  from: { path: `^src/features/${name}/(domain|[a-z-]*contract|server)`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^src/features/(?!(${order.slice(0, index + 1).join('|')})/)` },
}));

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
    only('domain', '^src/features/[^/]+/domain/', '^src/(kernel/|features/[^/]+/domain/)'),
    only(
      'contract',
      '^src/(wire/|features/[^/]+/([a-z-]*contract|[a-z-]+-shapes)\\.ts$)',
      '^src/(kernel|wire)/|^src/features/[^/]+/(domain/|([a-z-]*contract|[a-z-]+-shapes)\\.ts$)',
    ),
    only('content', '^src/content/', '^src/(kernel|content)/'),
    only('platform', '^src/platform/', '^src/(kernel|wire|platform)/'),
    only('http', '^src/http/', '^src/(kernel|wire|platform|http)/'),
    only(
      'server',
      '^src/features/[^/]+/server/',
      '^src/(kernel|wire|platform|http|content)/|^src/features/[^/]+/(domain/|([a-z-]*contract|[a-z-]+-shapes)\\.ts$|server/)',
    ),
    only(
      'web',
      '^src/(web/|features/[^/]+/web/)',
      '^src/(kernel|wire|content|web)/|^src/features/[^/]+/(domain/|([a-z-]*contract|[a-z-]+-shapes)\\.ts$|web/)',
    ),
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^src/(kernel|features/[^/]+/domain)/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'store-and-routes-are-private',
      severity: 'error',
      from: { path: feature },
      to: { path: '^src/features/[^/]+/server/([a-z-]*store|routes)\\.ts$', pathNot: '^src/features/$1/' },
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
    ...later,
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
