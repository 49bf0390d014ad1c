import { describe, expect, it } from 'vitest';
import { safeHref, splitLinks } from './links';

describe('safeHref', () => {
  it('opens http and https only', () => {
    expect(['https://podium.test/a', 'http://podium.test'].map(safeHref)).toEqual([
      'https://podium.test/a',
      'http://podium.test/',
    ]);
    expect(
      ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '//x', 'x'].map(safeHref),
    ).toEqual([null, null, null, null, null]);
  });

  it('refuses an address that hides its host behind a login', () => {
    expect(safeHref('https://bank.test@evil.test/')).toBeNull();
  });
});

describe('splitLinks', () => {
  it('leaves plain text in one part', () => {
    expect(splitLinks('See you at pod 4')).toEqual([{ kind: 'text', text: 'See you at pod 4' }]);
  });

  it('finds links and leaves the sentence its full stop', () => {
    expect(splitLinks('Slides: https://podium.test/s?a=1. Bye')).toEqual([
      { kind: 'text', text: 'Slides: ' },
      { kind: 'link', text: 'https://podium.test/s?a=1', href: 'https://podium.test/s?a=1' },
      { kind: 'text', text: '. Bye' },
    ]);
  });

  it('keeps a bracket that belongs to the address', () => {
    expect(splitLinks('(https://podium.test/a_(b))')[1]).toEqual({
      kind: 'link',
      text: 'https://podium.test/a_(b)',
      href: 'https://podium.test/a_(b)',
    });
  });

  it('does not link scripts', () => {
    expect(splitLinks('javascript:alert(1)')).toEqual([{ kind: 'text', text: 'javascript:alert(1)' }]);
  });

  it('loses no character', () => {
    const text = 'a https://x.test, b http://y.test/?q=(1) and https://u@z.test!\nend';
    expect(
      splitLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
