import { fireEvent, render, screen } from '@testing-library/react';
import { Form, Input } from 'antd';
import { expect, test } from 'vitest';
import { AuthForm } from './AuthForm';

const SAID = 'This address is taken.';
const refusal = (fields: { path: string; message: string }[]) => ({
  errors: [{ message: SAID, extensions: { code: 'BAD_USER_INPUT', fields } }],
});

test.each([
  ['of a field', refusal([{ path: 'input.email', message: SAID }])],
  ['of the whole form', refusal([])],
])('a refusal %s is said once, and goes when the field is mended', async (_what, error) => {
  render(
    <AuthForm submitLabel="Send" onSubmit={() => Promise.reject(error as unknown as Error)}>
      <Form.Item name="email" label="E-mail">
        <Input />
      </Form.Item>
    </AuthForm>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findAllByText(SAID)).toHaveLength(1);
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'sara@podium.test' } });
  await expect.poll(() => screen.queryAllByText(SAID)).toEqual([]);
});

test('what a rule misses goes while it is typed, not only on leaving the field', async () => {
  render(
    <AuthForm submitLabel="Send" onSubmit={() => Promise.resolve()}>
      <Form.Item name="email" label="E-mail" rules={[{ required: true, message: 'Your e-mail is missing.' }]}>
        <Input />
      </Form.Item>
    </AuthForm>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Your e-mail is missing.');
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 's' } });
  await expect.poll(() => screen.queryByText('Your e-mail is missing.')).toBeNull();
});
