import { personErasing } from '../../core/request/erasure';
import { defineModule } from '../../core/module';
import { attendeeBlocked } from '../blocks/index';
import { ContactConsentEntity, ContactExchangeEntity } from './contact.entity';
import { deleteContactsOf, ownConsents, ownExchanges, ownHolders } from './contact.queries';
import { ContactChangeResolver, ContactHolderResolver, ContactResolver } from './contact.resolver';
import { endBlocked } from './contact.service';

export const contactsModule = defineModule({
  name: 'contacts',
  entities: [ContactConsentEntity, ContactExchangeEntity],
  reads: ['attendees', 'companies', 'event_members', 'leads', 'users'],
  resolvers: [ContactResolver, ContactHolderResolver, ContactChangeResolver],
  hooks: [attendeeBlocked.on(endBlocked), personErasing.on(deleteContactsOf)],
  ownData: {
    profile: { contactHolders: ownHolders, contactConsents: ownConsents, contactExchanges: ownExchanges },
  },
});
