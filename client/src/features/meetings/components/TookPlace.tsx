import { Button } from 'antd';
import { useState } from 'react';
import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import type { MeetingActions } from '../hooks/useMeetingActions';
import { viewerSaysHeld } from '../lib/optimistic';
import { messages } from '../messages';
import styles from './TookPlace.module.css';

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
      <p className={styles.line}>
        {said ? texts.met : texts.notMet}
        <Button type="link" onClick={() => setChanging(true)}>
          {texts.change}
        </Button>
      </p>
    );
  }
  return (
    <fieldset className={styles.line}>
      <legend className={styles.question}>{texts.question(name)}</legend>
      <Button disabled={disabled} onClick={() => answer(true)}>
        {texts.yes}
      </Button>
      <Button disabled={disabled} onClick={() => answer(false)}>
        {texts.no}
      </Button>
    </fieldset>
  );
}
