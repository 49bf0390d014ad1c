import { useState } from 'react';
import { errorMessage } from '../../../../data/errors/errors';
import { useWhyNotMeetingQuery } from '../../../../generated/hooks';
import { FilterField, Hint, Row, SectionCard, Stack, Text } from '../../../../ui';
import { SubjectField } from '../../components/SubjectField';
import type { TargetValues } from '../../lib/targets';
import type { Draft } from '../lib/runs';
import { messages } from '../messages';
import styles from './timetable.module.css';

const texts = messages.whyNot;
type Person = TargetValues['subject'];

/** Says why two people do not meet in a draft. */
export function WhyNot({ run }: { run: Draft }) {
  const [one, setOne] = useState<Person>(null);
  const [other, setOther] = useState<Person>(null);
  const isSame = one !== null && one.value === other?.value;
  const { data, error } = useWhyNotMeetingQuery({
    variables: { runId: run.id, oneId: one?.value ?? '', otherId: other?.value ?? '' },
    skip: !one || !other || isSame,
  });
  const answer = () => {
    if (!one || !other) return null;
    if (isSame) return texts.same;
    if (!data) return error ? errorMessage(error) : texts.asking;
    return data.whyNotMeeting ? texts.answer(messages.reasons[data.whyNotMeeting]) : texts.meet;
  };
  const canAsk = run.status === 'DRAFT' && !run.isOutdated;
  return (
    <SectionCard title={texts.title}>
      {canAsk ? (
        <Stack gap="sm">
          <Row wrap gap="sm" className={styles.filters}>
            <FilterField label={texts.one}>
              {(field) => (
                <SubjectField id={field} kind="attendeeId" groups={[]} value={one} onChange={setOne} />
              )}
            </FilterField>
            <FilterField label={texts.other}>
              {(field) => (
                <SubjectField id={field} kind="attendeeId" groups={[]} value={other} onChange={setOther} />
              )}
            </FilterField>
          </Row>
          <Text as="output" strong={500}>
            {answer()}
          </Text>
        </Stack>
      ) : (
        <Hint>{texts.onlyDraft}</Hint>
      )}
    </SectionCard>
  );
}
