import { z } from 'zod';
import { browser } from './browser.ts';

export async function messageOf(response: Response) {
  const page = await response.text();
  const attribute = /data-message="([^"]*)"/.exec(page)?.[1] ?? '';
  const text = attribute.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  return z
    .object({ identityToken: z.string().optional(), error: z.string().optional() })
    .parse(JSON.parse(text));
}

export async function popup(url: string, choice: Record<string, string>) {
  const { go, follow } = browser(url);
  const start = await go('/auth/google/start');
  const chooser = await follow(start.headers.get('location') ?? '');
  const back = await follow(chooser.url, choice);
  return { start, chooser, back, message: await messageOf(back.response.clone()) };
}
