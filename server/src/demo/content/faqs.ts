import { textTable } from './text-table';

const block = `
Getting there | How do I get to the venue? | Take the metro to Harbour Station, exit 2; the entrance is a five-minute walk along the water. Taxis stop at Gate B, and parking is free for the first four hours.
Getting there | When do the doors open? | At 08:00 each day. The first session begins at 09:00; the queue is shortest before 08:30.
Getting there | Is there a hotel nearby? | Three partner hotels within ten minutes on foot have rooms at a special rate. Say the name of the event when you book.
Entry | What do I need at the entrance? | Your QR code. You find it in your profile; tap it to show it large and bright. A printed copy works as well.
Entry | My code does not scan. What now? | Turn up the brightness and wipe the screen. If it still fails, the desk at Gate A finds you by name.
Entry | Can I leave and come back? | Yes, as often as you like. Your code is scanned each time, and you count only once.
Meetings | How do I meet somebody? | Open their profile and choose Request meeting. You see the times when both of you are free; pick one, add a line why, and send.
Meetings | What is a pod? | A small table for two to four people with a number above it. Each meeting gets one, for twenty minutes.
Meetings | What happens when my request is not answered? | It expires after 24 hours, or when its time comes, whichever is first. Nothing is blocked in your calendar until it is accepted.
Meetings | Can I cancel a meeting? | Yes, in My Meetings. The other person is told at once, and the pod is free again.
Using Podium | Who can see my profile? | People who are confirmed for this event. Your e-mail, phone and code are seen by you and the organisers only.
Using Podium | How are the people to meet chosen? | From your interests and theirs: what you look for and they offer, and the other way round. Each suggestion says why.
Using Podium | How do I change my interests? | Open your profile and choose Edit Profile. Suggestions change at once.
Using Podium | Somebody bothers me. What can I do? | Block them in the chat: they can no longer write to you or ask for meetings. You can also report a message to the organisers.
On site | Is there Wi-Fi? | Yes: network Forum, no password. Podium also works with a poor connection and sends your messages when you are back.
On site | Where do I find food? | Lunch is served from 12:30 in Hall 2, with vegetarian and vegan dishes at every counter. Coffee is free all day.
On site | Is the venue accessible? | All halls are step-free, with hearing loops at every stage. A quiet room and a prayer room are beside Hall 3.
On site | I lost something. | Ask at the information desk in Hall 1, or write to the organisers below.
`;

/** Questions and answers of the help page, in their order. */
export const FAQS = textTable(block).map(([category = '', question = '', answer = '']) => ({
  category,
  question,
  answer,
}));
