/** Short talks; lines alternate from `a:` to `b:`. `{a}`, `{b}` are first names, `{field}` is what they share. */
export type Dialogue = readonly string[];

const talk = (text: string): Dialogue =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const DIALOGUES: readonly Dialogue[] = [
  talk(`
    a: Hi {b}, I saw that you work in {field} too. Are you at the forum all three days?
    b: Hello {a}! Yes, all days. Mostly around Hall 1 in the mornings.
    a: Perfect. Could we take twenty minutes tomorrow? I would love to hear how you got your first customers.
    b: Gladly. Send me a request for any free slot, I keep the afternoon open.
    a: Done. See you there!
  `),
  talk(`
    a: Good morning {b}. Your profile says you look for pilots. We have two sites that could start next quarter.
    b: That is exactly why I came. What size are they?
    a: One small, about 40 people, and one with 600. The small one could start in four weeks.
    b: Let us begin small then. Who else should be in the room?
    a: My colleague from operations. I will bring her along.
    b: Great, I will bring our lead engineer. Thank you {a}!
  `),
  talk(`
    a: {b}, great question in the session just now.
    b: Thank you! I was not sure the panel liked it.
    a: They did not, that is why it was great. Coffee?
    b: Always. Ten minutes, next to the registration desk?
  `),
  talk(`
    a: Hello {b}, a friend told me to look for you here. She said nobody knows {field} better.
    b: She is too kind. What are you working on?
    a: We are choosing a partner this autumn and have a short list of three. I would value an outside view.
    b: Happy to help. I know two of the usual suspects well.
    a: Wonderful, may I send you the list?
    b: Please do, but not the prices.
    a: Understood. You will have it tonight.
  `),
  talk(`
    a: Hi {b}! We met last year in the queue for lunch. I still owe you a dessert.
    b: {a}! Of course. How did the launch go?
    a: Better than planned, four months later than planned.
    b: So a normal launch. Let us catch up, I have news as well.
  `),
  talk(`
    a: Hello {b}, are you the right person at your company for partnerships in {field}?
    b: I am one of two. I look after the Gulf and South Asia.
    a: Then you are. I will request a meeting, any pod suits me.
  `),
  talk(`
    a: Hi {b}, just wanted to say that your talk changed what I will do on Monday.
    b: That is the nicest thing one can hear. What will you do?
    a: Call ten customers before we write another line.
    b: Write to me how it went. I mean it.
    a: I will!
  `),
  talk(`
    a: {b}, we are hiring in {field} and I heard that you know the good people.
    b: I know some. Remote or on site?
    a: Both work, as long as four hours of the day overlap.
    b: Then I have two names for you. Let me ask them first.
    a: Thank you, that helps a lot.
  `),
  talk(`
    a: Hello {b}. Would your team be open to a joint offer? We have the local licence, you have the product.
    b: In principle yes. Which country do you have in mind first?
    a: Saudi Arabia, then Egypt. I can show you the numbers at our stand.
    b: Tomorrow after lunch?
    a: After lunch it is.
  `),
  talk(`
    a: Hi {b}, would you have ten minutes today?
  `),
  talk(`
    a: Hello {b}! I bookmarked your profile. We should talk about {field}.
    b: Hi {a}, with pleasure. I am in sessions until three.
  `),
];

/** Notes that go with a meeting request. */
export const MEETING_NOTES: readonly (string | null)[] = [
  'I would like to hear how you work with partners in {field}.',
  'Twenty minutes on a possible pilot. I bring one page, not twenty.',
  'We look at the same customers from two sides; let us compare.',
  'A short introduction, and one concrete idea.',
  'You offer what we look for this year. Do you have time?',
  'Following up on the session about {field}.',
  'I have a customer who needs exactly what you do.',
  null,
  null,
];
