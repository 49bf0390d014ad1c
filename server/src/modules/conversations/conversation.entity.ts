import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { BaseEntity } from '../../core/db/base.entity';

/** A conversation of two attendees. Its row is locked to give a message the next number. */
@Entity('conversations')
@Index('conversations_event_id_idx', ['eventId'])
export class ConversationEntity extends BaseEntity {
  @Column('uuid', { name: 'event_id' })
  @ForeignKey('events', { name: 'conversations_event_id_fkey', onDelete: 'CASCADE' })
  eventId: string;

  @Column('int', { name: 'last_sequence', default: 0 })
  lastSequence: number;

  @Column('timestamptz', { name: 'last_message_at', nullable: true })
  lastMessageAt: Date | null;
}

/** One side of a conversation: each has two, and two attendees have one conversation. */
@Entity('conversation_members')
@Unique('conversation_members_pair_key', ['attendeeId', 'otherId'])
@Check('conversation_members_other_check', 'attendee_id <> other_id')
@Check('conversation_members_unread_check', 'unread_count >= 0')
@Index('conversation_members_newest_idx', ['attendeeId', 'lastMessageAt', 'conversationId'])
@Index('conversation_members_other_id_idx', ['otherId'])
export class ConversationMemberEntity {
  @PrimaryColumn('uuid', { name: 'conversation_id' })
  @ForeignKey(() => ConversationEntity, {
    name: 'conversation_members_conversation_id_fkey',
    onDelete: 'CASCADE',
  })
  conversationId: string;

  @PrimaryColumn('uuid', { name: 'attendee_id' })
  @ForeignKey('attendees', { name: 'conversation_members_attendee_id_fkey', onDelete: 'CASCADE' })
  attendeeId: string;

  @Column('uuid', { name: 'other_id' })
  @ForeignKey('attendees', { name: 'conversation_members_other_id_fkey', onDelete: 'CASCADE' })
  otherId: string;

  @Column('int', { name: 'last_read_sequence', default: 0 })
  lastReadSequence: number;

  /** The reading position shown to the other person; it stands still while one of the two has blocked the other. */
  @Column('int', { name: 'shown_read_sequence', default: 0 })
  shownReadSequence: number;

  @Column('int', { name: 'unread_count', default: 0 })
  unreadCount: number;

  /** A copy of the conversation's, so that one index gives the newest first. */
  @Column('timestamptz', { name: 'last_message_at', nullable: true })
  lastMessageAt: Date | null;
}

/** A message; `sequence` counts from 1 without gaps. */
@Entity('messages')
@Unique('messages_sequence_key', ['conversationId', 'sequence'])
@Unique('messages_client_id_key', ['conversationId', 'senderId', 'clientId'])
@Check('messages_text_check', 'char_length(text) BETWEEN 1 AND 4000')
@Check('messages_client_id_check', 'char_length(client_id) BETWEEN 1 AND 100')
@Index('messages_sender_id_idx', ['senderId'])
@Index('messages_recipient_id_idx', ['recipientId'])
export class MessageEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'conversation_id' })
  @ForeignKey(() => ConversationEntity, { name: 'messages_conversation_id_fkey', onDelete: 'CASCADE' })
  conversationId: string;

  @Column('int')
  sequence: number;

  @Column('uuid', { name: 'sender_id' })
  @ForeignKey('attendees', { name: 'messages_sender_id_fkey', onDelete: 'CASCADE' })
  senderId: string;

  @Column('uuid', { name: 'recipient_id' })
  @ForeignKey('attendees', { name: 'messages_recipient_id_fkey', onDelete: 'CASCADE' })
  recipientId: string;

  /** Made by the sender's device, so that sending again writes nothing twice. */
  @Column('text', { name: 'client_id' })
  clientId: string;

  @Column('text')
  text: string;

  @CreateDateColumn({ name: 'sent_at', type: 'timestamptz' })
  sentAt: Date;

  @Column('timestamptz', { name: 'read_at', nullable: true })
  readAt: Date | null;
}
