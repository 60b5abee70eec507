/** Settings of an app that runs with another brand file: the module that changes it is loaded before everything else. */
export function withBrand(name: 'selling-brand' | 'charging-brand'): { NODE_OPTIONS: string } {
  return { NODE_OPTIONS: `--import=${new URL(`./${name}.ts`, import.meta.url).href}` };
}
