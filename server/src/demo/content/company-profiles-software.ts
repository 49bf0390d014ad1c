/** Software firms, most of them exporters: field | size | tagline | what it does | a fact | what it shows. */
export const COMPANY_BLOCK_SOFTWARE = `
software | small | Prototypes in ten days | builds first versions for founders who have customers but no engineers | Nineteen of our 26 prototypes went on to a second version. | a prototype from this month, including its bugs
software | small | Tests nobody has to write | generates and maintains tests for web applications from real use | Teams see their first useful test after an hour. | a broken checkout, found before you do
software | small | Documentation that stays true | keeps technical documentation in step with the code | Outdated pages are marked on the day they become outdated. | the manual of an open-source project, corrected live
software | small | Low code, high standards | makes internal tools for finance and operations teams in days | All tools can be exported as ordinary code. | an approval tool, built from your description
software | small | Accessibility, repaired | finds and fixes accessibility problems in web shops and portals | We work with testers who use screen readers every day. | your own start page, heard through a screen reader
software | large | Insurance systems, renewed | modernises policy and claims systems for insurers in Germany and Switzerland | Eleven insurers moved off the mainframe without losing a night's batch. | the last screen of a system from 1987
software | large | Product teams beside yours | provides complete product teams to scale-ups in London and Berlin | A team stays together for three years on average. | a week in the life of a mixed team
software | large | Airline software that lands | develops crew planning and disruption management for airlines | Six carriers recover from a storm in hours instead of days. | a thunderstorm over Dubai and 140 rerouted crews
software | large | ERP without the drama | introduces ERP systems for manufacturers, in steps of six weeks | Our longest delay in five years was eleven days. | the plan, the budget and the actual dates of three projects
software | large | Projects rescued | takes over software projects that are late and brings them to production | Of 58 rescued projects 54 are in use today. | the first ten days of a rescue
software | large | Retail systems for the busy season | builds and runs tills, apps and order systems for retail groups | Black Friday has been boring for six years. | a load test with 12,000 orders a minute
software | large | Quality with evidence | tests medical and automotive software to the standards that regulators ask for | Auditors accept our evidence in Europe, Japan and the United States. | a trace from requirement to test result
software | large | Migration, table by table | moves old databases to modern platforms while the business stays open | Our tools compare every row before and after. | two databases with a billion equal rows
software | large | Mobile apps people keep | designs and develops apps for banks, railways and clinics | Average rating across 31 apps: 4.6 stars. | the usability test that changed our favourite design
software | large | Embedded software for machines | writes the software inside meters, pumps and charging stations | Devices with our code run in 41 countries. | a charging station, opened
software | large | Cloud costs, cut in half | reviews and rebuilds cloud systems so that they cost what they should | Savings pay our fee within the first quarter or there is no fee. | a real bill, before and after
software | large | Engineers for public services | builds digital services for ministries and city councils in six countries | Everything we write for the public is published as open source. | a passport renewal in four languages
software | large | Logistics software, made to measure | develops dispatch, customs and yard systems for carriers | Our oldest customer has been with us for 21 years. | the yard of a terminal, from above
software | large | Health software with a licence | develops certified medical software for device makers | Five products have passed the European medical device regulation. | a risk file that is a pleasure to read
software | large | Support that answers at night | runs second-level support and operations for software vendors worldwide | Three sites in three time zones share one queue. | the night shift, by video
software | large | Data engineering at scale | builds pipelines for telecom operators and advertising platforms | The largest handles four billion events a day. | a pipeline that loses a server and no data
software | large | Games, built for publishers | develops and ports games for publishers in Europe and Korea | Our studio has shipped 44 titles on nine platforms. | a port, frame by frame
software | large | Tax and payroll for twelve countries | develops payroll engines that software vendors put inside their products | Rule changes are live before they take effect. | a payslip in three countries
software | large | Simulation for engineers | writes simulation software for bridges, turbines and ship hulls | Universities in 18 countries teach with it. | a bridge in a storm, and where it bends
`;
