import http from 'node:http';
import https from 'node:https';
import { literalAddressOf, type OutboundTargets } from '../../core/outbound-targets';

/** A whole attempt takes so long at most, from the look-up of the name on. */
const TIMEOUT_MS = 10_000;
/** Of an answer, so much is read: a connection with more of it is closed. */
const MAX_ANSWER_BYTES = 65_536;
const MAX_QUOTED = 300;
const KEEP_ALIVE = { keepAlive: true, timeout: 30_000 };

export interface Answer {
  /** HTTP status; null where there was no answer. */
  status: number | null;
  latencyMs: number;
  /** Why it failed; null for 2xx. */
  error: string | null;
}

interface Outgoing {
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: string;
  signal: AbortSignal;
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** The beginning of an answer, in one line. */
const quoteOf = (body: string): string =>
  body
    .replaceAll(/[^\P{C}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_QUOTED);

const errorOf = (status: number, body: string): string => {
  const quote = quoteOf(body);
  return `The receiver answered ${status}${quote ? `: ${quote}` : '.'}`;
};

const messageOf = (error: unknown): string => {
  const { name, message } = error as Error;
  if (name === 'AbortError') return `No answer within ${TIMEOUT_MS / 1_000} seconds.`;
  return quoteOf(message);
};

/** Sends bodies to receivers. Connections are kept open between them; redirects, cookies and proxies play no part. */
export class WebhookRequests {
  private readonly agents = { 'https:': new https.Agent(KEEP_ALIVE), 'http:': new http.Agent(KEEP_ALIVE) };

  private readonly underWay = new Set<AbortController>();

  constructor(private readonly targets: OutboundTargets) {}

  /** Sends a body; never rejects. */
  async post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<Answer> {
    const started = performance.now();
    const latencyMs = () => Math.round(performance.now() - started);
    const { signal, end } = this.begin();
    try {
      const response = await this.request({ url: new URL(url), headers, body, signal });
      const { statusCode: status = 0 } = response;
      const answered = latencyMs();
      const read = readAnswer(response).finally(end);
      return { status, latencyMs: answered, error: isSuccess(status) ? null : errorOf(status, await read) };
    } catch (error) {
      end();
      return { status: null, latencyMs: latencyMs(), error: messageOf(error) };
    }
  }

  /** Ends what is under way, and closes connections that are kept open. */
  close(): void {
    for (const controller of this.underWay) controller.abort();
    for (const agent of Object.values(this.agents)) agent.destroy();
  }

  /** The time limit of an attempt. */
  private begin(): { signal: AbortSignal; end: () => void } {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
    this.underWay.add(controller);
    const end = () => {
      clearTimeout(timer);
      this.underWay.delete(controller);
    };
    return { signal: controller.signal, end };
  }

  /** Tries once more where the receiver closed a kept connection just then: it has read nothing. */
  private async request(outgoing: Outgoing): Promise<http.IncomingMessage> {
    const first = this.send(outgoing);
    return first.response.catch((error: NodeJS.ErrnoException) => {
      if (first.request.reusedSocket && error.code === 'ECONNRESET') return this.send(outgoing).response;
      throw error;
    });
  }

  private send({ url, headers, body, signal }: Outgoing) {
    const protocol = url.protocol === 'https:' ? 'https:' : 'http:';
    const address = literalAddressOf(url);
    // Connections to an address look up nothing.
    if (address && !this.targets.isAllowed(address, protocol))
      throw new Error(`The address ${address} is private.`);
    const options: https.RequestOptions = {
      method: 'POST',
      agent: this.agents[protocol],
      lookup: this.targets.lookup(protocol),
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal,
    };
    const request = (protocol === 'https:' ? https : http).request(url, options);
    const response = new Promise<http.IncomingMessage>((resolve, reject) => {
      request.on('response', resolve).on('error', reject);
    });
    request.end(body);
    return { request, response };
  }
}

/** Reads an answer to its end, so that its connection serves again, and gives its beginning. */
const readAnswer = (response: http.IncomingMessage): Promise<string> =>
  new Promise((resolve) => {
    const parts: Buffer[] = [];
    let size = 0;
    const end = () => resolve(Buffer.concat(parts).toString());
    response.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= MAX_ANSWER_BYTES) parts.push(part);
      else response.destroy();
    });
    response.on('error', end).on('close', end);
  });
