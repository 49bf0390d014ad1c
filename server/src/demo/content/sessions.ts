import { textTable } from './text-table';

export interface SessionText {
  cluster: string;
  title: string;
  description: string;
}

const block = `
ai | What a language model may decide, and what it may not | Three teams that put models into daily work show where they drew the line and what went wrong first.
ai | Small models, big savings | How a model that fits on one machine replaced a service that cost 40,000 dollars a month.
ai | Arabic, Urdu, Turkish: data for languages that were left out | Collecting, cleaning and licensing text and speech, with the people who did it.
ai | From pilot to payroll: making AI pay for itself | Four numbers to agree on before the first line of code.
ai | Hands-on: reading documents with machines | Bring an invoice or a form. We build the reader together in forty minutes.
fintech | Instant payments across the Gulf | What changes for shops, banks and workers when money moves in seconds between six countries.
fintech | Lending to the shop around the corner | Credit without paper: which signals work, which are unfair, and how to tell.
fintech | Islamic finance as software | Building products that scholars, lawyers and engineers can all sign.
fintech | Open banking, two years on | Banks and start-ups compare what they promised each other with what was built.
fintech | Fraud at midnight: a live exercise | The room plays both sides of an attack on a wallet. Laptops welcome, not needed.
health | The clinic with no waiting room | Remote care that patients come back to, from three countries and two languages.
health | One record per patient | Who holds it, who reads it, and who pays for it.
health | Trials that people finish | Design and tools that cut drop-out by half.
health | Devices made here | Moving medical manufacturing closer to the hospitals that need it.
health | Doctors and developers, one table | Short pitches by clinicians with a problem; teams form on the spot.
climate | Cooling without the bill | Buildings that use a third less energy, measured over two summers.
climate | Water from air, sea and sense | Desalination, reuse and leak hunting compared by cost per litre.
climate | Carbon numbers you can defend | Reporting that survives an auditor: sources, gaps, and honest estimates.
climate | Rooftops as power plants | Contracts, hardware and grid rules for the next million roofs.
climate | Financing the boring parts of the transition | Insulation, pumps and meters: how to bundle small projects so that large funds can buy them.
security | The first six hours of an attack | A hospital, a port and a bank tell what they did, minute by minute.
security | Passports on the phone | Digital identity that works at a border, at a bank, and without a network.
security | Secure by Tuesday | Ten settings that stop most attacks on small firms, done together in the room.
security | Cloud exit, cloud entry | When moving is worth it, and what contracts should say before you do.
security | Hiring defenders | Training people from help desks and call centres into security teams.
logistics | Addresses for places without addresses | Finding the right door in fast-growing cities.
logistics | The empty truck problem | Sharing loads between competitors, and the trust it takes.
logistics | Ports that talk to each other | Standards, sensors and customs: what is live today.
logistics | Buses on demand | Results from four cities after a year of flexible routes.
logistics | Cold chain, warm welcome | Keeping vaccines and fish at two degrees over two thousand kilometres.
education | Twelve weeks to a first job | What bootcamps learned about who succeeds, and why.
education | Lessons that load on any phone | Teaching with poor signal, old devices and shared screens.
education | Employers as teachers | Apprenticeships for software, designed by the firms that hire.
education | The four-day skills week | A company gave everyone a day a week to learn. Here are the books.
education | Assess me fairly | Examining skills when everybody has an assistant in their pocket.
food | Greens from the desert | Indoor farms past the hype: yield, energy and price per kilo.
food | A fair price before harvest | Contracts and weather data that let farmers plan.
food | Reading fields from the sky | What satellites and drones see, and what only a boot in the mud can.
food | Protein, re-imagined | Tasting included: four makers, four sources.
food | From waste to shelf | Using the third of the harvest that never reaches a shop.
cities | The five-minute permit | A ministry and its suppliers open the whole process, screen by screen.
cities | A living model of your city | Digital twins that planners use every day, not only on opening day.
cities | Buying from start-ups: a guide for public offices | Small tenders, fair risk, fast payment.
cities | Where did my request go? | Showing citizens the state of what they asked for, and what it changed inside.
cities | Buildings that fix themselves | Lifts, lights and pumps that call for help before anyone notices.
commerce | Selling across nine borders | Duties, returns and languages, from a shop of five people.
commerce | Creators get paid | Contracts, rights and payouts that arrive on the day they should.
commerce | Sizing right | Cutting returns of clothes with better words, pictures and a little geometry.
commerce | The shop in the chat | When the whole purchase happens in a conversation.
commerce | Loyalty without creepiness | What customers are glad you know, and what they are not.
software | Exporting software: the first contract abroad | Finding it, pricing it, surviving it.
software | Teams in four time zones | Rhythms, hand-overs and trust, from firms that have done it for ten years.
software | Replacing the system nobody dares to touch | Step by step, with the lights on.
software | Rates, value and the end of the hour | Ways of pricing software work that both sides would sign again.
software | Quality you can show a buyer | Which certificates and which evidence open doors in Europe and the Gulf.
media | Our stories, our games | Studios on finding a voice, an audience and a publisher.
media | Training crews in virtual reality | Airlines and mines share what people remember after a year.
media | 5G where it pays | Ports, stadiums and mines: private networks with a balance sheet.
media | Live sport on any phone | Streaming to a million people at once without a million complaints.
media | The newsroom and the machine | What editors hand over, what they keep, and what readers notice.
`;

/** Sessions of the schedule, by the field whose people speak there. */
export const SESSIONS: readonly SessionText[] = textTable(block).map(
  ([cluster = '', title = '', description = '']) => ({ cluster, title, description }),
);

/** How the first day begins: a welcome by the hosts. */
export const WELCOME: Omit<SessionText, 'cluster'> = {
  title: 'Opening: connecting visionaries, building futures',
  description: 'A welcome by the hosts, and the one question that the next days will try to answer together.',
};

/** How the other days begin, with somebody of the field. */
export const KEYNOTES: readonly SessionText[] = [
  {
    cluster: 'fintech',
    title: 'Keynote: money that moves in seconds',
    description: 'What ten years of building payments in young markets teach about the next ten.',
  },
  {
    cluster: 'ai',
    title: 'Keynote: machines that speak our languages',
    description: 'Who is heard when computers listen, and what it takes to include everybody else.',
  },
  {
    cluster: 'climate',
    title: 'Keynote: the decade of retrofits',
    description:
      'Most of the buildings, pipes and grids of 2040 exist already. How to make them good enough.',
  },
];

/** How the days end. */
export const EVENINGS: readonly Omit<SessionText, 'cluster'>[] = [
  {
    title: 'Welcome reception on the terrace',
    description: 'Food, music and the people you saw in the list this morning.',
  },
  {
    title: 'Founders meet funders: the evening round',
    description: 'Twelve tables, twelve minutes each. Come with one sentence about what you need.',
  },
  {
    title: 'Closing and startup award',
    description: 'The jury explains its choice, and the winner receives the prize on stage.',
  },
];
