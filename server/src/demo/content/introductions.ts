import { textGroups } from './text-table';

const openings = `
founder | I started {org} in {started} after {years} years in other people's companies.
founder | I run {org}, a small company in {field}.
founder | {org} began as a side project in {started} and is now my whole week.
founder | There are {team} of us at {org}, and we work on {field}.
founder | Two friends and I founded {org} in {started} to {mission}.
founder | At {org} we {mission}.
founder | I left a safe job in {started} to start {org}.
founder | Most days at {org} I write, sell and fix things, in that order.
founder | {org} is my second company; the first one taught me what not to do.
founder | We are {team} people at {org} who want to {mission}.
director | I have led {org} since {since}.
director | I joined {org} {tenure} years ago and was put in charge last spring.
director | I am responsible for {org}, from the budget to the people.
director | My job at {org} is to make sure that we {mission}.
director | I look after strategy and people at {org}.
director | Since {since} I have been part of the management of {org}.
director | I run {org}, where we work for {customers}.
buyer | I look after digital projects at {org}.
buyer | At {org} I decide which pilots become contracts.
buyer | I have been buying technology for {org} for {tenure} years.
buyer | My team at {org} has {team} people and one budget.
buyer | I am here for {org}, where {field} is on the plan for this year.
buyer | {org} hired me to replace systems that are older than our apprentices.
buyer | I lead a team of {team} at {org}, and we choose our partners in {field} this year.
seller | I look after customers of {org} in {region}.
seller | I joined {org} in {since} to build up our business in {region}.
seller | At {org} I work with {customers}.
seller | My customers at {org} are spread over {region}.
seller | I started at {org} in {since} and look after new accounts.
seller | I have opened {markets} markets for {org} so far.
seller | My part at {org} is partnerships, mostly with {customers}.
seller | I sell for {org}, and I would rather say no than promise too much.
seller | If you have bought from {org} in {region}, we have probably spoken.
seller | I have been with {org} for {tenure} years, most of them on the road in {region}.
engineer | I build software at {org}.
engineer | I lead a team of {team} engineers at {org}.
engineer | At {org} I work on {field}, usually on the parts nobody sees.
engineer | I came to {org} in {since} and have been responsible for the platform ever since.
engineer | I write code and review even more of it at {org}.
engineer | My work at {org} is to turn research in {field} into something that runs at night.
engineer | I am the person at {org} who answers technical questions with a drawing.
engineer | After {years} years in {field} I still like the debugging best; now I do it at {org}.
official | I help companies in {field} to settle and grow, on behalf of {org}.
official | I work for {org} and look after {field}.
official | At {org} my team of {team} answers questions from founders.
official | I joined {org} from industry in {since}.
official | I run a programme at {org} that has supported {firms} companies so far.
researcher | My group at {org} works on {field}.
researcher | I teach and do research at {org}, with {team} people in my group.
researcher | I have studied how {customers} use new technology for {years} years, the last ones at {org}.
researcher | At {org} I try to get results out of the laboratory.
press | I write about {field} for {org}.
press | I have covered {field} for {years} years, now for {org}.
press | I produce the weekly podcast of {org}.
press | I plan events and interviews at {org}.
investor | I invest in {field} for {org}.
investor | {org} backs early teams, and I look after {field}.
investor | I am one of {partners} partners at {org}.
investor | Before I joined {org} in {since} I ran a company of {team} people.
investor | At {org} we write first cheques from {ticket}.
investor | I have invested in {firms} companies with {org}, most of them in {field}.
investor | I support founders who {mission}, and I do it for {org}.
investor | I left consulting after {years} years and now invest for {org}.
`;

const closings = `
founder | We are looking for {seek}.
founder | I would like to talk about {seek}.
founder | If you can help with {seek}, I will make the time.
founder | In return for advice on {seek} I offer honest answers about {offer}.
founder | Right now {seek} would help us most.
director | I am here for {seek}.
director | This year our plan says {seek}.
director | I hope to find {seek}, and I can offer {offer}.
director | Talk to me about {offer}.
buyer | I am looking for {seek}.
buyer | Please bring references; I need {seek}.
buyer | What I can offer is {offer}.
buyer | There is a budget this year for {seek}.
buyer | I am happy to talk about {offer} over coffee.
seller | I can help with {offer}.
seller | I am looking for {seek}.
seller | Ask me about {offer}, and tell me what you need.
seller | I would like to meet people who need {offer}.
seller | At this event I hope to find {seek}.
engineer | I am happy to talk about {offer}.
engineer | I am looking for {seek}.
engineer | Good conversations for me are about {offer}.
engineer | If you care about {seek}, find me at the coffee bar.
engineer | I can offer {offer} and would welcome {seek}.
official | We can offer {offer}.
official | Come to us with questions about {offer}.
official | I am looking for {seek} with companies that want to stay.
official | My door is open for anything about {offer}.
researcher | We are looking for {seek}.
researcher | I can offer {offer}.
researcher | I would like to compare notes about {seek}.
press | I can offer {offer}.
press | I am always looking for {seek}.
press | I publish {firms} pieces a year, and some of them come with {offer}.
press | If you have a story about {field}, I have {days} minutes now and an hour later.
press | Tell me something that you have not told anyone yet, or ask me about {offer}.
investor | I am looking for {seek}.
investor | I can help with {offer}.
investor | Founders get an answer from me within {days} days; I offer {offer}.
investor | Most interesting to me at the moment: {seek}.
investor | Send me a meeting request if {offer} would help you.
speaker | On stage I talk about {topic}.
speaker | My session here is about {topic}, and questions are welcome afterwards.
speaker | I have come to speak about {topic}.
speaker | I speak about {topic} and like to be interrupted.
speaker | Come to my session if {topic} is part of your work.
`;

/** How introductions begin, by role; `director` is a founder's role in a company that is no startup. */
export const OPENINGS = textGroups(openings);

/** How introductions end, by role; speakers end with their subject. */
export const CLOSINGS = textGroups(closings);

export const REGIONS: readonly string[] = [
  'the Gulf',
  'South Asia',
  'North Africa',
  'East Africa',
  'Central Europe',
  'the Nordic countries',
  'West Africa',
  'Turkey and the Caucasus',
  'Southeast Asia',
  'the Levant',
  'Britain and Ireland',
  'Southern Europe',
];

export const TICKETS: readonly string[] = [
  '50,000 dollars',
  '100,000 dollars',
  '250,000 dollars',
  '500,000 dollars',
];
