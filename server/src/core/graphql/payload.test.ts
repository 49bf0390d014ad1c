import 'reflect-metadata';
import { graphql, printType } from 'graphql';
import { buildSchemaSync, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { definePayload } from './payload';

@ObjectType({ description: 'A thing.' })
class Thing {
  @Field(() => ID, { description: 'Id of the thing.' })
  id: string;
}

const SplitThingPayload = definePayload('SplitThingPayload', {
  thing: { type: () => Thing, description: 'The thing that stays.' },
  parts: { type: () => [Thing], description: 'The parts.' },
  owner: { type: () => Thing, nullable: true, description: 'Null where there is none.' },
  count: { type: () => Int, description: 'How many parts.' },
  note: { type: () => String, nullable: true, description: 'A note.' },
  last: { type: () => Boolean, description: 'It was the last one.' },
  at: { type: () => Date, description: 'When.' },
});
type SplitThingPayload = InstanceType<typeof SplitThingPayload>;

@Resolver()
class ThingResolver {
  @Query(() => Int)
  one(): number {
    return 1;
  }

  @Mutation(() => SplitThingPayload)
  splitThing(): SplitThingPayload {
    const thing = { id: '1' };
    return { thing, parts: [thing], owner: null, count: 1, note: null, last: true, at: new Date(0) };
  }
}

// The checker is for the resolvers of other test files: type-graphql knows all that the process has loaded.
const schema = buildSchemaSync({ resolvers: [ThingResolver], authChecker: () => true });

describe('definePayload', () => {
  it('makes a described type that says which mutation it answers', () => {
    const type = schema.getType('SplitThingPayload');
    expect(type && printType(type)).toBe(`"""Answer of \`splitThing\`."""
type SplitThingPayload {
  """The thing that stays."""
  thing: Thing!

  """The parts."""
  parts: [Thing!]!

  """Null where there is none."""
  owner: Thing

  """How many parts."""
  count: Int!

  """A note."""
  note: String

  """It was the last one."""
  last: Boolean!

  """When."""
  at: DateTimeISO!
}`);
  });

  it('answers what the resolver returns', async () => {
    const source = 'mutation { splitThing { thing { id } parts { id } owner { id } count last } }';
    expect(await graphql({ schema, source })).toEqual({
      data: { splitThing: { thing: { id: '1' }, parts: [{ id: '1' }], owner: null, count: 1, last: true } },
    });
  });

  it('types what the resolver returns', () => {
    expectTypeOf<SplitThingPayload>().toEqualTypeOf<{
      thing: Thing;
      parts: Thing[];
      owner: Thing | null;
      count: number;
      note: string | null;
      last: boolean;
      at: Date;
    }>();
  });
});
