import { expect, test } from 'vitest';
import { reader } from '../config-reader.ts';
import { readTelemetry } from './telemetry-settings.ts';

const endpoint = 'http://127.0.0.1:4318';
const of = (env: Record<string, string>) => readTelemetry(reader(env));

test('nothing is measured without an endpoint', () => {
  expect(of({ OTEL_TRACES_SAMPLER: 'always_on' })).toBeNull();
});

test.each([
  [{}, { share: 1, parentFirst: true, metricsEvery: 60_000 }],
  [{ OTEL_TRACES_SAMPLER: 'always_off' }, { share: 0, parentFirst: false }],
  [
    { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' },
    { share: 0.1, parentFirst: true },
  ],
  [{ OTEL_METRIC_EXPORT_INTERVAL: '5000' }, { metricsEvery: 5_000 }],
])('with an endpoint, %j gives %j', (env, settings) => {
  expect(of({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...env })).toMatchObject(settings);
});

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /^OTEL_EXPORTER_OTLP_ENDPOINT is not an address/],
  [{ OTEL_TRACES_SAMPLER: 'sometimes' }, /^OTEL_TRACES_SAMPLER is "sometimes": give always_on/],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, /^OTEL_TRACES_SAMPLER_ARG is "2": give a share/],
  [{ OTEL_METRIC_EXPORT_INTERVAL: '10 s' }, /^OTEL_METRIC_EXPORT_INTERVAL is "10 s"/],
])('%j is refused', (env, message) => {
  expect(() => of(env)).toThrow(message);
});
