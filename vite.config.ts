import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { lean } from './scripts/bundle.ts';
import { filesInDevelopment } from './scripts/files-in-development.ts';

/**
 * What every page needs, in two files instead of thirty: each file costs half a kilobyte of headers and a place in the
 * queue. Nothing belongs here that a page which is only read can do without.
 */
const everyPage = [
  /src\/content\/brand\.ts$/,
  /src\/kernel\/(instant|money)\.ts$/,
  /src\/kit\/(paths|theme|early-input|request-facts|error-words|api-error|ErrorPage)\.tsx?$/,
  /src\/kit\/auth\/(auth-info|use-remembered|return-path)\.ts$/,
  /src\/site\/layouts\/(SkipLink|ThemeControl|Wordmark|RouteAnnouncer|OfflineNotice)\.tsx?$/,
  /src\/site\/(page-meta|structured-data)\.ts$/,
  /src\/kit\/ui\/(cx|button-face|LinkButton|CairnMark|Badge|StatusBadge|Card|EmptyState)\.tsx?$/,
  /lucide-react\/dist\/esm\/(?!icons\/)/,
  /lucide-react\/dist\/esm\/icons\/(menu|x|eye-off|check|chevron-(left|right)|pause|play|moon|sun|monitor|wifi-off|store|circle-(check|x|dot|dashed)|clock|handshake|building-complex)\.m?js$/,
];
/** What the public pages need besides; signed-in pages do without. */
const publicPages = [
  /src\/content\/(landing|businesses-for-sale)\.ts$/,
  /src\/site\/layouts\/(Public\w+|public-links|SiteLinks)\.tsx?$/,
];
const groups = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\/|vite\/preload-helper/,
  },
  { name: 'site', test: (id: string) => everyPage.some((one) => one.test(id)) },
  { name: 'public', test: (id: string) => publicPages.some((one) => one.test(id)) },
  { name: 'query', test: /node_modules\/@tanstack\/(query-core|react-query)\// },
  // Of the frame around signed-in pages.
  {
    name: 'frame-icons',
    test: /src\/features\/(conversation\/assistant\/web\/(panel-state|launcher-id)|inbox\/notifications\/web\/(use-counts|bell-face))\.tsx?$|src\/kit\/ui\/(OnDemand|Avatar|PageHeader|QueryPage|Skeleton|ErrorState|TimeAgo|use-toast|time-ago|date-format)\.tsx?$|src\/kit\/kept\.ts$|src\/kernel\/counts\.ts$|src\/site\/(layouts\/(Guard|app-links|sidebar-state)|admin-views\/web\/viewing)\.tsx?$|lucide-react\/dist\/esm\/icons\/(layout-dashboard|messages-square|door-open|chart-no-axes-column|shield-check|plus|bell|panel-left|user-round|log-out|chevrons-up-down|circle-exclamation-point|circle-question-mark)\.m?js$/,
  },
  // What tabs and menus stand on: fifteen files of some hundred bytes.
  {
    name: 'base',
    test: /@base-ui\/react\/internals\/(composite\/|direction-context\/|csp-context\/|useRenderElement)/,
  },
];

export default defineConfig({
  resolve: {
    alias: [
      {
        find: /^use-sync-external-store\/shim$/,
        replacement: join(import.meta.dirname, 'src/kit/sync-external-store.ts'),
      },
    ],
  },
  plugins: [
    tailwindcss(),
    reactRouter(),
    filesInDevelopment(),
    withoutJsonSchemas(),
    withoutUnusedZod(),
    withoutZodsWords(),
  ],
  build: {
    // Fonts and images stay files: a data address would need its own line in the content policy.
    assetsInlineLimit: 0,
    // Only for the log: it compresses every file.
    reportCompressedSize: false,
    // Of icons and charts, only the modules that pages use are read: 3,056 instead of 5,279.
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // The server keeps the text of its pages in memory.
    ssr: { build: { rolldownOptions: { output: lean } } },
  },
  // Bundled, so that the server loads the parts that pages use and not whole libraries: 140 MB of memory less.
  ssr: {
    noExternal: [/^@base-ui/, /^@floating-ui/, 'lucide-react', 'react-hook-form', /^@hookform/, /^@tanstack/],
  },
  // Every page is looked through before the first is served: a library found later reloads the browser.
  optimizeDeps: { entries: ['src/{kit,site,features/*/*/web}/**/!(*.test).{ts,tsx}'] },
});

/** zod carries its way to JSON Schema in every schema: a tenth of it. Only the server describes its API. */
function withoutJsonSchemas(): Plugin {
  return {
    name: 'without-json-schemas',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/ },
      handler(code) {
        const exported = /^export (?:(?:const|function|class) |\{ \w+ as )(\w+)/gm;
        const names = [...code.matchAll(exported)].map(([, name]) => name);
        const lines = names.map((name) => `export const ${name} = none;`);
        const none = "const none = () => () => { throw new Error('no JSON Schema in the browser'); };";
        return { code: [none, ...lines].join('\n'), map: null };
      },
    },
  };
}

/**
 * What zod brings into every page and no page can use: the methods of strings that it retired (`z.string().email()`;
 * `test/architecture/formats.test.ts` keeps them out of the source), and its compiler, which the content policy forbids.
 */
function withoutUnusedZod(): Plugin {
  return {
    name: 'without-unused-zod',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /zod\/v4\/classic\/schemas\.js$/ },
      handler(code) {
        const method =
          /^ {4}\w+\(params\) \{\n {8}return this\.check\(core\._\w+\(Zod\w+, params\)\);\n {4}\},\n/gm;
        return {
          code: code.replaceAll(method, '').replace('core.$ZodObjectJIT', 'core.$ZodObject'),
          map: null,
        };
      },
    },
  };
}

/** `wire/own-words.ts` replaces its messages, so pages need not load them. */
function withoutZodsWords(): Plugin {
  return {
    name: 'without-zods-words',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /zod\/v4\/locales\/en\.js$/ },
      handler: () => ({ code: 'export default () => ({});', map: null }),
    },
  };
}
