import type { IncomingMessage, ServerResponse } from 'node:http';
import findMyWay from 'find-my-way';
import { z } from 'zod';
import { AppError, notFound } from '../errors';
import { isJson, jsonOf, readBody } from '../http/http';
import { LIKE_THE_CLIENT } from '../http/static-site';
import portalPaths from '../http/portal-paths.json' with { type: 'json' };
import type { Metrics } from '../metrics/metrics';

const MAX_BYTES = 1_000;
/** Beyond it a page was left open in the background rather than slow. */
const MAX_MS = 60_000;

const report = z.strictObject({
  /** Interaction to next paint, and largest contentful paint. */
  name: z.enum(['INP', 'LCP']),
  /** In milliseconds. */
  value: z.number().min(0).max(MAX_MS),
  path: z.string().max(500),
});

/** Takes what browsers measure of the portal's pages. Strangers can send it too, so it counts by the portal's own paths only. */
export const createVitalsEndpoint = (metrics: Metrics, enabled: boolean) => {
  const pages = findMyWay(LIKE_THE_CLIENT);
  for (const path of portalPaths) pages.on('GET', path, () => undefined, { page: path });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!enabled || request.method !== 'POST' || !isJson(request)) throw notFound('This page');
    const { data } = report.safeParse(jsonOf(await readBody(request, MAX_BYTES)));
    const found = data && (pages.find('GET', data.path)?.store as { page: string } | undefined);
    if (!found) throw new AppError('BAD_USER_INPUT', 'This is no measurement of a page.');
    metrics.countVital(data.name, found.page, data.value / 1_000);
    response.writeHead(204, { 'cache-control': 'no-store' }).end();
  };
};
