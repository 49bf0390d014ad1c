import { Field, ID, InterfaceType } from 'type-graphql';

@InterfaceType({ description: 'Something with an id that no other thing has, whatever its type.' })
export abstract class Node {
  @Field(() => ID, { description: 'UUIDv7.' })
  id: string;
}
