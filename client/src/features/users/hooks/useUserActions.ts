import type { UserRow_UserFragment } from '../../../generated/graphql';
import { useSendResetLinkMutation, useUpdateUserMutation } from '../../../generated/hooks';
import { useToasts } from '../../../hooks/useToasts';
import { toAppError } from '../../../lib/errors';
import { messages } from '../messages';

/** What is done with a user at one press. */
export function useUserActions() {
  const [update] = useUpdateUserMutation();
  const [send] = useSendResetLinkMutation();
  const toasts = useToasts();
  const setDisabled = (user: UserRow_UserFragment, disabled: boolean) =>
    update({
      variables: { input: { userId: user.id, disabled } },
      optimisticResponse: { updateUser: { user: { ...user, disabled } } },
    });
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      toasts.error(toAppError(error).message);
    }
  };
  return {
    toggle: (user: UserRow_UserFragment) =>
      attempt(async () => {
        const { displayName: name, disabled } = user;
        await setDisabled(user, !disabled);
        toasts.undo(disabled ? messages.enabled(name) : messages.disabled(name), () =>
          setDisabled(user, disabled),
        );
      }),
    sendLink: ({ id, displayName }: UserRow_UserFragment) =>
      attempt(async () => {
        await send({ variables: { input: { userId: id } } });
        toasts.success(messages.linkSent(displayName));
      }),
  };
}
