import { z } from 'zod';
import { wallClockTime } from './shapes';
import { toWallClock, toWallClockOrNull } from './wall-clock';

/**
 * A key of an answer: its selection in GraphQL, the schema of its value, and how the data become the value. `Zone` is the time
 * zone of the event where the value is a wall clock, and empty otherwise.
 */
interface Key<Data, Shape extends z.ZodType, Zone extends [] | [timezone: string] = []> {
  fields: string;
  shape: Shape;
  present(data: Data, ...zone: Zone): z.output<Shape>;
}

type AnyKey = Key<never, z.ZodType, never>;
type DataOf<K extends AnyKey> = Parameters<K['present']>[0];
type ZoneOf<K extends AnyKey> = Parameters<K['present']> extends [unknown, string] ? [timezone: string] : [];

type Keys = Readonly<Record<string, AnyKey>>;
type ShapeOf<K extends Keys> = z.ZodObject<{ [Name in keyof K]: K[Name]['shape'] }>;
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type DataOfAll<K extends Keys> = Intersection<{ [Name in keyof K]: DataOf<K[Name]> }[keyof K]>;
/** A view needs the zone where one of its keys does. */
type ZoneOfAll<K extends Keys> = [string] extends { [Name in keyof K]: ZoneOf<K[Name]> }[keyof K]
  ? [timezone: string]
  : [];

/** Calls a presenter whose types were checked where its view was declared. */
const presented = (key: AnyKey, data: unknown, zone: readonly unknown[]): unknown =>
  (key.present as (data: unknown, ...zone: readonly unknown[]) => unknown)(data, ...zone);

/** The data that a view selects. */
export type Viewed<V extends AnyKey> = DataOf<V>;

/** A value that is worked out from several GraphQL fields. */
export const shown = <Data, Shape extends z.ZodType, Zone extends [] | [timezone: string] = []>(
  fields: string,
  shape: Shape,
  present: (data: Data, ...zone: Zone) => z.output<Shape>,
): Key<Data, Shape, Zone> => ({ fields, shape, present });

/** The value of a GraphQL field as it is. */
export const from = <const Name extends string, Shape extends z.ZodType>(name: Name, shape: Shape) =>
  shown(name, shape, (data: { [N in Name]: z.output<Shape> }) => data[name]);

export const text = <const Name extends string>(name: Name) => from(name, z.string());
export const integer = <const Name extends string>(name: Name) => from(name, z.number().int());
export const textOrNull = <const Name extends string>(name: Name) => from(name, z.string().nullable());

/** An instant as the wall clock of the event shows it. */
export const clock = <const Name extends string>(name: Name) =>
  shown(name, wallClockTime(), (data: { [N in Name]: string }, timezone: string) =>
    toWallClock(data[name], timezone),
  );

export const clockOrNull = <const Name extends string>(name: Name) =>
  shown(name, wallClockTime().nullable(), (data: { [N in Name]: string | null }, timezone: string) =>
    toWallClockOrNull(data[name], timezone),
  );

/** An object of a GraphQL field, by a view of its own. */
export const one = <const Name extends string, View extends AnyKey>(name: Name, view: View) =>
  shown(
    `${name} { ${view.fields} }`,
    view.shape as View['shape'],
    (data: { [N in Name]: DataOf<View> }, ...zone: ZoneOf<View>) =>
      presented(view, data[name], zone) as z.output<View['shape']>,
  );

export const oneOrNull = <const Name extends string, View extends AnyKey>(name: Name, view: View) =>
  shown(
    `${name} { ${view.fields} }`,
    z.nullable(view.shape as View['shape']),
    (data: { [N in Name]: DataOf<View> | null }, ...zone: ZoneOf<View>) => {
      const value = data[name];
      return (value && presented(view, value, zone)) as z.output<View['shape']> | null;
    },
  );

export const many = <const Name extends string, View extends AnyKey>(name: Name, view: View) =>
  shown(
    `${name} { ${view.fields} }`,
    z.array(view.shape as View['shape']),
    (data: { [N in Name]: readonly DataOf<View>[] }, ...zone: ZoneOf<View>) =>
      data[name].map((value) => presented(view, value, zone)) as z.output<View['shape']>[],
  );

/** The same key with a description. */
export const described = <K extends AnyKey>(key: K, description: string): K => ({
  ...key,
  shape: key.shape.meta({ description }),
});

/**
 * How `/v1` shows a thing: its selection, schema and presenter from one declaration.
 *
 *     export const boothView = view({ _id: text('id'), company: oneOrNull('company', namedView) }, { id: 'Booth', description: '…' });
 *
 *     document: `query Booth($id: ID!) { pod(id: $id) { ${boothView.fields} } }`,
 *     shape: ({ pod }: { pod: Viewed<typeof boothView> }) => ({ booth: boothView.present(pod) }),
 *     response: z.object({ booth: boothView.shape }),
 */
export const view = <const K extends Keys>(keys: K, named?: { id: string; description: string }) => {
  const entries = Object.entries(keys);
  const whole = z.object(
    Object.fromEntries(entries.map(([name, { shape }]) => [name, shape])),
  ) as unknown as ShapeOf<K>;
  return {
    keys,
    fields: entries
      .map(([, { fields }]) => fields)
      .filter(Boolean)
      .join(' '),
    shape: named ? whole.meta(named) : whole,
    present: (data: DataOfAll<K>, ...zone: ZoneOfAll<K>) =>
      Object.fromEntries(entries.map(([name, key]) => [name, presented(key, data, zone)])) as z.output<
        ShapeOf<K>
      >,
  };
};
