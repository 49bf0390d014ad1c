import { textGroups } from './text-table';

const block = `
ai | I spent six years teaching machines to read handwriting, and I still enjoy every smudge.
ai | My models run on old laptops, which is deliberate.
ai | Last month we switched a model off because a spreadsheet did the job.
ai | I collect examples of translations that went wrong, and I have a folder of four hundred.
ai | Most of my week goes into data nobody wants to label.
ai | I am wary of demos, including my own.
ai | We measure success in forms that nobody has to type any more.
ai | My first program sorted my father's invoices.
ai | I write a short newsletter about models that are small enough to understand.
ai | Before this I was a court interpreter, so I care about what gets lost.
ai | I like evaluations more than launches.
ai | Our biggest improvement this year came from asking users what they had given up on.
fintech | I grew up above a money changer's shop and never really left.
fintech | My grandmother is still our most demanding tester.
fintech | I have moved two banks off paper and one back onto it, for a week.
fintech | I read central bank circulars for pleasure, please do not tell anyone.
fintech | We lost a licence once and learned more from that than from any award.
fintech | I know what a remittance costs in thirty corridors by heart.
fintech | Chargebacks are my speciality, sadly.
fintech | I think receipts are the most underrated product in finance.
fintech | I once spent a month behind the till of a pharmacy to see how people really pay.
fintech | My team answers the support line one day a month, me included.
fintech | Compliance and design sit at the same desk with us.
fintech | I have been explaining escrow at dinner parties since 2015.
health | I trained as a nurse and learned to program on night shifts.
health | Half my year goes into clinics more than an hour from a paved road.
health | I have read more consent forms than novels.
health | We ask patients first and doctors second, which surprises both.
health | My background is in infectious diseases, my hobby is spreadsheets.
health | I keep a list of devices that failed in the heat.
health | A hospital pharmacist taught me everything I know about logistics.
health | I am interested in what happens after discharge, when everybody stops looking.
health | Two of our trials finished early because they worked.
health | I have worked in public hospitals on three continents.
climate | I was an electrician first, and I still carry a screwdriver.
climate | My flat has more sensors than furniture.
climate | I have been down more manholes than I can count.
climate | I care about the boring parts, such as valves, permits and invoices.
climate | We publish our numbers even when they are bad.
climate | Last summer I measured forty roofs in forty-five degrees.
climate | My favourite machine is a heat pump from 1938 that still runs.
climate | I used to sell diesel generators, so I know the other side.
climate | I am learning Turkish to talk to the people who build our pumps.
climate | I think water is priced wrongly almost everywhere.
climate | Ask me about the desalination plant we had to move by twelve metres.
security | I break things for a living and write down how.
security | My phone has been in flight mode since Thursday.
security | I ran the help desk of a port for nine years, which is the best training for security.
security | I was once locked out of a data centre that I had secured.
security | I prefer checklists to fear.
security | We train people who never thought of themselves as technical.
security | I have handled eleven real incidents, and none of them looked like the films.
security | I spend my Saturdays teaching teenagers to pick locks, with permission.
security | I believe in short policies that people have read.
security | My team is proud of alarms that did not go off.
logistics | I started as a forklift driver and still have the licence.
logistics | I know the truck stops between Peshawar and Karachi by their tea.
logistics | My desk faces the harbour, which explains my spelling.
logistics | I have waited at nineteen borders this year.
logistics | I think the last hundred metres deserve more attention than the first thousand kilometres.
logistics | Our drivers designed the app, we only typed it.
logistics | I can tell you what a container smells like after six weeks of onions.
logistics | I map side streets on my bicycle at weekends.
logistics | I have a soft spot for timetables.
logistics | We stopped promising two hours and started keeping four.
education | I taught mathematics in a school with one laptop for sixty children.
education | Three of my former students now work for me, and two are my bosses.
education | I sit in the back row of our own courses once a month.
education | I left university administration because I wanted to fix timetables.
education | We measure whether people still have the job after two years.
education | I have hired 140 people without asking for a degree.
education | My mother still corrects my lesson plans.
education | I care about the students who never raise a hand.
education | I learned welding last year to understand our trainees.
food | I grew up on a mango farm and came back to it by way of a bank.
food | I can tell three kinds of lentils apart in the dark.
food | I spend the harvest in the fields and the rest of the year in warehouses.
food | My first company failed because of a refrigerator.
food | We pay growers within a day, and that changed more than any software.
food | I cook for the whole team on Thursdays.
food | I count insects for a living, in a manner of speaking.
food | Soil is my favourite subject, please interrupt me.
cities | I worked at a permit counter for four years and kept all the complaints.
cities | I walk every street that we model.
cities | I was the first programmer in our town hall.
cities | I have a collection of bad signs from thirty cities.
cities | My team fixed the lifts before it fixed the website, in that order.
cities | I sit on the tenants' council of my own building, which keeps me modest.
cities | I like old buildings and new meters.
cities | We invited the angriest residents to test the first version.
commerce | My parents had a shoe shop, so I learned about returns early.
commerce | I buy something from every seller we sign.
commerce | I ran a market stall for a year to understand our customers.
commerce | I can name the duty on carpets in nine countries.
commerce | We deleted half of our catalogue and sold more.
commerce | I answer customer mails on Sunday mornings.
commerce | I photograph shop windows wherever I travel.
commerce | I used to be a tailor, and fit is still my favourite problem.
software | I have maintained the same system since 2006 and I am still fond of it.
software | I read other people's code on the train.
software | I learned COBOL last year, on purpose.
software | Our team has worked across four time zones for so long that I own three clocks.
software | I write fewer lines every year and I am proud of it.
software | I once rescued a project by deleting most of it.
software | I keep release notes that my father can understand.
software | My best hire came from a bakery.
software | I would rather ship on a quiet Tuesday than launch on a big Friday.
software | I organise a meet-up for maintainers in my city.
software | I have written three proposals this year that told the customer not to buy.
software | We have a rule that every estimate comes with a reason.
software | I answer pager calls myself, twice a month.
software | I studied architecture, the kind with bricks.
media | I draw on paper before anything else.
media | I once played the villain in our own game.
media | I have streamed a wedding from a mountain pass.
media | I test our headsets on my aunt, who is eighty.
media | I produced radio drama for ten years and miss the doors.
media | I think subtitles are an art.
`;

/** What people add about themselves, by field; each line belongs to one person of an event. */
export const FIELD_NOTES = textGroups(block);
