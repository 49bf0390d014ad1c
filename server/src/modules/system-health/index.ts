export { addBackupGauge, warnOfState } from './system-health.service';
