import { Button } from 'antd';
import { useState } from 'react';
import { useWhatWouldHelpQuery } from '../../../../generated/hooks';
import { ErrorState, Hint, Panel, SectionCard, Stack, Text } from '../../../../ui';
import type { Draft } from '../lib/runs';
import { messages } from '../messages';

const texts = messages.help;

/** What would be possible with more pods or a longer day, worked out when asked for. */
export default function WhatWouldHelp({ run }: { run: Draft }) {
  const [isAsked, setAsked] = useState(false);
  const { data, error, refetch } = useWhatWouldHelpQuery({
    variables: { runId: run.id },
    skip: !isAsked,
    from: 'cache',
  });
  const canAsk = run.status === 'DRAFT' && !run.isOutdated;
  const { bound } = run;
  return (
    <SectionCard title={texts.title}>
      <Stack gap="md">
        <Hint>{canAsk ? texts.text : messages.whyNot.onlyDraft}</Hint>
        {canAsk && !isAsked && (
          <div>
            <Button onClick={() => setAsked(true)}>{texts.ask}</Button>
          </div>
        )}
        {isAsked && !data && !error && <Text as="output">{texts.asking}</Text>}
        {isAsked && !data && error && <ErrorState error={error} title={texts.failed} onRetry={refetch} />}
        {(canAsk ? data?.whatWouldHelp : undefined)?.map(({ morePods, moreSlots, bound: next }) => (
          <Panel as="section" pad="md" gap="xs" key={morePods}>
            <Text as="h3" size="md" strong>
              {morePods > 0 ? texts.pods(morePods) : texts.hour(moreSlots)}
            </Text>
            {!next && <p>{texts.tooLong}</p>}
            {next && (
              <p>{bound ? texts.musts(next.must, next.must - bound.must) : texts.mustsAlone(next.must)}</p>
            )}
            {next && bound && (
              <p>{texts.promised(next.promisedMissing, bound.promisedMissing - next.promisedMissing)}</p>
            )}
          </Panel>
        ))}
      </Stack>
    </SectionCard>
  );
}
