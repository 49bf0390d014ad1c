import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { readMailChoices, setMailChoice } from './mail-choice.service';
import { MailChoices, SetMailChoiceInput, SetMailChoicePayload } from './mail-choice.types';

/** Which mails a person wants, by the link of a mail. */
@Resolver()
export class MailChoiceResolver {
  @Query(() => MailChoices, {
    description:
      'The choices that the link of a mail leads to; public, since the link is the key. At most 120 times an hour, with changes. Errors: NOT_FOUND, also once the address has changed or its owner has left the event; RATE_LIMITED.',
  })
  mailChoices(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String, { description: 'The last part of the path.' }) token: string,
  ): Promise<MailChoices> {
    return readMailChoices(ctx, token);
  }

  @Mutation(() => SetMailChoicePayload, {
    description:
      'Starts or stops one kind of mail of an event; public, since the link is the key. Errors: NOT_FOUND as of `mailChoices`, RATE_LIMITED.',
  })
  async setMailChoice(
    @Ctx() ctx: RequestContext,
    @Input(() => SetMailChoiceInput, 'Which mails.') input: SetMailChoiceInput,
  ): Promise<SetMailChoicePayload> {
    return { mailChoices: await setMailChoice(ctx, input) };
  }
}
