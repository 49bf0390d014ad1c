import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import proxyAddress from 'proxy-addr';
import { notFound, unauthenticated, type AppError } from '../errors';
import { bearerToken } from '../http/http';
import type { Metrics } from '../metrics/metrics';

const isPrivate = proxyAddress.compile(['loopback', 'linklocal', 'uniquelocal']);

/** Headers that proxies add: a request with one of them comes from somewhere else. */
const PROXIED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

const isDirect = ({ headers, socket }: IncomingMessage): boolean =>
  PROXIED.every((name) => headers[name] === undefined) && isPrivate(socket.remoteAddress ?? '', 0);

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Why a request may not read the metrics; undefined where it may. */
const refusalFor = (request: IncomingMessage, token: Buffer | undefined): AppError | undefined => {
  // Without a token, strangers are not told that there are metrics.
  if (!token) return isDirect(request) ? undefined : notFound('This page');
  const sent = bearerToken(request.headers.authorization);
  return sent !== undefined && timingSafeEqual(digestOf(sent), token) ? undefined : unauthenticated();
};

/** Serves the metrics in the text format of Prometheus to bearers of the token, or without one to direct private connections. */
export const createMetricsEndpoint = ({ registry }: Metrics, metricsToken: string | undefined) => {
  const token = metricsToken === undefined ? undefined : digestOf(metricsToken);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refused = refusalFor(request, token);
    if (refused?.code === 'UNAUTHENTICATED') response.setHeader('www-authenticate', 'Bearer');
    if (refused) throw refused;
    const text = await registry.metrics();
    if (response.destroyed) return;
    response.writeHead(200, {
      'content-type': registry.contentType,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    response.end(request.method === 'HEAD' ? undefined : text);
  };
};
