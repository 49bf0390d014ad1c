import { render, screen } from '@testing-library/react';
import { Form } from 'antd';
import { expect, test } from 'vitest';
import { PictureField } from './PictureField';

test.each([true, false])('a picture is as disabled as its form: %s', (disabled) => {
  render(
    <Form disabled={disabled}>
      <PictureField label="Photo" value="sara.webp" />
    </Form>,
  );
  const buttons = screen.getAllByRole<HTMLButtonElement>('button');
  expect(buttons.map((button) => button.disabled)).toEqual([disabled, disabled]);
});
