import type { PartStories } from '../../../dev/stories';
import type { CompanyCard_CompanyFragment } from '../../../generated/graphql';
import { CompanyCard } from './CompanyCard';

const company: CompanyCard_CompanyFragment = {
  id: '01a0',
  eventId: '0198',
  kind: 'EXHIBITOR',
  name: 'Bluedune Water',
  tagline: 'Desalination with half the energy',
  country: 'TR',
  sectors: ['Clean energy', 'Water technology', 'Smart cities'],
  sharedSectors: ['Smart cities'],
  logoUrl: null,
  favourite: false,
  teamSize: 4,
  tier: null,
  stand: 'B12',
  pods: [{ id: '1', name: 'C7' }],
};

const long: CompanyCard_CompanyFragment = {
  ...company,
  id: '01a1',
  sharedSectors: [],
  favourite: true,
  name: 'Mediterranean Desalination and Water Infrastructure Holding',
  tagline:
    'Everything between the sea and the tap: membranes, pumps, pipes, meters and the people who read them',
  pods: ['A1', 'A2', 'A3', 'A4'].map((name) => ({ id: name, name })),
};

const stories: PartStories = {
  part: 'CompanyCard',
  stories: [
    { name: 'With a shared sector', render: () => <CompanyCard company={company} /> },
    { name: 'Long texts', render: () => <CompanyCard company={long} /> },
    {
      name: 'Little is known',
      render: () => (
        <CompanyCard
          company={{
            ...company,
            tagline: null,
            country: null,
            sectors: [],
            sharedSectors: [],
            teamSize: 0,
            stand: null,
            pods: [],
          }}
        />
      ),
    },
    { name: 'Compact', render: () => <CompanyCard company={company} compact /> },
  ],
};

export default stories;
