export { planDemo } from './runs/schedule-run.service';
