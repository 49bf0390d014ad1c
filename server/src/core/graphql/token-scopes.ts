import {
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import type { ApiAccess, ApiScope } from '../auth/api-scopes';
import { AppError } from '../errors';
import { onceFor } from '../state';

/** What a token needs to ask for a field; `EVERY` is open to each token. A field without it is closed to all of them. */
export type FieldScope = ApiScope | 'EVERY';

/** The field of the schema's extensions that holds it. */
export const SCOPE = 'scope';

interface AskedField {
  /** `Attendee.email`. */
  name: string;
  scope: FieldScope | undefined;
}

/** Parts of lists, and answers of mutations: what is in them is asked for by fields of its own. */
const isWrapper = (type: string): boolean => /(Connection|Edge|Payload)$|^PageInfo$/.test(type);

/** All fields that a document asks for, in whichever operation or fragment; those of introspection are everybody's. */
const fieldsOf = (schema: GraphQLSchema, document: DocumentNode): AskedField[] => {
  const types = new TypeInfo(schema);
  const fields = new Map<string, AskedField>();
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name: { value: field } }) {
        const type = types.getParentType()?.name ?? '';
        if (field.startsWith('__') || type.startsWith('__') || isWrapper(type)) return;
        const name = `${type}.${field}`;
        fields.set(name, { name, scope: types.getFieldDef()?.extensions[SCOPE] as FieldScope | undefined });
      },
    }),
  );
  return [...fields.values()];
};

const scopesIn = onceFor((schema: GraphQLSchema) =>
  onceFor((document: DocumentNode) => fieldsOf(schema, document)),
);

const isOfWholeEvent = ({ name, scope }: AskedField): boolean =>
  name.startsWith('Event.') && scope !== 'EVERY';

const refusalOf = ({ name, scope }: AskedField): AppError =>
  scope === undefined
    ? new AppError('FORBIDDEN', `API tokens do not reach ${name}.`, { reason: 'NOT_FOR_TOKENS', field: name })
    : new AppError('FORBIDDEN', `This token needs the scope ${scope} for ${name}.`, {
        reason: 'SCOPE_MISSING',
        scope,
        field: name,
      });

/** Why a token may not run a document, by the fields that it asks for; undefined where it may. What is behind @skip counts as asked for. */
export const tokenRefusal = (
  schema: GraphQLSchema,
  document: DocumentNode,
  { scopes, companyId }: Pick<ApiAccess, 'scopes'> & Partial<Pick<ApiAccess, 'companyId'>>,
): ExecutionResult | undefined => {
  const asked = scopesIn(schema)(document);
  // Leads lead to the profiles of visitors, whose event has figures of everybody.
  const reached = companyId
    ? asked.map((field) => (isOfWholeEvent(field) ? { ...field, scope: undefined } : field))
    : asked;
  const closed = reached.filter(
    ({ scope }) => scope === undefined || (scope !== 'EVERY' && !scopes.has(scope)),
  );
  return closed.length > 0
    ? ({ errors: closed.slice(0, 20).map(refusalOf) } as unknown as ExecutionResult)
    : undefined;
};
