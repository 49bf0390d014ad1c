import { Fragment, type ReactNode } from 'react';

interface FigureProps {
  label: string;
  className?: string;
  children: ReactNode;
}

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

/** A number above what it counts; stands in a `dl`. */
export const Figure = ({ label, className = '', children }: FigureProps) => (
  <div className={`figure ${className}`}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
