import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  Kind,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLNamedType,
  type GraphQLSchema,
  type ValueNode,
} from 'graphql';
import type { ApiScope } from '../auth/api-scopes';
import type { ApiAccess } from '../request/context';
import { AppError } from '../errors';
import { onceFor } from '../once';
import { isObject } from '../graphql/value-size';

/**
 * The scope that a token needs for a field; `EVERY` is open to each token, and of several scopes all are needed. A field without it is
 * closed to all tokens, an input without it is open to tokens that may select the field that takes it.
 */
export type FieldScope = ApiScope | 'EVERY' | `${ApiScope} ${string}`;

/** The field of the schema's extensions that holds it; of an input it may be `CLOSED`. */
export const SCOPE = 'scope';
/** Marks fields that a company's token may read of the people behind its leads. */
export const OF_LEADS = 'ofLeads';

interface Asked {
  /** `Attendee.email`, `AttendeeFilter.checkedIn`, `Query.checkIns.attendeeId`. */
  name: string;
  extensions: Readonly<Record<string, unknown>>;
}

/** Parts of lists, and answers of mutations: what is in them is asked for by fields of its own. */
const isWrapper = (type: string): boolean => /(Connection|Edge|Payload)$|^PageInfo$/.test(type);

/** All fields and inputs in a document's operations and fragments, with the types of its variables; introspection is open to all. */
const partsOf = (schema: GraphQLSchema, document: DocumentNode) => {
  const types = new TypeInfo(schema);
  const asked = new Map<string, Asked>();
  const variables: { name: string; type: GraphQLNamedType }[] = [];
  const add = (name: string, place: Partial<Asked> | null | undefined) =>
    asked.set(name, { name, extensions: place?.extensions ?? {} });
  const addInput = (name: string, place: Partial<Asked> | null | undefined, value?: ValueNode) => {
    if (place?.extensions?.[SCOPE] !== undefined && value?.kind !== Kind.NULL) add(name, place);
  };
  const fieldName = () => `${types.getParentType()?.name}.${types.getFieldDef()?.name}`;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name: { value: field } }) {
        const type = types.getParentType()?.name ?? '';
        if (field.startsWith('__') || type.startsWith('__') || isWrapper(type)) return;
        add(fieldName(), types.getFieldDef());
      },
      Argument: ({ name, value }) => addInput(`${fieldName()}.${name.value}`, types.getArgument(), value),
      ObjectField({ name, value }) {
        const type = getNamedType(types.getParentInputType());
        if (isInputObjectType(type))
          addInput(`${type.name}.${name.value}`, type.getFields()[name.value], value);
      },
      EnumValue: ({ value }) =>
        addInput(`${getNamedType(types.getInputType())?.name}.${value}`, types.getEnumValue()),
      VariableDefinition({ variable, type }) {
        const named = getNamedType(typeFromAST(schema, type));
        if (named) variables.push({ name: variable.name.value, type: named });
      },
    }),
  );
  return { asked: [...asked.values()], variables };
};

const partsIn = onceFor((schema: GraphQLSchema) =>
  onceFor((document: DocumentNode) => partsOf(schema, document)),
);

/** The fields of inputs and the choices that the value of a variable names. */
const namedIn = (value: unknown, type: GraphQLNamedType): Asked[] => {
  if (Array.isArray(value)) return value.flatMap((one) => namedIn(one, type));
  const choice = isEnumType(type) ? type.getValue(String(value)) : undefined;
  if (choice) return [{ name: `${type.name}.${choice.name}`, extensions: choice.extensions }];
  if (!isInputObjectType(type) || !isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = type.getFields()[name];
    if (!field || inner === null || inner === undefined) return [];
    const { extensions } = field;
    return [{ name: `${type.name}.${name}`, extensions }, ...namedIn(inner, getNamedType(field.type))];
  });
};

const refusalOf = (name: string, scope: string): AppError =>
  scope === 'CLOSED'
    ? new AppError('FORBIDDEN', `API tokens do not reach ${name}.`, { reason: 'NOT_FOR_TOKENS', field: name })
    : new AppError('FORBIDDEN', `This token needs the scope ${scope} for ${name}.`, {
        reason: 'SCOPE_MISSING',
        scope,
        field: name,
      });

/**
 * Why a token may not run a document, by its fields and inputs; undefined where it may. A field behind
 * @skip, or a variable without a value, counts as used.
 */
export const tokenRefusal = (
  schema: GraphQLSchema,
  document: DocumentNode,
  { scopes, companyId }: Pick<ApiAccess, 'scopes'> & Partial<Pick<ApiAccess, 'companyId'>>,
  values: Readonly<Record<string, unknown>> = {},
): ExecutionResult | undefined => {
  const { asked, variables } = partsIn(schema)(document);
  const inputs = variables.flatMap(({ name, type }) => namedIn(values[name], type));
  const errors = [...asked, ...inputs.filter(({ extensions }) => SCOPE in extensions)].flatMap(
    ({ name, extensions }) => {
      if (companyId && extensions[OF_LEADS]) return [];
      const needed = ((extensions[SCOPE] as string | undefined) ?? 'CLOSED').split(' ');
      const missing = needed.find((scope) => scope !== 'EVERY' && !scopes.has(scope as ApiScope));
      return missing ? refusalOf(name, missing) : [];
    },
  );
  return errors.length > 0 ? ({ errors: errors.slice(0, 20) } as unknown as ExecutionResult) : undefined;
};
