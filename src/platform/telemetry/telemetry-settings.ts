import { ConfigProblem, type Read, readOneOf, readUrl } from '../config-reader.ts';

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** `share`: of the traces that are kept, from 0 to 1. `parentFirst`: as the caller's trace context says, if it has one. */
export type TelemetrySettings = Readonly<{ share: number; parentFirst: boolean; metricsEvery: number }>;

const usualInterval = 60_000;

/** The names and meanings are those of the OpenTelemetry specification. `null`: nothing is measured. */
export function readTelemetry(read: Read): TelemetrySettings | null {
  const endpoint = readUrl(read, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'], 'http://127.0.0.1:4318');
  const sampler = readOneOf(read, 'OTEL_TRACES_SAMPLER', samplers) ?? 'parentbased_always_on';
  const ratio = readRatio(read);
  const metricsEvery = readInterval(read);
  if (endpoint === null) return null;
  const share = sampler.endsWith('always_on') ? 1 : sampler.endsWith('always_off') ? 0 : ratio;
  return { share, parentFirst: sampler.startsWith('parentbased'), metricsEvery };
}

function readRatio(read: Read): number {
  const text = read('OTEL_TRACES_SAMPLER_ARG') ?? '1';
  const ratio = Number(text);
  if (ratio >= 0 && ratio <= 1) return ratio;
  throw new ConfigProblem('OTEL_TRACES_SAMPLER_ARG', `is "${text}": give a share from 0 to 1, such as 0.1`);
}

function readInterval(read: Read): number {
  const text = read('OTEL_METRIC_EXPORT_INTERVAL') ?? String(usualInterval);
  if (/^\d{3,7}$/.test(text)) return Number(text);
  throw new ConfigProblem(
    'OTEL_METRIC_EXPORT_INTERVAL',
    `is "${text}": give milliseconds, such as ${usualInterval}, or leave it out`,
  );
}
