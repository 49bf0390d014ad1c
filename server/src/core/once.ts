/** Makes something of an object once, at its first use, and keeps it as long as the object. */
export const onceFor = <Source extends object, Made>(
  make: (source: Source) => Made,
): ((source: Source) => Made) => {
  const known = new WeakMap<Source, Made>();
  return (source) => {
    const before = known.get(source);
    if (before !== undefined) return before;
    const made = make(source);
    known.set(source, made);
    return made;
  };
};
