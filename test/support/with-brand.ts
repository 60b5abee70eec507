/** Settings of an app with another brand file: loads the module that changes the brand before everything else. */
export function withBrand(name: 'selling-brand' | 'charging-brand'): { NODE_OPTIONS: string } {
  return { NODE_OPTIONS: `--import=${new URL(`./${name}.ts`, import.meta.url).href}` };
}
