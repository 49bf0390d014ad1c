import { codeOf, type Answer } from '../../support/client';
import type { TestServer } from '../../support/server';
import { operations } from '../operations/index';
import { expectedCodes, type Operation } from '../operations/row';
import { buildScene, type Scene, type Viewer } from '../operations/scene';
import { argumentsOf, type Target } from './operations';
import { inputOf, nameOf, placesIn, type Attack, type Json, type Place } from './shape';
import { send, type Raw } from './send';
import { foreignIds, jsonOf, type Hostile } from './values';
import { judgeGraphQL, lostOf, type Verdict } from './verdict';

/** The outcome of a request; `finding` is the part that should not have come. */
export interface Outcome {
  code: string;
  finding?: string;
}

/** The least trusted role that may; anonymous only if no role is needed. */
const viewerFor = (operation: Operation): Viewer => {
  const codes = expectedCodes(operation);
  const best = (['participant', 'ADMIN', 'anonymous'] as const).find((viewer) => codes[viewer] === 'OK');
  return best ?? (codes.participant === 'FORBIDDEN' ? 'ADMIN' : 'participant');
};

const foreignOf = ({ event, hostId, podId, activityId, meetingId, messageId }: Scene): Hostile[] =>
  foreignIds({ event: event.id, attendee: hostId, pod: podId, activity: activityId, meetingId, messageId });

/** Sends hostile input to GraphQL operations, each as an authorized viewer. */
export class GraphQLFuzz {
  private scene: Scene | undefined;
  /** Things of another event. */
  foreign: readonly Hostile[] = [];

  constructor(private readonly server: TestServer) {}

  /** The places of an operation, in a valid input; the input itself is answered as the table of access says. */
  async placesOf(target: Target): Promise<Place[]> {
    const valid = await this.validFor(target);
    return placesIn(target.shape, [], valid).slice(1);
  }

  /** Sends one attack. */
  async attack(target: Target, attack: Attack): Promise<Outcome> {
    const input = inputOf(attack);
    const { code, data, violation } = judgeGraphQL(await this.ask(target, input), target.name, target.type);
    const lost =
      code === 'OK' && target.kind === 'mutation' && !operationOf(target).givesFormer
        ? lostOf(input['input'], data)
        : undefined;
    const found = violation ?? lost;
    return { code, ...(found ? { finding: `${target.name} with ${nameOf(attack)}: ${found}` } : {}) };
  }

  /** Sends one input so many times at once. */
  async atOnce(target: Target, input: Json, times: number): Promise<Verdict[]> {
    const answers = await Promise.all(Array.from({ length: times }, () => this.ask(target, input)));
    return answers.map((answer) => judgeGraphQL(answer, target.name, target.type));
  }

  /** Sends one input with a key, to each of these servers at once. */
  async withKey(target: Target, input: Json, key: string, urls: readonly string[]): Promise<Raw[]> {
    return Promise.all(urls.map((url) => this.ask(target, input, { 'idempotency-key': key }, url)));
  }

  /** A valid input of the table of operations. */
  async validIn(scene: Scene, target: Target): Promise<Json> {
    const { document, variables } = operationOf(target);
    return argumentsOf(document, await variables(scene, this.server));
  }

  /** Anew, so that what is deleted or answered is there again. */
  async renew(): Promise<Scene> {
    if (!this.scene) this.foreign = foreignOf(await buildScene(this.server));
    return (this.scene = await buildScene(this.server));
  }

  /** A valid input; where the scene is used up, of a new one. */
  private async validFor(target: Target): Promise<Json> {
    const operation = operationOf(target);
    const expected = expectedCodes(operation)[viewerFor(operation)];
    for (const scene of [this.scene, undefined]) {
      const input = await this.validIn(scene ?? (await this.renew()), target);
      const answer = JSON.parse((await this.ask(target, input)).text) as Answer;
      if (codeOf(answer) === expected) return this.validIn(this.scene as Scene, target);
      if (!scene) throw new Error(`${target.name} was to answer ${expected}: ${JSON.stringify(answer)}`);
    }
    throw new Error('Not reached');
  }

  private async ask(
    target: Target,
    input: Json,
    headers?: Readonly<Record<string, string>>,
    url = this.server.url,
  ): Promise<Raw> {
    const token = this.scene?.tokens[viewerFor(operationOf(target))];
    const body = jsonOf({ query: target.document(input), variables: input });
    return send(`${url}/graphql`, { method: 'POST', token, body, headers });
  }
}

const operationOf = ({ name }: Target): Operation => {
  const operation = operations[name];
  if (!operation) throw new Error(`${name} has no row in the table of operations`);
  return operation;
};
