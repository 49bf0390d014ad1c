import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** An attendee in the top ten that a viewer was last shown. */
@Entity('match_showings')
@Index('match_showings_attendee_id_idx', ['attendeeId'])
export class MatchShowingEntity {
  @PrimaryColumn('uuid', { name: 'viewer_id' })
  @ForeignKey('attendees', { name: 'match_showings_viewer_id_fkey', onDelete: 'CASCADE' })
  viewerId: string;

  @PrimaryColumn('uuid', { name: 'attendee_id' })
  @ForeignKey('attendees', { name: 'match_showings_attendee_id_fkey', onDelete: 'CASCADE' })
  attendeeId: string;
}

/** In how many top tens an attendee is; a trigger counts the showings. */
@Entity('match_exposures')
@Check('match_exposures_shown_check', 'shown >= 0')
export class MatchExposureEntity {
  @PrimaryColumn('uuid', { name: 'attendee_id' })
  @ForeignKey('attendees', { name: 'match_exposures_attendee_id_fkey', onDelete: 'CASCADE' })
  attendeeId: string;

  @Column('int', { default: 0 })
  shown: number;
}
