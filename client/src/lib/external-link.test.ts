import { expect, it } from 'vitest';
import { externalLink } from './external-link';

it('shows the host of a page, without www', () => {
  expect(externalLink('https://www.nimbus.example/shop?a=1')).toEqual({
    href: 'https://www.nimbus.example/shop?a=1',
    host: 'nimbus.example',
  });
});

it('shows an address for mails and a phone number as they are', () => {
  expect(externalLink('mailto:hello@nimbus.example')?.host).toBe('hello@nimbus.example');
  expect(externalLink('tel:+4680000')?.host).toBe('+4680000');
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'nimbus', '', null])('refuses %s', (url) => {
  expect(externalLink(url)).toBeNull();
});
