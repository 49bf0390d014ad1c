import { useNavigate } from 'react-router-dom';
import { useEventContext } from '../../../../data/event/useEventContext';
import { useCan } from '../../../../data/session/useCan';
import { paths } from '../../../../lib/paths';
import { Segmented } from '../../../../ui';
import { messages } from '../messages';

const sections = ['program', 'timetable'] as const;

/** Leads from the program to the timetables and back; who may only read has the timetables alone. */
export function ProgramSections({ value }: { value: (typeof sections)[number] }) {
  const { event } = useEventContext();
  const navigate = useNavigate();
  const isManager = useCan('updateMeetingProgram');
  if (!isManager) return null;
  return (
    <Segmented
      label={messages.sections.label}
      value={value}
      options={sections.map((section) => ({ value: section, label: messages.sections[section] }))}
      onChange={(chosen) =>
        void navigate(chosen === 'program' ? paths.meetingProgram(event.id) : paths.timetables(event.id))
      }
    />
  );
}
