export { addBackupGauge } from './system-health.service';
