import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

type Settings = Record<string, string | undefined>;

/** A service of `docker-compose.yml`. */
interface Service {
  image: string;
  environment?: Record<string, string | null>;
  restart: string;
  healthcheck?: { test?: string[]; disable?: boolean };
  deploy?: { resources: { limits: { cpus: string; memory: string } } };
  logging: { options: Record<string, string> };
  profiles?: string[];
  volumes?: string[];
  build?: string;
}

const INNERMOST = /\$\{(\w+)(?::([-?])((?:[^${}]|\$(?!\{))*))?\}/;

/** Fills in the settings as Compose does, `${NAME:-default}` and `${NAME:?what is missing}`; throws what is missing. */
const interpolate = (text: string, settings: Settings): string => {
  const [whole, name = '', kind, rest = ''] = INNERMOST.exec(text) ?? [];
  if (whole === undefined) return text;
  const value = settings[name];
  if (!value && kind === '?') throw new Error(`${name}: ${rest}`);
  return interpolate(
    text.replace(whole, () => value || rest),
    settings,
  );
};

/** The services as they run with these settings. */
export const composeServices = (settings: Settings): Record<string, Service> => {
  const file = JSON.stringify(parse(read('docker-compose.yml'), { merge: true }));
  const filled = JSON.parse(file, (_key, value: unknown) =>
    typeof value === 'string' ? interpolate(value, settings) : value,
  ) as { services: Record<string, Service> };
  return filled.services;
};

/** The environment of a container: settings without a value are passed on where they are set. */
export const environmentOf = ({ environment = {} }: Service, settings: Settings): Settings =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => {
      const passed = value ?? settings[name];
      return passed === undefined ? [] : [[name, passed]];
    }),
  );

interface Stage {
  env: Record<string, string>;
  copies: { from: string | undefined; sources: string[]; target: string }[];
  healthcheck: string[];
  command: string[];
}

const words = (text: string): string[] => text.trim().split(/\s+/);

/** The stages of the Dockerfile by name; the last one is the image and has none. */
export const imageStages = (): Record<string, Stage> => {
  const stages: Record<string, Stage> = {};
  let stage: Stage | undefined;
  for (const line of read('Dockerfile')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')) {
    const [, instruction, rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (instruction === 'FROM') {
      stage = { env: {}, copies: [], healthcheck: [], command: [] };
      stages[/ AS (\w+)/.exec(rest)?.[1] ?? 'image'] = stage;
    }
    if (instruction === 'ENV')
      for (const pair of words(rest)) stage!.env[pair.split('=')[0]!] = pair.split('=')[1] ?? '';
    if (instruction === 'COPY') {
      const from = /^--from=(\w+) /.exec(rest)?.[1];
      const paths = words(rest.replace(/^--from=\w+ /, ''));
      stage!.copies.push({ from, sources: paths.slice(0, -1), target: paths.at(-1)! });
    }
    if (instruction === 'HEALTHCHECK')
      stage!.healthcheck = JSON.parse(/CMD (\[.*\])/.exec(rest)![1]!) as string[];
    if (instruction === 'CMD') stage!.command = JSON.parse(rest) as string[];
  }
  return stages;
};
