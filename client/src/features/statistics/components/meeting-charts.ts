import type { StatisticsCharts_StatisticsFragment } from '../../../generated/graphql';
import { messages } from '../messages';
import type { SectionChart } from './StatisticsSection';

type Charts = StatisticsCharts_StatisticsFragment;

const MOST_PODS = 20;
const percentOf = (share: number): number => Math.round(share * 1000) / 10;

/** Outcomes of requests, and the use of the pods. */
export function meetingCharts({ meetingFunnel, podUse }: Charts): SectionChart[] {
  const { funnel, pods } = messages;
  const { requested, accepted, held } = meetingFunnel;
  const busiest = [...podUse]
    .sort((a, b) => b.share - a.share || b.meetings - a.meetings)
    .slice(0, MOST_PODS);
  const average = podUse.reduce((sum, { share }) => sum + share, 0) / Math.max(1, podUse.length);
  const [best] = busiest;
  return [
    (requested > 0 || podUse.length > 0) && {
      title: funnel.title,
      summary: funnel.summary(requested, accepted, held),
      kind: 'bar',
      rowHeading: funnel.step,
      series: [{ key: 'count', label: funnel.meetings }],
      rows: [
        { label: funnel.requested, values: { count: requested } },
        { label: funnel.accepted, values: { count: accepted } },
        { label: funnel.held, values: { count: held } },
      ],
    },
    best !== undefined && {
      title: pods.title,
      summary: pods.summary(percentOf(average), best.name, best.meetings),
      kind: 'bar',
      rowHeading: pods.pod,
      series: [{ key: 'share', label: pods.share }],
      rows: busiest.map(({ name, share }) => ({ label: name, values: { share: percentOf(share) } })),
    },
  ];
}
