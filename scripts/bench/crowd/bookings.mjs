/** Who and which pod is taken in which slot, so that agreed meetings never overlap. */
export const createBookings = ({ people, slots, pods }) => {
  const taken = new Uint8Array(people * slots);
  const podsTaken = new Uint16Array(slots);
  const isFree = (slot, ...persons) => persons.every((person) => taken[person * slots + slot] === 0);
  return {
    /** A slot in which this person is free; any one where there is none. */
    wish: (random, person) => {
      const first = random.below(slots);
      for (let step = 0; step < slots; step += 1)
        if (isFree((first + step) % slots, person)) return (first + step) % slots;
      return first;
    },
    /** Books the wanted slot or the next one that suits both and has a pod; null where there is none. */
    book: (wanted, sender, receiver) => {
      for (let step = 0; step < slots; step += 1) {
        const slot = (wanted + step) % slots;
        if (podsTaken[slot] === pods || !isFree(slot, sender, receiver)) continue;
        taken[sender * slots + slot] = taken[receiver * slots + slot] = 1;
        podsTaken[slot] += 1;
        return { slot, pod: (slot * 13 + podsTaken[slot]) % pods };
      }
      return null;
    },
  };
};
