import { ComingSoon } from "../../../components/ComingSoon";
export default function AttendeesPage() { return <ComingSoon screen="Attendees" />; }
