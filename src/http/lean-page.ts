/** Marks pages that are read before they are used: style inline, scripts after the first paint. */
const mark = ' data-alive="later"';

export function isLean(html: string): boolean {
  return html.includes(mark);
}

export function styleSheetsOf(html: string): string[] {
  return [...html.matchAll(styleLink)].map((link) => attribute(link[0], 'href'));
}

const styleLink = /<link\b[^>]*\brel="stylesheet"[^>]*>/g;
const preload = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;
const moduleScript = /(<script\b[^>]*\btype="module"[^>]*>)([\s\S]*?)<\/script>/;

/** `css`: path → text of each sheet. The stylesheet link stays, disabled, because hydration expects it there. */
export function leanPage(html: string, css: ReadonlyMap<string, string>, nonce: string | null): string {
  const open = nonce === null ? '<style>' : `<style nonce="${nonce}">`;
  const preloads = [...html.matchAll(preload)].map((link) => attribute(link[0], 'href'));
  return html
    .replace(styleLink, (link) => {
      const text = css.get(attribute(link, 'href'));
      if (text === undefined) return link;
      return `${open}${text}</style>${link.replace(/\s*\/?>$/, ' disabled="">')}`;
    })
    .replace(preload, '')
    .replace(moduleScript, (_all, tag: string, source: string) => `${tag}${late(source, preloads)}</script>`);
}

function late(source: string, preloads: readonly string[]): string {
  const manifest = source.match(/import "([^"]+)"/)?.[1];
  const routes = [...source.matchAll(/import \* as (\w+) from "([^"]+)"/g)];
  const table = source.match(/window\.__reactRouterRouteModules = (\{[^;]*\});/)?.[1];
  const entry = source.match(/\bimport\("([^"]+)"\)/)?.[1];
  if (!manifest || !table || !entry || routes.length === 0)
    throw new Error('the start script of the pages is not as it was: see src/http/lean-page.ts');
  const names = routes.map((route) => route[1] ?? '').join(',');
  const modules = [manifest, ...routes.map((route) => route[2] ?? '')];
  const parts = leavesFirst(preloads.filter((path) => path !== entry && !modules.includes(path)));
  return `${starter}start(${JSON.stringify(preloads)},async rest=>{for(const part of ${JSON.stringify(parts)}){await import(part);await rest()}const [,${names}]=await Promise.all(${JSON.stringify(modules)}.map(m=>import(m)));window.__reactRouterRouteModules=${table};await rest();await import(${JSON.stringify(entry)})});`;
}

const basis = /\/(rolldown-runtime|react|site)-[^/]*$/;

/** React Router lists a chunk before its imports. In reverse order, each runs in its own task. */
function leavesFirst(parts: readonly string[]): string[] {
  const rest = parts.filter((part) => !basis.test(part));
  return [...parts.filter((part) => basis.test(part)), ...rest.reverse()];
}

/** Runs the chunks one by one, when the painted page is idle or used. Early input: src/kit/early-input.ts. */
const starter = `
const early=window.cairnEarlyInput={button:null,fields:new Set(),done:false};
addEventListener('click',e=>{const b=!early.done&&e.target.closest?.('button');if(b&&b.type==='button'&&!b.popoverTargetElement)early.button=b},true);
for(const name of ['input','click'])addEventListener(name,({target:t})=>{if(early.fields&&t.matches?.('input,textarea')){early.fields.delete(t);early.fields.add(t)}},true);
function start(preloads,run){
let begun=false;
const rest=()=>new Promise(done=>setTimeout(done));
const fetchAhead=async()=>{for(let i=0;i<preloads.length;i+=4){const some=document.createDocumentFragment();for(const href of preloads.slice(i,i+4)){const l=document.createElement('link');l.rel='modulepreload';l.href=href;some.append(l)}document.head.append(some);await rest()}};
const go=async()=>{if(begun)return;begun=true;await fetchAhead();await run(rest)};
const idle=()=>window.requestIdleCallback?requestIdleCallback(go,{timeout:2000}):setTimeout(go,300);
const painted=()=>requestAnimationFrame(()=>requestAnimationFrame(idle));
for(const name of ['pointerdown','pointermove','keydown','touchstart','focusin'])addEventListener(name,go,{once:true,capture:true,passive:true});
if(document.readyState==='complete')painted();else addEventListener('load',painted,{once:true});
}
`;

function attribute(tag: string, name: string): string {
  return tag.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1] ?? '';
}
