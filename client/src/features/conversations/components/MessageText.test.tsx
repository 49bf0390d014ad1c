import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MessageText } from './MessageText';

const linksIn = (text: string) => {
  const { container } = render(<MessageText text={text} />);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('a')].map((link) => [
    link.getAttribute('href'),
    link.target,
    link.rel,
  ]);
};

test('web addresses become links that open apart and pass nothing on', () => {
  expect(linksIn('See https://podium.test/a?b=1, and (http://x.example/y).')).toEqual([
    ['https://podium.test/a?b=1', '_blank', 'noopener noreferrer nofollow'],
    ['http://x.example/y', '_blank', 'noopener noreferrer nofollow'],
  ]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<b>hi</b>',
  'ftp://files.example/x',
  'mailto:sara@example.org or sara@example.org',
  'https://bank.example@evil.example/login',
  'file.md and node.js',
  '<img src=x onerror=alert(1)>',
])('"%s" stays text', (text) => {
  expect(linksIn(text)).toEqual([]);
});
