/** An article of the industry-insights page; paragraphs are separated by blank lines. */
export interface InsightText {
  title: string;
  summary: string;
  body: string;
}

export const INSIGHTS: readonly InsightText[] = [
  {
    title: 'Software exports grow up',
    summary:
      'Firms that used to sell hours now sell outcomes. What changed in their contracts, and in their teams.',
    body: 'For twenty years the offer was simple: good engineers, lower rates. It built an industry, and it put a ceiling on it.\n\nThe firms that broke through did three things. They chose a field, they put a product person into every team, and they agreed on a result with the customer before they agreed on a price.\n\nThe price followed. In our survey of 140 exporters, those with a field of their own earn 60 per cent more per person than those without, and keep their people a year longer.',
  },
  {
    title: 'Payments in seconds, trust in years',
    summary: 'Instant transfers are here. The hard part is what happens when one of them is wrong.',
    body: 'Money that moves in seconds leaves in seconds too. Banks in the region report that fraud shifted from cards to transfers within a year.\n\nWhat helps is old-fashioned: a pause before the first payment to a new name, a check that name and number belong together, and a person to call who may act.\n\nThe best systems combine all three and still feel fast, since the pause comes only when something is odd.',
  },
  {
    title: 'The desert greenhouse, counted honestly',
    summary: 'Indoor farms use a tenth of the water. Energy decides whether they make sense.',
    body: 'A kilo of lettuce grown indoors takes 12 litres of water instead of 120. It also takes electricity, and the sun is free outside.\n\nFarms that pair with solar power and sell within fifty kilometres make money. Those that do not, do not, whatever the brochure says.\n\nThe next step is breeding plants for indoor life. Three teams at this event work on it.',
  },
  {
    title: 'What buyers want from a pilot',
    summary: 'We asked 60 chief digital officers why pilots die. Their answers fit on a card.',
    body: 'Two thirds of all pilots end without a contract. Hardly any fail because the technology does not work.\n\nThey end because nobody agreed on what success looks like, because the person who asked for it moved on, or because the legal department saw it last.\n\nSo the card reads: one number, one owner, one lawyer, before day one.',
  },
  {
    title: 'Small language models come home',
    summary: 'Running a model on your own machines is no longer a hobby. When it pays, and when it does not.',
    body: 'A year ago the choice was between a large model far away and no model at all. Now a model for one task fits on a machine under a desk.\n\nIt pays when the task is narrow, the data may not leave, and the volume is steady. It does not pay when the question changes every week.\n\nMost firms we spoke to end up with both, and with a simple rule for which question goes where.',
  },
  {
    title: 'Twelve weeks, then what?',
    summary: 'Short courses place people in first jobs. Second jobs tell whether they learned a trade.',
    body: 'We followed 900 graduates of short software courses for three years. Four in five had a job within six months.\n\nThe difference appears later. Those whose employer gave them a mentor in the first year had moved up; the others had moved on.\n\nTraining, it turns out, is not what happens before work.',
  },
  {
    title: 'Ports that share what they know',
    summary: 'Eleven ports agreed on one way to say where a ship is. Waiting time fell by a fifth.',
    body: 'Ships hurry to wait. They race to a port, then lie at anchor for days, since nobody told them that the berth was taken.\n\nA common message, a few hundred bytes long, changed that. Ports announce when a berth will be free, ships slow down, and fuel is saved.\n\nThe technology took four months. The agreement took four years.',
  },
  {
    title: 'A permit in five minutes',
    summary: 'How one ministry took a form of 14 pages to four questions.',
    body: 'Nobody had designed the form. Each page had been added by someone for a good reason that nobody remembered.\n\nThe team asked of every field: who reads this, and what do they do with it? Ten pages had no answer.\n\nOf the rest, most were known to some other office. Four questions remained. Citizens now spend five minutes, and clerks spend their time on the cases that need them.',
  },
];
