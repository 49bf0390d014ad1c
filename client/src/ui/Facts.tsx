import { Fragment, type ReactNode } from 'react';

/** Facts about a thing, each behind its name. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, fact: ReactNode])[] }) => (
  <dl className="facts">
    {facts.map(([name, fact]) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{fact}</dd>
      </Fragment>
    ))}
  </dl>
);
