import type { IncomingMessage } from 'node:http';
import type { Attributes } from '@opentelemetry/api';

/** The name and attributes of a span; never a value that a caller has sent. */
export interface SpanDescription {
  name: string;
  attributes?: Attributes;
}

/** A request's span: `run` puts spans of the work below it. */
export interface RequestSpan {
  run<T>(work: () => T): T;
  end(status: number): void;
}

/** Records spans; `otlp.ts` makes it. */
export interface Tracer {
  /** Begins the span of a request, below the one that its `traceparent` names. */
  request(request: IncomingMessage, name: string, attributes: Attributes): RequestSpan;
  /** Runs work in a span below the current one; `failure` says what kind of failure a result is. */
  span<T>(
    span: SpanDescription,
    work: () => Promise<T>,
    failure?: (result: T) => string | undefined,
  ): Promise<T>;
  /** The same for statements, which are recorded only as parts of something else. */
  statement<T>(text: string, name: string | undefined, work: () => Promise<T>): Promise<T>;
}

/** Undefined while nothing is traced, which is all that tracing costs then. */
export let tracer: Tracer | undefined;

export const useTracer = (next: Tracer | undefined): void => {
  tracer = next;
};

/** Runs work in a span, where spans are recorded. */
export const traced = <T>(
  describe: () => SpanDescription,
  work: () => Promise<T>,
  failure?: (result: T) => string | undefined,
): Promise<T> => (tracer ? tracer.span(describe(), work, failure) : work());
