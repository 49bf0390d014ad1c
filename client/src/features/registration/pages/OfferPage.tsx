import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { hasCode } from '../../../data/errors/errors';
import type { PlaceOffer_OfferFragment } from '../../../generated/graphql';
import { useAnswerOfferByCodeMutation, usePlaceOfferQuery } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { formatMoment } from '../../../lib/time';
import {
  EmptyState,
  Hint,
  LinkButton,
  Panel,
  Pending,
  Row,
  Stack,
  Text,
  useNow,
  usePageTitle,
} from '../../../ui';
import { messages as shared } from '../../../ui/messages';
import { KeptUntil, ZoneNote } from '../application/KeptUntil';
import { messages } from '../application/messages';
import { OfferAnswers } from '../application/OfferAnswers';
import styles from '../components/registration.module.css';
import { offerStateOf } from '../lib/application';

const texts = messages.offer;

/** The answers are sent by a press alone: programs that read mails follow links. */
function Offer({ code, offer }: { code: string; offer: PlaceOffer_OfferFragment }) {
  const { eventId, eventTitle, endsAt, startsAt, timezone } = offer;
  const now = useNow();
  const [answer, { loading }] = useAnswerOfferByCodeMutation({ refreshes: ['placeOffer'] });
  const [isLetGo, setLetGo] = useState(false);
  const reply = async (accept: boolean) => {
    await answer({ variables: { input: { code, accept } } });
    setLetGo(!accept);
  };
  const state = isLetGo ? 'letGo' : offerStateOf(offer, now);
  return (
    <Panel as="section" gap="md" pad="lg" aria-live="polite">
      <Stack gap="xxs">
        <Text strong>
          <bdi>{eventTitle}</bdi>
        </Text>
        <Hint>{formatMoment(startsAt, timezone)}</Hint>
      </Stack>
      <Text as="h1" size="h3" strong={700} tight>
        {state === 'open' ? messages.titles.OFFERED : texts[state]}
      </Text>
      {state === 'open' && endsAt ? (
        <>
          <Row wrap gap="xs" lineGap={0}>
            <Text tone="secondary">{messages.until}</Text>
            <KeptUntil at={endsAt} zone={timezone} />
          </Row>
          <Hint>{messages.offered}</Hint>
          <ZoneNote zone={timezone} at={startsAt} />
          <OfferAnswers loading={loading} reply={reply} />
        </>
      ) : (
        <>
          <Hint>{texts[`${state === 'open' ? 'over' : state}Text`]}</Hint>
          <div>
            <LinkButton to={paths.event(eventId)} type="primary" size="large">
              {texts.toEvent}
            </LinkButton>
          </div>
        </>
      )}
    </Panel>
  );
}

/** The place that is offered by the link of a mail, to be accepted or let go without a session. */
export default function OfferPage() {
  const { code = '' } = useParams();
  const { data, error, refetch } = usePlaceOfferQuery({ variables: { code } });
  const offer = data?.placeOffer;
  usePageTitle(texts.title, offer?.eventTitle);
  if (!offer && hasCode(error, 'NOT_FOUND'))
    return (
      <EmptyState
        title={texts.unknown}
        text={texts.unknownText}
        action={<LinkButton to={paths.home()}>{shared.goHome}</LinkButton>}
      />
    );
  return (
    <Stack className={styles.narrow}>
      {offer ? (
        <Offer key={code} code={code} offer={offer} />
      ) : (
        <Pending error={error} refetch={refetch} title={texts.loadFailed} rows={6} />
      )}
    </Stack>
  );
}
