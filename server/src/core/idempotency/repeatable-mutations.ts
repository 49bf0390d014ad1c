import {
  getNamedType,
  isLeafType,
  isObjectType,
  Kind,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { Extensions } from 'type-graphql';
import { fragmentsOf, Selection } from '../graphql/selection';

const COMMITS_ITSELF = 'commitsItself';

/** For mutations that work for long on connections of their own, and do nothing twice: see `KeyedRequest.commitsItself`. */
export const CommitsItself = () => Extensions({ [COMMITS_ITSELF]: true });

type Mutation = GraphQLField<unknown, unknown>;

/** Answers with a token or another secret are kept nowhere. */
const handsOutSecret = ({ type }: Mutation): boolean => {
  const payload = getNamedType(type);
  if (!isObjectType(payload)) return false;
  return Object.values(payload.getFields()).some(
    (field) => /(token|secret)$/i.test(field.name) && isLeafType(getNamedType(field.type)),
  );
};

/** Whether a document asks for the e-mail, phone or entry code of a person. */
const readsContacts = (schema: GraphQLSchema, document: DocumentNode): boolean => {
  const types = new TypeInfo(schema);
  let found = false;
  const Field = (): void => {
    const [owner, name] = [types.getParentType()?.name, types.getFieldDef()?.name ?? ''];
    found ||= owner !== 'Company' && /^(email|phone|inviteCode)$/.test(name);
  };
  visit(document, visitWithTypeInfo(types, { Field }));
  return found;
};

/** The mutations of a document, those in fragments too. */
const mutationsIn = (schema: GraphQLSchema, document: DocumentNode): Mutation[] => {
  const mutations = schema.getMutationType()?.getFields() ?? {};
  const operations = document.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.MUTATION ? [node] : [],
  );
  const { names } = new Selection(operations, fragmentsOf(document));
  return [...names].flatMap((name) => mutations[name] ?? []);
};

/** How a document takes an `Idempotency-Key`; undefined where it does not, since it changes nothing or hands out a secret. */
export const repeatability = (
  schema: GraphQLSchema,
  document: DocumentNode,
): { commitsItself: boolean; readsContacts: boolean } | undefined => {
  const mutations = mutationsIn(schema, document);
  if (mutations.length === 0 || mutations.some(handsOutSecret)) return undefined;
  return {
    commitsItself: mutations.some(({ extensions }) => extensions[COMMITS_ITSELF] === true),
    readsContacts: readsContacts(schema, document),
  };
};
