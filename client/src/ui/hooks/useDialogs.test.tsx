import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FeedbackHost } from '../feedback/FeedbackHost';
import { useDialogs, useQuestionsOfPage } from './useDialogs';

const answers: (boolean | 'read')[] = [];

function Asker() {
  const { alert, confirm, confirmLoss } = useDialogs();
  return (
    <>
      <button onClick={() => void confirm('Remove it?').then((yes) => answers.push(yes))}>ask</button>
      <button onClick={() => void confirmLoss('Leave it?').then((yes) => answers.push(yes))}>leave</button>
      <button onClick={() => void alert('It is gone.').then(() => answers.push('read'))}>tell</button>
    </>
  );
}

const open = (name: string) => {
  render(
    <>
      <Asker />
      <FeedbackHost />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name }));
};

afterEach(() => {
  answers.length = 0;
});

test.each([
  ['Yes', true],
  ['No', false],
])('confirm answers %s with %j', async (label, answer) => {
  open('ask');
  await screen.findByRole('dialog', { name: 'Remove it?' });
  fireEvent.click(screen.getByRole('button', { name: label }));
  await expect.poll(() => answers).toEqual([answer]);
});

test('where Yes loses something, No is the main button and has the focus', async () => {
  open('leave');
  await screen.findByRole('dialog', { name: 'Leave it?' });
  const no = screen.getByRole('button', { name: 'No' });
  await expect.poll(() => document.activeElement).toBe(no);
  expect(no.className).toContain('ant-btn-primary');
  expect(screen.getByRole('button', { name: 'Yes' }).className).not.toContain('ant-btn-primary');
  fireEvent.click(no);
  await expect.poll(() => answers).toEqual([false]);
});

test('alert has one button, OK', async () => {
  open('tell');
  await screen.findByRole('dialog', { name: 'It is gone.' });
  expect(screen.queryByRole('button', { name: 'No' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  await expect.poll(() => answers).toEqual(['read']);
});

test('a question goes with the page that asks it, and is answered with No', async () => {
  function At({ address }: { address: string }) {
    useQuestionsOfPage(address);
    return <Asker />;
  }
  const at = (address: string) => (
    <>
      <At address={address} />
      <FeedbackHost />
    </>
  );
  const { rerender } = render(at('/meetings'));
  fireEvent.click(screen.getByRole('button', { name: 'ask' }));
  const question = await screen.findByRole('dialog', { name: 'Remove it?' });
  rerender(at('/'));
  await expect.poll(() => answers).toEqual([false]);
  // Here nothing ends the animation with which it leaves.
  await expect.poll(() => question.className).toContain('leave');
});
