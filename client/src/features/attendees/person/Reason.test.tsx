import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MatchConfidence, Reason_MatchFragment } from '../../../generated/graphql';
import { Reason as ReasonPart } from './Reason';

type Reason = Reason_MatchFragment['reasons'][number];

const match = (
  confidence: MatchConfidence,
  ...reasons: (readonly [Reason['kind'], string])[]
): Reason_MatchFragment => ({
  score: 0.5,
  confidence,
  reasons: reasons.map(([kind, term]) => ({ kind, term })),
});

test.each([
  ['HIGH', 'Strong match'],
  ['MEDIUM', 'Good match'],
] as const)('a match of %s confidence says “%s” beside its reason', (confidence, words) => {
  const { container } = render(
    <ReasonPart match={match(confidence, ['OFFERS_WHAT_YOU_SEEK', 'Seed capital'])} />,
  );
  expect(container.textContent).toBe(`${words}Offers what you look for: Seed capital`);
});

test('an unsure match shows its reason alone', () => {
  const { container } = render(<ReasonPart match={match('LOW', ['WANTED_PERSONA', 'startups'])} />);
  expect(container.textContent).toBe('Whom you look for: startups');
});

test('shows as many reasons as asked for, the weightiest first', () => {
  render(
    <ReasonPart
      match={match(
        'HIGH',
        ['SEEKS_WHAT_YOU_OFFER', 'A'],
        ['SHARED_INTEREST', 'B'],
        ['SHARED_INTEREST', 'C'],
        ['SAME_FIELD', 'D'],
      )}
      limit={2}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Looks for what you offer: A',
    'You have in common: B, C',
  ]);
});

test.each([null, match('HIGH')])('shows nothing where there is no reason', (without) => {
  const { container } = render(<ReasonPart match={without} />);
  expect(container.innerHTML).toBe('');
});
