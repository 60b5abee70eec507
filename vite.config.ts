import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Fonts and images stay files: a data address would need its own line in the content policy.
  build: { assetsInlineLimit: 0 },
  // Bundled, so that the server loads the parts that pages use and not whole libraries: 140 MB of memory less.
  ssr: {
    noExternal: [/^@base-ui/, /^@floating-ui/, 'lucide-react', 'react-hook-form', /^@hookform/, /^@tanstack/],
  },
  // Every page is looked through before the first is served: a library found later reloads the browser.
  optimizeDeps: { entries: ['src/{web,features/*/web}/**/!(*.test).{ts,tsx}'] },
});
