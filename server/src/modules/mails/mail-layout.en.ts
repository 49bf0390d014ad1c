/** The words around every mail. */
export const english = {
  // The label of the link at the end of mails that may be stopped.
  choices: 'Choose which mails you get from this event',
};
