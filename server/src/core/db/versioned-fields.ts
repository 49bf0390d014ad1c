import { Field } from 'type-graphql';

/** `updatedAt` of what can be edited: what tells its versions apart. */
export const VersionField = (): PropertyDecorator =>
  Field(() => Date, {
    description: 'When it was last changed; pass it as `expectedUpdatedAt` to edit what was seen.',
  });

/** `expectedUpdatedAt` of an edit, which `checkVersion` compares. A field and not a class to extend: inputs extend what is edited. */
export const ExpectedVersionField = (): PropertyDecorator =>
  Field(() => Date, {
    nullable: true,
    description: '`updatedAt` of what was seen; CONFLICT `STALE_EDIT` where it has changed since.',
  });
