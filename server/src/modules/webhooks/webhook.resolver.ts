import { Args, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Role } from '../../core/auth/roles';
import type { RequestContext } from '../../core/request/context';
import { EventPageArgs, toConnection } from '../../core/db/pagination';
import { IdArg, Input } from '../../core/graphql/args';
import { statisticsByWebhookId } from './webhook.loaders';
import {
  CreateWebhookPayload,
  DeleteWebhookPayload,
  ResendWebhookDeliveryPayload,
  ResumeWebhookPayload,
  RotateWebhookSecretPayload,
  SendTestWebhookPayload,
  UpdateWebhookPayload,
} from './webhook.payloads';
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listDeliveries,
  listWebhooks,
  previewWebhookPayload,
  resendWebhookDelivery,
  resumeWebhook,
  rotateWebhookSecret,
  sendTestWebhook,
  updateWebhook,
} from './webhook.service';
import {
  CreateWebhookInput,
  DeleteWebhookInput,
  PreviewWebhookPayloadInput,
  ResendWebhookDeliveryInput,
  ResumeWebhookInput,
  RotateWebhookSecretInput,
  SendTestWebhookInput,
  UpdateWebhookInput,
  Webhook,
  WebhookConnection,
  WebhookDeliveriesArgs,
  WebhookDeliveryConnection,
  WebhookStatistics,
} from './webhook.types';

const KEEPERS = [Role.ADMIN, Role.MANAGER];
const WHO = 'For ADMIN and MANAGER.';

@Resolver(() => Webhook)
export class WebhookResolver {
  @Authorized(...KEEPERS)
  @Query(() => WebhookConnection, {
    description: `The webhooks of an event, the latest first. ${WHO} Errors: NOT_FOUND, FORBIDDEN.`,
  })
  async webhooks(@Ctx() ctx: RequestContext, @Args(() => EventPageArgs) args: EventPageArgs) {
    return toConnection(await listWebhooks(ctx, args));
  }

  @Authorized(...KEEPERS)
  @Query(() => Webhook, { description: `One webhook. ${WHO} Errors: NOT_FOUND, FORBIDDEN.` })
  webhook(@Ctx() ctx: RequestContext, @IdArg('id', 'Id of the webhook.') id: string): Promise<Webhook> {
    return getWebhook(ctx, id);
  }

  @Authorized(...KEEPERS)
  @Query(() => WebhookDeliveryConnection, {
    description: `The deliveries of a webhook, the latest change first. ${WHO} Errors: NOT_FOUND, FORBIDDEN.`,
  })
  async webhookDeliveries(
    @Ctx() ctx: RequestContext,
    @Args(() => WebhookDeliveriesArgs) args: WebhookDeliveriesArgs,
  ) {
    return toConnection(await listDeliveries(ctx, args));
  }

  @Authorized(...KEEPERS)
  @Query(() => String, {
    description: `The body, as JSON, that a webhook would be sent if the latest thing of a topic changed now; errors of the query are in its \`errors\`. ${WHO} Errors: NOT_FOUND, FORBIDDEN; BAD_USER_INPUT for a query that is not valid or needs other scopes.`,
  })
  previewWebhookPayload(
    @Ctx() ctx: RequestContext,
    @Input(() => PreviewWebhookPayloadInput, 'The payload to preview.') input: PreviewWebhookPayloadInput,
  ): Promise<string> {
    return previewWebhookPayload(ctx, input);
  }

  @Authorized(...KEEPERS)
  @Mutation(() => CreateWebhookPayload, {
    description: `Makes a webhook, whose secret is shown only here. ${WHO} Errors: NOT_FOUND, FORBIDDEN; CONFLICT TOO_MANY_WEBHOOKS where the event has 20; BAD_USER_INPUT for a private address, or a query that is not valid or needs other scopes.`,
  })
  createWebhook(
    @Ctx() ctx: RequestContext,
    @Input(() => CreateWebhookInput, 'The new webhook.') input: CreateWebhookInput,
  ): Promise<CreateWebhookPayload> {
    return createWebhook(ctx, input);
  }

