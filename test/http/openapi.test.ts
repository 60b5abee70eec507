import { describe, expect } from 'vitest';
import { z } from 'zod';
import { sourceHash } from '#http/html.ts';
import { generateOpenApi } from '../../scripts/openapi/generate.ts';
import { test } from '../support/database.ts';
import { testApp } from './test-app.ts';

const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  responses: z.record(z.string(), z.unknown()),
});
const document = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

describe('the API document', () => {
  test('names every operation once, and no path in our own syntax', async () => {
    const { paths } = document.parse(JSON.parse(await generateOpenApi()));
    const ids = Object.values(paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    for (const path of Object.keys(paths)) expect(path).not.toContain(':');
    expect(Object.keys(paths['/api/users/{id}/profile'] ?? {})).toEqual(['get']);
  });

  test('is served as JSON and as a page without scripts that says who may call what', async ({
    tx,
    begin,
    workerDatabase,
  }) => {
    const { app } = testApp({ db: tx, begin, pool: workerDatabase.pool });
    const served = await app.request('/api/docs/openapi.json');
    expect(Object.keys(document.parse(await served.json()).paths)).toContain('/users/create');
    for (const path of ['/api/docs', '/api/docs/']) {
      const response = await app.request(path);
      const page = await response.text();
      expect(page).toContain('Creates an account');
      expect(page).toContain('role admin');
      expect(page).toContain('<b>422</b> email-taken');
      expect(page).not.toMatch(/<script|https?:\/\//);
      const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
      expect(response.headers.get('content-security-policy')).toContain(sourceHash(style));
      for (const loaded of page.matchAll(/(?:src|href)="([^"]*)"/g)) expect(loaded[1]).toMatch(/^[#/]/);
    }
  });
});
