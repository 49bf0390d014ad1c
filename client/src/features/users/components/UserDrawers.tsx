import { Form, Select } from 'antd';
import type { Role, UserRow_UserFragment } from '../../../generated/graphql';
import {
  useCreateUserMutation,
  useGrantableRolesQuery,
  useUpdateUserMutation,
} from '../../../generated/hooks';
import { FormDrawer, Note, Notice, TextField, useToasts } from '../../../ui';
import { useRemainingKeys } from '../../attendees';
import { roleChange } from '../lib/role-change';
import { messages } from '../messages';

/** A hint between fields, with the same distance as between fields. */
const Hint = ({ children }: { children: string }) => (
  <Note size="md" style={{ marginBlockEnd: 'var(--ant-margin-lg)' }}>
    {children}
  </Note>
);

interface UserValues {
  displayName: string;
  email: string;
  role: Role;
}

const NameField = () => (
  <TextField<UserValues>
    name="displayName"
    label={messages.name}
    maxLength={200}
    rules={[{ required: true, whitespace: true, message: messages.nameMissing }]}
  />
);

/** Only roles that the viewer may give, and the present one. */
function RoleField({ present }: { present?: Role }) {
  const { data } = useGrantableRolesQuery();
  const role = Form.useWatch<Role | undefined>('role');
  const offered = [...new Set([...(data?.grantableRoles ?? []), ...(present ? [present] : [])])];
  const change = present && role && role !== present ? roleChange(present, role) : null;
  return (
    <>
      <Form.Item<UserValues> name="role" label={messages.role} extra={role && messages.roleHints[role]}>
        <Select options={offered.map((value) => ({ value, label: messages.roles[value] }))} />
      </Form.Item>
      {change && <Notice kind={change === 'rise' ? 'warning' : 'info'} title={messages[change]} />}
    </>
  );
}

/** Invites a person to sign in: the password is theirs to choose. */
export function InviteUserDrawer({ onClose }: { onClose: () => void }) {
  const [create] = useCreateUserMutation({ refreshes: ['users'] });
  const toasts = useToasts();
  return (
    <FormDrawer<UserValues>
      open
      title={messages.addTitle}
      submitLabel={messages.addSubmit}
      initialValues={{ displayName: '', email: '', role: 'EXECUTIVE' }}
      onSubmit={async ({ displayName, email, role }) => {
        await create({ variables: { input: { displayName, email: email.trim(), role } } });
        toasts.success(messages.added(displayName));
      }}
      onClose={onClose}
    >
      <Hint>{messages.addText}</Hint>
      <NameField />
      <TextField<UserValues>
        type="email"
        name="email"
        label={messages.email}
        maxLength={254}
        rules={[{ required: true, type: 'email', message: messages.emailMissing }]}
      />
      <RoleField />
    </FormDrawer>
  );
}

/** Changes the name and role of a user; what a new role means is said before it is saved. */
export function EditUserDrawer({ user, onClose }: { user: UserRow_UserFragment; onClose: () => void }) {
  const [update] = useUpdateUserMutation();
  const toasts = useToasts();
  const sayKeys = useRemainingKeys();
  const { id: userId, displayName, email, role } = user;
  const save = (input: Partial<Pick<UserValues, 'displayName' | 'role'>>) =>
    update({ variables: { input: { userId, ...input } } });
  return (
    <FormDrawer<UserValues>
      open
      title={messages.editTitle(displayName)}
      submitLabel={messages.save}
      initialValues={{ displayName, email, role }}
      onSubmit={async (values) => {
        const renamed = values.displayName.trim() !== displayName;
        const roleChanged = user.viewerCanRemove && values.role !== role;
        if (!renamed && !roleChanged) return;
        const { data } = await save({
          ...(renamed && { displayName: values.displayName.trim() }),
          ...(roleChanged && { role: values.role }),
        });
        const name = values.displayName.trim();
        // A rise has removed the password: going back would not bring it back.
        if (roleChanged && roleChange(role, values.role) === 'rise') toasts.success(messages.saved(name));
        else
          toasts.undo(messages.saved(name), () =>
            save({ ...(renamed && { displayName }), ...(roleChanged && { role }) }),
          );
        void sayKeys(name, data?.updateUser.remainingKeys);
      }}
      onClose={onClose}
    >
      <NameField />
      {user.viewerCanRemove ? <RoleField present={role} /> : <Hint>{messages.roleFixed}</Hint>}
    </FormDrawer>
  );
}
