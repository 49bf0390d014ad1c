import type { SentFile } from '../../support/pictures';
import type { TestServer } from '../../support/server';
import { paramsOf } from '../conformance/caller';
import { keyOf } from '../conformance/contract';
import { samples } from '../conformance/samples';
import { buildScene, type Call, type Scene } from '../conformance/scene';
import type { Outcome } from './graphql-fuzz';
import { answerViolation, type PublishedOperation } from './published';
import { send, type Raw } from './send';
import { inputOf, nameOf, placesIn, valueAt, type Attack, type Json, type Place } from './shape';
import { foreignIds, jsonOf, type Hostile } from './values';
import { judgeRefusal } from './verdict';

type Input = { params: Json; query: Json; body?: Json };

const foreignOf = ({ event, other, podId, companyId, sessionId, meetingId, faqId }: Scene): Hostile[] =>
  foreignIds({ event: event.id, attendee: other.id, podId, companyId, sessionId, meetingId, faqId });

/** Half of a pair has no bytes of its own; these three, as if it had, are what a hostile client sends. */
const HALF = '%ed%a0%80';

const inAddress = (value: unknown): string => {
  const text = typeof value === 'string' ? value : value === undefined ? '' : jsonOf(value);
  return text
    .split(/(\p{Surrogate})/u)
    .map((part) => (/\p{Surrogate}/u.test(part) ? HALF : encodeURIComponent(part)))
    .join('');
};

/** Texts of a form, as JSON would bring them. */
const asJson = (form: Record<string, string | SentFile>): Json =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => {
      if (typeof value !== 'string') return [];
      return [[name, /^([[{]|true$|false$|\d+$)/.test(value) ? (JSON.parse(value) as unknown) : value]];
    }),
  );

/** Sends hostile input to rows of `/v1`, each as an authorized viewer. */
export class RestFuzz {
  private scene: Scene | undefined;
  private as: string | undefined;
  private files: [string, SentFile][] = [];
  /** Things of another event. */
  foreign: readonly Hostile[] = [];

  constructor(private readonly server: TestServer) {}

  /** The places of an operation, in a valid input; the input itself is answered with success. */
  async placesOf(published: PublishedOperation): Promise<Place[]> {
    const known = this.scene && (await this.startingPoint(published, this.scene).catch(() => undefined));
    const valid = known?.valid ?? (await this.startingPoint(published, await this.renew())).valid;
    return placesIn(published.shape, [], valid).filter(({ path }) => path.length > 1 || path[0] === 'body');
  }

  /** A valid input that was tried; where trying it may have used something up, another one. */
  private async startingPoint(published: PublishedOperation, scene: Scene): Promise<{ valid: Input }> {
    const { method, path } = published;
    const valid = await this.validFor(published, scene);
    const { status, text } = await this.ask(published, valid);
    if (status >= 300) throw new Error(`${method} ${path} was to succeed: ${text}`);
    return { valid: method === 'get' ? valid : await this.validFor(published, scene) };
  }

  /** Sends one attack. */
  async attack(published: PublishedOperation, attack: Attack): Promise<Outcome> {
    const answer = await this.ask(published, inputOf(attack) as Input);
    const { status, type, text } = answer;
    const { code, violation } = status < 300 ? { code: 'OK', violation: undefined } : judgeRefusal(answer);
    // Without a part the path is another row's, and what Node refuses never comes to us.
    const { path: place } = attack.place;
    const isElsewhere =
      status === 405 ||
      status === 431 ||
      (place[0] === 'params' && inAddress(valueAt(inputOf(attack), place)) === '');
    const found = isElsewhere ? undefined : (violation ?? answerViolation(published, status, type, text));
    const { method, path } = published;
    return { code, ...(found ? { finding: `${method} ${path} with ${nameOf(attack)}: ${found}` } : {}) };
  }

  /** Anew, so that what is deleted or answered is there again. */
  async renew(): Promise<Scene> {
    if (!this.scene) this.foreign = foreignOf(await buildScene(this.server));
    return (this.scene = await buildScene(this.server));
  }

  private async validFor({ method, path }: PublishedOperation, scene: Scene): Promise<Input> {
    const call = await samples[keyOf(method, path)]?.[0]?.(scene);
    if (!call) throw new Error(`${method} ${path} has no sample`);
    this.as = scene.tokens[call.as];
    this.files = Object.entries(call.form ?? {}).filter(
      (entry): entry is [string, SentFile] => typeof entry[1] !== 'string',
    );
    return inputFor(path, call);
  }

  private ask({ method, path }: PublishedOperation, { params, query, body }: Input): Promise<Raw> {
    const segments = path
      .split('/')
      .map((part) => (part.startsWith('{') ? inAddress(params[part.slice(1, -1)]) : part));
    const search = Object.entries(query).map(([name, value]) => `${inAddress(name)}=${inAddress(value)}`);
    const url = `${this.server.url}/v1${segments.join('/')}${search.length > 0 ? `?${search.join('&')}` : ''}`;
    const takesBody = method === 'post' || method === 'put';
    return send(url, { method, token: this.as, body: takesBody ? this.bodyOf(body) : undefined });
  }

  private bodyOf(body: Json | undefined): string | FormData | undefined {
    if (this.files.length === 0) return body === undefined ? undefined : jsonOf(body);
    const form = new FormData();
    for (const [name, value] of Object.entries(body ?? {}))
      form.append(name, typeof value === 'string' ? value : jsonOf(value));
    for (const [name, { content, type, name: fileName }] of this.files)
      form.append(name, new Blob([new Uint8Array(Buffer.from(content))], { type }), fileName);
    return form;
  }
}

const inputFor = (template: string, { path, body, form }: Call): Input => {
  const payload = form ? asJson(form) : ((body?.['form_data'] as Json | undefined) ?? body);
  return {
    params: paramsOf({ paths: [template.replace(/\{(\w+)\}/g, ':$1')] }, path) ?? {},
    query: Object.fromEntries(new URLSearchParams(path.split('?')[1])),
    ...(payload ? { body: payload } : {}),
  };
};
