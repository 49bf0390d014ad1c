import type { PartStories } from '../../../dev/stories';
import type { PersonCard_AttendeeFragment } from '../../../generated/graphql';
import { CardSkeletons, Grid } from '../../../ui';
import { PersonCard } from './PersonCard';
import { Reason } from './Reason';

const person: PersonCard_AttendeeFragment = {
  id: '1',
  firstName: 'Sara',
  lastName: 'Khan',
  jobTitle: 'Head of Growth',
  organization: 'Nimbus Labs',
  country: 'PK',
  avatarUrl: '/images/demo/logo-1.svg',
  category: 'INVESTOR',
  online: true,
  unreadCount: 2,
  isViewer: false,
  bookmarked: true,
  viewerCanMessage: true,
  viewerCanRequestMeeting: true,
  viewerMessageRefusal: null,
  viewerMeetingRefusal: null,
  viewerMeetingWish: 'MUST',
  viewerMayWish: true,
  viewerMeeting: null,
  match: {
    score: 0.8,
    confidence: 'HIGH',
    reasons: [
      { kind: 'OFFERS_WHAT_YOU_SEEK' as const, term: 'Seed capital' },
      { kind: 'OFFERS_WHAT_YOU_SEEK' as const, term: 'Mentoring' },
    ],
  },
};

const plain: PersonCard_AttendeeFragment = {
  ...person,
  id: '2',
  avatarUrl: null,
  category: 'ATTENDEE',
  online: false,
  unreadCount: 0,
  bookmarked: false,
  match: null,
};

/** The last person has chosen no interests. */
const matches = [
  person,
  {
    ...person,
    id: '5',
    match: {
      score: 0.5,
      confidence: 'MEDIUM' as const,
      reasons: [
        { kind: 'SHARED_INTEREST' as const, term: 'FinTech' },
        { kind: 'SHARED_INTEREST' as const, term: 'Energy' },
      ],
    },
  },
  {
    ...plain,
    id: '6',
    match: {
      score: 0.2,
      confidence: 'LOW' as const,
      reasons: [{ kind: 'WANTED_PERSONA' as const, term: 'startups' }],
    },
  },
];

const long: PersonCard_AttendeeFragment = {
  ...plain,
  id: '3',
  firstName: 'Donaudampfschifffahrtsgesellschaftskapitän',
  lastName: 'von und zu Württemberg-Hohenzollern',
  country: 'VC',
  jobTitle: 'Deputy Director General of Information and Communications Technology',
};

const meeting: NonNullable<PersonCard_AttendeeFragment['viewerMeeting']> = {
  id: '1',
  status: 'PENDING',
  viewerAs: 'SENDER',
  startsAt: '2099-11-12T10:30:00.000Z',
  endsAt: '2099-11-12T10:50:00.000Z',
};

const draw = (people: PersonCard_AttendeeFragment[], density?: 'list') => (
  <Grid gap="md" column={density ? 960 : 320}>
    {people.map((each) => (
      <PersonCard key={each.id} person={each} to="?person=1" density={density} />
    ))}
  </Grid>
);

const stories: PartStories = {
  part: 'PersonCard',
  stories: [
    { name: 'Cards', render: () => draw([person, plain, long]) },
    { name: 'List', render: () => draw([person, plain, long], 'list') },
    {
      name: 'Oneself',
      render: () =>
        draw([{ ...plain, isViewer: true, viewerCanMessage: false, viewerCanRequestMeeting: false }]),
    },
    {
      name: 'With a meeting',
      render: () =>
        draw([
          { ...person, viewerMeeting: { ...meeting, status: 'ACTIVE' } },
          { ...plain, viewerMeeting: meeting },
          { ...long, viewerMeeting: { ...meeting, viewerAs: 'RECEIVER' } },
        ]),
    },
    {
      name: 'Loading cards',
      render: () => <CardSkeletons count={3} column={320} height={294} picture={64} rows={4} />,
    },
    {
      name: 'Loading list',
      render: () => <CardSkeletons count={3} column={960} height={92} picture={48} gap="xs" />,
    },
    { name: 'How sure the match is', render: () => draw(matches) },
    {
      name: 'All reasons',
      render: () => (
        <Reason
          limit={3}
          match={{
            score: 0.9,
            confidence: 'HIGH',
            reasons: [
              { kind: 'OFFERS_WHAT_YOU_SEEK' as const, term: 'Seed capital' },
              { kind: 'SEEKS_WHAT_YOU_OFFER' as const, term: 'Cloud migration' },
              { kind: 'SEEKS_WHAT_YOU_OFFER' as const, term: 'Data platforms' },
              { kind: 'SHARED_INTEREST' as const, term: 'FinTech' },
              { kind: 'SHARED_INTEREST' as const, term: 'Cybersecurity' },
              { kind: 'SHARED_INTEREST' as const, term: 'Smart cities' },
            ],
          }}
        />
      ),
    },
  ],
};

export default stories;
