import { defineModule } from '../../core/module';
import { LiveDigestResolver } from './live-digest.resolver';

export const liveDigestModule = defineModule({ name: 'live-digest', resolvers: [LiveDigestResolver] });
