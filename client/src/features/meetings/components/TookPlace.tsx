import { Button } from 'antd';
import { useState } from 'react';
import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { Row } from '../../../ui';
import type { MeetingActions } from '../hooks/useMeetingActions';
import { viewerSaysHeld } from '../lib/optimistic';
import styles from '../meetings.module.css';
import { messages } from '../messages';

interface TookPlaceProps {
  meeting: Pick<MeetingCard_MeetingFragment, 'participants' | 'viewerAs'>;
  name: string;
  actions: Pick<MeetingActions, 'running' | 'confirm'>;
}

/** Asks once a meeting is over whether it took place; the answer can be changed. */
export function TookPlace({ meeting, name, actions }: TookPlaceProps) {
  const [changing, setChanging] = useState(false);
  const texts = messages.tookPlace;
  const said = viewerSaysHeld(meeting);
  const disabled = actions.running !== null;
  const answer = (tookPlace: boolean) => {
    setChanging(false);
    void actions.confirm(tookPlace);
  };
  if (said !== null && !changing) {
    return (
      <Row as="p" wrap gap="xs">
        {said ? texts.met : texts.notMet}
        <Button type="link" onClick={() => setChanging(true)}>
          {texts.change}
        </Button>
      </Row>
    );
  }
  return (
    <Row as="fieldset" wrap gap="xs">
      <legend className={styles.question}>{texts.question(name)}</legend>
      <Button disabled={disabled} onClick={() => answer(true)}>
        {texts.yes}
      </Button>
      <Button disabled={disabled} onClick={() => answer(false)}>
        {texts.no}
      </Button>
    </Row>
  );
}
