import { Switch } from 'antd';
import type { ContactHolder_ContactHolderFragment, EventChoicesQuery } from '../../../generated/graphql';
import {
  useContactHoldersQuery,
  useContactSharingQuery,
  useEventChoicesQuery,
  useSetContactSharingMutation,
} from '../../../generated/hooks';
import { fullName } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { formatMoment } from '../../../lib/time';
import {
  EmptyState,
  Hint,
  LinkButton,
  LoadMore,
  Pending,
  PictureOrInitials,
  Stack,
  useToasts,
} from '../../../ui';
import { useConsent } from '../../contacts';
import { messages } from '../messages';
import { Block, BlockRow } from './Block';
import { ChoiceRow } from './ChoiceRow';

const texts = messages.contacts;

type Holder = ContactHolder_ContactHolderFragment;
type Event = EventChoicesQuery['events']['nodes'][number];

/** One company or person that has a contact of the viewer. */
function HolderRow({ holder, event }: { holder: Holder; event: Event }) {
  const consent = useConsent();
  const { company, attendee, since, sharing } = holder;
  const name = company?.name ?? (attendee ? fullName(attendee) : texts.left);
  const state = sharing ? texts.sharing : texts.notSharing;
  return (
    <BlockRow
      icon={
        <PictureOrInitials
          name={name}
          src={company ? company.logoUrl : attendee?.avatarUrl}
          size={40}
          shape={company ? 'square' : 'circle'}
        />
      }
      name={<bdi>{name}</bdi>}
      note={`${state} · ${texts.since(formatMoment(since, event.timezone))}`}
    >
      {company ? (
        <Switch
          checked={sharing}
          aria-label={texts.shareWith(name)}
          onChange={(on) => void consent(holder, on ? 'THIS_COMPANY' : 'NO')}
        />
      ) : (
        <LinkButton to={paths.contacts(event.id)} aria-label={texts.manageName(name)}>
          {texts.manage}
        </LinkButton>
      )}
    </BlockRow>
  );
}

/** The switch for all people who scan, at one event. */
function EveryoneRow({ eventId }: { eventId: string }) {
  const { data } = useContactSharingQuery({ variables: { eventId } });
  const [save] = useSetContactSharingMutation({ refreshes: ['contactHolders', 'contactSharing'] });
  const toasts = useToasts();
  return (
    <ChoiceRow
      label={texts.everyone}
      hint={texts.everyoneText}
      checked={data?.contactSharing.everyone ?? false}
      onChange={(everyone) =>
        void toasts.attempt(() => save({ variables: { input: { eventId, everyone } } }), {
          refused: messages.choiceFailed,
        })
      }
    />
  );
}

function EventHolders({ event }: { event: Event }) {
  const { id: eventId, title } = event;
  const { data, error, loading, refetch, fetchMore } = useContactHoldersQuery({ variables: { eventId } });
  const { nodes = [], pageInfo } = data?.contactHolders ?? {};
  return (
    <Block title={<bdi>{title}</bdi>}>
      <Stack as="ul">
        <EveryoneRow eventId={eventId} />
        {nodes.map((holder) => (
          <HolderRow key={(holder.company ?? holder.attendee)?.id} holder={holder} event={event} />
        ))}
      </Stack>
      {!data && <Pending error={error} refetch={refetch} title={messages.loadFailed} rows={3} />}
      {data && nodes.length === 0 && <Hint>{texts.none}</Hint>}
      <LoadMore
        hasMore={pageInfo?.hasNextPage ?? false}
        loading={loading}
        onLoadMore={() => void fetchMore({ variables: { after: pageInfo?.endCursor } })}
      />
    </Block>
  );
}

/** The holders of the viewer's contact, by event, with a switch for each company and one for all who scan. */
export default function ContactsSection() {
  const { data, error, refetch } = useEventChoicesQuery();
  if (!data) return <Pending error={error} refetch={refetch} title={messages.loadFailed} rows={4} />;
  const joined = data.events.nodes.filter(({ viewerProfile }) => viewerProfile);
  if (joined.length === 0) return <EmptyState title={messages.choicesEmpty} text={texts.text} />;
  return (
    <Stack gap="sm">
      <Hint>{texts.text}</Hint>
      <div>
        {joined.map((event) => (
          <EventHolders key={event.id} event={event} />
        ))}
      </div>
    </Stack>
  );
}
