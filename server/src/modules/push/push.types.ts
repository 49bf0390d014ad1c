import { Matches, MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';
import { FreeText } from '../../core/graphql/input-rules';
import { definePayload } from '../../core/graphql/payload';
import { FreeTextField } from '../../core/graphql/text-fields';
import { fieldsOf } from '../../core/graphql/fields-of';
import { PushSubscriptionEntity } from './push-subscription.entity';

const BASE64URL = /^[\w-]+=*$/;

@ObjectType({
  description: 'A browser that shows notifications while the portal is closed.',
  simpleResolvers: true,
})
export class PushSubscription extends fieldsOf(PushSubscriptionEntity, {
  id: 'UUIDv7.',
  createdAt: { type: () => Date, description: 'When the browser subscribed.' },
}) {}

@InputType({ description: "The browser's push subscription for the key of `pushPublicKey`." })
export class SavePushSubscriptionInput {
  @FreeTextField('Address of the push service; at most 1,000 characters, of a known service.', { max: 1000 })
  endpoint: string;

  @FreeText()
  @Field(() => String, {
    description: 'Public key of the browser (`keys.p256dh`), base64url; at most 200 characters.',
  })
  @MaxLength(200)
  @Matches(BASE64URL, { message: 'This is not a key of a push subscription.' })
  p256dh: string;

  @FreeText()
  @Field(() => String, { description: 'Shared secret (`keys.auth`), base64url; at most 100 characters.' })
  @MaxLength(100)
  @Matches(BASE64URL, { message: 'This is not a key of a push subscription.' })
  auth: string;
}

@InputType({ description: 'Which browser no longer wants notifications.' })
export class RemovePushSubscriptionInput {
  @FreeTextField('Address of its push service; at most 1,000 characters.', { max: 1000 })
  endpoint: string;
}

export const SavePushSubscriptionPayload = definePayload('SavePushSubscriptionPayload', {
  pushSubscription: { type: () => PushSubscription, description: 'The subscription as it is saved.' },
});
export type SavePushSubscriptionPayload = InstanceType<typeof SavePushSubscriptionPayload>;

export const RemovePushSubscriptionPayload = definePayload('RemovePushSubscriptionPayload', {
  removed: { type: () => Boolean, description: 'False where the browser had no subscription.' },
});
export type RemovePushSubscriptionPayload = InstanceType<typeof RemovePushSubscriptionPayload>;
