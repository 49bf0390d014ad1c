import { Arg, Field, ID } from 'type-graphql';

/** The argument `input` of a mutation. */
export const Input = (type: () => new () => object, description: string) =>
  Arg('input', type, { description });

/** An argument with an id. */
export const IdArg = (name: string, description: string) => Arg(name, () => ID, { description });

/** The id of an event, as the argument `eventId`. */
export const EventId = () => IdArg('eventId', 'Id of the event.');

/** `expectedUpdatedAt` of an edit, which `checkVersion` compares. A field and not a class to extend: inputs extend what is edited. */
export const ExpectedVersionField = (): PropertyDecorator =>
  Field(() => Date, {
    nullable: true,
    description:
      '`updatedAt` of the version that the edit is based on; CONFLICT `STALE_EDIT` if it has changed since.',
  });