  @Authorized(...KEEPERS)
  @Mutation(() => UpdateWebhookPayload, {
    description: `Changes a webhook; what waits is sent as it then is. ${WHO} Errors: NOT_FOUND, FORBIDDEN, CONFLICT STALE_EDIT; BAD_USER_INPUT as in \`createWebhook\`.`,
  })
  async updateWebhook(
    @Ctx() ctx: RequestContext,
    @Input(() => UpdateWebhookInput, 'The changes.') input: UpdateWebhookInput,
  ): Promise<UpdateWebhookPayload> {
    return { webhook: await updateWebhook(ctx, input) };
  }

  @Authorized(...KEEPERS)
  @Mutation(() => DeleteWebhookPayload, {
    description: `Deletes a webhook with its deliveries. ${WHO} Errors: NOT_FOUND, FORBIDDEN.`,
  })
  async deleteWebhook(
    @Ctx() ctx: RequestContext,
    @Input(() => DeleteWebhookInput, 'Which one.') { webhookId }: DeleteWebhookInput,
  ): Promise<DeleteWebhookPayload> {
    return { webhook: await deleteWebhook(ctx, webhookId) };
  }

  @Authorized(...KEEPERS)
  @Mutation(() => RotateWebhookSecretPayload, {
    description: `Gives a webhook a new secret, shown only here; for 24 hours deliveries are signed with the one before, too. ${WHO} Errors: NOT_FOUND, FORBIDDEN.`,
  })
  rotateWebhookSecret(
    @Ctx() ctx: RequestContext,
    @Input(() => RotateWebhookSecretInput, 'Which one.') { webhookId }: RotateWebhookSecretInput,
  ): Promise<RotateWebhookSecretPayload> {
    return rotateWebhookSecret(ctx, webhookId);
  }

  @Authorized(...KEEPERS)
  @Mutation(() => ResumeWebhookPayload, {
    description: `Sends at once what waits for a paused or slowed webhook. ${WHO} Errors: NOT_FOUND, FORBIDDEN.`,
  })
  async resumeWebhook(
    @Ctx() ctx: RequestContext,
    @Input(() => ResumeWebhookInput, 'Which one.') { webhookId }: ResumeWebhookInput,
  ): Promise<ResumeWebhookPayload> {
    return { webhook: await resumeWebhook(ctx, webhookId) };
  }

  @Authorized(...KEEPERS)
  @Mutation(() => SendTestWebhookPayload, {
    description: `Sends what would be sent if the latest thing of a topic changed now, marked with \`"test": true\`; a paused webhook is sent it when it is resumed. ${WHO} Errors: NOT_FOUND, FORBIDDEN.`,
  })
  async sendTestWebhook(
    @Ctx() ctx: RequestContext,
    @Input(() => SendTestWebhookInput, 'Which one.') input: SendTestWebhookInput,
  ): Promise<SendTestWebhookPayload> {
    return { delivery: await sendTestWebhook(ctx, input) };
  }

  @Authorized(...KEEPERS)
  @Mutation(() => ResendWebhookDeliveryPayload, {
    description: `Sends a delivery again, under the same \`webhook-id\`, however it ended. ${WHO} Errors: NOT_FOUND, FORBIDDEN.`,
  })
  async resendWebhookDelivery(
    @Ctx() ctx: RequestContext,
    @Input(() => ResendWebhookDeliveryInput, 'Which one.') { webhookDeliveryId }: ResendWebhookDeliveryInput,
  ): Promise<ResendWebhookDeliveryPayload> {
    return { delivery: await resendWebhookDelivery(ctx, webhookDeliveryId) };
  }

  @FieldResolver(() => WebhookStatistics, { description: 'Its deliveries of the last 24 hours in figures.' })
  statistics(@Ctx() ctx: RequestContext, @Root() webhook: Webhook): Promise<WebhookStatistics> {
    return statisticsByWebhookId(ctx).load(webhook.id);
  }
}
