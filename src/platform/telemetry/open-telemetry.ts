import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  type Histogram,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Span, SpanOptions, Telemetry } from './telemetry.ts';
import type { TelemetrySettings } from './telemetry-settings.ts';

type About = { name: string; role: string; version: string };

/** Milliseconds. */
const [stopWithin, longestExport] = [2_000, 10_000];

/** In seconds. */
const boundaries = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const kinds = {
  request: SpanKind.SERVER,
  call: SpanKind.CLIENT,
  statement: SpanKind.CLIENT,
  job: SpanKind.CONSUMER,
} as const;

type Durations = Readonly<Record<SpanOptions['kind'], Histogram>>;
type Measuring = { tracer: Tracer; durations: Durations; running: AsyncLocalStorage<Context> };

/**
 * Traces and metrics by OTLP over HTTP. The exporters read the standard variables themselves; what cannot be sent is
 * dropped, and nothing waits for it. Nothing is registered with the API of OpenTelemetry: libraries that look there
 * would add spans with values of their own.
 */
export function openTelemetry(settings: TelemetrySettings, about: About): Telemetry {
  const resource = resourceOf(about);
  const tracing = tracingOf(settings, resource);
  const metering = meteringOf(settings, resource);
  const running = new AsyncLocalStorage<Context>();
  const measuring = { tracer: tracing.getTracer('cairn'), durations: durationsIn(metering), running };
  const here = () => trace.getSpanContext(running.getStore() ?? ROOT_CONTEXT);
  return {
    begin: (options) => begin(measuring, options),
    traceId: () => here()?.traceId ?? null,
    traceparent: () => {
      const context = here();
      return context ? headerOf(context) : null;
    },
    stop: async () => {
      const late = new Promise<void>((resolve) => setTimeout(resolve, stopWithin).unref());
      await Promise.race([Promise.allSettled([tracing.shutdown(), metering.shutdown()]), late]);
    },
  };
}

function resourceOf({ name, role, version }: About): Resource {
  const own = { 'service.name': 'cairn', 'service.version': version, 'service.instance.id': name };
  const set = detectResources({ detectors: [envDetector] });
  return resourceFromAttributes({ ...own, 'cairn.role': role }).merge(set);
}

function tracingOf({ share, parentFirst }: TelemetrySettings, resource: Resource): TracerProvider {
  const ratio = new TraceIdRatioBasedSampler(share);
  return new TracerProvider({
    resource,
    sampler: parentFirst ? new ParentBasedSampler({ root: ratio }) : ratio,
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
}

function meteringOf({ metricsEvery }: TelemetrySettings, resource: Resource): MeterProvider {
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: metricsEvery,
    exportTimeoutMillis: Math.min(metricsEvery, longestExport),
  });
  return new MeterProvider({ resource, readers: [reader] });
}

function durationsIn(metering: MeterProvider): Durations {
  const meter = metering.getMeter('cairn');
  meter
    .createObservableGauge('process.memory.usage', { unit: 'By' })
    .addCallback((result) => result.observe(process.memoryUsage.rss()));
  const advice = { explicitBucketBoundaries: boundaries };
  const duration = (name: string) => meter.createHistogram(name, { unit: 's', advice });
  return {
    request: duration('http.server.request.duration'),
    call: duration('cairn.call.duration'),
    statement: duration('db.client.operation.duration'),
    job: duration('cairn.job.duration'),
  };
}

function begin({ tracer, durations, running }: Measuring, options: SpanOptions): Span {
  const here = running.getStore() ?? ROOT_CONTEXT;
  const around = contextOf(options, here);
  const attributes: Record<string, string | number> = { ...options.attributes };
  const from = performance.now();
  const linked = options.apart ? trace.getSpanContext(here) : undefined;
  const links = linked ? [{ context: linked }] : [];
  // A statement outside of everything else, such as a sign of life, makes no trace of its own.
  const traced = options.kind !== 'statement' || trace.getSpanContext(around) !== undefined;
  const span = traced
    ? tracer.startSpan(options.name, { kind: kinds[options.kind], attributes, links }, around)
    : null;
  return {
    within: (work) => (span ? running.run(trace.setSpan(around, span), work) : work()),
    rename: (name) => void span?.updateName(name),
    set: (more) => {
      Object.assign(attributes, more);
      span?.setAttributes(more);
    },
    traceparent: () => (span ? headerOf(span.spanContext()) : null),
    end: (failure = null) => {
      if (failure !== null) {
        attributes['error.type'] = failure;
        span?.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR });
      }
      span?.end();
      durations[options.kind].record((performance.now() - from) / 1_000, attributes);
    },
  };
}

/** Of the context that came with a request only `traceparent` is used: the rest can hold anything. */
function contextOf({ parent, apart }: SpanOptions, here: Context): Context {
  if (apart) return ROOT_CONTEXT;
  if (parent === undefined) return here;
  const context = parent === null ? null : parseTraceParent(parent);
  return context ? trace.setSpanContext(ROOT_CONTEXT, { ...context, isRemote: true }) : ROOT_CONTEXT;
}

function headerOf({ traceId, spanId, traceFlags }: { traceId: string; spanId: string; traceFlags: number }) {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
