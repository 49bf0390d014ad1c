import { ValidateNested } from 'class-validator';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MaxItems } from '../../../core/graphql/input-rules';
import { definePayload } from '../../../core/graphql/payload';
import { fieldsOf } from '../../../core/graphql/fields-of';
import { Persona, PersonaWish } from './persona';
import { PersonaPairEntity } from '../learning/persona-pair.entity';

@ObjectType({
  description: 'Actions of people of one persona towards those of another at an event.',
  simpleResolvers: true,
})
export class PersonaActs {
  @Field(() => Int, { description: 'How many people it was who did it; at least 3.' })
  people: number;

  @Field(() => Int, {
    description: 'Bookmarks, meeting requests and first messages, at most 20 of one person.',
  })
  reached: number;

  @Field(() => Float, { description: 'How many of these there would be if they chose by chance.' })
  expected: number;

  @Field(() => Int, { description: 'Requests that they accepted and messages that they answered.' })
  welcomed: number;

  @Field(() => Int, { description: 'Requests that they declined, and how often they said "not for me".' })
  refused: number;
}

@ObjectType({
  description: 'How much people of one persona want to meet those of another at an event.',
  simpleResolvers: true,
})
export class PersonaPair extends fieldsOf(PersonaPairEntity, {
  persona: 'The persona that seeks.',
  other: 'The persona that is sought.',
}) {
  @Field(() => PersonaWish, { description: "The organisers' word, else the default." })
  wish: PersonaWish;

  @Field(() => PersonaWish, { description: 'The default weight, unless the organisers set another one.' })
  defaultWish: PersonaWish;

  @Field(() => Float, {
    description:
      'How much it counts in scores, 0.1 to 1: the wish, raised or lowered by what people did. A minute old at most.',
  })
  weight: number;

  @Field(() => PersonaActs, {
    nullable: true,
    description: 'Actions at this event; null if fewer than 3 people acted, which is not counted.',
  })
  acts: PersonaActs | null;
}

@InputType({ description: 'How much people of one persona want to meet those of another.' })
export class PersonaWishInput {
  @Field(() => Persona, { description: 'The persona that seeks.' })
  persona: Persona;

  @Field(() => Persona, { description: 'The persona that is sought.' })
  other: Persona;

  @Field(() => PersonaWish, { nullable: true, description: 'How much; null for the default.' })
  wish?: PersonaWish | null;
}

@InputType({ description: 'The weights between personas at an event.' })
export class SetPersonaWishesInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @MaxItems(49)
  @ValidateNested({ each: true })
  @Field(() => [PersonaWishInput], {
    description: 'The changed pairs: at most 49, each once; the others stay unchanged.',
  })
  wishes: PersonaWishInput[];
}

export const SetPersonaWishesPayload = definePayload('SetPersonaWishesPayload', {
  personaPairs: { type: () => [PersonaPair], description: 'All pairs as they are now.' },
});
export type SetPersonaWishesPayload = InstanceType<typeof SetPersonaWishesPayload>;
