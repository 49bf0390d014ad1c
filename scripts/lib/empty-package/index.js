// Holds nothing on purpose.
