import type { GraphQLScalarType } from 'graphql';
import { Field, ObjectType, type ClassType } from 'type-graphql';

type NamedType =
  | ClassType
  | StringConstructor
  | BooleanConstructor
  | DateConstructor
  | GraphQLScalarType
  | Readonly<Record<string, string>>;

/** One field of a payload; `type` is written as for `@Field`: a class, a scalar, an enum, or a list of one. */
interface PayloadField {
  type: () => NamedType | [NamedType];
  nullable?: boolean;
  description: string;
}

type ValueOf<Type> = Type extends readonly [infer Item]
  ? ValueOf<Item>[]
  : Type extends StringConstructor
    ? string
    : Type extends BooleanConstructor
      ? boolean
      : Type extends DateConstructor
        ? Date
        : Type extends GraphQLScalarType<infer Value>
          ? Value
          : Type extends abstract new (...args: never[]) => infer Instance
            ? Instance
            : Type[keyof Type];

type PayloadOf<Fields extends Record<string, PayloadField>> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends { nullable: true }
    ? ValueOf<ReturnType<Fields[Name]['type']>> | null
    : ValueOf<ReturnType<Fields[Name]['type']>>;
};

/**
 * Makes the type that a mutation answers: `CreatePodPayload` answers `createPod`. Export the type under the same name, so that
 * the compiler checks what the resolver returns:
 *
 *     export const CreatePodPayload = definePayload('CreatePodPayload', {
 *       pod: { type: () => Pod, description: 'The new pod.' },
 *     });
 *     export type CreatePodPayload = InstanceType<typeof CreatePodPayload>;
 */
export const definePayload = <const Fields extends Record<string, PayloadField>>(
  name: `${Capitalize<string>}Payload`,
  fields: Fields,
): ClassType<PayloadOf<Fields>> => {
  const mutation = name.charAt(0).toLowerCase() + name.slice(1, -'Payload'.length);
  @ObjectType(name, { description: `Answer of \`${mutation}\`.`, simpleResolvers: true })
  class Payload {}
  for (const [field, { type, nullable = false, description }] of Object.entries<PayloadField>(fields))
    Field(type, { nullable, description })(Payload.prototype, field);
  return Payload as ClassType<PayloadOf<Fields>>;
};
