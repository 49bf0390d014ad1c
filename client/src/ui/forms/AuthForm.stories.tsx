import { storiesOf } from '../../dev/stories';
import { LinkButton } from '../LinkButton';
import { AuthForm } from './AuthForm';
import { AuthHeading, AuthWays } from './AuthHeading';
import { EmailField } from './EmailField';
import { FormError } from './FormError';
import { StaleEditNotice } from './StaleEditNotice';

const login = (
  <LinkButton type="link" to="/auth">
    Log in
  </LinkButton>
);
const taken = { code: 'CONFLICT', message: 'This address has an account already.', fields: [] };
const conflicts = [{ name: 'city', label: 'City', mine: 'Karachi', theirs: 'Lahore' }];
const stale = { conflicts: null, mergedQuietly: true, choose: () => undefined };

export default storiesOf('AuthForm', {
  AuthHeading: <AuthHeading title="Forgot your password?" lead="We send a link to your address." />,
  'AuthForm that refuses all': (
    <AuthForm submitLabel="Send the link" onSubmit={() => Promise.reject(new Error('x'))}>
      <EmailField autoComplete="username" />
    </AuthForm>
  ),
  AuthWays: <AuthWays apart>{login}</AuthWays>,
  FormError: <FormError error={taken} action={login} />,
  StaleEditNotice: <StaleEditNotice edit={stale} />,
  'StaleEditNotice with versions': <StaleEditNotice edit={{ ...stale, mergedQuietly: false, conflicts }} />,
});
