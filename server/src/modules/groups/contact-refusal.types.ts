import { Field, ObjectType } from 'type-graphql';
import { defineEnum } from '../../core/graphql/enums';

export const ContactRefusalReason = defineEnum(
  'ContactRefusalReason',
  'Why somebody may not ask another one for a meeting, or write to them first. Errors have the same `reason`.',
  {
    EVENT_OVER: 'The event is over.',
    GROUP_RULES: 'The rules of the groups of the two do not allow it.',
    NOT_REACHABLE: 'The other one takes none at the moment.',
    TOO_MANY_WAITING: 'As many requests wait for an answer as may at once.',
    REQUESTS_PER_DAY: 'As many requests were sent today as may be on one day.',
    REQUESTS_IN_ALL: 'As many requests wait or were accepted as may in all.',
    MEETINGS_IN_ALL: 'As many meetings are agreed on as may be in all.',
    MEETINGS_PER_DAY: 'As many meetings are agreed on as may be on that day.',
  },
);
export type ContactRefusalReason = keyof typeof ContactRefusalReason;

@ObjectType({
  description: 'Why the viewer may not begin something with another attendee, and what helps.',
  simpleResolvers: true,
})
export class ContactRefusal {
  @Field(() => ContactRefusalReason, { description: 'The reason.' })
  reason: ContactRefusalReason;

  @Field(() => String, { description: "The reason in words, in the viewer's language." })
  message: string;

  @Field(() => String, { description: "What helps, in the viewer's language." })
  help: string;
}
