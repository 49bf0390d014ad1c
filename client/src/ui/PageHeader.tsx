import type { ReactNode } from 'react';
import { Row } from './Stack';
import { Text } from './Text';

interface PageHeaderProps {
  title: string;
  /** How many there are, in words: "356 people". Announced when it changes. */
  count?: string;
  description?: ReactNode;
  actions?: ReactNode;
  /** The actions stay beside the title on phones too: they are narrow there. */
  oneLine?: boolean;
}

/** The head of a screen: its h1, how many there are, and what one can do here. */
export function PageHeader({ title, count, description, actions, oneLine = false }: PageHeaderProps) {
  return (
    <Row
      as="header"
      wrap={!oneLine}
      justify="between"
      align={oneLine ? 'start' : undefined}
      gap="md"
      lineGap="sm"
    >
      <div style={{ minWidth: 0 }}>
        <Row wrap align="baseline" gap="sm" lineGap={0}>
          <Text as="h1" size="h2" strong={700} tight>
            {title}
          </Text>
          {/* Holds its line before the number is known, so that nothing moves when it arrives. */}
          <Text as="output" tone="secondary" style={{ minHeight: '1lh' }}>
            {count}
          </Text>
        </Row>
        {description && (
          <Text as="p" tone="secondary" style={{ maxWidth: '72ch' }}>
            {description}
          </Text>
        )}
      </div>
      {actions && (
        <Row wrap={!oneLine} rigid={oneLine} gap="xs">
          {actions}
        </Row>
      )}
    </Row>
  );
}
