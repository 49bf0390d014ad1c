import { z } from 'zod';

/** The selection of a pod for `/v1`, where it is called a booth. */
export const POD_FIELDS = 'id eventId name location bookable company { id name }';

/** A pod as that selection gives it. */
export interface PodData {
  id: string;
  eventId: string;
  name: string;
  location: string | null;
  bookable: boolean;
  company: { id: string; name: string } | null;
}

export const namedShape = z.object({ _id: z.string(), name: z.string() });

export const boothShape = z
  .object({
    _id: z.string(),
    event_id: z.string(),
    name: z.string(),
    location: z.string().nullable(),
    bookable: z.boolean(),
    company: namedShape.nullable(),
  })
  .meta({ id: 'Booth', description: 'A place where meetings happen, one at a time.' });

/** Something by its id and name. */
export const presentNamed = ({ id, name }: { id: string; name: string }): z.output<typeof namedShape> => ({
  _id: id,
  name,
});

/** A pod in the words of `/v1`. */
export const presentBooth = (pod: PodData): z.output<typeof boothShape> => ({
  _id: pod.id,
  event_id: pod.eventId,
  name: pod.name,
  location: pod.location,
  bookable: pod.bookable,
  company: pod.company && presentNamed(pod.company),
});
