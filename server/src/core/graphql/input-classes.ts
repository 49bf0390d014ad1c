import { isInputObjectType, type GraphQLInputObjectType, type GraphQLSchema } from 'graphql';
import { getMetadataStorage } from 'type-graphql';

type InputClass = new () => object;

type Storage = ReturnType<typeof getMetadataStorage>['inputTypes'];

/** The class whose decorators declare an input type of the schema. */
export const inputClassOf = ({ extensions }: GraphQLInputObjectType): InputClass | undefined =>
  extensions['class'] as InputClass | undefined;

/** What decorators of a class and of those that it extends say of a field. */
const extensionsOf = (types: Storage, own: InputClass, field: string): Record<string, unknown> => {
  const line = types.filter(({ target }) => own === target || own.prototype instanceof target);
  const fields = line.flatMap((type) => type.fields ?? []).filter(({ name }) => name === field);
  return Object.assign({}, ...fields.map(({ extensions }) => extensions));
};

/**
 * Notes the classes of input types, and gives inherited fields the extensions of the field that they inherit:
 * type-graphql copies their types and descriptions only.
 */
export const completeInputs = (schema: GraphQLSchema): void => {
  const { inputTypes } = getMetadataStorage();
  for (const { name, target } of inputTypes) {
    const type = schema.getType(name);
    if (!isInputObjectType(type)) continue;
    type.extensions = { ...type.extensions, class: target };
    for (const field of Object.values(type.getFields()))
      field.extensions = extensionsOf(inputTypes, target as InputClass, field.name);
  }
};
