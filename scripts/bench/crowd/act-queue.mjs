/** Acts in order, and what is to follow after some more of them. */
export const createActQueue = (most) => {
  const acts = [];
  const later = new Map();
  const ready = [];
  return {
    acts,
    isFull: () => acts.length >= most,
    record: (act) => {
      acts.push(act);
      ready.push(...(later.get(acts.length) ?? []));
      later.delete(acts.length);
      return act;
    },
    /** Runs something when so many more acts have happened. */
    after: (count, run) => {
      const at = acts.length + Math.max(1, Math.ceil(count));
      if (later.has(at)) later.get(at).push(run);
      else later.set(at, [run]);
    },
    next: () => ready.shift(),
  };
};
