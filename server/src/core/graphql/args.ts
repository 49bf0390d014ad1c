import { Arg, ID } from 'type-graphql';

/** The argument `input` of a mutation. */
export const Input = (type: () => new () => object, description: string) =>
  Arg('input', type, { description });

/** An argument with an id. */
export const IdArg = (name: string, description: string) => Arg(name, () => ID, { description });

/** The id of an event, as the argument `eventId`. */
export const EventId = () => IdArg('eventId', 'Id of the event.');
