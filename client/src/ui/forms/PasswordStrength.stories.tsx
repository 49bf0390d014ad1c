import { Form } from 'antd';
import type { PartStories } from '../../dev/stories';
import { personalWords } from '../../lib/password-strength';
import { NewPasswordField } from './NewPasswordField';
import { PasswordStrength } from './PasswordStrength';

const personal = personalWords('Sara Khan', 'sara@nimbus.example');

const stories: PartStories = {
  part: 'PasswordStrength',
  stories: [
    ...['', 'short', 'password123', 'sarakhan2026', 'blue river stone', 'walnut-Quiet7 lanterns drift'].map(
      (password) => ({
        name: password || 'Nothing typed',
        render: () => <PasswordStrength password={password} personal={personal} />,
      }),
    ),
    {
      name: 'In a form',
      render: () => (
        <Form layout="vertical" validateTrigger="onBlur">
          <NewPasswordField personal={personal} />
        </Form>
      ),
    },
  ],
};

export default stories;
