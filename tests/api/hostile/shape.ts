import { hostileFor, type Hostile, type Kind } from './values';

export type Json = Record<string, unknown>;
export type Path = readonly (string | number)[];

/** The kind of values that a place takes, made from a GraphQL type or a JSON schema. */
export interface Shape {
  kind: Kind;
  /** A value that may be right. */
  example: () => unknown;
  /** Of an object. */
  fields?: Readonly<Record<string, Shape>>;
  /** Name of the GraphQL scalar. */
  scalar?: string;
  /** Of a list. */
  element?: Shape;
}

export const listShape = (element: Shape): Shape => ({
  kind: 'list',
  element,
  example: () => [element.example()],
});

/** An object, whose example has the required fields alone. */
export const objectShape = (fields: Record<string, Shape>, required: readonly string[] = []): Shape => ({
  kind: 'object',
  fields,
  example: () => Object.fromEntries(required.map((key) => [key, fields[key]?.example()])),
});

/** Somewhere in an input. */
export interface Place {
  path: Path;
  shape: Shape;
  /** An input in which the place is there. */
  input: Json;
}

/** An input with something wrong in it. */
export interface Attack {
  place: Place;
  hostile: Hostile;
}

/** The value at a path; undefined where the way ends before. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );

/** A copy with another value at a path; a symbol takes the key away. */
export const withValue = (input: unknown, [key, ...rest]: Path, value: unknown): unknown => {
  if (key === undefined) return value;
  const copy = (Array.isArray(input) ? [...(input as unknown[])] : { ...(input as object) }) as Record<
    string | number,
    unknown
  >;
  if (rest.length === 0 && typeof value === 'symbol') delete copy[key];
  else copy[key] = withValue(copy[key], rest, value);
  return copy;
};

/** Every place below a shape; `valid` is to start from. */
export const placesIn = (shape: Shape, path: Path, valid: Json): Place[] => {
  const known = valueAt(valid, path);
  const input =
    known === undefined || known === null ? (withValue(valid, path, shape.example()) as Json) : valid;
  return [
    { path, shape, input },
    ...(shape.element ? placesIn(shape.element, [...path, 0], input) : []),
    ...Object.entries(shape.fields ?? {}).flatMap(([name, field]) => placesIn(field, [...path, name], input)),
  ];
};

/** All that may be done to a place. */
export const attacksOn = (place: Place, foreign: readonly Hostile[]): Attack[] =>
  hostileFor(place.shape.kind, valueAt(place.input, place.path), foreign).map((hostile) => ({
    place,
    hostile,
  }));

/** The input of an attack. */
export const inputOf = ({ place, hostile }: Attack): Json =>
  withValue(place.input, place.path, hostile.value) as Json;

/** An attack, for a report. */
export const nameOf = ({ place, hostile }: Attack): string => `${place.path.join('.')}: ${hostile.name}`;
