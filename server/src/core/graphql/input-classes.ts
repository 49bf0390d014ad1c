import { isInputObjectType, type GraphQLSchema } from 'graphql';
import { getMetadataStorage } from 'type-graphql';

/** The class of an input type. */
export type InputClass = new () => object;

type Storage = ReturnType<typeof getMetadataStorage>['inputTypes'];

const classes = new Map<string, InputClass>();

/** The class whose decorators declare an input type of the schema. */
export const inputClassOf = (typeName: string): InputClass | undefined => classes.get(typeName);

/** A class and those that it extends. */
const lineOf = (own: unknown): unknown[] =>
  typeof own === 'function' && own !== Function.prototype ? [own, ...lineOf(Object.getPrototypeOf(own))] : [];

/** What decorators of a class and of those that it extends say of a field. */
const extensionsOf = (types: Storage, own: InputClass, field: string): Record<string, unknown> => {
  const line = lineOf(own);
  const fields = types.filter(({ target }) => line.includes(target)).flatMap((type) => type.fields ?? []);
  return Object.assign({}, ...fields.filter(({ name }) => name === field).map((known) => known.extensions));
};

/**
 * Notes the classes of input types, and gives inherited fields the extensions of the field that they inherit:
 * type-graphql copies their types and descriptions only.
 */
export const completeInputs = (schema: GraphQLSchema): void => {
  const { inputTypes } = getMetadataStorage();
  for (const { name, target } of inputTypes) classes.set(name, target as InputClass);
  for (const type of Object.values(schema.getTypeMap())) {
    const own = isInputObjectType(type) && classes.get(type.name);
    if (!own) continue;
    for (const field of Object.values(type.getFields()))
      field.extensions = extensionsOf(inputTypes, own, field.name);
  }
};
