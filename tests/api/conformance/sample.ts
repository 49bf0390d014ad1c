import { newId } from '../../../server/src/core/db/ids';
import { plain, type SentFile } from '../../support/pictures';
import { keyOf, promised, type For } from './contract';
import type { Call, Sample, Scene, Viewer } from './scene';

/** A call without what its key tells: the path, and the caller that the contract names. */
interface WrittenCall extends Omit<Call, 'as' | 'path'> {
  as?: Viewer;
  /** In the order of the path. */
  params?: (string | number)[];
  query?: string;
}
type WrittenSample = (scene: Scene) => WrittenCall | Promise<WrittenCall>;

/** Samples by `keyOf`. */
export type Samples = Record<string, WrittenSample[]>;

const CALLERS: Record<For, Viewer> = {
  public: 'nobody',
  any: 'me',
  attendee: 'me',
  confirmed: 'me',
  'confirmed, staff': 'me',
  managers: 'manager',
  'report readers': 'manager',
};
const callers = new Map(promised.map(({ method, path, who }) => [keyOf(method, path), CALLERS[who]]));

/** The sample of a key as a whole call; anybody may call what is not part of the contract. */
export const wholeSample =
  (key: string, sample: WrittenSample): Sample =>
  async (scene) => {
    const { as = callers.get(key) ?? 'nobody', params = [], query, ...content } = await sample(scene);
    const [, template = ''] = key.split(' ');
    const path = params.reduce<string>((text, value) => text.replace('{}', String(value)), template);
    return { as, path: query ? `${path}?${query}` : path, ...content };
  };

export const someEmail = (): string => `person.${newId()}@example.test`;

export const NAME = { first_name: 'Zoë', last_name: 'Adams' };
/** A field of a form. */
export const ENERGY = { interests: '{"Industry":["Energy"]}' };

export const picture = async (name: string): Promise<SentFile> => ({
  name,
  type: 'image/png',
  content: await plain(8, 8).png().toBuffer(),
});

export const csv = (name: string, ...lines: string[]): SentFile => ({
  name,
  type: 'text/csv',
  content: lines.map((line) => `${line}\n`).join(''),
});
