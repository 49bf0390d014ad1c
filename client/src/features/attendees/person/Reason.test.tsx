import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { MatchConfidence, Reason_MatchFragment } from '../../../generated/graphql';
import { Reason } from './Reason';

afterEach(cleanup);

const match = (confidence: MatchConfidence, ...reasonTexts: string[]): Reason_MatchFragment => ({
  score: 0.5,
  confidence,
  reasonTexts,
});

test.each([
  ['HIGH', 'Strong match'],
  ['MEDIUM', 'Good match'],
] as const)('a match of %s confidence says “%s” beside its reason', (confidence, words) => {
  const { container } = render(
    <Reason match={match(confidence, 'Offers what you look for: Seed capital')} />,
  );
  expect(container.textContent).toBe(`${words}Offers what you look for: Seed capital`);
});

test('an unsure match shows its reason alone', () => {
  const { container } = render(<Reason match={match('LOW', 'Whom you look for: startups')} />);
  expect(container.textContent).toBe('Whom you look for: startups');
});

test('shows as many reasons as asked for, the weightiest first', () => {
  render(<Reason match={match('HIGH', 'In common: A', 'In common: B', 'In your field: C')} limit={2} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'In common: A',
    'In common: B',
  ]);
});

test.each([null, match('HIGH')])('shows nothing where there is no reason', (without) => {
  const { container } = render(<Reason match={without} />);
  expect(container.innerHTML).toBe('');
});
