import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { EventId, Input } from '../../../core/graphql/args';
import { MANAGERS, STAFF } from '../../../core/auth/roles';
import type { RequestContext } from '../../../core/request/context';
import { listPersonaPairs, setPersonaWishes } from './persona-wish.service';
import { PersonaPair, SetPersonaWishesInput, SetPersonaWishesPayload } from './persona-wish.types';

@Resolver()
export class PersonaWishResolver {
  @Authorized(...STAFF)
  @Query(() => [PersonaPair], {
    description:
      'The weights between personas at an event: each ordered pair, with the learned values. For staff. Errors: NOT_FOUND.',
  })
  personaPairs(@Ctx() ctx: RequestContext, @EventId() eventId: string): Promise<PersonaPair[]> {
    return listPersonaPairs(ctx, eventId);
  }

  @Authorized(...MANAGERS)
  @Mutation(() => SetPersonaWishesPayload, {
    description:
      'Sets the weights between personas at an event; matches follow at once. For managers. Errors: NOT_FOUND, BAD_USER_INPUT.',
  })
  async setPersonaWishes(
    @Ctx() ctx: RequestContext,
    @Input(() => SetPersonaWishesInput, 'The changes.') input: SetPersonaWishesInput,
  ): Promise<SetPersonaWishesPayload> {
    return { personaPairs: await setPersonaWishes(ctx, input) };
  }
}
