import { useCan } from '../../../data/session/useCan';
import type { UserRow_UserFragment } from '../../../generated/graphql';
import { useSendResetLinkMutation, useUpdateUserMutation } from '../../../generated/hooks';
import { useOverlays, useToasts } from '../../../ui';
import { useRemainingKeys } from '../../attendees';
import { messages } from '../messages';

interface UserAction {
  label: string;
  run: () => void;
  danger?: boolean;
}

/** The viewer's actions on a user that they may manage. */
export function useUserActions(user: UserRow_UserFragment): UserAction[] {
  const [update] = useUpdateUserMutation();
  const [send] = useSendResetLinkMutation();
  const overlays = useOverlays();
  const toasts = useToasts();
  const sayKeys = useRemainingKeys();
  const { id, displayName: name, disabled } = user;
  const setDisabled = (next: boolean) =>
    update({
      variables: { input: { userId: id, disabled: next } },
      optimisticResponse: { updateUser: { user: { ...user, disabled: next }, remainingKeys: [] } },
    });
  const toggle = async () => {
    const { data } = await setDisabled(!disabled);
    toasts.undo(disabled ? messages.enabled(name) : messages.disabled(name), () => setDisabled(disabled));
    void sayKeys(name, data?.updateUser.remainingKeys);
  };
  const sendLink = async () => {
    await send({ variables: { input: { userId: id } } });
    toasts.success(messages.linkSent(name));
  };
  const givesEvents = useCan('setStaffEvents');
  const { edit, events, resetLink, enable, disable, remove } = messages.actions;
  const all: (UserAction | false)[] = [
    { label: edit, run: () => overlays.open('editUser', id) },
    givesEvents && user.role !== 'ADMIN' && { label: events, run: () => overlays.open('staffEvents', id) },
    !disabled && { label: resetLink, run: () => void toasts.attempt(sendLink) },
    user.viewerCanRemove && { label: disabled ? enable : disable, run: () => void toasts.attempt(toggle) },
    user.viewerCanRemove && { label: remove, run: () => overlays.open('removeUser', id), danger: true },
  ];
  return all.filter((action) => action !== false);
}
